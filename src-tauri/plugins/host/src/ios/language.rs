//! The language of the app in the phone's settings. The page follows it, and a choice in the app is made
//! there too, so that both never differ.

use objc2_foundation::{NSArray, NSBundle, NSString, NSUserDefaults, ns_string};
use serde::Serialize;
use tauri::{AppHandle, Runtime};

use super::threads::on_main;
use crate::{Error, Result};

/// As `CFBundleLocalizations`.
const TAGS: [&str; 3] = ["id", "en", "zh-Hans"];

/// Empty: none was chosen for this app.
#[derive(Debug, Serialize)]
pub struct AppLanguage {
    chosen: String,
}

/// Sets it to `wanted`, if any. Returns what is set.
#[tauri::command]
pub async fn app_language<R: Runtime>(
    app: AppHandle<R>,
    wanted: Option<String>,
) -> Result<AppLanguage> {
    // The page says it as Android does.
    let wanted = wanted.map(|tag| {
        if tag == "zh-CN" {
            "zh-Hans".to_owned()
        } else {
            tag
        }
    });
    if wanted.as_deref().is_some_and(|tag| !TAGS.contains(&tag)) {
        return Err(Error::Refused("language"));
    }
    on_main(&app, "language", move |_| {
        let settings = NSUserDefaults::standardUserDefaults();
        let key = ns_string!("AppleLanguages");
        if let Some(tag) = wanted {
            let tags = NSArray::from_retained_slice(&[NSString::from_str(&tag)]);
            // SAFETY: a list of texts is a value that settings can hold.
            unsafe { settings.setObject_forKey(Some(&tags), key) };
        }
        AppLanguage {
            chosen: chosen(&settings).unwrap_or_default(),
        }
    })
    .await
}

/// From the settings of this app alone: the whole list falls back to the phone's languages.
fn chosen(settings: &NSUserDefaults) -> Option<String> {
    let id = NSBundle::mainBundle().bundleIdentifier()?;
    let own = settings.persistentDomainForName(&id)?;
    let tags = own.objectForKey(ns_string!("AppleLanguages"))?;
    let tags = tags.downcast_ref::<NSArray>()?;
    let first = tags.firstObject()?;
    first.downcast_ref::<NSString>().map(NSString::to_string)
}
