//! A desktop is for development: what only a phone has answers -6, so that tests on Linux see the
//! contract. Secrets, the user and the file chooser work, so that a login can be tried.

pub mod secrets;

use crate::photo_source::PhotoSource;
use crate::{Error, Result};

/// What a command would answer on a phone; a desktop never makes one.
#[derive(serde::Serialize)]
pub enum Never {}

#[tauri::command]
pub fn location_state() -> Result<Never> {
    Err(Error::NotInApp("location state"))
}

#[tauri::command]
pub fn network_state() -> Result<Never> {
    Err(Error::NotInApp("network state"))
}

#[tauri::command]
pub fn insets() -> Result<Never> {
    Err(Error::NotInApp("insets"))
}

#[tauri::command]
pub fn device_info() -> Result<Never> {
    Err(Error::NotInApp("device info"))
}

#[tauri::command]
pub fn open_app_settings() -> Result<Never> {
    Err(Error::NotInApp("app settings"))
}

#[tauri::command]
pub fn camera_state() -> Result<Never> {
    Err(Error::NotInApp("camera"))
}

#[tauri::command]
pub fn keep_bright() -> Result<Never> {
    Err(Error::NotInApp("screen"))
}

#[tauri::command]
pub fn set_swipe_back() -> Result<Never> {
    Err(Error::NotInApp("swipe back"))
}

#[tauri::command]
pub fn share_text() -> Result<Never> {
    Err(Error::NotInApp("sharing"))
}

#[tauri::command]
pub fn register_listener() -> Result<Never> {
    Err(Error::NotInApp("native events"))
}

#[tauri::command]
pub fn remove_listener() -> Result<Never> {
    Err(Error::NotInApp("native events"))
}

/// The file chooser of a desktop asks nobody, for either source.
#[tauri::command]
pub fn photo_permission(source: PhotoSource) -> &'static str {
    match source {
        PhotoSource::Library | PhotoSource::Camera => "granted",
    }
}
