//! A voucher as an outlet needs it.

use jajan_contract::ids::CouponId;
use jajan_contract::order::states::CouponState;
use jajan_contract::product::VoucherKind;
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::coupons::kinds::kind_of;
use crate::store::gifts;
use crate::store::orders::frozen::Frozen;
use crate::store::{FromRow, Sql, StoreError};

#[derive(FromRow)]
pub struct Voucher {
    pub coupon_id: row::Coupon,
    pub order_id: row::Order,
    pub owner_id: row::User,
    /// The store that sold it.
    pub store_id: row::Store,
    #[row(wire)]
    pub state: CouponState,
    pub sale_rp: u32,
    pub valid_start_ms: u64,
    pub valid_end_ms: u64,
    pub used_ms: Option<u64>,
    pub seed: Vec<u8>,
    #[row(json)]
    pub frozen: Frozen,
}

const SELECT: &str = "SELECT v.coupon_id, v.order_id, v.owner_id, v.store_id, v.state, v.sale_rp,
    v.valid_start_ms, v.valid_end_ms, v.used_ms, v.seed, o.frozen
  FROM vouchers AS v JOIN orders AS o USING (order_id)";

pub fn by_id_sql() -> String {
    format!("{SELECT} WHERE v.coupon_id = ?1")
}

/// The last four digits of its number.
pub fn by_tail_sql() -> String {
    format!("{SELECT} WHERE v.coupon_id % 10000 = ?1")
}

pub fn voucher(
    connection: &Connection,
    coupon_id: row::Coupon,
) -> Result<Option<Voucher>, StoreError> {
    connection.find(&by_id_sql(), [coupon_id])
}

pub fn by_tail(connection: &Connection, tail: u64) -> Result<Vec<Voucher>, StoreError> {
    connection.rows(&by_tail_sql(), [tail])
}

impl Voucher {
    pub fn wire_id(&self) -> CouponId {
        ids::coupon(self.coupon_id)
    }

    /// It is redeemed with our own codes, not with a partner's.
    pub fn has_codes(&self, connection: &Connection) -> Result<bool, StoreError> {
        Ok(kind_of(connection, self.coupon_id)? == VoucherKind::Standard)
    }

    /// Untouched, within its time, with codes of ours, and no link to it is out.
    pub fn can_open(&self, connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
        let is_now = (self.valid_start_ms..=self.valid_end_ms).contains(&now_ms);
        let is_free = self.state == CouponState::NotDelivery && is_now;
        Ok(is_free && self.has_codes(connection)? && !gifts::waits(connection, self.coupon_id)?)
    }
}

/// Compare-and-swap of its state; an error, which rolls everything back, when it is not `from`.
pub fn change(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    from: CouponState,
    to: CouponState,
    used_ms: Option<u64>,
) -> Result<(), StoreError> {
    let sql = "UPDATE vouchers SET state = ?3, used_ms = ?4 WHERE coupon_id = ?1 AND state = ?2";
    match transaction.run(sql, params![coupon_id, Wire(from), Wire(to), used_ms])? {
        1 => Ok(()),
        _ => Err(StoreError::Stopped(format!(
            "voucher {coupon_id} is not as its redemption says"
        ))),
    }
}
