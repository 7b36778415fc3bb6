//! What a line of the wallet is, wherever it comes from.

use std::cmp::Reverse;

use jajan_contract::order::wallet::{CouponSort, WalletCoupon};
use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::geo::{Position, told_km};
use crate::ids;
use crate::store::{Sql, StoreError};

pub const STORE_SQL: &str = "SELECT lat, lon FROM stores WHERE id = ?1";

/// A line with what it is sorted by.
pub struct Line {
    pub coupon: WalletCoupon,
    pub since_ms: u64,
    pub distance_mm: Option<i64>,
    /// Absent: it has no days and hours of its own.
    pub usage: Option<VoucherUsage>,
}

pub fn measure(connection: &Connection, line: &mut Line, from: Position) -> Result<(), StoreError> {
    let Some(store_id) = ids::store_number(&line.coupon.store_id) else {
        return Ok(());
    };
    let place: Option<Position> = connection.find(STORE_SQL, [store_id])?;
    line.distance_mm = place.map(|place| from.distance_mm(place));
    line.coupon.distance = line.distance_mm.map(told_km);
    Ok(())
}

/// Stable: what is equal stays newest first. An order ends with its time to pay.
pub fn sort(lines: &mut [Line], by: CouponSort) {
    let end = |line: &Line| line.coupon.cancel_time.unwrap_or(line.coupon.valid_end);
    lines.sort_by_key(|line| Reverse(line.since_ms));
    match by {
        CouponSort::Newest => {}
        CouponSort::Expiring => lines.sort_by_key(end),
        CouponSort::Near => {
            lines.sort_by_key(|line| (line.distance_mm.unwrap_or(i64::MAX), end(line)));
        }
    }
}
