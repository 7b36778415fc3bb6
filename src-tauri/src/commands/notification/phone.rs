//! The official plugin, whose calls block a thread until the phone answers: each runs on a blocking
//! thread, or an unanswered prompt would hold up every other command.
//!
//! A scheduled notification is lost when an Android phone restarts: the plugin stores only what its
//! `batch` gets, which it does not offer to Rust. So callers schedule again at each start; the same id
//! replaces.

use std::time::Duration;

use tauri::{AppHandle, Emitter, Runtime};
#[cfg(target_os = "android")]
use tauri_plugin_notification::Schedule;
use tauri_plugin_notification::{Notification, NotificationExt, PermissionState};
#[cfg(target_os = "android")]
use time::OffsetDateTime;

use super::{LocalNotification, State};
use crate::commands::links;
use crate::error::{Error, NativeCode, Result};

pub async fn state<R: Runtime>(app: &AppHandle<R>) -> Result<State> {
    let known = waiting(app, |plugin| plugin.permission_state()).await?;
    // Whoever has switched our channel off gets none either, and the way back is the same.
    #[cfg(target_os = "android")]
    if matches!(known, PermissionState::Granted)
        && tauri_plugin_host::notifications_blocked(app)
            .await
            .map_err(|error| Error::Storage(error.to_string()))?
    {
        return Ok(State::Denied);
    }
    Ok(match known {
        PermissionState::Granted => State::Granted,
        PermissionState::Denied => State::Denied,
        _ => State::Prompt,
    })
}

pub async fn ask<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    waiting(app, |plugin| plugin.request_permission().map(drop)).await
}

#[cfg(target_os = "ios")]
pub async fn show<R: Runtime>(
    app: &AppHandle<R>,
    notification: LocalNotification,
    due_in: Option<Duration>,
) -> Result<()> {
    let LocalNotification {
        id,
        title,
        body,
        link,
        ..
    } = notification;
    let reminder = tauri_plugin_host::Reminder {
        id,
        title,
        body,
        link,
        due_in,
    };
    tauri_plugin_host::show_reminder(app, reminder)
        .await
        .map_err(|error| Error::native(NativeCode::NotImplemented, error.to_string()))
}

#[cfg(target_os = "android")]
pub async fn show<R: Runtime>(
    app: &AppHandle<R>,
    notification: LocalNotification,
    due_in: Option<Duration>,
) -> Result<()> {
    // A tap does not return the link, so the host plugin stores it.
    let link = notification.link.as_deref();
    let kept = tauri_plugin_host::remember_link(app, notification.id, link).await;
    kept.map_err(|error| Error::Storage(error.to_string()))?;
    waiting(app, move |plugin| {
        let builder = plugin
            .builder()
            .id(notification.id)
            .title(notification.title)
            .body(notification.body)
            // From gen/android: without them the icon is a grey square.
            .icon("ic_notification")
            .icon_color("#C92C19")
            .auto_cancel();
        match due_in {
            None => builder,
            Some(due_in) => builder.schedule(Schedule::At {
                date: OffsetDateTime::now_utc() + due_in,
                repeating: false,
                // Also in Doze: a late reminder of a deal is useless.
                allow_while_idle: true,
            }),
        }
        .show()
    })
    .await
}

pub async fn cancel<R: Runtime>(app: &AppHandle<R>, id: i32) -> Result<()> {
    waiting(app, move |plugin| plugin.cancel(vec![id])).await?;
    let forgotten = tauri_plugin_host::remember_link(app, id, None).await;
    forgotten.map_err(|error| Error::Storage(error.to_string()))
}

/// Sends `ARRIVED` to the page whenever a notification is tapped; the page then takes its link
/// (`links.rs`). Call once, when the app is up: before that Kotlin does not answer.
pub fn follow_taps<R: Runtime>(app: &AppHandle<R>) {
    let handle = app.clone();
    let tell = move || {
        if let Err(error) = handle.emit_to("main", links::ARRIVED, ()) {
            tracing::warn!("the page was not told of a tap: {error}");
        }
    };
    // The official plugin crashes at a notification of an earlier start, so our plugin listens there.
    #[cfg(target_os = "ios")]
    tauri_plugin_host::on_tap(tell);
    #[cfg(target_os = "android")]
    {
        let app = app.clone();
        tauri::async_runtime::spawn(async move {
            let followed = waiting(&app, |plugin| plugin.on_action(move |_| tell())).await;
            if let Err(error) = followed {
                tracing::warn!("taps on notifications are not heard: {error}");
            }
        });
    }
}

async fn waiting<R: Runtime, T: Send + 'static>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Notification<R>) -> tauri_plugin_notification::Result<T> + Send + 'static,
) -> Result<T> {
    let app = app.clone();
    let failed = |message: String| Error::native(NativeCode::NotImplemented, message);
    tauri::async_runtime::spawn_blocking(move || work(app.notification()))
        .await
        .map_err(|error| failed(error.to_string()))?
        .map_err(|error| failed(error.to_string()))
}
