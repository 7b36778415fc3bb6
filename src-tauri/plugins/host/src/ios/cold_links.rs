//! The link that starts the app, when the system starts it as a scene.
//!
//! tao 0.37 never reads it there (tauri.md 3; tao issue 1248), and with the SDK of iOS 27 every app is
//! a scene. So the method of tao's delegate that connects a scene is swizzled: the new one keeps the links,
//! then calls the old one. Remove this module when tao does it itself: a link would then come twice, which
//! the shell's inbox deduplicates.

use std::sync::OnceLock;

use objc2::runtime::{AnyObject, Imp, Sel};
use objc2::sel;
use objc2_foundation::NSURL;
use objc2_ui_kit::{UIScene, UISceneConnectionOptions, UISceneSession};
use parking_lot::Mutex;

use super::swizzle::{after_launch, swizzle};

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

/// Call before the app runs.
pub fn follow() {
    after_launch(|| {
        // SAFETY: the selector has this signature in UIKit's protocol, which tao's class implements, and
        // `connected` below has it too. It is replaced once, because the launch is told once.
        unsafe {
            let ours = std::mem::transmute::<Connect, Imp>(connected);
            let connect = sel!(scene:willConnectToSession:options:);
            if let Some(old) = swizzle(c"TaoSceneDelegate", connect, ours) {
                BEFORE.get_or_init(|| std::mem::transmute::<Imp, Connect>(old));
            }
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
    if let Some(item) = options.shortcutItem() {
        super::shortcuts::opened(&item);
    }
    if let Some(before) = BEFORE.get() {
        // SAFETY: called as UIKit has called us.
        unsafe { before(delegate, command, scene, session, options) }
    }
}

fn text(url: &NSURL) -> Option<String> {
    url.absoluteString().map(|text| text.to_string())
}
