//! Taps on notifications.
//!
//! The official plugin's delegate looks each notification up among those that this process has
//! shown, and crashes when it is missing: so would a tap on one of yesterday. It also
//! drops the link. So our delegate replaces it, and reads the link where `reminders.rs` has put
//! it. Remove this module when the plugin does both.

use std::sync::OnceLock;

use block2::DynBlock;
use objc2::rc::Retained;
use objc2::runtime::{AnyObject, NSObject, NSObjectProtocol, ProtocolObject};
use objc2::{AllocAnyThread, define_class, msg_send};
use objc2_foundation::{NSDictionary, NSString, ns_string};
use objc2_user_notifications::{
    UNNotification, UNNotificationDefaultActionIdentifier, UNNotificationPresentationOptions,
    UNNotificationResponse, UNUserNotificationCenter, UNUserNotificationCenterDelegate,
};
use parking_lot::Mutex;

static WAITING: Mutex<Vec<String>> = Mutex::new(Vec::new());
static TOLD: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();

/// Names in a notification's `userInfo`, the first as the official plugin has it.
pub const EXTRA: &str = "__EXTRA__";
pub const LINK: &str = "link";

/// More than a person taps before the page is up: bounds the list.
const MAX_WAITING: usize = 8;

/// The links of tapped notifications, each once, unchecked.
pub fn take() -> Vec<String> {
    std::mem::take(&mut *WAITING.lock())
}

/// Calls `tell` whenever a link was added. Only the first callback counts.
pub fn on_tap(tell: impl Fn() + Send + Sync + 'static) {
    let _ = TOLD.set(Box::new(tell));
}

define_class!(
    // SAFETY: NSObject has no requirements for subclasses, and there is no Drop.
    #[unsafe(super(NSObject))]
    #[name = "JajanNotificationTaps"]
    struct Taps;

    unsafe impl NSObjectProtocol for Taps {}

    unsafe impl UNUserNotificationCenterDelegate for Taps {
        #[unsafe(method(userNotificationCenter:willPresentNotification:withCompletionHandler:))]
        fn will_present(
            &self,
            _center: &UNUserNotificationCenter,
            _notification: &UNNotification,
            done: &DynBlock<dyn Fn(UNNotificationPresentationOptions)>,
        ) {
            // Shown as usual while the app is open.
            done.call((UNNotificationPresentationOptions::Banner
                | UNNotificationPresentationOptions::List
                | UNNotificationPresentationOptions::Sound,));
        }

        #[unsafe(method(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:))]
        fn did_receive(
            &self,
            _center: &UNUserNotificationCenter,
            response: &UNNotificationResponse,
            done: &DynBlock<dyn Fn()>,
        ) {
            if let Some(link) = link_of(response) {
                keep(link);
            }
            done.call(());
        }
    }
);

/// Call once, after the official plugin is set up and before the app runs: the tap that starts the app is
/// delivered after the launch.
pub fn follow() {
    // SAFETY: `init` of NSObject.
    let taps: Retained<Taps> = unsafe { msg_send![Taps::alloc(), init] };
    UNUserNotificationCenter::currentNotificationCenter()
        .setDelegate(Some(ProtocolObject::from_ref(&*taps)));
    // The notification centre holds it weakly, so it is leaked for the app's lifetime.
    std::mem::forget(taps);
}

/// The link of a tap on the notification itself; a dismissal has none.
fn link_of(response: &UNNotificationResponse) -> Option<String> {
    // SAFETY: a constant of the framework.
    let tap = unsafe { UNNotificationDefaultActionIdentifier };
    if *response.actionIdentifier() != *tap {
        return None;
    }
    let content = response.notification().request().content();
    let extra = value(&content.userInfo(), ns_string!(EXTRA))?;
    let extra = extra.downcast::<NSDictionary>().ok()?;
    let link = value(&extra, ns_string!(LINK))?;
    Some(link.downcast::<NSString>().ok()?.to_string())
}

fn value(dictionary: &NSDictionary, key: &NSString) -> Option<Retained<AnyObject>> {
    dictionary.objectForKey(key)
}

/// Also for shortcuts, whose links go the same way.
pub fn keep(link: String) {
    let mut waiting = WAITING.lock();
    if waiting.len() < MAX_WAITING {
        waiting.push(link);
    }
    drop(waiting);
    if let Some(tell) = TOLD.get() {
        tell();
    }
}
