use std::sync::atomic::{AtomicBool, Ordering};

use objc2_ui_kit::{UIApplicationOpenSettingsURLString, UIDevice, UIView};
use serde::Serialize;
use tauri::{AppHandle, Runtime, WebviewWindow};
use tokio::sync::oneshot;

use super::opening::open_url;
use super::threads::on_main;
use crate::{Error, Result};

/// Space that the system covers, in CSS pixels. `keyboard` is 0: Safari's visual viewport follows the
/// keyboard by itself, and `env(safe-area-inset-*)` is live, so there are no events here.
#[derive(Debug, Serialize)]
pub struct Insets {
    top: f64,
    right: f64,
    bottom: f64,
    left: f64,
    keyboard: f64,
}

/// What `/device/report` needs and a page cannot read.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInfo {
    platform: &'static str,
    brand: &'static str,
    model: String,
    os_version: String,
    /// On iOS the web view is part of the system.
    webview_version: String,
}

/// iOS does not say whether it ended the app or its user did. Says yes, once: the page knows how long ago it
/// was left.
#[tauri::command]
pub fn was_restored() -> bool {
    static IS_SAID: AtomicBool = AtomicBool::new(false);
    !IS_SAID.swap(true, Ordering::Relaxed)
}

#[tauri::command]
pub async fn insets<R: Runtime>(window: WebviewWindow<R>) -> Result<Insets> {
    let (answer, answered) = oneshot::channel();
    window
        .with_webview(move |webview| {
            // SAFETY: Tauri gives its WKWebView, which is a UIView, and runs this on the main thread.
            let view = unsafe { webview.inner().cast::<UIView>().as_ref() };
            if let Some(view) = view {
                let edges = view.safeAreaInsets();
                // The caller may have given up.
                let _ = answer.send(Insets {
                    top: edges.top,
                    right: edges.right,
                    bottom: edges.bottom,
                    left: edges.left,
                    keyboard: 0.0,
                });
            }
        })
        .map_err(|_| Error::NotImplemented("insets"))?;
    answered.await.map_err(|_| Error::NotImplemented("insets"))
}

#[tauri::command]
pub async fn device_info<R: Runtime>(app: AppHandle<R>) -> Result<DeviceInfo> {
    on_main(&app, "device info", |main| {
        let device = UIDevice::currentDevice(main);
        let os_version = device.systemVersion().to_string();
        DeviceInfo {
            platform: "ios",
            brand: "Apple",
            model: hardware_model(),
            webview_version: os_version.clone(),
            os_version,
        }
    })
    .await
}

/// Such as `iPhone17,1`; UIDevice says only "iPhone".
fn hardware_model() -> String {
    // SAFETY: zeros are a valid `utsname`, the call fills it with terminated strings.
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

#[tauri::command]
pub async fn open_app_settings<R: Runtime>(app: AppHandle<R>) -> Result<()> {
    // SAFETY: a constant of UIKit.
    let address = unsafe { UIApplicationOpenSettingsURLString };
    open_url(&app, &address.to_string())
        .await
        .map_err(|_| Error::NotImplemented("app settings"))
}
