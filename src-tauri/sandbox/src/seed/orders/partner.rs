//! Dewi's vouchers with partners' codes, one of each kind; at one code she has looked. Buying 2 "Foreign
//! codes".

use rusqlite::Transaction;

use crate::city::details::special::{EDGE_STORE, EDGES, Edge};
use crate::ids;
use crate::seed::orders::samples::paid_product;
use crate::store::coupons::partner;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

const KINDS: [Edge; 4] = [
    Edge::UltraCode,
    Edge::CombinedCode,
    Edge::OtherLink,
    Edge::Paper,
];
const LOOKED_AT: Edge = Edge::CombinedCode;

pub fn write(transaction: &Transaction<'_>, dewi: i64, now_ms: u64) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(DAY_MS);
    for kind in KINDS {
        let sort = EDGES.iter().position(|edge| *edge == kind);
        let sql = "SELECT id FROM products WHERE store_id = ?1 AND sort = ?2";
        let place = rusqlite::params![EDGE_STORE, sort.map(|sort| sort as i64)];
        let found: Option<i64> = transaction.first(sql, place, |row| row.get(0))?;
        let Some(product_id) = found else { continue };
        for coupon_id in paid_product(transaction, product_id, dewi, at_ms)? {
            if kind == LOOKED_AT {
                // Refused only when its store does not let it be used yet: then it stays closed.
                let _ = partner::open(transaction, dewi, &ids::coupon(coupon_id), now_ms)?;
            }
        }
    }
    Ok(())
}
