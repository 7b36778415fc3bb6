//! Puts a method of ours before one of tao's delegates, which cannot be subclassed.

use std::ffi::CStr;

use objc2::runtime::{AnyClass, Imp, Sel};
use objc2_ui_kit::UIApplicationDidFinishLaunchingNotification;

use super::screen::observe;

/// Calls `work` when the app has launched: tao's classes exist then, and scenes connect after that. Call
/// before the app runs.
pub fn after_launch(work: impl Fn() + 'static) {
    // SAFETY: a constant of UIKit.
    let launched = unsafe { UIApplicationDidFinishLaunchingNotification };
    observe(launched, move |_| work());
}

/// Replaces the method and returns the old one; `None` when there is no such class or method.
///
/// # Safety
///
/// `ours` has the signature of the selector, and whoever calls the old one does it with that signature.
pub unsafe fn swizzle(class: &CStr, selector: Sel, ours: Imp) -> Option<Imp> {
    let method = AnyClass::get(class)?.instance_method(selector)?;
    // SAFETY: as the caller promises.
    Some(unsafe { method.set_implementation(ours) })
}
