//! Vouchers of the store that has one for each edge of a purchase, bought.

use rusqlite::{Transaction, params};

use crate::city::details::special::{EDGE_STORE, EDGES, Edge};
use crate::ids::row;
use crate::seed::orders::samples::paid_piece;
use crate::store::{Sql, StoreError};

/// A paid order of one piece; its voucher. None, when it cannot be bought.
pub fn paid_edge(
    transaction: &Transaction<'_>,
    edge: Edge,
    user_id: row::User,
    at_ms: u64,
) -> Result<Vec<row::Coupon>, StoreError> {
    let sort = EDGES.iter().position(|each| *each == edge);
    let sql = "SELECT id FROM products WHERE store_id = ?1 AND sort = ?2";
    let place = params![EDGE_STORE, sort.map(|sort| sort as i64)];
    let found: Option<row::Product> = transaction.find_value(sql, place)?;
    let Some(product_id) = found else {
        return Ok(Vec::new());
    };
    let key = format!("sample-{product_id}");
    paid_piece(transaction, product_id, &key, user_id, at_ms)
}
