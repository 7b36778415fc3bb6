//! iOS answers, in Rust through Apple's frameworks, so that they are type-checked on any machine and
//! need no Swift package.
//!
//! Invariant: UIKit is touched on the main thread only; everything else must not block it. Each
//! `unsafe` is one call into a framework, with the reason why it is sound beside it.
#![allow(unsafe_code)]

mod device;
mod listeners;
mod location;
mod network;
mod photo;
mod secrets;
mod whatsapp;

pub use whatsapp::open_whatsapp;

use tauri::plugin::Builder;
use tauri::{AppHandle, Runtime};

use crate::{Error, Result};

/// Adds the commands and starts to follow the network.
pub fn wire<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .invoke_handler(tauri::generate_handler![
            location::location_state,
            network::network_state,
            device::insets,
            device::device_info,
            device::open_app_settings,
            photo::photo_permission,
            secrets::secret_read,
            secrets::secret_write,
            secrets::secret_remove,
            crate::user::register_user,
            listeners::register_listener,
            listeners::remove_listener,
        ])
        .setup(|app, _api| {
            app.run_on_main_thread(network::follow)?;
            Ok(())
        })
}

/// Runs `ask` on the main thread and gives its answer.
fn on_main<R: Runtime, T: Send + 'static>(
    app: &AppHandle<R>,
    what: &'static str,
    ask: impl FnOnce(objc2::MainThreadMarker) -> T + Send + 'static,
) -> Result<T> {
    let (answer, answered) = std::sync::mpsc::channel();
    app.run_on_main_thread(move || {
        if let Some(main) = objc2::MainThreadMarker::new() {
            // The other end waits below; it is gone only when the app ends.
            let _ = answer.send(ask(main));
        }
    })
    .map_err(|_| Error::NotImplemented(what))?;
    answered.recv().map_err(|_| Error::NotImplemented(what))
}
