//! Whether something of the wallet can be used at this moment. B6 by the server.
//!
//! The app's own "usable now" (`features/usable-now`) also knows the hours of each service; here the
//! store's hours count.

use jajan_contract::order::states::CouponState;
use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::ids::row;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::store_page::found::open;
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::coupons::day_of_use::day_of_use;
use crate::store::{StoreError, unless_refused};
use crate::time::{LocalTime, Zone};

/// What counts of one line.
pub struct Asked<'a> {
    pub state: CouponState,
    pub store_id: row::Store,
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
    let Some(found) = unless_refused(open(connection, asked.store_id))? else {
        return Ok(false);
    };
    let local = LocalTime::in_zone(now_ms, found.zone);
    if !asked
        .usage
        .is_none_or(|usage| is_its_time(usage, now_ms, found.zone))
    {
        return Ok(false);
    }
    let parts = day_parts(connection, found.pattern_id)?;
    Ok(Hours::new(&parts).state(local).is_open)
}

fn is_its_time(usage: &VoucherUsage, now_ms: u64, zone: Zone) -> bool {
    day_of_use(usage, now_ms, zone).barred_by.is_none()
}
