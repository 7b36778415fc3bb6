//! Files in the machine's temporary folder that go with their owner, also when an earlier program
//! was killed before it could remove them.

use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

pub struct TemporaryFile(pub PathBuf);

impl TemporaryFile {
    pub fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        static CLEARED: Once = Once::new();
        CLEARED.call_once(clear_left_over);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("jajan-sandbox-{}-{number}.sqlite", std::process::id());
        let file = Self(std::env::temp_dir().join(name));
        // A file of the same name is left over from a killed process that had our id.
        file.remove();
        file
    }

    pub fn remove(&self) {
        for suffix in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            // Absent is what we want; a failure only leaves a file in the temporary folder.
            let _ = std::fs::remove_file(name);
        }
    }
}

/// Removes the files of programs that were killed before they could.
pub fn clear_left_over() {
    // A temporary folder that cannot be read holds nothing that we could clear.
    let entries = std::fs::read_dir(std::env::temp_dir());
    for entry in entries.into_iter().flatten().flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(owner_of);
        if owner.is_some_and(|process| !is_alive(process)) {
            // Another program may be clearing the same.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// The process in the name of a temporary database or one of its siblings.
pub fn owner_of(name: &str) -> Option<u32> {
    let (owner, rest) = name.strip_prefix("jajan-sandbox-")?.split_once('-')?;
    let (number, kind) = rest.split_once('.')?;
    let is_ours = matches!(kind, "sqlite" | "sqlite-wal" | "sqlite-shm");
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    owner.parse().ok().filter(|_| is_ours && is_number)
}

/// Linux tells by a folder. Where there is no such folder nothing is cleared.
pub fn is_alive(process: u32) -> bool {
    let processes = Path::new("/proc");
    !processes.join("self").exists() || processes.join(process.to_string()).exists()
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        self.remove();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_dead_programs_are_cleared() {
        for (name, expected) in [
            ("jajan-sandbox-17-0.sqlite", Some(17)),
            ("jajan-sandbox-17-3.sqlite-wal", Some(17)),
            ("jajan-sandbox-17-3.sqlite-shm", Some(17)),
            ("jajan-sandbox-17-3.sqlite.bak", None),
            ("jajan-sandbox-17-.sqlite", None),
            ("jajan-sandbox-x-3.sqlite", None),
            ("jajan-sandbox-17.sqlite", None),
            ("my-jajan-sandbox-17-0.sqlite", None),
        ] {
            assert_eq!(owner_of(name), expected, "{name}");
        }
        assert!(is_alive(std::process::id()));
        // Above the largest that Linux gives.
        let dead = std::env::temp_dir().join("jajan-sandbox-4294967295-0.sqlite");
        std::fs::write(&dead, b"left over").unwrap();
        let own = TemporaryFile::new();
        std::fs::write(&own.0, b"in use").unwrap();
        if Path::new("/proc/self").exists() {
            clear_left_over();
            assert!(own.0.exists() && !dead.exists());
        }
    }
}
