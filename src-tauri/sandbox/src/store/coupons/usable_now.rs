//! Whether something of the wallet can be used at this moment. B6 by the server.
//!
//! The app's own "usable now" (`features/usable-now`) also knows the hours of each service; here the
//! store's hours count.

use jajan_contract::order::states::CouponState;
use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::store_page::found::open;
use crate::store::catalog::store_page::rows::day_parts;
use crate::time::{LocalTime, clock_text, date_text, day_number};

/// What counts of one line.
pub struct Asked<'a> {
    pub state: CouponState,
    pub store_id: i64,
    pub valid_start_ms: u64,
    pub valid_end_ms: u64,
    /// Absent: it has no days and hours of its own.
    pub usage: Option<&'a VoucherUsage>,
}

pub fn is_usable(
    connection: &Connection,
    asked: &Asked<'_>,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let is_ready = matches!(
        asked.state,
        CouponState::NotDelivery | CouponState::Valid | CouponState::ValidCoupon
    );
    if !is_ready || now_ms < asked.valid_start_ms || now_ms > asked.valid_end_ms {
        return Ok(false);
    }
    let Ok(found) = open(connection, asked.store_id)? else {
        return Ok(false);
    };
    let local = LocalTime::in_zone(now_ms, found.zone);
    if !asked.usage.is_none_or(|usage| allows(usage, local, now_ms)) {
        return Ok(false);
    }
    let parts = day_parts(connection, found.pattern_id)?;
    Ok(Hours::new(&parts).state(local).is_open)
}

fn allows(usage: &VoucherUsage, local: LocalTime, now_ms: u64) -> bool {
    let today = date_text(day_number(now_ms));
    let clock = clock_text(local.minute());
    let is_its_day = usage.day_list.is_empty()
        || usage
            .day_list
            .iter()
            .any(|day| i64::from(*day) == local.day);
    let has_begun = usage
        .start_time
        .as_ref()
        .is_none_or(|start| *start <= clock);
    // Midnight as an end is the end of the day.
    let is_over = usage
        .end_time
        .as_ref()
        .is_some_and(|end| end != "00:00" && *end <= clock);
    is_its_day && has_begun && !is_over && !usage.blackout_date_list.contains(&today)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON_MS: u64 = 1_795_752_000_000;

    fn usage() -> VoucherUsage {
        VoucherUsage {
            day_list: vec![1, 2, 3, 4, 5],
            start_time: Some("11:00".to_owned()),
            end_time: Some("14:00".to_owned()),
            blackout_date_list: Vec::new(),
            valid_until: "2026-12-31".to_owned(),
            per_visit_limit: None,
            order_food_type_list: Vec::new(),
        }
    }

    fn at(day: i64, hour: i64, usage: &VoucherUsage) -> bool {
        let second = hour * 3_600;
        allows(usage, LocalTime { day, second }, NOON_MS)
    }

    #[test]
    fn days_hours_and_blackout_dates_count() {
        let base = usage();
        assert!(at(3, 11, &base) && at(3, 13, &base));
        assert!(!at(3, 10, &base), "before its hours");
        assert!(!at(3, 14, &base), "its end is not in it");
        assert!(!at(6, 12, &base), "on a Saturday");
        let closed = VoucherUsage {
            blackout_date_list: vec![date_text(day_number(NOON_MS))],
            ..usage()
        };
        assert!(!at(3, 12, &closed));
        let late = VoucherUsage {
            end_time: Some("00:00".to_owned()),
            ..usage()
        };
        assert!(at(3, 23, &late), "until midnight");
    }
}
