//! Tries to use a voucher, as their rows say.

use jajan_contract::order::redeem::{RedeemVia, Redemption, RedemptionStatus, RejectReason};
use rusqlite::{Connection, Params};

use crate::ids::{self, row};
use crate::store::redemptions::UNDO_MS;
use crate::store::{FromRow, Sql, StoreError};

/// A row of `redemptions` with its outlet's name.
#[derive(FromRow)]
pub struct RedemptionRow {
    pub redemption_id: row::Redemption,
    pub coupon_id: row::Coupon,
    pub user_id: row::User,
    pub store_id: row::Store,
    pub store_name: String,
    #[row(wire)]
    pub status: RedemptionStatus,
    #[row(wire)]
    pub via: Option<RedeemVia>,
    pub distance_m: Option<u32>,
    #[row(wire)]
    pub reject_reason: Option<RejectReason>,
    pub opened_ms: u64,
    pub lapses_ms: u64,
    pub locked_until_ms: Option<u64>,
    pub confirmed_ms: Option<u64>,
    pub bill_rp: Option<u32>,
    pub counter_rp: Option<u32>,
    pub visit_id: Option<row::Visit>,
    pub undone_ms: Option<u64>,
    /// When its voucher's last step was that a cashier did not decide.
    pub timed_out_ms: Option<u64>,
}

const SELECT: &str = "SELECT r.redemption_id, r.coupon_id, r.user_id, r.store_id,
    s.name AS store_name, r.status, r.via, r.distance_m, r.reject_reason, r.opened_ms, r.lapses_ms,
    r.locked_until_ms, r.confirmed_ms, r.bill_rp, r.counter_rp, r.visit_id, r.undone_ms,
    (SELECT CASE t.kind WHEN 'TIMED_OUT' THEN t.at_ms END FROM redemption_steps AS t
     WHERE t.coupon_id = r.coupon_id ORDER BY t.step_id DESC LIMIT 1) AS timed_out_ms
  FROM redemptions AS r JOIN stores AS s ON s.id = r.store_id";

pub const BY_ID: &str = "WHERE r.redemption_id = ?1";
pub const NEWEST_OF_COUPON: &str = "WHERE r.coupon_id = ?1 ORDER BY r.redemption_id DESC LIMIT 1";
/// It can be shown, or a cashier has it.
pub const LIVE: &str = "WHERE r.coupon_id = ?1 AND r.status IN ('OPEN', 'SCANNED', 'REJECTED')";
pub const USE: &str = "WHERE r.coupon_id = ?1 AND r.status = 'CONFIRMED'";
pub const BY_KEY: &str = "WHERE r.user_id = ?1 AND r.opened_key = ?2";
pub const NEWEST: &str = "ORDER BY r.redemption_id DESC LIMIT ?1";

pub fn redemption_sql(which: &str) -> String {
    format!("{SELECT} {which}")
}

pub fn redemption(
    connection: &Connection,
    which: &str,
    values: impl Params,
) -> Result<Option<RedemptionRow>, StoreError> {
    connection.find(&redemption_sql(which), values)
}

impl RedemptionRow {
    pub fn wire(self) -> Redemption {
        let is_used = self.status == RedemptionStatus::Confirmed;
        let is_open = self.status == RedemptionStatus::Open;
        Redemption {
            redemption_id: ids::redemption(self.redemption_id),
            coupon_id: ids::coupon(self.coupon_id),
            status: self.status,
            store_id: ids::store(self.store_id),
            poi_id: ids::poi(self.store_id),
            store_name: self.store_name,
            via: self.via,
            distance_m: self.distance_m,
            open_time: self.opened_ms,
            until_time: self.lapses_ms,
            locked_until: self.locked_until_ms,
            confirm_time: self.confirmed_ms,
            undo_until: self
                .confirmed_ms
                .filter(|_| is_used)
                .map(|at_ms| at_ms + UNDO_MS),
            bill_amount: self.bill_rp,
            counter_amount: self.counter_rp,
            reject_reason: self.reject_reason,
            timed_out_time: self.timed_out_ms.filter(|_| is_open),
            undone_time: self.undone_ms,
        }
    }
}
