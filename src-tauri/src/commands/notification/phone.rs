//! The official plugin, whose calls block a thread until the phone answers: each gets one that is
//! made for waiting, or a question that is never answered would hold up every other command.
//!
//! What waits for its time is lost when an Android phone restarts: the plugin stores only what its
//! `batch` gets, which it does not offer to Rust. Whoever schedules does so again at each start; the
//! same id replaces.

use std::time::Duration;

use tauri::{AppHandle, Emitter, Manager, Runtime};
use tauri_plugin_notification::{Notification, NotificationExt, PermissionState, Schedule};
use time::OffsetDateTime;

use super::{LocalNotification, State, is_route};
use crate::commands::links::{self, Inbox};
use crate::error::{Error, NativeCode, Result};

pub async fn state<R: Runtime>(app: &AppHandle<R>) -> Result<State> {
    let known = waiting(app, |plugin| plugin.permission_state()).await?;
    Ok(match known {
        PermissionState::Granted => State::Granted,
        PermissionState::Denied => State::Denied,
        _ => State::Prompt,
    })
}

pub async fn ask<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    waiting(app, |plugin| plugin.request_permission().map(drop)).await
}

pub async fn show<R: Runtime>(
    app: &AppHandle<R>,
    notification: LocalNotification,
    due_in: Option<Duration>,
) -> Result<()> {
    waiting(app, move |plugin| {
        let mut builder = plugin
            .builder()
            .id(notification.id)
            .title(notification.title)
            .body(notification.body)
            // Android only, in gen/android: without them it is a grey sign that says nothing.
            .icon("ic_notification")
            .icon_color("#C92C19")
            .auto_cancel();
        if let Some(link) = notification.link {
            builder = builder.extra("link", link);
        }
        if let Some(due_in) = due_in {
            builder = builder.schedule(Schedule::At {
                date: OffsetDateTime::now_utc() + due_in,
                repeating: false,
                // A deal that ends is told in time or not at all.
                allow_while_idle: true,
            });
        }
        builder.show()
    })
    .await
}

pub async fn cancel<R: Runtime>(app: &AppHandle<R>, id: i32) -> Result<()> {
    waiting(app, move |plugin| plugin.cancel(vec![id])).await
}

/// Hands the link of a tapped notification to the page, as any link that opens the app. Call once,
/// when the app is up: before that the phone's side does not answer.
pub fn follow_taps<R: Runtime>(app: &AppHandle<R>) {
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        let handle = app.clone();
        let followed = waiting(&app, move |plugin| {
            plugin.on_action(move |action| {
                let link = action
                    .notification()
                    .and_then(|shown| shown.extra().get("link"));
                if let Some(link) = link.and_then(|link| link.as_str()) {
                    tapped(&handle, link);
                }
            })
        })
        .await;
        if let Err(error) = followed {
            tracing::warn!("taps on notifications are not heard: {error}");
        }
        // The tap that started the app came before anyone could listen for it.
        #[cfg(target_os = "android")]
        match tauri_plugin_host::opening_link(&app).await {
            Ok(Some(link)) => tapped(&app, &link),
            Ok(None) => {}
            Err(error) => tracing::warn!("the tap that opened the app is lost: {error}"),
        }
    });
}

fn tapped<R: Runtime>(app: &AppHandle<R>, link: &str) {
    if !is_route(link) {
        tracing::warn!("a notification with a foreign link was tapped");
        return;
    }
    // The inbox takes addresses: this is our own form of a route.
    let kept = url::Url::parse(&format!("jajan:/{link}"))
        .map_err(|error| Error::refused(error.to_string()))
        .and_then(|link| app.state::<Inbox>().arrived(&link));
    if let Err(error) = kept {
        tracing::warn!("{error}");
    }
    if let Err(error) = app.emit_to("main", links::ARRIVED, ()) {
        tracing::warn!("the page was not told of a link: {error}");
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
