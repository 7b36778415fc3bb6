//! A screen that neither a recording nor the list of recent apps shows.
//!
//! iOS lets no app prevent a screenshot; the codes that are kept secret change every 30 s.

use std::cell::{Cell, RefCell};
use std::sync::Once;

use objc2::rc::Retained;
use objc2::{MainThreadMarker, MainThreadOnly};
use objc2_ui_kit::{
    UIApplication, UIApplicationDidBecomeActiveNotification,
    UIApplicationWillResignActiveNotification, UIColor, UIScreen,
    UIScreenCapturedDidChangeNotification, UIView,
};
use tauri::{AppHandle, Runtime};

use super::screen::observe;
use super::threads::on_main;
use crate::Result;

thread_local! {
    /// Used on the main thread only.
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
    /// What hides the page now.
    static COVER: RefCell<Option<Retained<UIView>>> = const { RefCell::new(None) };
}

#[tauri::command]
pub async fn keep_secret<R: Runtime>(app: AppHandle<R>, is_on: bool) -> Result<()> {
    on_main(&app, "screen", move |main| {
        static FOLLOWING: Once = Once::new();
        FOLLOWING.call_once(follow);
        IS_WANTED.set(is_on);
        cover(main, is_captured(main));
    })
    .await
}

fn follow() {
    // SAFETY: constants of UIKit.
    let (leaves, comes, captured) = unsafe {
        (
            UIApplicationWillResignActiveNotification,
            UIApplicationDidBecomeActiveNotification,
            UIScreenCapturedDidChangeNotification,
        )
    };
    // The system takes the picture for its list of apps right after this.
    observe(leaves, |main| cover(main, true));
    observe(comes, |main| cover(main, is_captured(main)));
    observe(captured, |main| cover(main, is_captured(main)));
}

/// Recorded, mirrored, or sent to another screen.
fn is_captured(main: MainThreadMarker) -> bool {
    #[allow(deprecated)] // The one screen of a phone; the successors need a scene, and iOS 17.
    UIScreen::mainScreen(main).isCaptured()
}

/// Only while it is wanted.
fn cover(main: MainThreadMarker, is_due: bool) {
    if let Some(view) = COVER.take() {
        view.removeFromSuperview();
    }
    if !is_due || !IS_WANTED.get() {
        return;
    }
    #[allow(deprecated)] // The app has one window.
    let Some(window) = UIApplication::sharedApplication(main).keyWindow() else {
        return;
    };
    let view = UIView::initWithFrame(UIView::alloc(main), window.bounds());
    view.setBackgroundColor(Some(&UIColor::blackColor()));
    window.addSubview(&view);
    COVER.replace(Some(view));
}
