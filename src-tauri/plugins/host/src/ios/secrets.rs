//! Secrets in the Keychain: readable after the first unlock, so that the app may be started in the
//! background, on this device only, and never in iCloud.

use crate::secret_rules::{KEYS, check_key, check_value};
use crate::{Error, Result};
use objc2_foundation::{NSUserDefaults, ns_string};
use security_framework::access_control::{ProtectionMode, SecAccessControl};
use security_framework::passwords::{
    PasswordOptions, delete_generic_password_options, generic_password,
    set_generic_password_options,
};

const SERVICE: &str = "id.jajan.app.secrets";
/// `errSecItemNotFound`.
const NOT_FOUND: i32 = -25300;

/// `null` is nothing stored; a Keychain that is still locked is an error, not nothing.
#[tauri::command(async)]
pub fn secret_read(key: &str) -> Result<Option<String>> {
    check_key(key)?;
    forget_an_older_installation();
    match generic_password(item(key)) {
        // Only we write it, and only text; what is none is not ours.
        Ok(bytes) => Ok(String::from_utf8(bytes).ok()),
        Err(error) if error.code() == NOT_FOUND => Ok(None),
        Err(error) => Err(Error::Storage(error.to_string())),
    }
}

#[tauri::command(async)]
pub fn secret_write(key: &str, value: &str) -> Result<()> {
    check_key(key)?;
    check_value(value)?;
    forget_an_older_installation();
    let mut item = item(key);
    // When it can be read is said once, at the first writing: in an update it would be a condition.
    if secret_read(key)?.is_none() {
        let rule = ProtectionMode::AccessibleAfterFirstUnlockThisDeviceOnly;
        let rule = SecAccessControl::create_with_protection(Some(rule), 0);
        item.set_access_control(rule.map_err(|error| Error::Storage(error.to_string()))?);
    }
    set_generic_password_options(value.as_bytes(), item)
        .map_err(|error| Error::Storage(error.to_string()))
}

#[tauri::command(async)]
pub fn secret_remove(key: &str) -> Result<()> {
    check_key(key)?;
    remove(key)
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

/// The Keychain outlives an app that is deleted, its settings do not: who installs the app anew, or
/// buys a used phone, must not be logged in as whoever was.
fn forget_an_older_installation() {
    let settings = NSUserDefaults::standardUserDefaults();
    let mark = ns_string!("secretsOfThisInstallation");
    if settings.boolForKey(mark) {
        return;
    }
    // Marked only when all are gone, so a Keychain that is locked now is tried again.
    if KEYS.iter().all(|key| remove(key).is_ok()) {
        settings.setBool_forKey(true, mark);
    }
}
