//! How many of a voucher were ever sold: the fiction's, and those that were paid here. B14.

use rusqlite::Connection;

use crate::city::details::usage;
use crate::store::{Sql, StoreError};

pub const SOLD_SQL: &str = "SELECT coalesce(sum(quantity), 0) FROM orders
  WHERE product_id = ?1 AND status = 'PAID'";

// Grouped in the order of an index: nothing is sorted.
pub const OF_STORE_SQL: &str = "SELECT p.id, coalesce(sum(o.quantity), 0)
  FROM products AS p LEFT JOIN orders AS o ON o.product_id = p.id AND o.status = 'PAID'
  WHERE p.store_id = ?1 GROUP BY p.sort, p.id";

/// `popularity` is the store's.
pub fn sold_count(
    connection: &Connection,
    product_id: i64,
    popularity: i64,
) -> Result<u32, StoreError> {
    let here: u32 = connection.one(SOLD_SQL, [product_id], |row| row.get(0))?;
    Ok(usage::sold_count(product_id, popularity).saturating_add(here))
}

/// All of a store's, also those that it sells no more.
pub fn sold_by_store(
    connection: &Connection,
    store_id: i64,
    popularity: i64,
) -> Result<u32, StoreError> {
    let sold = connection.all(OF_STORE_SQL, [store_id], |row| {
        let (product_id, here): (i64, u32) = row.try_into()?;
        Ok(usage::sold_count(product_id, popularity).saturating_add(here))
    })?;
    Ok(sold.into_iter().fold(0, u32::saturating_add))
}
