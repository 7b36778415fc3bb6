//! The commands on iOS, in Rust through Apple's frameworks, so that they are type-checked on any machine
//! and need no Swift package.
//!
//! Invariant: UIKit is used on the main thread only, and nothing blocks it. Each
//! `unsafe` is one call into a framework, with the reason why it is sound.
#![allow(unsafe_code)]

mod camera;
mod cold_links;
mod device;
mod exceptions;
mod gestures;
mod language;
mod listeners;
mod location;
mod look;
mod network;
mod opening;
mod photo;
mod reminders;
mod screen;
mod secret_screen;
mod secrets;
mod share;
mod shortcuts;
mod swizzle;
mod taps;
mod threads;
mod unparsable_links;
mod whatsapp;

pub use cold_links::take as take_cold_links;
pub use exceptions::hear_exceptions;
pub use opening::open_url;
pub use reminders::show as show_reminder;
pub use taps::{on_tap, take as take_taps};
pub use whatsapp::{find_whatsapp, open_whatsapp, share_to_whatsapp};

use tauri::Runtime;
use tauri::plugin::Builder;

/// Implements the commands of `commands.rs`, each under its name: a missing one does not compile.
mod answers {
    pub use super::camera::*;
    pub use super::device::*;
    pub use super::gestures::*;
    pub use super::language::*;
    pub use super::listeners::*;
    pub use super::location::*;
    pub use super::look::*;
    pub use super::network::*;
    pub use super::photo::*;
    pub use super::screen::*;
    pub use super::secret_screen::*;
    pub use super::secrets::*;
    pub use super::share::*;
    pub use crate::user::*;
}

macro_rules! handler {
    ($($name:ident,)*) => { tauri::generate_handler![$(answers::$name),*] };
}

/// Adds the commands and starts to watch the network.
pub fn wire<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .invoke_handler(with_commands!(handler!))
        .setup(|app, _api| {
            cold_links::follow();
            unparsable_links::follow();
            shortcuts::follow();
            taps::follow();
            app.run_on_main_thread(network::follow)?;
            Ok(())
        })
        .on_webview_ready(|webview| gestures::prepare(&webview))
}
