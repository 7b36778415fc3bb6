//! The data of the sandbox: Jakarta with its stores, made from one number.
//!
//! Invariants: the same `SeedOptions` give the same bytes; a store depends only on the seed and
//! its own number; memory does not grow with the number of stores. Seeding replaces everything
//! that it wrote before and leaves what users did (accounts, devices, counters, events).

mod brand_pages;
mod fixed;
mod offers;
mod options;
mod orders;
pub mod review_people;
mod reviews;
pub(crate) mod search;
mod terms;
mod users;
mod write;

pub use options::{SeedOptions, SeedProgress};
pub use orders::ready_orders;
pub use reviews::{ready_desk, ready_review, ready_reviews, ready_reviews_of, shared};
pub use users::USERS;
pub use write::SEEDED;

use crate::seed::options::FINGERPRINT;
use crate::store::{Database, SCHEMA_VERSION, StoreError};

/// A hash of the sources of this folder and of the schema, made by build.rs: when they change, a
/// kept database is seeded again.
const SOURCES: &str = env!("JAJAN_SEED_SOURCES");
/// Makes the data; blocks. `progress` is called after every ten thousand stores and at the end,
/// with what the index of the search took.
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
