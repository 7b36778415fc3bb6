//! Connections: one that writes, behind a mutex, and a few that read. WAL lets both go at once, so
//! «database is locked» never occurs.
//!
//! `Place::Memory` is a file in the machine's temporary folder that goes when the database is
//! dropped: SQLite's own `:memory:` cannot be read while it is written.

mod readers;
mod temporary;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::{Condvar, Mutex};
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use rusqlite::{Connection, Transaction, TransactionBehavior, backup::Backup};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::store::database::readers::{READERS, Readers, prepare, reader};
use crate::store::database::temporary::TemporaryFile;
use crate::store::{Outcome, StoreError, migrations};

/// Filled only as far as needed; a million stores' spatial index fits while they are seeded.
const WRITER_CACHE_KIB: i32 = 131_072;

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
    /// Reads and writes so far.
    works: AtomicU64,
    writer: Mutex<Connection>,
    writer_place: Semaphore,
    /// Held by the call that does the due work of others.
    settling: Semaphore,
    readers: Readers,
    // Declared after the connections: they are closed before the file is removed.
    file: Option<TemporaryFile>,
}

/// A copy of the whole database at one moment, in a temporary file that is deleted on drop.
pub struct Snapshot(TemporaryFile);

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
        // A power cut may lose the last transactions of a sandbox, never its consistency.
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
            settling: Semaphore::new(1),
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
        self.reading(work).await
    }

    /// As [`Self::read`], of a work that rules may refuse.
    pub async fn read_or_refuse<T, R, F>(&self, work: F) -> Outcome<T, R>
    where
        T: Send + 'static,
        R: Send + 'static,
        F: FnOnce(&Connection) -> Outcome<T, R> + Send + 'static,
    {
        self.reading(work).await
    }

    /// Runs `work` in a transaction of the writer, on a blocking thread; an error rolls back.
    pub async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.writing(work).await
    }

    /// As [`Self::write`], of a work that rules may refuse: a refusal rolls back too.
    pub async fn write_or_refuse<T, R, F>(&self, work: F) -> Outcome<T, R>
    where
        T: Send + 'static,
        R: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Outcome<T, R> + Send + 'static,
    {
        self.writing(work).await
    }

    async fn reading<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    {
        let inner = self.clone();
        // Waits without a thread, so that a burst does not exhaust the blocking pool.
        let _place = self.0.readers.places.acquire().await.map_err(stopped)?;
        tokio::task::spawn_blocking(move || inner.read_here(work))
            .await
            .map_err(stopped)?
    }

    async fn writing<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, E> + Send + 'static,
    {
        let inner = self.clone();
        let _place = self.0.writer_place.acquire().await.map_err(stopped)?;
        tokio::task::spawn_blocking(move || inner.write_here(work))
            .await
            .map_err(stopped)?
    }

    /// Absent: another call does the due work of others already.
    pub fn settling_turn(&self) -> Option<SemaphorePermit<'_>> {
        self.0.settling.try_acquire().ok()
    }

    /// As [`Self::read`], on this thread.
    pub fn read_now<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_here(work)
    }

    /// As [`Self::write`], on this thread.
    pub fn write_now<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.write_here(work)
    }

    fn read_here<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E>,
    ) -> Result<T, E> {
        self.0.works.fetch_add(1, Ordering::Relaxed);
        let lease = self.0.readers.take();
        // One snapshot for all statements of the work.
        let transaction = lease.unchecked_transaction().map_err(StoreError::from)?;
        let result = work(&transaction);
        drop(transaction);
        result
    }

    fn write_here<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.0.works.fetch_add(1, Ordering::Relaxed);
        let mut writer = self.0.writer.lock();
        let transaction = writer
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(StoreError::from)?;
        let value = work(&transaction)?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(value)
    }

    /// Whether it is deleted with the last clone.
    pub fn is_temporary(&self) -> bool {
        self.0.file.is_some()
    }

    /// Everything as it is now. Blocks.
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let file = TemporaryFile::new();
        let mut copy = Connection::open(&file.0)?;
        let writer = self.0.writer.lock();
        copy_all(&writer, &mut copy)?;
        // Without WAL, so that the copy is one file.
        copy.pragma_update(None, "journal_mode", "DELETE")?;
        Ok(Snapshot(file))
    }

    /// Everything as it was then. Readers see either all of it or nothing of it. Blocks.
    pub fn restore(&self, snapshot: &Snapshot) -> Result<(), StoreError> {
        let source = Connection::open(&snapshot.0.0)?;
        let mut writer = self.0.writer.lock();
        copy_all(&source, &mut writer)
    }

    /// Reads and writes so far, for tests of what must touch no database.
    pub fn work_count(&self) -> u64 {
        self.0.works.load(Ordering::Relaxed)
    }

    /// Calls `seen` with each statement of a write, for tests of their plans.
    pub fn watch_writes(&self, seen: fn(&str)) -> Result<(), StoreError> {
        let mut writer = self.0.writer.lock();
        let codes = TraceEventCodes::SQLITE_TRACE_STMT;
        writer.trace_v2(
            codes,
            Some(move |event: TraceEvent<'_>| {
                if let TraceEvent::Stmt(_, sql) = event {
                    seen(sql);
                }
            }),
        )?;
        Ok(())
    }

    /// Moves the write-ahead log into the file; for a graceful stop. Blocks.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        let writer = self.0.writer.lock();
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

fn stopped(error: impl ToString) -> StoreError {
    StoreError::Stopped(error.to_string())
}
