//! Replaces a file atomically. After a crash at any point the file has the old or the new content, never
//! a part: the new bytes are on disk under another name before they take the old name.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes beside `path`, syncs, renames over it, and syncs the folder. One writer at a time.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path
        .parent()
        .ok_or_else(|| io::Error::other("the path has no folder"))?;
    fs::create_dir_all(folder)?;
    let fresh = path.with_extension("new");
    let written = write_synced(&fresh, bytes).and_then(|()| fs::rename(&fresh, path));
    if written.is_err() {
        // Best effort: the error is reported, and the next write overwrites a leftover.
        let _ = fs::remove_file(&fresh);
    }
    written?;
    // The rename is durable only after fsync of the folder, which Windows does not have.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::replace;
    use std::fs;

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("jajan-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn replaces_and_leaves_nothing_else() -> std::io::Result<()> {
        let folder = folder("replace");
        let path = folder.join("deep/values.json");
        replace(&path, b"one")?;
        replace(&path, b"two")?;
        assert_eq!(fs::read(&path)?, b"two");
        assert_eq!(fs::read_dir(folder.join("deep"))?.count(), 1);
        fs::remove_dir_all(folder)
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_content() -> std::io::Result<()> {
        let folder = folder("fails");
        let path = folder.join("values.json");
        replace(&path, b"old")?;
        // A folder at the temporary file's path makes the write fail before the rename.
        fs::create_dir(path.with_extension("new"))?;
        assert!(replace(&path, b"new").is_err());
        assert_eq!(fs::read(&path)?, b"old");
        fs::remove_dir_all(folder)
    }
}
