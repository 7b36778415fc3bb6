//! iOS answers, in Rust through Apple's frameworks, so that they are type-checked on any machine and
//! need no Swift package.
//!
//! Invariant: UIKit is touched on the main thread only; everything else must not block it. Each
//! `unsafe` is one call into a framework, with the reason why it is sound beside it.
#![allow(unsafe_code)]

mod camera;
mod cold_links;
mod device;
mod gestures;
mod listeners;
mod location;
mod network;
mod opening;
mod photo;
mod screen;
mod secrets;
mod share;
mod taps;
mod whatsapp;

pub use cold_links::take as take_cold_links;
pub use opening::open_url;
pub use taps::{on_tap, take as take_taps};
pub use whatsapp::{find_whatsapp, open_whatsapp, share_to_whatsapp};

use std::cell::Cell;

use block2::RcBlock;
use objc2::MainThreadMarker;
use objc2::runtime::Bool;
use tauri::plugin::Builder;
use tauri::{AppHandle, Runtime};
use tokio::sync::oneshot;

use crate::{Error, Result};

/// What answers the commands of `commands.rs`, each under its name: one that is missing does not compile.
mod answers {
    pub use super::camera::*;
    pub use super::device::*;
    pub use super::gestures::*;
    pub use super::listeners::*;
    pub use super::location::*;
    pub use super::network::*;
    pub use super::photo::*;
    pub use super::screen::*;
    pub use super::secrets::*;
    pub use super::share::*;
    pub use crate::user::*;
}

macro_rules! handler {
    ($($name:ident,)*) => { tauri::generate_handler![$(answers::$name),*] };
}

/// Adds the commands and starts to follow the network.
pub fn wire<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .invoke_handler(with_commands!(handler!))
        .setup(|app, _api| {
            cold_links::follow();
            taps::follow();
            app.run_on_main_thread(network::follow)?;
            Ok(())
        })
        .on_webview_ready(|webview| gestures::prepare(&webview))
}

/// Runs `ask` on the main thread and gives its answer. No thread waits meanwhile.
async fn on_main<R: Runtime, T: Send + 'static>(
    app: &AppHandle<R>,
    what: &'static str,
    ask: impl FnOnce(MainThreadMarker) -> T + Send + 'static,
) -> Result<T> {
    let (answer, answered) = oneshot::channel();
    app.run_on_main_thread(move || {
        if let Some(main) = MainThreadMarker::new() {
            // Who asked may have given up.
            let _ = answer.send(ask(main));
        }
    })
    .map_err(|_| Error::NotImplemented(what))?;
    answered.await.map_err(|_| Error::NotImplemented(what))
}

/// Runs what may take its time on a thread that is made for waiting.
async fn waiting<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tauri::async_runtime::spawn_blocking(work)
        .await
        .map_err(|error| Error::Storage(error.to_string()))
}

/// A block for a framework that says yes or no, once. When it is dropped unasked, the other end hears.
fn yes_or_no(answer: oneshot::Sender<bool>) -> RcBlock<dyn Fn(Bool)> {
    let answer = Cell::new(Some(answer));
    RcBlock::new(move |yes: Bool| {
        if let Some(answer) = answer.take() {
            // Who asked may have given up.
            let _ = answer.send(yes.as_bool());
        }
    })
}
