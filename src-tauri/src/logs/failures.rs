//! How the last run ended, kept in the app's data folder for the next one.
//!
//! At launch a mark is written, and removed when the page is up, as the last of what is removed then: a mark
//! that is there at the next launch says that the page never came, and without one nothing of an earlier run
//! is left. A panic aborts a release, so its hook writes before it returns, and so
//! does iOS's for exceptions; Kotlin writes an uncaught exception into the same file. What is read is
//! scrubbed whoever wrote it.

use std::fs;
use std::io::Read;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use log::Level;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tauri::plugin::TauriPlugin;
use tauri::{Manager, Runtime};

use super::{LOCK_PATIENCE, Log, now_ms, scrubbed};

/// Also in `LastFailure.kt`.
const FILE: &str = "last-failure.json";
const MARK: &str = "starting";
const MAX_FILE_BYTES: u64 = 16 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Of Rust.
    Panic,
    /// Of Kotlin, or of a framework of iOS.
    Exception,
    /// The shell could not be built.
    Start,
    /// The page did not come: an error, or the user or the system ended the app first.
    Unfinished,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Failure {
    pub kind: Kind,
    pub at_ms: u64,
    pub text: String,
}

/// Clones share their state. Without a folder nothing is kept.
#[derive(Clone, Default)]
pub struct Failures(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    folder: Option<PathBuf>,
    last: Option<Failure>,
    /// What the file held at launch; anything else in it is of this run.
    told: Option<Failure>,
    #[cfg_attr(not(target_vendor = "apple"), allow(dead_code))]
    has_started: bool,
}

impl Failures {
    /// Reads what the last run left and marks this one as starting.
    pub fn begin(&self, folder: &Path) {
        let told = read(&folder.join(FILE));
        let last = told.clone().or_else(|| unfinished(&folder.join(MARK)));
        let marked = fs::create_dir_all(folder)
            .and_then(|()| fs::write(folder.join(MARK), now_ms().to_string()));
        if let Err(error) = marked {
            tracing::warn!("the start is not marked: {error}");
        }
        *self.0.lock() = State {
            folder: Some(folder.to_owned()),
            last,
            told,
            has_started: false,
        };
    }

    /// The page is up: this start did not fail, and what the last one left has been read.
    pub fn finish_start(&self) {
        self.finish_start_by(|path| fs::remove_file(path));
    }

    /// The lock is held throughout, so that a failure of this run is kept before it or after it.
    fn finish_start_by(&self, remove: impl Fn(&Path) -> std::io::Result<()>) {
        let mut state = self.0.lock();
        state.has_started = true;
        let Some(folder) = &state.folder else {
            return;
        };
        let file = folder.join(FILE);
        // Of this run already, by a panic beside the page or by Kotlin: for the next one.
        let is_told = read(&file) == state.told;
        let told = is_told.then_some(file);
        for path in told.into_iter().chain([folder.join(MARK)]) {
            match remove(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    tracing::warn!("{} is not removed: {error}", path.display());
                }
                _ => {}
            }
        }
    }

    /// Whether the page has been up in this run.
    #[cfg(any(test, target_vendor = "apple"))]
    pub fn has_started(&self) -> bool {
        self.0.lock().has_started
    }

    pub fn last(&self) -> Option<Failure> {
        self.0.lock().last.clone()
    }

    /// Keeps a failure for the next run; on disk when this returns.
    pub fn keep(&self, kind: Kind, text: &str) {
        let Some(state) = self.0.try_lock_for(LOCK_PATIENCE) else {
            return;
        };
        let Some(folder) = &state.folder else {
            return;
        };
        let failure = Failure {
            kind,
            at_ms: now_ms(),
            text: scrubbed(text),
        };
        // Best effort: there is nobody left who could be told.
        if let Ok(bytes) = serde_json::to_vec(&failure) {
            let _ = crate::atomic_file::replace(&folder.join(FILE), &bytes);
        }
    }
}

/// Of a file that is missing, too long or not ours: none.
fn read(path: &Path) -> Option<Failure> {
    let mut bytes = Vec::new();
    let file = fs::File::open(path).ok()?;
    file.take(MAX_FILE_BYTES).read_to_end(&mut bytes).ok()?;
    let failure: Failure = serde_json::from_slice(&bytes).ok()?;
    Some(Failure {
        text: scrubbed(&failure.text),
        ..failure
    })
}

fn unfinished(mark: &Path) -> Option<Failure> {
    let written = fs::read_to_string(mark).ok()?;
    Some(Failure {
        kind: Kind::Unfinished,
        at_ms: written.trim().parse().unwrap_or_default(),
        text: String::new(),
    })
}

/// From here on a panic is in the log, and kept for the next run.
pub fn hear_panics(log: &Log, failures: &Failures) {
    let (log, failures) = (log.clone(), failures.clone());
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = words_of(info);
        failures.keep(Kind::Panic, &text);
        log.add(Level::Error, &text);
        // For developers: the backtrace. A phone shows it to nobody.
        if cfg!(desktop) {
            before(info);
        }
    }));
}

/// From here on so is an exception that a framework of iOS throws and nobody catches.
#[cfg(target_os = "ios")]
pub fn hear_exceptions(log: &Log, failures: &Failures) {
    let (log, failures) = (log.clone(), failures.clone());
    tauri_plugin_host::hear_exceptions(move |words| {
        failures.keep(Kind::Exception, words);
        log.add(Level::Error, words);
    });
}

fn words_of(info: &PanicHookInfo<'_>) -> String {
    let place = info.location().map(ToString::to_string);
    let message = info.payload_as_str().unwrap_or("no message");
    let thread = std::thread::current();
    format!(
        "panic in {} at {}: {message}",
        thread.name().unwrap_or("a thread"),
        place.as_deref().unwrap_or("an unknown place"),
    )
}

/// Before all other plugins: it is the first code of ours that knows the folder, and theirs may fail.
pub fn plugin<R: Runtime>(failures: &Failures) -> TauriPlugin<R> {
    let failures = failures.clone();
    tauri::plugin::Builder::new("failures")
        .setup(move |app, _| {
            failures.begin(&app.path().app_data_dir()?);
            Ok(())
        })
        .build()
}

#[cfg(test)]
mod tests;
