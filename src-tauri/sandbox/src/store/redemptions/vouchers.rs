//! A voucher as an outlet needs it.

use jajan_contract::order::states::CouponState;
use jajan_contract::product::VoucherKind;
use rusqlite::{Connection, Row, Transaction, params};

use crate::ids;
use crate::store::columns::{Json, Wire};
use crate::store::coupons::kinds::kind_of;
use crate::store::gifts;
use crate::store::orders::frozen::Frozen;
use crate::store::{Sql, StoreError};

pub struct Voucher {
    pub coupon_id: i64,
    pub order_id: i64,
    pub owner_id: i64,
    /// The store that sold it.
    pub store_id: i64,
    pub state: CouponState,
    pub sale_rp: u32,
    pub valid_start_ms: u64,
    pub valid_end_ms: u64,
    pub used_ms: Option<u64>,
    pub seed: Vec<u8>,
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

pub fn voucher(connection: &Connection, coupon_id: i64) -> Result<Option<Voucher>, StoreError> {
    connection.first(&by_id_sql(), [coupon_id], read)
}

pub fn by_tail(connection: &Connection, tail: u64) -> Result<Vec<Voucher>, StoreError> {
    connection.all(&by_tail_sql(), [tail], read)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Voucher> {
    Ok(Voucher {
        coupon_id: row.get(0)?,
        order_id: row.get(1)?,
        owner_id: row.get(2)?,
        store_id: row.get(3)?,
        state: row.get::<_, Wire<CouponState>>(4)?.0,
        sale_rp: row.get(5)?,
        valid_start_ms: row.get(6)?,
        valid_end_ms: row.get(7)?,
        used_ms: row.get(8)?,
        seed: row.get(9)?,
        frozen: row.get::<_, Json<Frozen>>(10)?.0,
    })
}

impl Voucher {
    pub fn wire_id(&self) -> String {
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
    coupon_id: i64,
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
