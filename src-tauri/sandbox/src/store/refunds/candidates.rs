//! Which vouchers a buyer can ask the money of, and what stands in the way of the others. Buying 7
//! "Promise".

use jajan_contract::{
    coupon::RefundPromise,
    order::{refund::RefundBlock, states::CouponState},
};
use rusqlite::Connection;

use crate::store::columns::Wire;
use crate::store::orders::status::coupon_state;
use crate::store::{Sql, StoreError};

pub const COUPONS_SQL: &str = "SELECT v.coupon_id, v.state, v.valid_start_ms, v.valid_end_ms,
    v.sale_rp, v.discount_share_rp, v.paid_rp, v.owner_id = v.buyer_id,
    EXISTS (SELECT 1 FROM gifts AS g WHERE g.coupon_id = v.coupon_id AND g.status = 'WAITING'),
    EXISTS (SELECT 1 FROM products AS p WHERE p.id = v.product_id AND p.withdrawn_ms IS NOT NULL),
    coalesce(json_extract(o.frozen, '$.item.refund'), 'NONE'),
    EXISTS (SELECT 1 FROM partner_codes AS c WHERE c.coupon_id = v.coupon_id),
    EXISTS (SELECT 1 FROM unusual_stores AS u
            WHERE u.store_id = v.store_id AND u.refusal = 'expired')
  FROM vouchers AS v JOIN orders AS o USING (order_id)";

/// A voucher, as far as its refund is concerned.
pub struct Candidate {
    pub coupon_id: i64,
    pub state: CouponState,
    pub sale_rp: u32,
    pub discount_rp: u32,
    pub paid_rp: u32,
    pub blocked_by: Option<RefundBlock>,
    pub is_withdrawn: bool,
    /// Its outlet has closed for good.
    pub is_outlet_gone: bool,
}

/// Of the vouchers of an order that a user bought. Empty: none.
pub fn candidates(
    connection: &Connection,
    order_id: i64,
    buyer_id: i64,
    now_ms: u64,
) -> Result<Vec<Candidate>, StoreError> {
    let sql =
        format!("{COUPONS_SQL} WHERE v.order_id = ?1 AND v.buyer_id = ?2 ORDER BY v.coupon_id");
    connection.all(&sql, [order_id, buyer_id], |row| candidate(row, now_ms))
}

fn candidate(row: &rusqlite::Row<'_>, now_ms: u64) -> rusqlite::Result<Candidate> {
    let Wire(stored): Wire<CouponState> = row.get(1)?;
    let (is_own, is_waiting, is_withdrawn): (bool, bool, bool) =
        (row.get(7)?, row.get(8)?, row.get(9)?);
    let is_outlet_gone: bool = row.get(12)?;
    let Wire(promise): Wire<RefundPromise> = row.get(10)?;
    let valid_end_ms: u64 = row.get(3)?;
    let blocked_by = match stored {
        CouponState::Refunding => Some(RefundBlock::Refunding),
        CouponState::Return => Some(RefundBlock::Returned),
        CouponState::Used => Some(RefundBlock::Used),
        CouponState::Expired => Some(RefundBlock::Expired),
        _ if !is_own => Some(RefundBlock::Given),
        CouponState::Locked => Some(RefundBlock::Locked),
        _ if is_waiting => Some(RefundBlock::GiftWaiting),
        _ if row.get(11)? => Some(RefundBlock::Revealed),
        _ if valid_end_ms <= now_ms => Some(RefundBlock::Expired),
        _ if is_withdrawn || is_outlet_gone => None,
        _ => match promise {
            RefundPromise::AnyTime => None,
            RefundPromise::AtExpiry => Some(RefundBlock::AtExpiry),
            RefundPromise::None => Some(RefundBlock::Promise),
        },
    };
    Ok(Candidate {
        coupon_id: row.get(0)?,
        state: coupon_state(stored, row.get(2)?, now_ms),
        sale_rp: row.get(4)?,
        discount_rp: row.get(5)?,
        paid_rp: row.get(6)?,
        blocked_by,
        is_withdrawn,
        is_outlet_gone,
    })
}

/// Why a voucher cannot be refunded now by this user; absent: it can. Of somebody else's purchase only
/// that it is given.
pub fn blocked_by(
    connection: &Connection,
    coupon_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Option<RefundBlock>, StoreError> {
    let sql = format!("{COUPONS_SQL} WHERE v.coupon_id = ?1 AND v.buyer_id = ?2");
    let found = connection.first(&sql, [coupon_id, user_id], |row| candidate(row, now_ms))?;
    Ok(found.map_or(Some(RefundBlock::Given), |found| found.blocked_by))
}

/// Whether a payer could ask for money of an order now.
pub fn can_ask(
    connection: &Connection,
    order_id: i64,
    payer_id: i64,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let all = candidates(connection, order_id, payer_id, now_ms)?;
    Ok(all.iter().any(|one| one.blocked_by.is_none()))
}
