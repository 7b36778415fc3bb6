//! The theme that the user chose in the app, for what the system draws around the page, and how large the
//! user wants text (Dynamic Type), which a web view does not follow by itself.

use std::sync::Once;

use objc2::MainThreadMarker;
use objc2_ui_kit::{
    UIApplication, UIContentSizeCategoryDidChangeNotification, UIFontMetrics, UIUserInterfaceStyle,
};
use serde::{Deserialize, Serialize};
use tauri::{AppHandle, Runtime};

use super::listeners;
use super::screen::observe;
use super::threads::on_main;
use crate::Result;

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    System,
    Light,
    Dark,
}

#[tauri::command]
pub async fn set_theme<R: Runtime>(app: AppHandle<R>, theme: Theme) -> Result<()> {
    on_main(&app, "theme", move |main| {
        #[allow(deprecated)] // The app has one window.
        let window = UIApplication::sharedApplication(main).keyWindow();
        if let Some(window) = window {
            window.setOverrideUserInterfaceStyle(match theme {
                Theme::System => UIUserInterfaceStyle::Unspecified,
                Theme::Light => UIUserInterfaceStyle::Light,
                Theme::Dark => UIUserInterfaceStyle::Dark,
            });
        }
    })
    .await
}

/// 1 as delivered.
#[derive(Debug, Serialize)]
pub struct TextScale {
    scale: f64,
}

/// Sends `text-scale` events from the first call on.
#[tauri::command]
pub async fn text_scale<R: Runtime>(app: AppHandle<R>) -> Result<TextScale> {
    on_main(&app, "text scale", |main| {
        static FOLLOWING: Once = Once::new();
        FOLLOWING.call_once(|| {
            // SAFETY: a constant of UIKit.
            let changed = unsafe { UIContentSizeCategoryDidChangeNotification };
            observe(changed, |main| {
                listeners::trigger("text-scale", &scale(main));
            });
        });
        scale(main)
    })
    .await
}

/// Of the style of body text.
fn scale(_main: MainThreadMarker) -> TextScale {
    const USUAL: f64 = 100.0;
    let wanted = UIFontMetrics::defaultMetrics().scaledValueForValue(USUAL);
    TextScale {
        scale: wanted / USUAL,
    }
}
