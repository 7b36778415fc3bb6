//! Text by key, kept across restarts, over tauri-plugin-store.
//!
//! Invariant: after `kv_write` has answered, the value is on disk, or the file is unchanged. The
//! plugin's own save writes in place and can leave half a file (tauri.md 1.4), so autosave is off,
//! the store is removed from the plugin's list of stores to save at exit, and this module saves.
//! A corrupt file is moved aside, never overwritten. No secrets: the file
//! is plain text. Which keys exist is declared in `src/storage`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use parking_lot::Mutex;
use serde_json::Value;
use tauri::{AppHandle, Manager, Runtime};
use tauri_plugin_store::{Store, StoreBuilder, resolve_store_path};

use crate::atomic_file;
use crate::error::{Error, Result};

const FILE: &str = "values.json";
const MAX_KEY_BYTES: usize = 128;
/// A review draft with its pictures is the largest value of the specs.
const MAX_VALUE_BYTES: usize = 5 * 1024 * 1024;
const MAX_TOTAL_BYTES: usize = 16 * 1024 * 1024;

/// The open store. `saving` makes a change and its save one critical section.
pub struct KeyValue<R: Runtime> {
    store: Arc<Store<R>>,
    path: PathBuf,
    saving: Mutex<()>,
}

impl<R: Runtime> KeyValue<R> {
    /// Opens the file in the app's data folder, setting aside one that is corrupt.
    pub fn open(app: &AppHandle<R>) -> Result<Self> {
        let path = resolve_store_path(app, FILE).map_err(storage)?;
        set_aside_if_corrupt(&path)?;
        let store = StoreBuilder::new(app, FILE)
            .disable_auto_save()
            .build()
            .map_err(storage)?;
        store.close_resource();
        Ok(Self {
            store,
            path,
            saving: Mutex::new(()),
        })
    }

    pub fn read(&self) -> HashMap<String, String> {
        let text = |value| match value {
            Value::String(text) => Some(text),
            _ => None,
        };
        self.store
            .entries()
            .into_iter()
            .filter_map(|(key, value)| Some((key, text(value)?)))
            .collect()
    }

    pub fn write(&self, key: String, value: String) -> Result<()> {
        check_key(&key)?;
        if value.len() > MAX_VALUE_BYTES {
            return Err(Error::refused("value over 5 MiB"));
        }
        let _saving = self.saving.lock();
        let others: usize = self
            .read()
            .iter()
            .filter(|(other, _)| **other != key)
            .map(|(other, text)| other.len() + text.len())
            .sum();
        if others + key.len() + value.len() > MAX_TOTAL_BYTES {
            return Err(Error::refused("all values together over 16 MiB"));
        }
        let before = self.store.get(&key);
        if before.as_ref().and_then(Value::as_str) == Some(value.as_str()) {
            return Ok(());
        }
        self.store.set(key.clone(), value);
        self.save().inspect_err(|_| match before {
            Some(before) => self.store.set(key, before),
            None => drop(self.store.delete(key)),
        })
    }

    pub fn remove(&self, key: &str) -> Result<()> {
        check_key(key)?;
        let _saving = self.saving.lock();
        let Some(before) = self.store.get(key) else {
            return Ok(());
        };
        self.store.delete(key);
        self.save().inspect_err(|_| self.store.set(key, before))
    }

    fn save(&self) -> Result<()> {
        let bytes = serde_json::to_vec(&self.read()).map_err(storage)?;
        atomic_file::replace(&self.path, &bytes).map_err(storage)
    }
}

fn storage(error: impl std::fmt::Display) -> Error {
    Error::Storage(error.to_string())
}

/// Lower and upper case letters, digits and `._:-`, beginning with a letter.
fn check_key(key: &str) -> Result<()> {
    let is_plain = key
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"._:-".contains(&byte));
    let begins_well = key
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_alphabetic());
    if is_plain && begins_well && key.len() <= MAX_KEY_BYTES {
        Ok(())
    } else {
        Err(Error::refused("key"))
    }
}

/// Leaves a valid file or none at `path`. Fails when a corrupt one cannot be moved: starting empty would
/// overwrite data that a person could still recover.
fn set_aside_if_corrupt(path: &Path) -> Result<()> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(storage(error)),
    };
    let Err(error) = serde_json::from_slice::<HashMap<String, String>>(&bytes) else {
        return Ok(());
    };
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
        .as_millis();
    let aside = path.with_file_name(format!("{FILE}.corrupt-{now}"));
    std::fs::rename(path, &aside).map_err(storage)?;
    tracing::error!(
        "{} is corrupt ({error}): kept as {}, starting with no values",
        path.display(),
        aside.display()
    );
    Ok(())
}

/// Disk work on a blocking thread: the runtime's serve all other commands.
async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    tauri::async_runtime::spawn_blocking(work)
        .await
        .map_err(storage)?
}

#[tauri::command]
pub fn kv_read<R: Runtime>(app: AppHandle<R>) -> HashMap<String, String> {
    app.state::<KeyValue<R>>().read()
}

#[tauri::command]
pub async fn kv_write<R: Runtime>(app: AppHandle<R>, key: String, value: String) -> Result<()> {
    on_disk(move || app.state::<KeyValue<R>>().write(key, value)).await
}

#[tauri::command]
pub async fn kv_remove<R: Runtime>(app: AppHandle<R>, key: String) -> Result<()> {
    on_disk(move || app.state::<KeyValue<R>>().remove(&key)).await
}

#[cfg(test)]
mod tests;
