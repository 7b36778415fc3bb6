//! The sandbox's database: SQLite with one writer and a few readers.
//!
//! Invariants: SQL stands only in this folder and in `seed/`; all writing goes through
//! [`Database::write`], one transaction each; nothing here reads a clock, callers pass `now_ms`
//! (milliseconds since the epoch, by the sandbox's clock). Replies are built as the contract's
//! types; picture addresses are paths of the image host. No HTTP, no envelope, no error codes of
//! the wire: `StoreError` says what was wrong and the edge chooses the code.

mod address;
mod assets;
pub mod auth_codes;
pub mod brands;
pub mod claims;
mod config;
mod database;
mod entries;
pub mod favourites;
mod filters;
mod flash_sale;
mod geo;
mod home;
mod hours;
pub mod ids;
mod lists;
pub mod login;
mod migrations;
mod nearest;
pub mod phone_codes;
pub mod profile;
mod reach;
mod recommended;
mod records;
mod red_packets;
pub mod reviews;
pub mod shares;
pub mod sliders;
mod store_coupons;
mod store_page;
pub mod store_reports;
pub mod successors;
pub mod tokens;
pub mod unread;
mod unusual_stores;
pub mod uploads;
pub mod users;
mod viewer;

pub use database::{Database, Place, Snapshot};
pub use geo::Position;
#[cfg(test)]
pub use hours::Hours;
pub use hours::{LocalTime, clock_text, day_number};
pub use lists::ListKind;
pub use migrations::{SCHEMA_VERSION, STEPS as SCHEMA_STEPS};
pub use records::StoredEvent;
pub use store_page::NoPage;
pub use unusual_stores::UnusualStore;
pub use viewer::Viewer;

use jajan_contract::localised::Localised;
use rusqlite::Row;

/// Why the database did not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A value of the request; answer with VALUE_INVALID. `reason` is for developers, English.
    #[error("{field}: {reason}")]
    BadValue { field: &'static str, reason: String },
    /// The file was made by a newer program.
    #[error("the database has schema {found}, this program knows {known}; use another --db file")]
    NewerSchema { found: usize, known: usize },
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("stored JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("database file: {0}")]
    Io(#[from] std::io::Error),
    /// The work on a blocking thread panicked or was stopped.
    #[error("the database work was stopped: {0}")]
    Stopped(String),
}

impl StoreError {
    fn bad(field: &'static str, reason: impl Into<String>) -> Self {
        Self::BadValue {
            field,
            reason: reason.into(),
        }
    }
}

/// Three neighbouring columns `…_id, …_en, …_zh`.
fn localised(row: &Row<'_>, first: usize) -> rusqlite::Result<Localised> {
    Ok(Localised::new(
        row.get::<_, String>(first)?,
        row.get::<_, String>(first + 1)?,
        row.get::<_, String>(first + 2)?,
    ))
}

#[cfg(test)]
mod tests;
