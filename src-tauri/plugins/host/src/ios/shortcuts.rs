//! Shortcuts of the app's icon. Their type is a route of ours (`Info.plist`), which goes the way of a tapped
//! notification: the shell checks it, and the page opens it.
//!
//! tao's delegates have no such methods, so they are added. Remove this module when tao has them.

use block2::DynBlock;
use objc2::runtime::{AnyClass, AnyObject, Bool, Imp, Sel};
use objc2::{ffi, sel};
use objc2_ui_kit::UIApplicationShortcutItem;

use super::swizzle::after_launch;
use super::taps::keep;

type Perform = unsafe extern "C-unwind" fn(
    &AnyObject,
    Sel,
    &AnyObject,
    &UIApplicationShortcutItem,
    &DynBlock<dyn Fn(Bool)>,
);

/// Call before the app runs: the shortcut that starts the app is delivered after the launch.
pub fn follow() {
    after_launch(|| {
        for (class, selector) in [
            (
                c"AppDelegate",
                sel!(application:performActionForShortcutItem:completionHandler:),
            ),
            (
                c"TaoSceneDelegate",
                sel!(windowScene:performActionForShortcutItem:completionHandler:),
            ),
        ] {
            let Some(class) = AnyClass::get(class) else {
                continue;
            };
            // SAFETY: `perform` has the signature of both selectors in UIKit's protocols, and the encoding
            // says so: nothing, self, command, three objects of which the last is a block. A class that has
            // the method keeps its own.
            unsafe {
                let ours = std::mem::transmute::<Perform, Imp>(perform);
                ffi::class_addMethod(
                    std::ptr::from_ref(class).cast_mut(),
                    selector,
                    ours,
                    c"v@:@@@?".as_ptr(),
                );
            }
        }
    });
}

unsafe extern "C-unwind" fn perform(
    _delegate: &AnyObject,
    _command: Sel,
    _sender: &AnyObject,
    item: &UIApplicationShortcutItem,
    done: &DynBlock<dyn Fn(Bool)>,
) {
    opened(item);
    done.call((Bool::YES,));
}

/// Also of a scene that a shortcut connects (`cold_links.rs`).
pub fn opened(item: &UIApplicationShortcutItem) {
    keep(item.r#type().to_string());
}
