//! Connections: one that writes, behind a mutex, and a few that read. WAL lets both go at once, so
//! nobody ever sees «database is locked».
//!
//! `Place::Memory` is a file in the machine's temporary folder that goes when the database is
//! dropped: SQLite's own `:memory:` cannot be read while it is written.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, Once, PoisonError};
use std::time::Duration;

use rusqlite::{
    Connection, OpenFlags, Transaction, TransactionBehavior, backup::Backup,
    functions::FunctionFlags,
};
use tokio::sync::Semaphore;

use crate::{
    city::details::trust,
    store::{StoreError, migrations},
};

const READERS: usize = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// Filled only as far as needed; a million stores' spatial index fits while they are seeded.
const WRITER_CACHE_KIB: i32 = 131_072;
const READER_CACHE_KIB: i32 = 32_768;
const CACHED_STATEMENTS: usize = 64;

/// Where the database is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    File(PathBuf),
    /// Gone when the last clone of the [`Database`] is dropped.
    Memory,
}

/// Cheap to clone; all clones are one database.
#[derive(Clone)]
pub struct Database(Arc<Inner>);

struct Inner {
    /// Pieces of work so far, reading and writing.
    works: AtomicU64,
    writer: Mutex<Connection>,
    writer_place: Semaphore,
    readers: Readers,
    // Declared after the connections: they are closed before the file is removed.
    file: Option<TemporaryFile>,
}

/// The whole database at one moment, in a temporary file that goes with it.
pub struct Snapshot(TemporaryFile);

struct Readers {
    idle: Mutex<Vec<Connection>>,
    returned: Condvar,
    places: Semaphore,
}

impl Database {
    /// Opens or makes the database and brings its schema up to date. Blocks.
    pub fn open(place: &Place) -> Result<Self, StoreError> {
        let (path, file) = match place {
            Place::File(path) => (path.clone(), None),
            Place::Memory => {
                let file = TemporaryFile::new();
                (file.0.clone(), Some(file))
            }
        };
        Self::connect(&path, file)
    }

    /// A temporary database with the same data. Blocks.
    pub fn copy_of(snapshot: &Snapshot) -> Result<Self, StoreError> {
        let file = TemporaryFile::new();
        let path = file.0.clone();
        std::fs::copy(&snapshot.0.0, &path).map_err(stopped)?;
        Self::connect(&path, Some(file))
    }

    fn connect(path: &Path, file: Option<TemporaryFile>) -> Result<Self, StoreError> {
        let mut writer = Connection::open(path)?;
        prepare(&writer, WRITER_CACHE_KIB)?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        // A lost machine may lose the last moments of a stand-in, never its consistency.
        let synchronous = if file.is_some() { "OFF" } else { "NORMAL" };
        writer.pragma_update(None, "synchronous", synchronous)?;
        migrations::migrate(&mut writer)?;

        let idle = (0..READERS)
            .map(|_| reader(path))
            .collect::<Result<Vec<_>, _>>()?;
        let readers = Readers {
            idle: Mutex::new(idle),
            returned: Condvar::new(),
            places: Semaphore::new(READERS),
        };
        Ok(Self(Arc::new(Inner {
            works: AtomicU64::new(0),
            writer: Mutex::new(writer),
            writer_place: Semaphore::new(1),
            readers,
            file,
        })))
    }

    /// Runs `work` on a reader, on a blocking thread.
    pub async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let inner = self.clone();
        // Waits here and not on a thread, so that a burst does not fill the blocking pool.
        let _place = self.0.readers.places.acquire().await.map_err(stopped)?;
        tokio::task::spawn_blocking(move || inner.read_now(work))
            .await
            .map_err(stopped)?
    }

    /// Runs `work` in a transaction of the writer, on a blocking thread; an error rolls back.
    pub async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        let inner = self.clone();
        let _place = self.0.writer_place.acquire().await.map_err(stopped)?;
        tokio::task::spawn_blocking(move || inner.write_now(work))
            .await
            .map_err(stopped)?
    }

    /// As [`Self::read`], on this thread.
    pub fn read_now<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.0.works.fetch_add(1, Ordering::Relaxed);
        let lease = self.0.readers.take();
        // One snapshot for all statements of the work.
        let transaction = lease.unchecked_transaction()?;
        let result = work(&transaction);
        drop(transaction);
        result
    }

    /// As [`Self::write`], on this thread.
    pub fn write_now<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.0.works.fetch_add(1, Ordering::Relaxed);
        let mut writer = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let value = work(&transaction)?;
        transaction.commit()?;
        Ok(value)
    }

    /// Whether it goes with the last clone.
    pub fn is_temporary(&self) -> bool {
        self.0.file.is_some()
    }

    /// Everything as it is now. Blocks.
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let file = TemporaryFile::new();
        let mut copy = Connection::open(&file.0)?;
        let writer = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner);
        copy_all(&writer, &mut copy)?;
        // So that the copy is one file, whatever the source wrote last.
        copy.pragma_update(None, "journal_mode", "DELETE")?;
        Ok(Snapshot(file))
    }

    /// Everything as it was then. Readers see either all of it or nothing of it. Blocks.
    pub fn restore(&self, snapshot: &Snapshot) -> Result<(), StoreError> {
        let source = Connection::open(&snapshot.0.0)?;
        let mut writer = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner);
        copy_all(&source, &mut writer)
    }

    /// How many pieces of work were done, for tests of what must do none.
    pub fn work_count(&self) -> u64 {
        self.0.works.load(Ordering::Relaxed)
    }

    /// Moves the write-ahead log into the file; for a graceful stop. Blocks.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        let writer = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }
}

fn copy_all(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    const ALL_PAGES: i32 = -1;
    let backup = Backup::new(from, to)?;
    backup.step(ALL_PAGES)?;
    Ok(())
}

fn prepare(connection: &Connection, cache_kib: i32) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
    // SQLite reads a negative number as KiB.
    connection.pragma_update(None, "cache_size", -cache_kib)?;
    connection.pragma_update(None, "mmap_size", 256_i64 << 20)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.create_scalar_function(
        "halal_valid_until",
        1,
        FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC,
        |call| Ok(trust::halal_valid_until(call.get(0)?)),
    )?;
    Ok(())
}

fn reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection, READER_CACHE_KIB)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

impl Readers {
    fn take(&self) -> Lease<'_> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(connection) = idle.pop() {
                return Lease {
                    readers: self,
                    connection: Some(connection),
                };
            }
            idle = self
                .returned
                .wait(idle)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A borrowed reader; it returns also when the work panics.
struct Lease<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Deref for Lease<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        match &self.connection {
            Some(connection) => connection,
            None => unreachable!("the connection leaves only in drop"),
        }
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let mut idle = self
            .readers
            .idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.connection.take());
        self.readers.returned.notify_one();
    }
}

struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new() -> Self {
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

    fn remove(&self) {
        for suffix in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            // Absent is what we want; a failure only leaves a file in the temporary folder.
            let _ = std::fs::remove_file(name);
        }
    }
}

/// Removes the files of programs that were killed before they could.
fn clear_left_over() {
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
fn owner_of(name: &str) -> Option<u32> {
    let (owner, rest) = name.strip_prefix("jajan-sandbox-")?.split_once('-')?;
    let (number, kind) = rest.split_once('.')?;
    let is_ours = matches!(kind, "sqlite" | "sqlite-wal" | "sqlite-shm");
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    owner.parse().ok().filter(|_| is_ours && is_number)
}

/// Linux tells by a folder. Where there is no such folder nothing is cleared.
fn is_alive(process: u32) -> bool {
    let processes = Path::new("/proc");
    !processes.join("self").exists() || processes.join(process.to_string()).exists()
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        self.remove();
    }
}

fn stopped(error: impl ToString) -> StoreError {
    StoreError::Stopped(error.to_string())
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
