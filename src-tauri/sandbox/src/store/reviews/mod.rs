//! Reviews. Contract `reviews`; merchant 3 "Review", 4, 5; B9.
//!
//! Invariants: whoever reviews was there (a visit, one review each); of an anonymous review nobody
//! but its author is told whose it is; only approved reviews are shown to others and counted; a
//! store's score and count on cards are those of its approved reviews, in the same transaction;
//! invented reviews are written before anything else is done with their store.

mod acts;
pub mod audit;
mod desk;
mod invented;
mod list;
mod row;
mod save;
mod visits;

pub use acts::{MAX_REPORTS_PER_DAY, NotDone};
pub use desk::{Desk, Reported};
pub use invented::recount_users;
pub use save::{Draft, NotSaved};

use rusqlite::{Connection, OptionalExtension};

use crate::store::{StoreError, catalog::store_page};

/// What is asked beside the overall rating: id, and its name in three languages.
pub const CRITERIA: [(&str, [&str; 3]); 3] = [
    ("taste", ["Rasa", "Taste", "口味"]),
    ("service", ["Pelayanan", "Service", "服务"]),
    ("ambience", ["Suasana", "Ambience", "环境"]),
];

/// One whose page opens: what is refused there has no reviews either.
fn store_exists(connection: &Connection, store_id: i64) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM stores WHERE id = ?1")?;
    Ok(statement.exists([store_id])? && store_page::refusal(connection, store_id)?.is_none())
}

#[cfg(test)]
mod tests;

/// A value of the seed's, as it was written when the data was made.
fn meta(connection: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
    Ok(statement.query_row([key], |row| row.get(0)).optional()?)
}
