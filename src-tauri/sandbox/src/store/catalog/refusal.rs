//! Whether there is a store, and whether its page and those of its vouchers open.

use rusqlite::Connection;

use crate::store::{Sql, StoreError};

/// Why a page does not open. Merchant 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPage {
    Expired,
    Unfindable,
    Absent,
}

/// Why a voucher has no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoVoucher {
    Absent,
    Withdrawn,
    /// Nor has its store.
    Store(NoPage),
}

pub const REFUSAL_SQL: &str = "SELECT refusal FROM unusual_stores WHERE store_id = ?1";

/// Why the page of a store does not open, if it does not.
pub fn refusal(connection: &Connection, store_id: i64) -> Result<Option<NoPage>, StoreError> {
    let refusal: Option<Option<String>> =
        connection.first(REFUSAL_SQL, [store_id], |row| row.get(0))?;
    Ok(match refusal.flatten().as_deref() {
        Some("expired") => Some(NoPage::Expired),
        Some("unfindable") => Some(NoPage::Unfindable),
        Some(_) => Some(NoPage::Absent),
        None => None,
    })
}

/// Whether there is such a store, open to be looked at or not.
pub fn exists(connection: &Connection, store_id: i64) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM stores WHERE id = ?1";
    connection.has(sql, [store_id])
}
