//! A desktop is for development: every command answers -6, so that tests on Linux see the contract.

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
pub fn register_listener() -> Result<Never> {
    Err(Error::NotInApp("native events"))
}

#[tauri::command]
pub fn remove_listener() -> Result<Never> {
    Err(Error::NotInApp("native events"))
}
