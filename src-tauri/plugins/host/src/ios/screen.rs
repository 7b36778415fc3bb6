//! A screen that a cashier's scanner can read: full brightness, and kept on.
//!
//! Invariant: the brightness is a setting of the phone, not of the app, so it is restored whenever the app
//! goes to the background, and raised again when it returns. A change by the user in between is kept.

use std::cell::Cell;
use std::ptr::NonNull;
use std::sync::Once;

use block2::RcBlock;
use objc2::MainThreadMarker;
use objc2_foundation::{NSNotification, NSNotificationCenter, NSNotificationName};
use objc2_ui_kit::{
    UIApplication, UIApplicationDidBecomeActiveNotification,
    UIApplicationWillResignActiveNotification, UIScreen,
};
use tauri::{AppHandle, Runtime};

use super::threads::on_main;
use crate::Result;

thread_local! {
    /// Used on the main thread only.
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
    /// The user's brightness, while it is raised.
    static BEFORE: Cell<Option<f64>> = const { Cell::new(None) };
}

#[tauri::command]
pub async fn keep_bright<R: Runtime>(app: AppHandle<R>, is_on: bool) -> Result<()> {
    on_main(&app, "screen", move |main| {
        static FOLLOWING: Once = Once::new();
        FOLLOWING.call_once(follow);
        IS_WANTED.set(is_on);
        UIApplication::sharedApplication(main).setIdleTimerDisabled(is_on);
        set(main, is_on);
    })
    .await
}

fn set(main: MainThreadMarker, is_bright: bool) {
    #[allow(deprecated)] // The one screen of a phone; the successor needs a scene.
    let screen = UIScreen::mainScreen(main);
    if is_bright {
        if BEFORE.get().is_none() {
            BEFORE.set(Some(screen.brightness()));
        }
        screen.setBrightness(1.0);
    } else if let Some(before) = BEFORE.take() {
        screen.setBrightness(before);
    }
}

fn follow() {
    // SAFETY: constants of UIKit.
    let (leaves, comes) = unsafe {
        (
            UIApplicationWillResignActiveNotification,
            UIApplicationDidBecomeActiveNotification,
        )
    };
    observe(leaves, |main| set(main, false));
    observe(comes, |main| set(main, IS_WANTED.get()));
}

/// Calls `act` on the main thread whenever UIKit posts `name`.
pub fn observe(name: &NSNotificationName, act: impl Fn(MainThreadMarker) + 'static) {
    let block = RcBlock::new(move |_: NonNull<NSNotification>| {
        if let Some(main) = MainThreadMarker::new() {
            act(main);
        }
    });
    // SAFETY: UIKit posts both on the main thread, and without a queue the block runs there.
    let observer = unsafe {
        NSNotificationCenter::defaultCenter().addObserverForName_object_queue_usingBlock(
            Some(name),
            None,
            None,
            &block,
        )
    };
    // The observers live as long as the app.
    std::mem::forget(observer);
}
