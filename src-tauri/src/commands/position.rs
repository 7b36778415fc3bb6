//! The phone's position: a wrapper of the official plugin and its pitfalls (tauri.md 1.1).
//!
//! Invariant: every answer comes within a timeout, and nothing blocks the runtime. The plugin's own
//! commands hold one of its few threads until the phone answers, which some phones never do: a handful
//! of such calls would starve every other command. Here each runs on a blocking thread,
//! one prompt and one reading at a time.
//! The page decides what a failure means, by the text (`host/tauri/native-codes.ts`).

use std::future::Future;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tauri::{AppHandle, Runtime, State};
use tokio::sync::Mutex;

use crate::error::{Error, NativeCode, Result};

/// Nobody reads a dialog and answers it sooner, and no phone takes longer to refuse without one. An answer
/// that a person gives sooner shows the way to the settings too early, and does no other harm.
const MIN_DIALOG: Duration = Duration::from_secs(1);
/// Long enough to read and answer the system's prompt.
const MAX_ASKING: Duration = Duration::from_secs(60);
const MAX_TIMEOUT_MS: u32 = 60_000;
/// Added to the plugin's own timeout, so that that one comes first, with its own message.
const GRACE: Duration = Duration::from_secs(2);

/// Locked while the system's prompt is open, and while a position is read: the plugin has one slot for each.
#[derive(Default)]
pub struct Locating {
    question: Mutex<()>,
    reading: Mutex<()>,
}

/// Both permissions after the prompt: `granted`, `denied`, `prompt` or
/// `prompt-with-rationale`. A user who allows only the approximate place leaves `location` undecided.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Permissions {
    pub location: String,
    pub coarse_location: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    high_accuracy: bool,
    timeout_ms: u32,
}

/// Degrees, WGS 84; metres.
#[derive(Debug, PartialEq, Serialize)]
pub struct Place {
    pub latitude: f64,
    pub longitude: f64,
    pub accuracy: f64,
}

#[tauri::command]
pub async fn location_ask<R: Runtime>(
    app: AppHandle<R>,
    locating: State<'_, Locating>,
) -> Result<Permissions> {
    one_at_a_time(
        &locating.question,
        MAX_ASKING,
        judged(MIN_DIALOG, system::ask(&app)),
    )
    .await
}

/// Fails with -5 when the permission is refused and no dialog was shown: then only the settings help. One
/// that was dismissed is no such refusal, and the plugin reports both alike.
async fn judged(
    min_dialog: Duration,
    asked: impl Future<Output = Result<Permissions>>,
) -> Result<Permissions> {
    let before = Instant::now();
    let permissions = asked.await?;
    let is_granted = [&permissions.location, &permissions.coarse_location]
        .iter()
        .any(|state| *state == "granted");
    if is_granted || before.elapsed() >= min_dialog {
        return Ok(permissions);
    }
    Err(Error::native(
        NativeCode::LocationDenied,
        "the location permission is denied, and no dialog came",
    ))
}

#[tauri::command]
pub async fn location_read<R: Runtime>(
    app: AppHandle<R>,
    locating: State<'_, Locating>,
    options: Options,
) -> Result<Place> {
    if !(1..=MAX_TIMEOUT_MS).contains(&options.timeout_ms) {
        return Err(Error::refused("timeoutMs must be 1 to 60000"));
    }
    let limit = Duration::from_millis(options.timeout_ms.into()) + GRACE;
    one_at_a_time(&locating.reading, limit, system::read(&app, options)).await
}

/// Runs `work` exclusively, with the timeout `limit` from its start.
async fn one_at_a_time<T>(
    slot: &Mutex<()>,
    limit: Duration,
    work: impl Future<Output = Result<T>>,
) -> Result<T> {
    let _turn = slot.lock().await;
    tokio::time::timeout(limit, work)
        .await
        // The plugin's own message for it.
        .unwrap_or_else(|_| Err(Error::Position("Timeout expired.".to_owned())))
}

#[cfg(desktop)]
mod system {
    use tauri::{AppHandle, Runtime};

    use super::{Options, Permissions, Place};
    use crate::error::{Error, NativeCode, Result};

    fn not_here() -> Error {
        Error::native(NativeCode::NotInApp, "a position needs the phone app")
    }

    pub async fn ask<R: Runtime>(_app: &AppHandle<R>) -> Result<Permissions> {
        Err(not_here())
    }

    /// The plugin would answer zeros here, which must never count as a place.
    pub async fn read<R: Runtime>(_app: &AppHandle<R>, options: Options) -> Result<Place> {
        tracing::debug!(options.high_accuracy, "no position on a desktop");
        Err(not_here())
    }
}

#[cfg(mobile)]
mod system {
    use tauri::plugin::PermissionState;
    use tauri::{AppHandle, Runtime};
    use tauri_plugin_geolocation::{
        Geolocation, GeolocationExt, PermissionType, PositionOptions, Result as Plugin,
    };

    use super::{Options, Permissions, Place};
    use crate::error::{Error, Result};

    /// Both at once: before Android 12 the approximate permission alone cannot be read.
    pub async fn ask<R: Runtime>(app: &AppHandle<R>) -> Result<Permissions> {
        let asked = |plugin: &Geolocation<R>| {
            plugin.request_permissions(Some(vec![PermissionType::Location]))
        };
        let status = waiting(app, asked).await?;
        Ok(Permissions {
            location: word(&status.location),
            coarse_location: word(&status.coarse_location),
        })
    }

    pub async fn read<R: Runtime>(app: &AppHandle<R>, options: Options) -> Result<Place> {
        let position = waiting(app, move |plugin| {
            plugin.get_current_position(Some(PositionOptions {
                enable_high_accuracy: options.high_accuracy,
                // A missing or zero timeout would never end.
                timeout: options.timeout_ms,
                maximum_age: 0,
            }))
        });
        let coords = position.await?.coords;
        Ok(Place {
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracy: coords.accuracy,
        })
    }

    fn word(state: &PermissionState) -> String {
        state.to_string()
    }

    async fn waiting<R: Runtime, T: Send + 'static>(
        app: &AppHandle<R>,
        work: impl FnOnce(&Geolocation<R>) -> Plugin<T> + Send + 'static,
    ) -> Result<T> {
        let app = app.clone();
        tauri::async_runtime::spawn_blocking(move || work(app.geolocation()))
            .await
            .map_err(|error| Error::Position(error.to_string()))?
            .map_err(|error| Error::Position(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::time::Duration;

    use tokio::sync::Mutex;

    use super::{Permissions, judged, one_at_a_time};
    use crate::error::Error;

    type Outcome = Result<(), Box<dyn std::error::Error>>;

    const LIMIT: Duration = Duration::from_millis(40);

    async fn answered(
        state: &str,
        coarse: &str,
        min_dialog: Duration,
    ) -> Result<Permissions, Error> {
        let permissions = Permissions {
            location: state.to_owned(),
            coarse_location: coarse.to_owned(),
        };
        judged(min_dialog, async { Ok(permissions) }).await
    }

    #[tokio::test]
    async fn a_refusal_without_a_dialog_is_minus_5() -> Outcome {
        // No answer comes as late as this, and none sooner than the other.
        let (late, at_once) = (Duration::from_secs(3600), Duration::ZERO);
        for state in ["denied", "prompt-with-rationale"] {
            let refused = answered(state, state, late).await;
            let refused = refused.err().ok_or("answered")?;
            assert_eq!(serde_json::to_value(&refused)?["code"], "-5");
            // Refused or dismissed by somebody: the system may ask again.
            assert_eq!(answered(state, state, at_once).await?.location, state);
        }
        // Without a dialog, because it was granted before.
        for state in ["granted", "prompt-with-rationale"] {
            let granted = answered(state, "granted", late).await?;
            assert_eq!(granted.coarse_location, "granted");
        }
        Ok(())
    }

    #[tokio::test]
    async fn a_phone_that_never_answers_is_given_up_and_asked_again() -> Outcome {
        let slot = Mutex::default();
        let never = one_at_a_time::<()>(&slot, LIMIT, std::future::pending()).await;
        let refused = never.err().ok_or("answered")?;
        assert_eq!(refused.to_string(), "Timeout expired.");
        assert_eq!(one_at_a_time(&slot, LIMIT, async { Ok(1) }).await?, 1);
        Ok(())
    }

    #[tokio::test]
    async fn who_comes_meanwhile_waits_and_has_its_own_time() -> Outcome {
        let slot = Mutex::default();
        let running = Cell::new(0);
        let work = || async {
            running.set(running.get() + 1);
            assert_eq!(running.get(), 1);
            tokio::time::sleep(LIMIT / 2).await;
            running.set(running.get() - 1);
            Ok::<_, Error>(())
        };
        let all = tokio::join!(
            one_at_a_time(&slot, LIMIT, work()),
            one_at_a_time(&slot, LIMIT, work()),
            one_at_a_time(&slot, LIMIT, work()),
        );
        all.0?;
        all.1?;
        all.2?;
        Ok(())
    }
}
