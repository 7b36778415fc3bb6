//! The data of the sandbox: Jakarta with its stores, made from one number.
//!
//! Invariants: the same `SeedOptions` give the same bytes; a store depends only on the seed and
//! its own number; memory does not grow with the number of stores. Seeding replaces everything
//! that it wrote before and leaves what users did (accounts, devices, counters, events).

mod brand_pages;
mod fixed;
pub mod review_people;
mod users;
mod write;

pub use users::USERS;
pub use write::SEEDED;

use crate::store::{Database, SCHEMA_VERSION, StoreError};

/// A hash of the sources of this folder and of the schema, made by build.rs: when they change, a
/// kept database is made anew.
const SOURCES: &str = env!("JAJAN_SEED_SOURCES");
const FINGERPRINT: &str = "seed";
/// The seed number of the data, for what is made when it is first looked at.
pub const NUMBER: &str = "seed_number";

/// How many stores, and which of all the possible ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeedOptions {
    /// 1 to 5,000,000.
    pub stores: u32,
    pub seed: u64,
}

impl Default for SeedOptions {
    fn default() -> Self {
        Self {
            stores: 2_000,
            seed: 62,
        }
    }
}

/// How far seeding has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeedProgress {
    pub stores_done: u32,
    pub stores: u32,
}

/// Makes the data; blocks. `progress` is called after every ten thousand stores and at the end.
pub fn seed(
    database: &Database,
    options: SeedOptions,
    progress: impl FnMut(SeedProgress),
) -> Result<(), StoreError> {
    write::write(database, options, progress)?;
    database.write_now(|transaction| {
        transaction.execute(
            "INSERT OR REPLACE INTO meta VALUES (?1, ?2)",
            [FINGERPRINT, &fingerprint(&options)],
        )?;
        Ok(())
    })
}

/// Whether the database already holds exactly what these options and this program would make.
pub fn is_current(database: &Database, options: SeedOptions) -> Result<bool, StoreError> {
    database.read_now(|connection| {
        let mut statement =
            connection.prepare("SELECT 1 FROM meta WHERE key = ?1 AND value = ?2")?;
        Ok(statement.exists([FINGERPRINT, &fingerprint(&options)])?)
    })
}

fn fingerprint(options: &SeedOptions) -> String {
    format!(
        "{SCHEMA_VERSION}:{SOURCES}:{}:{}",
        options.seed, options.stores
    )
}

#[cfg(test)]
mod tests;
