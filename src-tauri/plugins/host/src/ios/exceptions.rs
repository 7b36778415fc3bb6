//! Exceptions of Apple's frameworks that nobody catches: the process ends after they are told.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::OnceLock;

use objc2_foundation::{NSException, NSSetUncaughtExceptionHandler};

use crate::exception_words::words_of;

type Tell = dyn Fn(&str) + Send + Sync;

static TELL: OnceLock<Box<Tell>> = OnceLock::new();

/// From here on `tell` gets the class and the places of an exception that ends the process. Once for the
/// process; it runs on the thread that threw.
pub fn hear_exceptions(tell: impl Fn(&str) + Send + Sync + 'static) {
    if TELL.set(Box::new(tell)).is_err() {
        return;
    }
    let handler = heard as unsafe extern "C-unwind" fn(NonNull<NSException>);
    // SAFETY: the function has the handler's signature and is there as long as the process.
    unsafe { NSSetUncaughtExceptionHandler(handler as *mut c_void) };
}

unsafe extern "C-unwind" fn heard(exception: NonNull<NSException>) {
    // SAFETY: the runtime gives the exception that was thrown, and keeps it for this call.
    let exception = unsafe { exception.as_ref() };
    let symbols = exception.callStackSymbols();
    let lines = symbols.iter().map(|symbol| symbol.to_string());
    if let Some(tell) = TELL.get() {
        tell(&words_of(&exception.name().to_string(), lines));
    }
}
