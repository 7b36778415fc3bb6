//! Claimed coupons at a cashier, as their rows say.

use jajan_contract::order::redeem::{
    PlayCashierData, RedeemVia, Redemption, RedemptionStatus, RejectReason,
};
use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::{Connection, Params, Row};

use crate::city::details::usage::WHOLE_WEEK;
use crate::ids;
use crate::store::columns::Wire;
use crate::store::coupons::claimed;
use crate::store::redemptions::UNDO_MS;
use crate::store::redemptions::reject_reasons;
use crate::store::unreadable::{Listed, listed};
use crate::store::{Sql, StoreError};

/// A row of `claimed_uses` with its store's name.
pub struct ClaimedUse {
    pub use_id: i64,
    pub coupon_id: i64,
    pub store_id: i64,
    pub store_name: String,
    pub status: RedemptionStatus,
    via: RedeemVia,
    reject_reason: Option<RejectReason>,
    pub scanned_ms: u64,
    pub locked_until_ms: u64,
    pub confirmed_ms: Option<u64>,
    bill_rp: Option<u32>,
    counter_rp: Option<u32>,
    pub visit_id: Option<i64>,
    undone_ms: Option<u64>,
}

const SELECT: &str = "SELECT u.use_id, u.coupon_id, u.store_id, s.name, u.status, u.via,
    u.reject_reason, u.scanned_ms, u.locked_until_ms, u.confirmed_ms, u.bill_rp, u.counter_rp,
    u.visit_id, u.undone_ms
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
    connection.first(&use_sql(which), values, read)
}

/// Newest first, as cashiers see them.
pub fn newest(connection: &Connection, limit: u32) -> Result<Listed<PlayCashierData>, StoreError> {
    let seen = |row| seen(connection, row);
    listed(connection, &use_sql(NEWEST), [limit], read, seen)
}

/// What the cashier sees of a try.
pub fn ticket(connection: &Connection, use_id: i64) -> Result<PlayCashierData, StoreError> {
    let row = claimed_use(connection, BY_ID, [use_id])?;
    seen(connection, row.ok_or_else(gone)?)
}

fn seen(connection: &Connection, row: ClaimedUse) -> Result<PlayCashierData, StoreError> {
    let coupon = claimed::by_id(connection, row.coupon_id)?.ok_or_else(gone)?;
    let batch = coupon.batch()?;
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
        reject_reason_list: reject_reasons(false),
    })
}

fn gone() -> StoreError {
    StoreError::Stopped("a claimed coupon or its use is gone".to_owned())
}

fn read(row: &Row<'_>) -> rusqlite::Result<ClaimedUse> {
    Ok(ClaimedUse {
        use_id: row.get(0)?,
        coupon_id: row.get(1)?,
        store_id: row.get(2)?,
        store_name: row.get(3)?,
        status: row.get::<_, Wire<RedemptionStatus>>(4)?.0,
        via: row.get::<_, Wire<RedeemVia>>(5)?.0,
        reject_reason: row
            .get::<_, Option<Wire<RejectReason>>>(6)?
            .map(|reason| reason.0),
        scanned_ms: row.get(7)?,
        locked_until_ms: row.get(8)?,
        confirmed_ms: row.get(9)?,
        bill_rp: row.get(10)?,
        counter_rp: row.get(11)?,
        visit_id: row.get(12)?,
        undone_ms: row.get(13)?,
    })
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
