//! Addresses that Apple's parser takes and Rust's does not, such as one with the port 99999. tao 0.37
//! unwraps the result, so that any web page could end the app by a link. They are dropped before tao sees
//! them. Remove this module when tao does it.

use std::sync::OnceLock;

use objc2::runtime::{AnyObject, Bool, Imp, Sel};
use objc2::sel;
use objc2_foundation::{NSURL, NSUserActivity};

use super::swizzle::{after_launch, swizzle};
use crate::link_rules::is_parsable;

type OpenUrl =
    unsafe extern "C-unwind" fn(&AnyObject, Sel, &AnyObject, &NSURL, *mut AnyObject) -> Bool;
type Continue = unsafe extern "C-unwind" fn(
    &AnyObject,
    Sel,
    &AnyObject,
    &NSUserActivity,
    *mut AnyObject,
) -> Bool;
type SceneContinue = unsafe extern "C-unwind" fn(&AnyObject, Sel, &AnyObject, &NSUserActivity);

static OPEN_URL: OnceLock<OpenUrl> = OnceLock::new();
static CONTINUE: OnceLock<Continue> = OnceLock::new();
static SCENE_CONTINUE: OnceLock<SceneContinue> = OnceLock::new();

/// Call before the app runs. A scene's `openURLContexts` is not here: tao drops those itself.
pub fn follow() {
    after_launch(|| {
        // SAFETY: the functions below have the signatures that UIKit's protocols give to the selectors;
        // each is replaced once, because the launch is told once.
        unsafe {
            let ours = std::mem::transmute::<OpenUrl, Imp>(open_url);
            if let Some(old) = swizzle(c"AppDelegate", sel!(application:openURL:options:), ours) {
                OPEN_URL.get_or_init(|| std::mem::transmute::<Imp, OpenUrl>(old));
            }
            let ours = std::mem::transmute::<Continue, Imp>(continue_activity);
            let selector = sel!(application:continueUserActivity:restorationHandler:);
            if let Some(old) = swizzle(c"AppDelegate", selector, ours) {
                CONTINUE.get_or_init(|| std::mem::transmute::<Imp, Continue>(old));
            }
            let ours = std::mem::transmute::<SceneContinue, Imp>(scene_continue);
            let selector = sel!(scene:continueUserActivity:);
            if let Some(old) = swizzle(c"TaoSceneDelegate", selector, ours) {
                SCENE_CONTINUE.get_or_init(|| std::mem::transmute::<Imp, SceneContinue>(old));
            }
        }
    });
}

unsafe extern "C-unwind" fn open_url(
    delegate: &AnyObject,
    command: Sel,
    app: &AnyObject,
    url: &NSURL,
    options: *mut AnyObject,
) -> Bool {
    match OPEN_URL.get() {
        // SAFETY: called as UIKit has called us.
        Some(before) if is_safe(url) => unsafe { before(delegate, command, app, url, options) },
        _ => Bool::NO,
    }
}

unsafe extern "C-unwind" fn continue_activity(
    delegate: &AnyObject,
    command: Sel,
    app: &AnyObject,
    activity: &NSUserActivity,
    restore: *mut AnyObject,
) -> Bool {
    match CONTINUE.get() {
        // SAFETY: as above.
        Some(before) if leads_safely(activity) => unsafe {
            before(delegate, command, app, activity, restore)
        },
        _ => Bool::NO,
    }
}

unsafe extern "C-unwind" fn scene_continue(
    delegate: &AnyObject,
    command: Sel,
    scene: &AnyObject,
    activity: &NSUserActivity,
) {
    if let Some(before) = SCENE_CONTINUE.get()
        && leads_safely(activity)
    {
        // SAFETY: as above.
        unsafe { before(delegate, command, scene, activity) }
    }
}

/// One without an address is tao's to ignore.
fn leads_safely(activity: &NSUserActivity) -> bool {
    activity.webpageURL().is_none_or(|url| is_safe(&url))
}

fn is_safe(url: &NSURL) -> bool {
    url.absoluteString()
        .is_some_and(|text| is_parsable(&text.to_string()))
}
