//! Time ends vouchers: their money returns by itself, or is the merchant's. Buying 2 "expired", 7
//! "Promise".

use jajan_contract::order::refund::RefundCause;
use rusqlite::{Transaction, params};

use crate::ids::{self, row};
use crate::store::gifts;
use crate::store::ledger::{Account, Cause, book};
use crate::store::orders::issue::tell;
use crate::store::refunds::open::{Opening, open};
use crate::store::{FromRow, Sql, StoreError};

/// The ended vouchers of one order, those of a buyer together. The merchant does not keep the money of
/// one whose outlet has closed for good, so that it could not be used. After a refund that was cancelled
/// late, a voucher ends at that moment.
pub const TO_EXPIRE_SQL: &str = "SELECT v.coupon_id, v.order_id, v.buyer_id, v.sale_rp,
    max(v.valid_end_ms, coalesce((SELECT max(s.at_ms) FROM refund_coupons AS c
      JOIN refund_steps AS s USING (refund_id) WHERE c.coupon_id = v.coupon_id), 0)) AS at_ms,
    coalesce(json_extract(o.frozen, '$.item.refund'), 'NONE') = 'NONE'
      AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u
        WHERE u.store_id = v.store_id AND u.refusal = 'expired') AS is_kept
  FROM vouchers AS v JOIN orders AS o USING (order_id)
  WHERE v.order_id = ?2 AND v.state IN ('not_delivery', 'valid') AND v.valid_end_ms < ?1
  ORDER BY v.buyer_id, v.coupon_id";

#[derive(FromRow)]
struct Ended {
    coupon_id: row::Coupon,
    order_id: row::Order,
    buyer_id: row::User,
    sale_rp: u32,
    at_ms: u64,
    is_kept: bool,
}

/// The money returns to the voucher's buyer, who may not be its owner. A locked voucher stays.
pub fn expire(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    let ended: Vec<Ended> = transaction.rows(TO_EXPIRE_SQL, params![now_ms, order_id])?;
    for together in ended.chunk_by(|a, b| (a.order_id, a.buyer_id) == (b.order_id, b.buyer_id)) {
        let (kept, back): (Vec<_>, Vec<_>) = together.iter().partition(|ended| ended.is_kept);
        for ended in &kept {
            keep(transaction, ended)?;
        }
        let coupons: Vec<row::Coupon> = back.iter().map(|ended| ended.coupon_id).collect();
        let Some(at_ms) = back.iter().map(|ended| ended.at_ms).max() else {
            continue;
        };
        let opening = Opening {
            order_id: together[0].order_id,
            coupons: &coupons,
            cause: RefundCause::Expiry,
            asked: None,
            now_ms: at_ms.min(now_ms),
        };
        open(transaction, &opening)?;
    }
    Ok(())
}

/// No refund was promised.
fn keep(transaction: &Transaction<'_>, ended: &Ended) -> Result<(), StoreError> {
    let sql = "UPDATE vouchers SET state = 'expired' WHERE coupon_id = ?1";
    transaction.run(sql, [ended.coupon_id])?;
    gifts::end::with_voucher(transaction, ended.coupon_id, ended.at_ms)?;
    let key = format!("{}.expired", ids::coupon(ended.coupon_id));
    let cause = Cause {
        key: &key,
        order_id: ended.order_id,
        now_ms: ended.at_ms,
    };
    let (held, merchant) = (Account::Held, Account::Merchant);
    book(transaction, held, merchant, ended.sale_rp, cause)?;
    tell(transaction, ended.order_id)
}
