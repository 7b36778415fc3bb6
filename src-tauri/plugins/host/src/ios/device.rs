use block2::RcBlock;
use objc2::runtime::Bool;
use objc2_foundation::{NSDictionary, NSURL};
use objc2_ui_kit::{UIApplication, UIApplicationOpenSettingsURLString, UIDevice, UIScreen, UIView};
use serde::Serialize;
use tauri::{AppHandle, Runtime, WebviewWindow};

use super::on_main;
use crate::{Error, Result};

/// Space that the system covers, in CSS pixels. `ime` is 0: Safari's visual viewport follows the
/// keyboard by itself, and `env(safe-area-inset-*)` is live, so there are no events here.
#[derive(Debug, Serialize)]
pub struct Insets {
    top: f64,
    right: f64,
    bottom: f64,
    left: f64,
    ime: f64,
}

/// What `/device/report` needs. Sizes in CSS pixels.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInfo {
    platform: &'static str,
    brand: &'static str,
    model: String,
    os_version: String,
    /// The web view is a part of the system here.
    webview_version: String,
    screen_width: f64,
    screen_height: f64,
    pixel_ratio: f64,
}

#[tauri::command(async)]
pub fn insets<R: Runtime>(window: WebviewWindow<R>) -> Result<Insets> {
    let (answer, answered) = std::sync::mpsc::channel();
    window
        .with_webview(move |webview| {
            // SAFETY: Tauri gives its WKWebView, which is a UIView, and runs this on the main thread.
            let view = unsafe { webview.inner().cast::<UIView>().as_ref() };
            if let Some(view) = view {
                let edges = view.safeAreaInsets();
                // The other end waits below; it is gone only when the app ends.
                let _ = answer.send(Insets {
                    top: edges.top,
                    right: edges.right,
                    bottom: edges.bottom,
                    left: edges.left,
                    ime: 0.0,
                });
            }
        })
        .map_err(|_| Error::NotImplemented("insets"))?;
    answered.recv().map_err(|_| Error::NotImplemented("insets"))
}

#[tauri::command(async)]
pub fn device_info<R: Runtime>(app: AppHandle<R>) -> Result<DeviceInfo> {
    on_main(&app, "device info", |main| {
        let device = UIDevice::currentDevice(main);
        #[allow(deprecated)] // The one screen of a phone; the successor needs a scene.
        let screen = UIScreen::mainScreen(main);
        let size = screen.bounds().size;
        let os_version = device.systemVersion().to_string();
        DeviceInfo {
            platform: "ios",
            brand: "Apple",
            model: hardware_model(),
            webview_version: os_version.clone(),
            os_version,
            screen_width: size.width,
            screen_height: size.height,
            pixel_ratio: screen.scale(),
        }
    })
}

/// Such as `iPhone17,1`; UIDevice says only "iPhone".
fn hardware_model() -> String {
    // SAFETY: zeros are a valid `utsname`, the call fills it with terminated texts.
    unsafe {
        let mut names: libc::utsname = std::mem::zeroed();
        if libc::uname(&mut names) != 0 {
            return String::new();
        }
        std::ffi::CStr::from_ptr(names.machine.as_ptr())
            .to_string_lossy()
            .into_owned()
    }
}

#[tauri::command(async)]
pub fn open_app_settings<R: Runtime>(app: AppHandle<R>) -> Result<()> {
    let (answer, answered) = std::sync::mpsc::channel();
    on_main(&app, "app settings", move |main| {
        // SAFETY: a constant of UIKit.
        let address = unsafe { UIApplicationOpenSettingsURLString };
        let Some(url) = NSURL::URLWithString(address) else {
            return;
        };
        let done = RcBlock::new(move |opened: Bool| {
            // The other end waits below; it is gone only when the app ends.
            let _ = answer.send(opened.as_bool());
        });
        // SAFETY: no options, so their types cannot be wrong; UIKit keeps the block.
        unsafe {
            UIApplication::sharedApplication(main).openURL_options_completionHandler(
                &url,
                &NSDictionary::new(),
                Some(&done),
            );
        }
    })?;
    match answered.recv() {
        Ok(true) => Ok(()),
        _ => Err(Error::NotImplemented("app settings")),
    }
}
