//! Which vouchers a buyer can ask the money of, and what stands in the way of the others. Buying 7
//! "Promise".

use jajan_contract::{
    coupon::RefundPromise,
    order::{refund::RefundBlock, states::CouponState},
};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::orders::status::coupon_state;
use crate::store::{FromRow, Sql, StoreError};

pub const COUPONS_SQL: &str = "SELECT v.coupon_id, v.state, v.valid_start_ms, v.valid_end_ms,
    v.sale_rp, v.discount_share_rp, v.paid_rp, v.owner_id = v.buyer_id AS is_own,
    EXISTS (SELECT 1 FROM gifts AS g
            WHERE g.coupon_id = v.coupon_id AND g.status = 'WAITING') AS is_waiting,
    EXISTS (SELECT 1 FROM products AS p
            WHERE p.id = v.product_id AND p.withdrawn_ms IS NOT NULL) AS is_withdrawn,
    coalesce(json_extract(o.frozen, '$.item.refund'), 'NONE') AS promise,
    EXISTS (SELECT 1 FROM partner_codes AS c WHERE c.coupon_id = v.coupon_id) AS is_told,
    EXISTS (SELECT 1 FROM unusual_stores AS u
            WHERE u.store_id = v.store_id AND u.refusal = 'expired') AS is_outlet_gone
  FROM vouchers AS v JOIN orders AS o USING (order_id)";

/// A row of [`COUPONS_SQL`].
#[derive(FromRow)]
struct CandidateRow {
    coupon_id: row::Coupon,
    #[row(wire)]
    state: CouponState,
    valid_start_ms: u64,
    valid_end_ms: u64,
    sale_rp: u32,
    discount_share_rp: u32,
    paid_rp: u32,
    is_own: bool,
    /// Its gift waits.
    is_waiting: bool,
    is_withdrawn: bool,
    #[row(wire)]
    promise: RefundPromise,
    /// Its partner's code was shown.
    is_told: bool,
    is_outlet_gone: bool,
}

/// A voucher, as far as its refund is concerned.
pub struct Candidate {
    pub coupon_id: row::Coupon,
    pub state: CouponState,
    pub sale_rp: u32,
    pub discount_rp: u32,
    pub paid_rp: u32,
    pub blocked_by: Option<RefundBlock>,
    pub is_withdrawn: bool,
    /// Its outlet has closed for good.
    pub is_outlet_gone: bool,
}

/// The vouchers of an order that a user bought. Empty: none.
pub fn candidates(
    connection: &Connection,
    order_id: row::Order,
    buyer_id: row::User,
    now_ms: u64,
) -> Result<Vec<Candidate>, StoreError> {
    let sql =
        format!("{COUPONS_SQL} WHERE v.order_id = ?1 AND v.buyer_id = ?2 ORDER BY v.coupon_id");
    let rows: Vec<CandidateRow> = connection.rows(&sql, (order_id, buyer_id))?;
    Ok(rows.into_iter().map(|row| candidate(row, now_ms)).collect())
}

fn candidate(row: CandidateRow, now_ms: u64) -> Candidate {
    let blocked_by = match row.state {
        CouponState::Refunding => Some(RefundBlock::Refunding),
        CouponState::Return => Some(RefundBlock::Returned),
        CouponState::Used => Some(RefundBlock::Used),
        CouponState::Expired => Some(RefundBlock::Expired),
        _ if !row.is_own => Some(RefundBlock::Given),
        CouponState::Locked => Some(RefundBlock::Locked),
        _ if row.is_waiting => Some(RefundBlock::GiftWaiting),
        _ if row.is_told => Some(RefundBlock::Revealed),
        _ if row.valid_end_ms <= now_ms => Some(RefundBlock::Expired),
        _ if row.is_withdrawn || row.is_outlet_gone => None,
        _ => match row.promise {
            RefundPromise::AnyTime => None,
            RefundPromise::AtExpiry => Some(RefundBlock::AtExpiry),
            RefundPromise::None => Some(RefundBlock::Promise),
        },
    };
    Candidate {
        coupon_id: row.coupon_id,
        state: coupon_state(row.state, row.valid_start_ms, now_ms),
        sale_rp: row.sale_rp,
        discount_rp: row.discount_share_rp,
        paid_rp: row.paid_rp,
        blocked_by,
        is_withdrawn: row.is_withdrawn,
        is_outlet_gone: row.is_outlet_gone,
    }
}

/// Why a voucher cannot be refunded now by this user; absent: it can. Another's purchase is always
/// `Given`.
pub fn blocked_by(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
    now_ms: u64,
) -> Result<Option<RefundBlock>, StoreError> {
    let sql = format!("{COUPONS_SQL} WHERE v.coupon_id = ?1 AND v.buyer_id = ?2");
    let found: Option<CandidateRow> = connection.find(&sql, (coupon_id, user_id))?;
    Ok(found.map_or(Some(RefundBlock::Given), |row| {
        candidate(row, now_ms).blocked_by
    }))
}

/// Whether a payer could ask for money of an order now.
pub fn can_ask(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let all = candidates(connection, order_id, payer_id, now_ms)?;
    Ok(all.iter().any(|one| one.blocked_by.is_none()))
}
