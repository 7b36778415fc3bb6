//! Shares a text, and a photo beside it, to WhatsApp. Spec merchant, "Native bridge calls: share to
//! WhatsApp (text, photo_url)".
//!
//! Invariant: WhatsApp is looked up before the photo is downloaded, and its absence
//! (-2) is never confused with other failures (-7). Nothing is sent: the user chooses the recipient.

use tauri::{AppHandle, Manager, Runtime, State};
use url::Url;

use crate::commands::api::Api;
use crate::error::{Error, NativeCode, Result};
use crate::photo;

const MAX_TEXT_LETTERS: usize = 2000;

#[tauri::command]
pub async fn share_to_whatsapp<R: Runtime>(
    app: AppHandle<R>,
    api: State<'_, Api>,
    text: String,
    photo_url: Option<String>,
) -> Result<()> {
    if !is_text(&text) {
        return Err(Error::refused("text of a share"));
    }
    let images = api.base().images();
    let photo_url = photo_url.map(|url| photo::checked(&url, &images));
    let photo_url = photo_url.transpose()?;
    system::find(&app).await?;
    let photo = match photo_url {
        None => None,
        Some(url) => Some(loaded(&app, &api, url).await?),
    };
    system::share(&app, text, photo).await
}

/// Into the only folder that the app shares files from (`file_paths.xml`). Returns its name there.
async fn loaded<R: Runtime>(app: &AppHandle<R>, api: &Api, url: Url) -> Result<String> {
    let bytes = photo::load(api.client(), url).await?;
    let app = app.clone();
    let failed = |error: String| Error::native(NativeCode::NotLaunched, error);
    // Blocking: looks up the system's folder and writes to disk.
    tauri::async_runtime::spawn_blocking(move || {
        let folder = app.path().app_cache_dir();
        let folder = folder.map_err(|error| failed(error.to_string()))?;
        photo::keep(&folder.join("shared"), &bytes)
    })
    .await
    .map_err(|error| failed(error.to_string()))?
}

fn is_text(text: &str) -> bool {
    !text.trim().is_empty()
        && text.chars().count() <= MAX_TEXT_LETTERS
        && !text
            .chars()
            .any(|letter| letter.is_control() && letter != '\n')
}

#[cfg(desktop)]
mod system {
    use tauri::{AppHandle, Runtime};

    use crate::error::{Error, NativeCode, Result};

    fn not_here() -> Error {
        Error::native(NativeCode::NotInApp, "sharing needs the phone app")
    }

    pub async fn find<R: Runtime>(_app: &AppHandle<R>) -> Result<()> {
        Err(not_here())
    }

    pub async fn share<R: Runtime>(
        _app: &AppHandle<R>,
        _text: String,
        _photo: Option<String>,
    ) -> Result<()> {
        Err(not_here())
    }
}

#[cfg(mobile)]
mod system {
    use tauri::{AppHandle, Runtime};

    use crate::error::{Error, NativeCode, Result};

    pub async fn find<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
        tauri_plugin_host::find_whatsapp(app).await.map_err(coded)
    }

    pub async fn share<R: Runtime>(
        app: &AppHandle<R>,
        text: String,
        photo: Option<String>,
    ) -> Result<()> {
        tauri_plugin_host::share_to_whatsapp(app, text, photo)
            .await
            .map_err(coded)
    }

    fn coded(error: tauri_plugin_host::Error) -> Error {
        let code = match error {
            tauri_plugin_host::Error::NotImplemented(_) => NativeCode::NotImplemented,
            _ => NativeCode::NotLaunched,
        };
        Error::native(code, error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::is_text;

    #[test]
    fn a_text_is_said_and_not_too_long() {
        for good in [
            "Halo",
            "Warung Sari\nhttps://m.jajan.example/platform/merchant?poiId=1",
        ] {
            assert!(is_text(good), "{good}");
        }
        for bad in ["", " \n", "a\0", "a\u{1b}[2J"] {
            assert!(!is_text(bad), "{bad:?}");
        }
        assert!(is_text(&"é".repeat(2000)));
        assert!(!is_text(&"a".repeat(2001)));
    }
}
