//! Claimed coupons at a cashier, as their rows say.

use jajan_contract::coupon::ProductType;
use jajan_contract::order::redeem::{
    PlayCashierData, RedeemVia, Redemption, RedemptionStatus, RejectReason,
};
use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::{Connection, Params};

use crate::ids::{self, row};
use crate::store::coupons::claimed;
use crate::store::redemptions::UNDO_MS;
use crate::store::redemptions::reject_reasons;
use crate::store::terms::WHOLE_WEEK;
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{FromRow, Sql, StoreError};

/// A row of `claimed_uses` with its store's name.
#[derive(FromRow)]
pub struct ClaimedUse {
    pub use_id: row::ClaimedUse,
    pub coupon_id: row::ClaimedCoupon,
    pub store_id: row::Store,
    pub store_name: String,
    #[row(wire)]
    pub status: RedemptionStatus,
    #[row(wire)]
    via: RedeemVia,
    #[row(wire)]
    reject_reason: Option<RejectReason>,
    pub scanned_ms: u64,
    pub locked_until_ms: u64,
    pub confirmed_ms: Option<u64>,
    bill_rp: Option<u32>,
    counter_rp: Option<u32>,
    pub visit_id: Option<row::Visit>,
    undone_ms: Option<u64>,
}

const SELECT: &str = "SELECT u.use_id, u.coupon_id, u.store_id, s.name AS store_name,
    u.status, u.via, u.reject_reason, u.scanned_ms, u.locked_until_ms, u.confirmed_ms, u.bill_rp,
    u.counter_rp, u.visit_id, u.undone_ms
  FROM claimed_uses AS u JOIN stores AS s ON s.id = u.store_id";

pub const BY_ID: &str = "WHERE u.use_id = ?1";
pub const NEWEST_OF_COUPON: &str = "WHERE u.coupon_id = ?1 ORDER BY u.use_id DESC LIMIT 1";
/// A cashier has it.
pub const LIVE: &str = "WHERE u.coupon_id = ?1 AND u.status = 'SCANNED'";
pub const USE: &str = "WHERE u.coupon_id = ?1 AND u.status = 'CONFIRMED'";
pub const NEWEST: &str = "ORDER BY u.use_id DESC LIMIT ?1";

pub fn use_sql(which: &str) -> String {
    format!("{SELECT} {which}")
}

pub fn claimed_use(
    connection: &Connection,
    which: &str,
    values: impl Params,
) -> Result<Option<ClaimedUse>, StoreError> {
    connection.find(&use_sql(which), values)
}

/// Newest first, as cashiers see them.
pub fn newest(connection: &Connection, limit: u32) -> Result<Listed<PlayCashierData>, StoreError> {
    let seen = |row| seen(connection, row);
    listed_rows(connection, &use_sql(NEWEST), [limit], seen)
}

/// What the cashier sees of a try.
pub fn ticket(
    connection: &Connection,
    use_id: row::ClaimedUse,
) -> Result<PlayCashierData, StoreError> {
    let row = claimed_use(connection, BY_ID, [use_id])?;
    seen(connection, row.ok_or_else(gone)?)
}

fn seen(connection: &Connection, row: ClaimedUse) -> Result<PlayCashierData, StoreError> {
    let coupon = claimed::by_id(connection, row.coupon_id)?.ok_or_else(gone)?;
    let batch = coupon.batch(connection)?;
    Ok(PlayCashierData {
        redemption: row.wire(),
        product_name: batch.name(),
        face_value: batch.discount_rp,
        least_bill: Some(batch.threshold_rp),
        usage: VoucherUsage {
            day_list: WHOLE_WEEK.to_vec(),
            start_time: None,
            end_time: None,
            blackout_date_list: Vec::new(),
            valid_until: coupon.last_day(),
            per_visit_limit: None,
            order_food_type_list: Vec::new(),
        },
        reject_reason_list: reject_reasons(ProductType::CashCoupon),
    })
}

fn gone() -> StoreError {
    StoreError::Stopped("a claimed coupon or its use is gone".to_owned())
}

impl ClaimedUse {
    pub fn wire(self) -> Redemption {
        let until_ms = self.locked_until_ms;
        let is_used = self.status == RedemptionStatus::Confirmed;
        Redemption {
            redemption_id: ids::claimed_use(self.use_id),
            coupon_id: ids::claimed_coupon(self.coupon_id),
            status: self.status,
            store_id: ids::store(self.store_id),
            store_name: self.store_name,
            poi_id: ids::poi(self.store_id),
            via: Some(self.via),
            distance_m: None,
            open_time: self.scanned_ms,
            until_time: until_ms,
            locked_until: (self.status == RedemptionStatus::Scanned).then_some(until_ms),
            confirm_time: self.confirmed_ms,
            undo_until: self
                .confirmed_ms
                .filter(|_| is_used)
                .map(|at_ms| at_ms + UNDO_MS),
            bill_amount: self.bill_rp,
            counter_amount: self.counter_rp,
            reject_reason: self.reject_reason,
            // It only waits for the next scan.
            timed_out_time: None,
            undone_time: self.undone_ms,
        }
    }
}
