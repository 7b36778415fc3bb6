//! The sandbox's database: SQLite with one writer and a few readers.
//!
//! Invariants: SQL stands only in this folder and in `seed/`; all writing goes through
//! [`Database::write`], one transaction each; nothing here reads a clock, callers pass `now_ms`
//! (milliseconds since the epoch, by the sandbox's clock). Replies are built as the contract's
//! types; picture addresses are paths of the image host. No HTTP, no envelope, no error codes of
//! the wire: `StoreError` says what was wrong and the edge chooses the code.

pub mod account;
pub mod books;
pub mod brands;
pub mod catalog;
pub mod columns;
mod config;
pub mod content;
pub mod coupons;
mod database;
pub mod discovery;
mod done_keys;
pub mod due;
mod error;
pub mod gifts;
pub mod ledger;
mod migrations;
pub mod orders;
mod page;
pub mod payments;
mod records;
pub mod redemptions;
pub mod refunds;
pub mod reports;
pub mod reviews;
mod rows;
pub mod search;
pub mod splits;
mod sql;
mod stop;
pub mod story;
pub mod terms;
pub mod unreadable;
mod viewer;

pub use database::{Database, Place, Snapshot};
pub use error::StoreError;
pub use jajan_row_derive::FromRow;
pub use migrations::{SCHEMA_VERSION, STEPS as SCHEMA_STEPS};
pub use page::Page;
pub use records::StoredEvent;
pub use rows::{FromRow, column, columns_of};
pub use sql::Sql;
pub use stop::{Outcome, Refuse, Stop, unless_refused};
pub use viewer::Viewer;

#[cfg(test)]
mod tests;
