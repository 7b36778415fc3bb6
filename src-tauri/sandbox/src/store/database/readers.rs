//! The connections that read.

use std::ops::Deref;
use std::path::Path;
use std::time::Duration;

use parking_lot::{Condvar, Mutex};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;

use crate::store::StoreError;

pub const READERS: usize = 4;

pub const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

pub const READER_CACHE_KIB: i32 = 32_768;

pub const CACHED_STATEMENTS: usize = 64;

pub struct Readers {
    pub idle: Mutex<Vec<Connection>>,
    pub returned: Condvar,
    pub places: Semaphore,
}

/// The most that SQLite maps. Of a city of a million, 1.15 GB, a quarter was mapped before: the search took
/// 5.8 ms in place of 4.8 (p50).
const MAPPED_BYTES: i64 = 0x7fff_0000;

pub fn prepare(connection: &Connection, cache_kib: i32) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
    // SQLite reads a negative number as KiB.
    connection.pragma_update(None, "cache_size", -cache_kib)?;
    connection.pragma_update(None, "mmap_size", MAPPED_BYTES)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // Else SQLite looks at the values that are bound, to a LIMIT for one, and prepares such a statement
    // anew each time that another value is bound: a fifth of a search's time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

pub fn reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection, READER_CACHE_KIB)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

impl Readers {
    pub fn take(&self) -> Lease<'_> {
        let mut idle = self.idle.lock();
        loop {
            if let Some(connection) = idle.pop() {
                return Lease {
                    readers: self,
                    connection: Some(connection),
                };
            }
            self.returned.wait(&mut idle);
        }
    }
}

/// A borrowed reader; it returns also when the work panics.
pub struct Lease<'a> {
    pub readers: &'a Readers,
    pub connection: Option<Connection>,
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
        let mut idle = self.readers.idle.lock();
        idle.extend(self.connection.take());
        self.readers.returned.notify_one();
    }
}
