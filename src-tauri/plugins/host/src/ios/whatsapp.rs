use objc2::MainThreadMarker;
use objc2_foundation::{NSDictionary, NSString, NSURL};
use objc2_ui_kit::UIApplication;
use tauri::{AppHandle, Manager, Runtime};
use tokio::sync::oneshot;

use super::{on_main, share, yes_or_no};
use crate::{Error, Result};

/// Opens WhatsApp. Needs `whatsapp` in `LSApplicationQueriesSchemes` (`Info.ios.plist`), or it looks
/// as if it were missing.
pub async fn open_whatsapp<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
    let url = url.to_owned();
    let (answer, answered) = oneshot::channel();
    let is_there = on_main(app, "WhatsApp", move |main| {
        let Some(url) = there(main, &url) else {
            return false;
        };
        let done = yes_or_no(answer);
        // SAFETY: no options, so their types cannot be wrong; UIKit keeps the block.
        unsafe {
            UIApplication::sharedApplication(main).openURL_options_completionHandler(
                &url,
                &NSDictionary::new(),
                Some(&done),
            );
        }
        true
    });
    if !is_there.await? {
        return Err(Error::NotImplemented("WhatsApp"));
    }
    match answered.await {
        Ok(true) => Ok(()),
        _ => Err(Error::NotLaunched("WhatsApp")),
    }
}

pub async fn find_whatsapp<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    let is_there = on_main(app, "WhatsApp", |main| {
        there(main, "whatsapp://send").is_some()
    });
    if is_there.await? {
        Ok(())
    } else {
        Err(Error::NotImplemented("WhatsApp"))
    }
}

/// A text opens WhatsApp itself. A photo can only go by the system's sheet, where the user chooses it;
/// who leaves the sheet has done nothing wrong.
pub async fn share_to_whatsapp<R: Runtime>(
    app: &AppHandle<R>,
    text: String,
    photo: Option<String>,
) -> Result<()> {
    let Some(name) = photo else {
        return open_whatsapp(app, &format!("whatsapp://send?text={}", encoded(&text))).await;
    };
    let window = app
        .get_webview_window("main")
        .ok_or(Error::NotLaunched("share sheet"))?;
    let folder = app.path().app_cache_dir();
    let folder = folder.map_err(|_| Error::NotLaunched("photo"))?;
    let path = folder.join("shared").join(name);
    let shared = share::open(&window, text, Some(path.clone())).await;
    // The sheet has read it by then. What is left over goes with the cache.
    let _ = std::fs::remove_file(path);
    shared.map(drop)
}

fn there(main: MainThreadMarker, url: &str) -> Option<objc2::rc::Retained<NSURL>> {
    let url = NSURL::URLWithString(&NSString::from_str(url))?;
    UIApplication::sharedApplication(main)
        .canOpenURL(&url)
        .then_some(url)
}

/// Every byte but letters and digits, so that no text ends the query or begins another.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}
