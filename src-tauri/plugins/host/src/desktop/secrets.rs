//! Secrets of a development build: a file with an explanation inside, readable by its owner only.
//!
//! Not for users: a desktop's keyring needs D-Bus and a session, which a development
//! machine and a test may lack, and there is no release for desktops. A release build answers -6.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;
use tauri::{AppHandle, Manager, Runtime};

use crate::secret_rules::{check_key, check_value};
use crate::{Error, Result};

const FILE: &str = "development-secrets.json";

/// Serialises changes.
static CHANGING: Mutex<()> = Mutex::new(());

#[tauri::command(async)]
pub fn secret_read<R: Runtime>(app: AppHandle<R>, key: &str) -> Result<Option<String>> {
    check_key(key)?;
    Ok(read(&file(&app)?)?.remove(key))
}

#[tauri::command(async)]
pub fn secret_write<R: Runtime>(app: AppHandle<R>, key: String, value: String) -> Result<()> {
    check_key(&key)?;
    check_value(&value)?;
    change(&file(&app)?, |secrets| secrets.insert(key, value))
}

#[tauri::command(async)]
pub fn secret_remove<R: Runtime>(app: AppHandle<R>, key: &str) -> Result<()> {
    check_key(key)?;
    change(&file(&app)?, |secrets| secrets.remove(key))
}

fn file<R: Runtime>(app: &AppHandle<R>) -> Result<PathBuf> {
    if !cfg!(debug_assertions) {
        return Err(Error::NotInApp("secrets"));
    }
    let folder = app.path().app_data_dir();
    Ok(folder.map_err(storage)?.join(FILE))
}

/// A missing or corrupt file is empty.
fn read(path: &Path) -> Result<BTreeMap<String, String>> {
    match fs::read(path) {
        Ok(bytes) => Ok(serde_json::from_slice(&bytes).unwrap_or_default()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(error) => Err(storage(error)),
    }
}

fn change<T>(path: &Path, work: impl FnOnce(&mut BTreeMap<String, String>) -> T) -> Result<()> {
    let _changing = CHANGING.lock();
    let mut secrets = read(path)?;
    let before = secrets.clone();
    work(&mut secrets);
    if secrets == before {
        return Ok(());
    }
    let bytes = serde_json::to_vec(&secrets).map_err(storage)?;
    replace(path, &bytes).map_err(storage)
}

/// Atomic, and never readable by others, not even briefly.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let fresh = path.with_extension("new");
    // A leftover may belong to another user, with other permissions.
    match fs::remove_file(&fresh) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&fresh)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(fresh, path)
}

fn storage(error: impl std::fmt::Display) -> Error {
    Error::Storage(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::{change, read};
    use std::fs;

    type Outcome = Result<(), Box<dyn std::error::Error>>;

    struct Folder(std::path::PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("jajan-secrets-{name}-{}", std::process::id());
            Self(std::env::temp_dir().join(name))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_written_is_there_until_it_is_removed() -> Outcome {
        let folder = Folder::new("kept");
        let path = folder.0.join("deep/secrets.json");
        assert!(read(&path)?.is_empty());
        change(&path, |all| all.insert("a".to_owned(), "1".to_owned()))?;
        change(&path, |all| all.insert("b".to_owned(), "2".to_owned()))?;
        change(&path, |all| all.remove("a"))?;
        assert_eq!(
            read(&path)?.into_iter().collect::<Vec<_>>(),
            [("b".to_owned(), "2".to_owned())]
        );
        assert_eq!(fs::read_dir(folder.0.join("deep"))?.count(), 1);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_it() -> Outcome {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("mode");
        fs::create_dir_all(&folder.0)?;
        let path = folder.0.join("secrets.json");
        // A leftover that everyone may read.
        fs::write(path.with_extension("new"), "{}")?;
        change(&path, |all| all.insert("a".to_owned(), "1".to_owned()))?;
        assert_eq!(fs::metadata(&path)?.permissions().mode() & 0o777, 0o600);
        Ok(())
    }

    #[test]
    fn a_broken_file_holds_nothing_and_is_replaced() -> Outcome {
        let folder = Folder::new("broken");
        fs::create_dir_all(&folder.0)?;
        let path = folder.0.join("secrets.json");
        for broken in ["", "{", "[]", "{\"a\":1}"] {
            fs::write(&path, broken)?;
            assert!(read(&path)?.is_empty(), "{broken}");
        }
        change(&path, |all| all.insert("a".to_owned(), "1".to_owned()))?;
        assert_eq!(read(&path)?.len(), 1);
        Ok(())
    }
}
