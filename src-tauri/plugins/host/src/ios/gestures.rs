//! Gestures and scrolling of the web view, for which Tauri has no options.

use objc2::msg_send;
use objc2::runtime::AnyObject;
use objc2_ui_kit::{UIScrollView, UIScrollViewContentInsetAdjustmentBehavior};
use tauri::{Runtime, Webview, WebviewWindow};

use crate::{Error, Result};

/// Enables the swipe back from the edge, until a screen disables it. The page handles the
/// notch, so the scroll view must not do so as well (tauri.md 4.1).
pub fn prepare<R: Runtime>(webview: &Webview<R>) {
    // Fails only while the app exits.
    let _ = webview.with_webview(|webview| {
        // SAFETY: Tauri gives its WKWebView and runs this on the main thread; `scrollView` is a
        // property of every one.
        unsafe {
            let Some(view) = webview.inner().cast::<AnyObject>().as_ref() else {
                return;
            };
            allow_swipe(view, true);
            let scroll: Option<&UIScrollView> = msg_send![view, scrollView];
            if let Some(scroll) = scroll {
                scroll.setContentInsetAdjustmentBehavior(
                    UIScrollViewContentInsetAdjustmentBehavior::Never,
                );
            }
        }
    });
}

/// Apple's guidelines forbid an app to terminate itself: always -2.
#[tauri::command]
pub async fn leave() -> Result<()> {
    Err(Error::NotImplemented("leaving"))
}

#[tauri::command]
pub async fn set_swipe_back<R: Runtime>(window: WebviewWindow<R>, is_enabled: bool) -> Result<()> {
    window
        .with_webview(move |webview| {
            // SAFETY: as above.
            unsafe {
                if let Some(view) = webview.inner().cast::<AnyObject>().as_ref() {
                    allow_swipe(view, is_enabled);
                }
            }
        })
        .map_err(|_| Error::NotImplemented("swipe back"))
}

/// # Safety
///
/// `view` is a WKWebView, and this is the main thread.
unsafe fn allow_swipe(view: &AnyObject, is_enabled: bool) {
    unsafe {
        let () = msg_send![view, setAllowsBackForwardNavigationGestures: is_enabled];
    }
}
