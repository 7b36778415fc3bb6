//! The system's share sheet. The official plugin asks for an entitlement that the app must not have, and
//! never answers (decisions "Native").

use std::cell::Cell;
use std::path::PathBuf;

use block2::RcBlock;
use objc2::rc::Retained;
use objc2::runtime::{AnyObject, Bool};
use objc2::{AnyThread, MainThreadMarker, MainThreadOnly, msg_send};
use objc2_core_foundation::{CGPoint, CGRect, CGSize};
use objc2_foundation::{NSArray, NSData, NSDataBase64DecodingOptions, NSError, NSString};
use objc2_ui_kit::{
    UIActivityType, UIActivityViewController, UIImage, UIPopoverPresentationController, UIView,
    UIViewController,
};
use tauri::webview::PlatformWebview;
use tauri::{Runtime, WebviewWindow};
use tokio::sync::oneshot;

use crate::{Error, Result, picture_rules};

/// `shared` or `cancelled`, as the sheet says it.
#[tauri::command]
pub async fn share_text<R: Runtime>(
    window: WebviewWindow<R>,
    text: String,
) -> Result<&'static str> {
    let is_shared = open(&window, Some(text), None).await?;
    Ok(outcome(is_shared))
}

/// The sheet offers to save the picture (`NSPhotoLibraryAddUsageDescription`) and to send it: `shared` or
/// `cancelled`. `png` is base64.
#[tauri::command]
pub async fn save_picture<R: Runtime>(
    window: WebviewWindow<R>,
    name: String,
    png: String,
) -> Result<&'static str> {
    picture_rules::check(&name, &png)?;
    let is_shared = open(&window, None, Some(Picture::Base64(png))).await?;
    Ok(outcome(is_shared))
}

fn outcome(is_shared: bool) -> &'static str {
    if is_shared { "shared" } else { "cancelled" }
}

/// Where a picture comes from.
pub enum Picture {
    File(PathBuf),
    Base64(String),
}

impl Picture {
    /// None when there is no picture in it.
    fn image(&self) -> Option<Retained<UIImage>> {
        match self {
            Self::File(path) => {
                UIImage::imageWithContentsOfFile(&NSString::from_str(&path.to_string_lossy()))
            }
            Self::Base64(text) => {
                let data = NSData::initWithBase64EncodedString_options(
                    NSData::alloc(),
                    &NSString::from_str(text),
                    NSDataBase64DecodingOptions(0),
                )?;
                UIImage::imageWithData(&data)
            }
        }
    }
}

/// Opens the sheet with a text and a picture. False when the user dismissed it. Always settles:
/// a sheet that does not open, or ends without calling its handler, is `NotLaunched`.
pub async fn open<R: Runtime>(
    window: &WebviewWindow<R>,
    text: Option<String>,
    photo: Option<Picture>,
) -> Result<bool> {
    let (answer, answered) = oneshot::channel();
    window
        .with_webview(move |webview| {
            if let Some(main) = MainThreadMarker::new() {
                present(main, &webview, text.as_deref(), photo.as_ref(), answer);
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
    text: Option<&str>,
    photo: Option<&Picture>,
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
    let mut items: Vec<Retained<AnyObject>> = Vec::new();
    if let Some(picture) = photo {
        let Some(image) = picture.image() else {
            let _ = answer.send(Err(Error::NotLaunched("photo")));
            return;
        };
        items.push(image.into());
    }
    if let Some(text) = text {
        items.push(NSString::from_str(text).into());
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
