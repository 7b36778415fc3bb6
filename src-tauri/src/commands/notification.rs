//! Local notifications: a wrapper of the official plugin and its pitfalls (tauri.md 1.3).
//!
//! Invariant: every answer is the system's state, read afterwards, and comes within a timeout.
//! The plugin's request never answers when the permission is granted already, or when another request
//! takes its slot; a notification in the past, or without permission, would be lost silently.
//! The page decides what a notification says and when it is due.

use std::future::Future;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tauri::{AppHandle, Runtime};
use tokio::sync::Mutex;

use crate::error::{Error, NativeCode, Result};

/// Long enough to read and answer the system's prompt.
const MAX_ASKING: Duration = Duration::from_secs(60);
const MAX_TITLE_LETTERS: usize = 120;
const MAX_BODY_LETTERS: usize = 500;
const MAX_LINK_BYTES: usize = 1024;
const MAX_AHEAD: Duration = Duration::from_secs(366 * 24 * 3600);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code)] // A desktop constructs only the last, a phone only the others.
pub enum State {
    Granted,
    Denied,
    /// Not asked yet, or the system would ask again.
    Prompt,
    /// This host has no notifications.
    Unsupported,
}

/// Sent by the page. A tap opens `link`, a route of ours.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LocalNotification {
    #[cfg_attr(desktop, allow(dead_code))] // Phones only.
    id: i32,
    title: String,
    body: String,
    at_ms: Option<u64>,
    link: Option<String>,
}

/// Locked while the system's prompt is open: the plugin has one slot for it.
#[derive(Default)]
pub struct Asking(Mutex<()>);

impl LocalNotification {
    /// Validates it; refuses a time that the system would drop silently.
    /// Returns the time until it is due; none is now.
    fn due_in(&self, now: SystemTime) -> Result<Option<Duration>> {
        let has_words = |text: &str, most: usize| {
            !text.trim().is_empty()
                && text.chars().count() <= most
                && !text
                    .chars()
                    .any(|letter| letter.is_control() && letter != '\n')
        };
        if !has_words(&self.title, MAX_TITLE_LETTERS) || !has_words(&self.body, MAX_BODY_LETTERS) {
            return Err(Error::refused("title or body of a notification"));
        }
        if self.link.as_deref().is_some_and(|link| !is_route(link)) {
            return Err(Error::refused("link of a notification"));
        }
        let Some(at_ms) = self.at_ms else {
            return Ok(None);
        };
        let due_in = UNIX_EPOCH
            .checked_add(Duration::from_millis(at_ms))
            .and_then(|at| at.duration_since(now).ok())
            .filter(|due_in| !due_in.is_zero() && *due_in <= MAX_AHEAD);
        due_in
            .map(Some)
            .ok_or_else(|| Error::refused("time of a notification"))
    }
}

/// Whether it is a bare path of the app; `resolveLink` decides what it means.
pub fn is_route(link: &str) -> bool {
    link.len() <= MAX_LINK_BYTES
        && link.starts_with("/platform/")
        && link
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

/// Prompts unless the state is decided, and answers with the state afterwards. A concurrent call waits for
/// the open prompt and does not prompt again.
async fn request_with<Read, Ask>(
    asking: &Asking,
    read: impl Fn() -> Read,
    ask: impl FnOnce() -> Ask,
    limit: Duration,
) -> Result<State>
where
    Read: Future<Output = Result<State>>,
    Ask: Future<Output = Result<()>>,
{
    let Ok(_slot) = asking.0.try_lock() else {
        let _answered = asking.0.lock().await;
        return read().await;
    };
    let before = read().await?;
    if before != State::Prompt {
        return Ok(before);
    }
    match tokio::time::timeout(limit, ask()).await {
        Ok(asked) => asked?,
        Err(_) => tracing::warn!("the notification question was not answered in time"),
    }
    read().await
}

#[tauri::command]
pub async fn notification_state<R: Runtime>(app: AppHandle<R>) -> Result<State> {
    system::state(&app).await
}

#[tauri::command]
pub async fn notification_request<R: Runtime>(
    app: AppHandle<R>,
    asking: tauri::State<'_, Asking>,
) -> Result<State> {
    let read = || system::state(&app);
    request_with(&asking, read, || system::ask(&app), MAX_ASKING).await
}

#[tauri::command]
pub async fn notification_show<R: Runtime>(
    app: AppHandle<R>,
    notification: LocalNotification,
) -> Result<()> {
    let due_in = notification.due_in(SystemTime::now())?;
    match system::state(&app).await? {
        State::Granted => system::show(&app, notification, due_in).await,
        State::Unsupported => Err(Error::native(
            NativeCode::NotInApp,
            "notifications need the phone app",
        )),
        State::Denied | State::Prompt => Err(Error::native(
            NativeCode::NoPermission,
            "no permission for notifications",
        )),
    }
}

#[tauri::command]
pub async fn notification_cancel<R: Runtime>(app: AppHandle<R>, id: i32) -> Result<()> {
    system::cancel(&app, id).await
}

#[cfg(desktop)]
#[path = "notification/desktop.rs"]
mod system;
#[cfg(mobile)]
#[path = "notification/phone.rs"]
mod system;
#[cfg(mobile)]
pub use system::follow_taps;

#[cfg(test)]
mod tests;
