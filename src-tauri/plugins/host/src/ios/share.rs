//! The system's share sheet. The official plugin asks for an entitlement that the app must not have, and
//! never answers (decisions "Native").

use std::cell::Cell;
use std::path::PathBuf;

use block2::RcBlock;
use objc2::rc::Retained;
use objc2::runtime::{AnyObject, Bool};
use objc2::{MainThreadMarker, MainThreadOnly, msg_send};
use objc2_core_foundation::{CGPoint, CGRect, CGSize};
use objc2_foundation::{NSArray, NSError, NSString};
use objc2_ui_kit::{
    UIActivityType, UIActivityViewController, UIImage, UIPopoverPresentationController, UIView,
    UIViewController,
};
use tauri::webview::PlatformWebview;
use tauri::{Runtime, WebviewWindow};
use tokio::sync::oneshot;

use crate::{Error, Result};

/// `shared` or `cancelled`, as the sheet says it.
#[tauri::command]
pub async fn share_text<R: Runtime>(
    window: WebviewWindow<R>,
    text: String,
) -> Result<&'static str> {
    let is_shared = open(&window, text, None).await?;
    Ok(if is_shared { "shared" } else { "cancelled" })
}

/// Opens the sheet with a text, and a picture from a file. False when the user dismissed it. Always settles:
/// a sheet that does not open, or ends without calling its handler, is `NotLaunched`.
pub async fn open<R: Runtime>(
    window: &WebviewWindow<R>,
    text: String,
    photo: Option<PathBuf>,
) -> Result<bool> {
    let (answer, answered) = oneshot::channel();
    window
        .with_webview(move |webview| {
            if let Some(main) = MainThreadMarker::new() {
                present(main, &webview, &text, photo, answer);
            }
        })
        .map_err(|_| Error::NotLaunched("share sheet"))?;
    answered
        .await
        .map_err(|_| Error::NotLaunched("share sheet"))?
}

fn present(
    main: MainThreadMarker,
    webview: &PlatformWebview,
    text: &str,
    photo: Option<PathBuf>,
    answer: oneshot::Sender<Result<bool>>,
) {
    // SAFETY: Tauri gives the web view and the controller that shows it, and runs this on the main thread.
    let (view, controller) = unsafe {
        (
            webview.inner().cast::<UIView>().as_ref(),
            webview
                .view_controller()
                .cast::<UIViewController>()
                .as_ref(),
        )
    };
    let (Some(view), Some(controller)) = (view, controller) else {
        return;
    };
    // UIKit would ignore a second sheet, and its handler would never be called.
    if controller.presentedViewController().is_some() {
        return;
    }
    let mut items: Vec<Retained<AnyObject>> = vec![NSString::from_str(text).into()];
    if let Some(path) = photo {
        let Some(image) =
            UIImage::imageWithContentsOfFile(&NSString::from_str(&path.to_string_lossy()))
        else {
            let _ = answer.send(Err(Error::NotLaunched("photo")));
            return;
        };
        items.insert(0, image.into());
    }
    // SAFETY: the sheet accepts strings and images; there are no custom activities.
    let sheet = unsafe {
        UIActivityViewController::initWithActivityItems_applicationActivities(
            UIActivityViewController::alloc(main),
            &NSArray::from_retained_slice(&items),
            None,
        )
    };
    let answer = Cell::new(Some(answer));
    let done = RcBlock::new(
        move |_: *mut UIActivityType, is_done: Bool, _: *mut NSArray, _: *mut NSError| {
            if let Some(answer) = answer.take() {
                // The caller may have given up.
                let _ = answer.send(Ok(is_done.as_bool()));
            }
        },
    );
    // SAFETY: the sheet keeps the block, which has the declared signature.
    unsafe { sheet.setCompletionWithItemsHandler(RcBlock::as_ptr(&done)) };
    point_at_the_middle(&sheet, view);
    controller.presentViewController_animated_completion(&sheet, true, None);
}

/// On an iPad the sheet is a popover, and one without an anchor crashes the app.
fn point_at_the_middle(sheet: &UIActivityViewController, view: &UIView) {
    // SAFETY: a property of every view controller; absent on a phone.
    let balloon: Option<Retained<UIPopoverPresentationController>> =
        unsafe { msg_send![sheet, popoverPresentationController] };
    let Some(balloon) = balloon else { return };
    let size = view.bounds().size;
    balloon.setSourceView(Some(view));
    balloon.setSourceRect(CGRect {
        origin: CGPoint {
            x: size.width / 2.0,
            y: size.height / 2.0,
        },
        size: CGSize::ZERO,
    });
}
