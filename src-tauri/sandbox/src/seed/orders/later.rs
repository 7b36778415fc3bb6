//! What Sari has that is neither bought and usable now nor over: a voucher that starts next week, and a
//! coupon that she claimed. Merchant 4 "Coupon list states".

use rusqlite::Transaction;

use crate::city::details::batches;
use crate::city::details::special::{EDGE_STORE, EDGES, Edge};
use crate::seed::orders::samples::paid_product;
use crate::store::coupons::claims::{Claim, claim};
use crate::store::{Sql, StoreError};
use crate::time::{self, DAY_MS};

/// One of these gives a coupon.
const STORES: std::ops::RangeInclusive<i64> = 57..=99;
/// Each is left enough for everybody else.
const LEAST_ISSUED: u32 = 50;

pub fn write(transaction: &Transaction<'_>, sari: i64, now_ms: u64) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(DAY_MS);
    let sort = EDGES.iter().position(|edge| *edge == Edge::NotYetEffective);
    let sql = "SELECT id FROM products WHERE store_id = ?1 AND sort = ?2";
    let place = rusqlite::params![EDGE_STORE, sort.map(|sort| sort as i64)];
    if let Some(product_id) = transaction.first(sql, place, |row| row.get(0))? {
        paid_product(transaction, product_id, sari, at_ms)?;
    }
    for store_id in STORES {
        let batches = batches::of_store(store_id).into_iter();
        for batch in batches.filter(|batch| batch.is_on && batch.issued >= LEAST_ISSUED) {
            let asked = Claim {
                user_id: sari,
                store_id,
                batch_number: batch.number,
                copies: 1,
            };
            if claim(transaction, asked, at_ms, time::day_number(at_ms))?.is_ok() {
                return Ok(());
            }
        }
    }
    Ok(())
}
