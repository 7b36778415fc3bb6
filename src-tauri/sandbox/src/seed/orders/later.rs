//! What Sari has that is neither bought and usable now nor over: a voucher that starts next week, and a
//! coupon that she claimed. Merchant 4 "Coupon list states".

use rusqlite::Transaction;

use crate::city::details::special::Edge;
use crate::ids::row;
use crate::seed::orders::edges::paid_edge;
use crate::store::coupons::batches;
use crate::store::coupons::claims::{Claim, claim};
use crate::store::{StoreError, unless_refused};
use crate::time::{self, DAY_MS};

/// One of these gives a coupon.
const STORES: std::ops::RangeInclusive<i64> = 57..=99;
/// Each is left enough for everybody else.
const LEAST_ISSUED: u32 = 50;

pub fn write(
    transaction: &Transaction<'_>,
    sari: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(DAY_MS);
    paid_edge(transaction, Edge::NotYetEffective, sari, at_ms)?;
    for store_id in STORES.map(row::Store) {
        let batches = batches::of_store(transaction, store_id)?.into_iter();
        for batch in batches.filter(|batch| batch.is_on && batch.issued >= LEAST_ISSUED) {
            let asked = Claim {
                user_id: sari,
                store_id,
                batch_number: batch.number,
                copies: 1,
            };
            let claimed = claim(transaction, asked, at_ms, time::day_number(at_ms));
            if unless_refused(claimed)?.is_some() {
                return Ok(());
            }
        }
    }
    Ok(())
}
