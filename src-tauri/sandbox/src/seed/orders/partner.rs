//! Dewi's vouchers with partners' codes, one of each kind; at one code she has looked. Buying 2 "Foreign
//! codes".

use rusqlite::Transaction;

use crate::city::details::special::Edge;
use crate::ids::{self, row};
use crate::seed::orders::edges::paid_edge;
use crate::store::coupons::partner;
use crate::store::{StoreError, unless_refused};
use crate::time::DAY_MS;

const KINDS: [Edge; 4] = [
    Edge::UltraCode,
    Edge::CombinedCode,
    Edge::OtherLink,
    Edge::Paper,
];
const LOOKED_AT: Edge = Edge::CombinedCode;

pub fn write(
    transaction: &Transaction<'_>,
    dewi: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(DAY_MS);
    for kind in KINDS {
        for coupon_id in paid_edge(transaction, kind, dewi, at_ms)? {
            if kind == LOOKED_AT {
                // Refused only when its store does not let it be used yet: then it stays closed.
                let coupon_id = ids::coupon(coupon_id);
                unless_refused(partner::open(transaction, dewi, &coupon_id, now_ms))?;
            }
        }
    }
    Ok(())
}
