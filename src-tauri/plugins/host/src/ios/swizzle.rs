//! Puts a method of ours before one of tao's delegates, which cannot be subclassed.

use std::ffi::CStr;

use block2::RcBlock;
use objc2::runtime::{AnyClass, Imp, Sel};
use objc2_foundation::{NSNotification, NSNotificationCenter};
use objc2_ui_kit::UIApplicationDidFinishLaunchingNotification;

/// Calls `work` when the app has launched: tao's classes exist then, and scenes connect after that. Call
/// before the app runs.
pub fn after_launch(work: impl Fn() + 'static) {
    let block = RcBlock::new(move |_: std::ptr::NonNull<NSNotification>| work());
    // SAFETY: a constant of UIKit, which posts it on the main thread.
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
