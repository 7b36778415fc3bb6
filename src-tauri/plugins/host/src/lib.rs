//! Native capabilities that no public plugin has: location permission and services separately,
//! the kind of network, the safe insets, the device, the app's settings page, a store for secrets,
//! WhatsApp, sharing, the permission for photos, the screen, the logged-in user.
//!
//! Invariant: a command answers with the system's answer, or fails with one of the specs' codes
//! (spec home 8) as text; it never answers with an empty success. Android is implemented in Kotlin in
//! `android/`, iOS in Rust in `ios/`; a desktop answers most commands with -6.
//! No product rules and no texts for users. One command per capability.

#[macro_use]
mod commands;
mod error;
pub use error::{Error, Result};

#[cfg(desktop)]
mod desktop;
#[cfg(any(target_os = "ios", test))]
mod exception_words;
#[cfg(target_os = "ios")]
mod ios;
#[cfg(any(target_os = "ios", test))]
mod link_rules;
#[cfg(any(target_os = "ios", test))]
mod network_rules;
#[cfg(mobile)]
mod phone;
#[cfg(mobile)]
pub use phone::*;
#[cfg(not(target_os = "android"))]
mod photo_source;
#[cfg(any(target_os = "ios", test))]
mod picture_rules;
#[cfg(not(target_os = "android"))]
mod secret_rules;
#[cfg(not(target_os = "android"))]
mod user;

use tauri::Runtime;
use tauri::plugin::{Builder, TauriPlugin};

/// The names of all commands, as the page calls them after `plugin:host|`.
pub const COMMANDS: &[&str] = {
    macro_rules! names {
        ($($name:ident,)*) => { &[$(stringify!($name)),*] };
    }
    with_commands!(names!)
};

/// The plugin, named `host` in capabilities and in `plugin:host|…`.
pub fn init<R: Runtime>() -> TauriPlugin<R> {
    let builder = Builder::new("host");

    #[cfg(target_os = "android")]
    let builder = builder.setup(|app, api| {
        // No Rust handlers: Tauri forwards each command to Kotlin and its answer to the page.
        keep(
            app,
            api.register_android_plugin("id.jajan.host", "HostPlugin")?,
        );
        Ok(())
    });

    #[cfg(target_os = "ios")]
    let builder = ios::wire(builder);

    #[cfg(desktop)]
    let builder = builder.invoke_handler(desktop::handler());

    builder.build()
}
