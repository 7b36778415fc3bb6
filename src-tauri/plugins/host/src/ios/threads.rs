//! Runs work on another thread and returns its result.

use std::cell::Cell;

use block2::RcBlock;
use objc2::MainThreadMarker;
use objc2::runtime::Bool;
use tauri::{AppHandle, Runtime};
use tokio::sync::oneshot;

use crate::{Error, Result};

/// Runs `ask` on the main thread and returns its result, without blocking a thread.
pub async fn on_main<R: Runtime, T: Send + 'static>(
    app: &AppHandle<R>,
    what: &'static str,
    ask: impl FnOnce(MainThreadMarker) -> T + Send + 'static,
) -> Result<T> {
    let (answer, answered) = oneshot::channel();
    app.run_on_main_thread(move || {
        if let Some(main) = MainThreadMarker::new() {
            // The caller may have given up.
            let _ = answer.send(ask(main));
        }
    })
    .map_err(|_| Error::NotImplemented(what))?;
    answered.await.map_err(|_| Error::NotImplemented(what))
}

/// Runs blocking work on a blocking thread.
pub async fn waiting<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tauri::async_runtime::spawn_blocking(work)
        .await
        .map_err(|error| Error::Storage(error.to_string()))
}

/// A block that a framework calls once with yes or no. Dropping it uncalled ends the receiver with an error.
pub fn yes_or_no(answer: oneshot::Sender<bool>) -> RcBlock<dyn Fn(Bool)> {
    let answer = Cell::new(Some(answer));
    RcBlock::new(move |yes: Bool| {
        if let Some(answer) = answer.take() {
            // The caller may have given up.
            let _ = answer.send(yes.as_bool());
        }
    })
}
