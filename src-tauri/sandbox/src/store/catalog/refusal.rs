//! Whether there is a store, and whether its page and those of its vouchers open.

use rusqlite::Connection;

use crate::ids::row;
use crate::store::{Refuse, Sql, StoreError};

/// Why a page does not open. Merchant 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPage {
    Expired,
    Unfindable,
    Absent,
}

impl Refuse for NoPage {}

/// Why a voucher has no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoVoucher {
    Absent,
    Withdrawn,
    /// Nor has its store.
    Store(NoPage),
}

impl Refuse for NoVoucher {}

impl From<NoPage> for NoVoucher {
    fn from(why: NoPage) -> Self {
        Self::Store(why)
    }
}

/// Condition on a store `s`: its page opens.
pub const OPENS_SQL: &str = "NOT EXISTS (SELECT 1 FROM unusual_stores AS u
     WHERE u.store_id = s.id AND u.refusal IS NOT NULL)";

pub const REFUSAL_SQL: &str = "SELECT refusal FROM unusual_stores WHERE store_id = ?1";

/// Why the page of a store does not open, if it does not.
pub fn refusal(
    connection: &Connection,
    store_id: row::Store,
) -> Result<Option<NoPage>, StoreError> {
    let refusal: Option<Option<String>> = connection.find_value(REFUSAL_SQL, [store_id])?;
    Ok(match refusal.flatten().as_deref() {
        Some("expired") => Some(NoPage::Expired),
        Some("unfindable") => Some(NoPage::Unfindable),
        Some(_) => Some(NoPage::Absent),
        None => None,
    })
}

/// Whether there is such a store, open to be looked at or not.
pub fn exists(connection: &Connection, store_id: row::Store) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM stores WHERE id = ?1";
    connection.has(sql, [store_id])
}
