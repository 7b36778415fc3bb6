use objc2_foundation::{NSDictionary, NSString, NSURL};
use objc2_ui_kit::UIApplication;
use tauri::{AppHandle, Runtime};
use tokio::sync::oneshot;

use super::threads::{on_main, yes_or_no};
use crate::{Error, Result};

/// Opens an address with the app for it. The official plugin always reports success
/// (tauri.md 1.6); here it is `NotLaunched` when no app opens it.
pub async fn open_url<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
    let url = url.to_owned();
    let (answer, answered) = oneshot::channel();
    on_main(app, "opening", move |main| {
        let Some(url) = NSURL::URLWithString(&NSString::from_str(&url)) else {
            return;
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
    })
    .await?;
    match answered.await {
        Ok(true) => Ok(()),
        _ => Err(Error::NotLaunched("address")),
    }
}
