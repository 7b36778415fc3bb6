//! Secrets in the Keychain: readable while the phone is unlocked, because nothing of the app runs in the
//! background, on this device only, and never in iCloud.

use super::threads::{on_main, waiting};
use crate::secret_rules::{KEYS, check_key, check_value};
use crate::{Error, Result};
use std::sync::atomic::{AtomicBool, Ordering};

use objc2_foundation::{NSUserDefaults, ns_string};
use objc2_ui_kit::UIApplication;
use security_framework::access_control::{ProtectionMode, SecAccessControl};
use security_framework::passwords::{
    PasswordOptions, delete_generic_password_options, generic_password,
    set_generic_password_options,
};
use tauri::{AppHandle, Runtime};

const SERVICE: &str = "id.jajan.app.secrets";
/// `errSecItemNotFound`.
const NOT_FOUND: i32 = -25300;

/// `null` when nothing is stored; a Keychain that is still locked is an error.
#[tauri::command]
pub async fn secret_read<R: Runtime>(app: AppHandle<R>, key: String) -> Result<Option<String>> {
    check_key(&key)?;
    forget_an_older_installation(&app).await?;
    waiting(move || read(&key)).await?
}

fn read(key: &str) -> Result<Option<String>> {
    match generic_password(item(key)) {
        // Only this module writes, and only text.
        Ok(bytes) => Ok(String::from_utf8(bytes).ok()),
        Err(error) if error.code() == NOT_FOUND => Ok(None),
        Err(error) => Err(Error::Storage(error.to_string())),
    }
}

#[tauri::command]
pub async fn secret_write<R: Runtime>(app: AppHandle<R>, key: String, value: String) -> Result<()> {
    check_key(&key)?;
    check_value(&value)?;
    forget_an_older_installation(&app).await?;
    waiting(move || write(&key, &value)).await?
}

fn write(key: &str, value: &str) -> Result<()> {
    let mut item = item(key);
    // The accessibility is set when the item is added: in an update it would be part of the query.
    if read(key)?.is_none() {
        let rule = ProtectionMode::AccessibleWhenUnlockedThisDeviceOnly;
        let rule = SecAccessControl::create_with_protection(Some(rule), 0);
        item.set_access_control(rule.map_err(|error| Error::Storage(error.to_string()))?);
    }
    set_generic_password_options(value.as_bytes(), item)
        .map_err(|error| Error::Storage(error.to_string()))
}

#[tauri::command]
pub async fn secret_remove(key: String) -> Result<()> {
    check_key(&key)?;
    waiting(move || remove(&key)).await?
}

fn remove(key: &str) -> Result<()> {
    match delete_generic_password_options(item(key)) {
        Err(error) if error.code() != NOT_FOUND => Err(Error::Storage(error.to_string())),
        _ => Ok(()),
    }
}

fn item(key: &str) -> PasswordOptions {
    let mut item = PasswordOptions::new_generic_password(SERVICE, key);
    item.set_access_synchronized(Some(false));
    item
}

/// Clears the Keychain of an earlier installation: it survives the deletion of the app, its settings do
/// not, and a new owner of the phone must not be logged in as the old one. Before the first unlock iOS may
/// prewarm the app without settings: that is no new installation, so nothing is cleared.
async fn forget_an_older_installation<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    static IS_CHECKED: AtomicBool = AtomicBool::new(false);
    if IS_CHECKED.load(Ordering::Acquire) {
        return Ok(());
    }
    let is_unlocked = on_main(app, "secrets", |main| {
        UIApplication::sharedApplication(main).isProtectedDataAvailable()
    })
    .await?;
    if !is_unlocked {
        return Err(Error::Storage("the phone was not unlocked yet".to_owned()));
    }
    waiting(|| {
        let settings = NSUserDefaults::standardUserDefaults();
        let mark = ns_string!("secretsOfThisInstallation");
        if !settings.boolForKey(mark) {
            KEYS.iter().try_for_each(|key| remove(key))?;
            settings.setBool_forKey(true, mark);
        }
        Ok(())
    })
    .await??;
    IS_CHECKED.store(true, Ordering::Release);
    Ok(())
}
