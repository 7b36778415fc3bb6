use block2::RcBlock;
use objc2::runtime::Bool;
use objc2_foundation::{NSDictionary, NSString, NSURL};
use objc2_ui_kit::UIApplication;
use tauri::{AppHandle, Runtime};

use super::on_main;
use crate::{Error, Result};

/// Opens WhatsApp. Needs `whatsapp` in `LSApplicationQueriesSchemes` (`Info.ios.plist`), or it looks
/// as if it were missing.
pub async fn open_whatsapp<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
    let (app, url) = (app.clone(), url.to_owned());
    // Waits for the system, so not on a thread that other commands need.
    tauri::async_runtime::spawn_blocking(move || open(&app, url))
        .await
        .map_err(|_| Error::NotLaunched("WhatsApp"))?
}

fn open<R: Runtime>(app: &AppHandle<R>, url: String) -> Result<()> {
    let (answer, answered) = std::sync::mpsc::channel();
    let is_there = on_main(app, "WhatsApp", move |main| {
        let Some(url) = NSURL::URLWithString(&NSString::from_str(&url)) else {
            return false;
        };
        let application = UIApplication::sharedApplication(main);
        if !application.canOpenURL(&url) {
            return false;
        }
        let done = RcBlock::new(move |opened: Bool| {
            // The other end waits below; it is gone only when the app ends.
            let _ = answer.send(opened.as_bool());
        });
        // SAFETY: no options, so their types cannot be wrong; UIKit keeps the block.
        unsafe {
            application.openURL_options_completionHandler(&url, &NSDictionary::new(), Some(&done));
        }
        true
    })?;
    if !is_there {
        return Err(Error::NotImplemented("WhatsApp"));
    }
    match answered.recv() {
        Ok(true) => Ok(()),
        _ => Err(Error::NotLaunched("WhatsApp")),
    }
}
