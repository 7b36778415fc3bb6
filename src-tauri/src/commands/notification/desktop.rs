//! Stubs for a desktop, which is for development: no notifications.

use std::time::Duration;

use tauri::{AppHandle, Runtime};

use super::{LocalNotification, State};
use crate::error::{Error, NativeCode, Result};

fn not_here() -> Error {
    Error::native(NativeCode::NotInApp, "notifications need the phone app")
}

pub async fn state<R: Runtime>(_app: &AppHandle<R>) -> Result<State> {
    Ok(State::Unsupported)
}

pub async fn ask<R: Runtime>(_app: &AppHandle<R>) -> Result<()> {
    Err(not_here())
}

pub async fn show<R: Runtime>(
    _app: &AppHandle<R>,
    _notification: LocalNotification,
    _due_in: Option<Duration>,
) -> Result<()> {
    Err(not_here())
}

pub async fn cancel<R: Runtime>(_app: &AppHandle<R>, _id: i32) -> Result<()> {
    Err(not_here())
}
