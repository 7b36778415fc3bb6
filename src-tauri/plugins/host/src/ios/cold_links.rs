//! The link that starts the app, when the system starts it as a scene.
//!
//! tao 0.37 never reads it there (tauri.md 3; tao issue 1248), and with the SDK of iOS 27 every app is
//! a scene. So the method of tao's delegate that connects a scene is swizzled: the new one keeps the links,
//! then calls the old one. Remove this module when tao does it itself: a link would then come twice, which
//! the shell's inbox deduplicates.

use std::sync::OnceLock;

use block2::RcBlock;
use objc2::runtime::{AnyClass, AnyObject, Imp, Sel};
use objc2::sel;
use objc2_foundation::{NSNotification, NSNotificationCenter, NSURL};
use objc2_ui_kit::{
    UIApplicationDidFinishLaunchingNotification, UIScene, UISceneConnectionOptions, UISceneSession,
};
use parking_lot::Mutex;

static WAITING: Mutex<Vec<String>> = Mutex::new(Vec::new());

type Connect = unsafe extern "C-unwind" fn(
    &AnyObject,
    Sel,
    &UIScene,
    &UISceneSession,
    &UISceneConnectionOptions,
);

static BEFORE: OnceLock<Connect> = OnceLock::new();

/// The links that came, unchecked, each once.
pub fn take() -> Vec<String> {
    std::mem::take(&mut *WAITING.lock())
}

/// Call before the app runs. tao's class exists after the launch, and scenes connect after that.
pub fn follow() {
    let block = RcBlock::new(|_: std::ptr::NonNull<NSNotification>| replace());
    // SAFETY: a constant of UIKit, which posts it on the main thread; the block touches nothing else.
    let observer = unsafe {
        NSNotificationCenter::defaultCenter().addObserverForName_object_queue_usingBlock(
            Some(UIApplicationDidFinishLaunchingNotification),
            None,
            None,
            &block,
        )
    };
    // The observer lives as long as the app.
    std::mem::forget(observer);
}

fn replace() {
    let connect = sel!(scene:willConnectToSession:options:);
    let Some(method) =
        AnyClass::get(c"TaoSceneDelegate").and_then(|class| class.instance_method(connect))
    else {
        return;
    };
    BEFORE.get_or_init(|| {
        // SAFETY: the selector has this signature in UIKit's protocol, which tao's class implements,
        // and `connect` below has it too. Only this one replacement is ever made.
        unsafe {
            let ours = std::mem::transmute::<Connect, Imp>(connected);
            std::mem::transmute::<Imp, Connect>(method.set_implementation(ours))
        }
    });
}

unsafe extern "C-unwind" fn connected(
    delegate: &AnyObject,
    command: Sel,
    scene: &UIScene,
    session: &UISceneSession,
    options: &UISceneConnectionOptions,
) {
    let opened = options.URLContexts();
    let continued = options.userActivities();
    let urls = opened.iter().map(|context| context.URL());
    let pages = continued
        .iter()
        .filter_map(|activity| activity.webpageURL());
    let links = urls.chain(pages).filter_map(|url| text(&url));
    WAITING.lock().extend(links);
    if let Some(before) = BEFORE.get() {
        // SAFETY: called as UIKit has called us.
        unsafe { before(delegate, command, scene, session, options) }
    }
}

fn text(url: &NSURL) -> Option<String> {
    url.absoluteString().map(|text| text.to_string())
}
