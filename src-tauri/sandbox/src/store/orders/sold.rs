//! How many of a voucher were ever sold: the fiction's, and those that were paid here. B14.

use rusqlite::Connection;

use crate::city::details::usage;
use crate::store::{Sql, StoreError};

pub const SOLD_SQL: &str = "SELECT coalesce(sum(quantity), 0) FROM orders
  WHERE product_id = ?1 AND status = 'PAID'";

pub const OF_STORE_SQL: &str = "SELECT id FROM products WHERE store_id = ?1";

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
    let products: Vec<i64> = connection.all(OF_STORE_SQL, [store_id], |row| row.get(0))?;
    products.into_iter().try_fold(0u32, |sum, id| {
        Ok(sum.saturating_add(sold_count(connection, id, popularity)?))
    })
}
