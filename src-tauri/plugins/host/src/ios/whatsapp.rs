use objc2::MainThreadMarker;
use objc2_foundation::{NSString, NSURL};
use objc2_ui_kit::UIApplication;
use tauri::{AppHandle, Manager, Runtime};

use super::opening::open_url;
use super::share::{self, Picture};
use super::threads::{on_main, waiting};
use crate::{Error, Result};

/// Opens WhatsApp. Without `whatsapp` in `LSApplicationQueriesSchemes` (`Info.ios.plist`) iOS reports it
/// as missing.
pub async fn open_whatsapp<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
    let asked = url.to_owned();
    let is_there = on_main(app, "WhatsApp", move |main| there(main, &asked));
    if !is_there.await? {
        return Err(Error::NotImplemented("WhatsApp"));
    }
    open_url(app, url).await
}

pub async fn find_whatsapp<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    let is_there = on_main(app, "WhatsApp", |main| there(main, "whatsapp://send"));
    if is_there.await? {
        Ok(())
    } else {
        Err(Error::NotImplemented("WhatsApp"))
    }
}

/// A text opens WhatsApp itself. A photo needs the system's share sheet, where the user chooses WhatsApp;
/// dismissing the sheet is not an error.
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
    let shared = share::open(&window, Some(text), Some(Picture::File(path.clone()))).await;
    // The sheet has read it by then. A leftover is deleted with the cache.
    let _ = waiting(move || std::fs::remove_file(path)).await;
    shared.map(drop)
}

fn there(main: MainThreadMarker, url: &str) -> bool {
    NSURL::URLWithString(&NSString::from_str(url))
        .is_some_and(|url| UIApplication::sharedApplication(main).canOpenURL(&url))
}

/// Percent-encodes all but letters and digits, so that no text can add another query parameter.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}
