//! How many of a voucher were ever sold: before the sandbox was opened, and those paid here. B14.

use rusqlite::Connection;

use crate::ids::row;
use crate::store::{Sql, StoreError};

pub const SOLD_SQL: &str =
    "SELECT p.sold_before + coalesce((SELECT sum(o.quantity) FROM orders AS o
    WHERE o.product_id = p.id AND o.status = 'PAID'), 0)
  FROM products AS p WHERE p.id = ?1";

pub const OF_STORE_SQL: &str = "SELECT coalesce(sum(p.sold_before + coalesce(
    (SELECT sum(o.quantity) FROM orders AS o
     WHERE o.product_id = p.id AND o.status = 'PAID'), 0)), 0)
  FROM products AS p WHERE p.store_id = ?1";

pub fn sold_count(connection: &Connection, product_id: row::Product) -> Result<u32, StoreError> {
    connection.value(SOLD_SQL, [product_id])
}

/// All of a store's, also those that it sells no more.
pub fn sold_by_store(connection: &Connection, store_id: row::Store) -> Result<u32, StoreError> {
    connection.value(OF_STORE_SQL, [store_id])
}
