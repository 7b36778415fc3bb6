//! The log of this run, for developer options.

use serde::Serialize;
use tauri::{AppHandle, Manager, Runtime};

use crate::logs::failures::{Failure, Failures};
use crate::logs::{Line, Log};

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Known {
    /// Oldest first.
    lines: Vec<Line>,
    /// How the last run ended, when it failed.
    last_failure: Option<Failure>,
}

#[tauri::command]
pub fn log_read<R: Runtime>(app: AppHandle<R>) -> Known {
    Known {
        lines: app.state::<Log>().lines(),
        last_failure: app.state::<Failures>().last(),
    }
}

#[tauri::command]
pub fn log_clear<R: Runtime>(app: AppHandle<R>) {
    app.state::<Log>().clear();
}

/// The page has drawn its first screen.
#[tauri::command]
pub async fn finish_start<R: Runtime>(app: AppHandle<R>) {
    let failures = app.state::<Failures>().inner().clone();
    // A panic of the thread is the hook's.
    let _ = tauri::async_runtime::spawn_blocking(move || failures.finish_start()).await;
}
