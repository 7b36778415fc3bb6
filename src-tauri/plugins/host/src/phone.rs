//! Functions for the shell's own commands, which have checked the arguments.

#[cfg(target_os = "ios")]
use std::time::Duration;

use tauri::{AppHandle, Runtime};

use crate::{Error, Result};

#[cfg(target_os = "android")]
mod android {
    use serde::Deserialize;
    use tauri::plugin::PluginHandle;
    use tauri::plugin::mobile::PluginInvokeError;
    use tauri::{AppHandle, Manager, Runtime};

    use crate::{Error, Result};

    struct Kotlin<R: Runtime>(PluginHandle<R>);

    /// Stores the handle to Kotlin. Call once, when the plugin is set up.
    pub fn keep<R: Runtime>(app: &AppHandle<R>, handle: PluginHandle<R>) {
        app.manage(Kotlin(handle));
    }

    pub async fn open_whatsapp<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
        let kotlin = app.state::<Kotlin<R>>();
        let asked = serde_json::json!({ "url": url });
        let answered = kotlin
            .0
            .run_mobile_plugin_async::<()>("openWhatsapp", asked);
        answered.await.map_err(whatsapp_failed)
    }

    pub async fn find_whatsapp<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
        let kotlin = app.state::<Kotlin<R>>();
        let answered = kotlin.0.run_mobile_plugin_async::<()>("findWhatsapp", ());
        answered.await.map_err(whatsapp_failed)
    }

    pub async fn share_to_whatsapp<R: Runtime>(
        app: &AppHandle<R>,
        text: String,
        photo: Option<String>,
    ) -> Result<()> {
        let kotlin = app.state::<Kotlin<R>>();
        let asked = serde_json::json!({ "text": text, "photo": photo });
        let answered = kotlin
            .0
            .run_mobile_plugin_async::<()>("shareToWhatsapp", asked);
        answered.await.map_err(whatsapp_failed)
    }

    fn whatsapp_failed(error: PluginInvokeError) -> Error {
        match error {
            PluginInvokeError::InvokeRejected(refusal) if refusal.code.as_deref() == Some("-7") => {
                Error::NotLaunched("WhatsApp")
            }
            _ => Error::NotImplemented("WhatsApp"),
        }
    }

    pub async fn remember_link<R: Runtime>(
        app: &AppHandle<R>,
        id: i32,
        link: Option<&str>,
    ) -> Result<()> {
        let kotlin = app.state::<Kotlin<R>>();
        let kept = serde_json::json!({ "id": id, "link": link });
        let answered = kotlin.0.run_mobile_plugin_async::<()>("rememberLink", kept);
        answered.await.map_err(storage)
    }

    pub async fn tapped_link<R: Runtime>(app: &AppHandle<R>) -> Result<Option<String>> {
        #[derive(Deserialize)]
        struct Tapped {
            link: Option<String>,
        }
        let kotlin = app.state::<Kotlin<R>>();
        let answered = kotlin.0.run_mobile_plugin_async::<Tapped>("tappedLink", ());
        Ok(answered.await.map_err(storage)?.link)
    }

    pub async fn notifications_blocked<R: Runtime>(app: &AppHandle<R>) -> Result<bool> {
        let kotlin = app.state::<Kotlin<R>>();
        let answered = kotlin
            .0
            .run_mobile_plugin_async::<bool>("notificationsBlocked", ());
        answered.await.map_err(storage)
    }

    fn storage(error: PluginInvokeError) -> Error {
        Error::Storage(error.to_string())
    }
}

#[cfg(target_os = "ios")]
pub use crate::ios::{hear_exceptions, on_tap, open_url, show_reminder, take_cold_links};
#[cfg(target_os = "android")]
pub(crate) use android::keep;

/// A notification of ours; without `due_in` it is shown now.
#[cfg(target_os = "ios")]
#[derive(Debug)]
pub struct Reminder {
    pub id: i32,
    pub title: String,
    pub body: String,
    /// The route that a tap opens.
    pub link: Option<String>,
    pub due_in: Option<Duration>,
}

/// Opens WhatsApp at a `whatsapp://send` address that the caller has built. Fails with
/// `NotImplemented` when it is not installed and with `NotLaunched` when it does not start.
pub async fn open_whatsapp<R: Runtime>(app: &AppHandle<R>, url: &str) -> Result<()> {
    if !url.starts_with("whatsapp://send?") {
        return Err(Error::Refused("address of WhatsApp"));
    }
    #[cfg(target_os = "android")]
    return android::open_whatsapp(app, url).await;
    #[cfg(target_os = "ios")]
    return crate::ios::open_whatsapp(app, url).await;
}

/// Fails with `NotImplemented` when WhatsApp is not installed.
pub async fn find_whatsapp<R: Runtime>(app: &AppHandle<R>) -> Result<()> {
    #[cfg(target_os = "android")]
    return android::find_whatsapp(app).await;
    #[cfg(target_os = "ios")]
    return crate::ios::find_whatsapp(app).await;
}

/// Opens WhatsApp with a text; `photo` is the name of a file in `shared/` of the cache folder, which is
/// deleted. The user chooses the recipient. Fails like `open_whatsapp`, a bad photo with `NotLaunched`.
pub async fn share_to_whatsapp<R: Runtime>(
    app: &AppHandle<R>,
    text: String,
    photo: Option<String>,
) -> Result<()> {
    #[cfg(target_os = "android")]
    return android::share_to_whatsapp(app, text, photo).await;
    #[cfg(target_os = "ios")]
    return crate::ios::share_to_whatsapp(app, text, photo).await;
}

/// Stores the link of notification `id` on disk; `None` removes it. Call before it is shown.
pub async fn remember_link<R: Runtime>(
    app: &AppHandle<R>,
    id: i32,
    link: Option<&str>,
) -> Result<()> {
    #[cfg(target_os = "android")]
    return android::remember_link(app, id, link).await;
    // On iOS the notification itself holds the link.
    #[cfg(target_os = "ios")]
    return {
        let _ = (app, id, link);
        Ok(())
    };
}

/// Whether the channel of our notifications is switched off, although notifications are allowed.
#[cfg(target_os = "android")]
pub async fn notifications_blocked<R: Runtime>(app: &AppHandle<R>) -> Result<bool> {
    android::notifications_blocked(app).await
}

/// The links of tapped notifications, each once; bare paths, unchecked.
pub async fn tapped_links<R: Runtime>(app: &AppHandle<R>) -> Result<Vec<String>> {
    #[cfg(target_os = "android")]
    return Ok(android::tapped_link(app).await?.into_iter().collect());
    #[cfg(target_os = "ios")]
    return {
        let _ = app;
        Ok(crate::ios::take_taps())
    };
}
