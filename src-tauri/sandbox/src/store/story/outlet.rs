//! The outlet of a voucher, and the next moment at which it can be used there.

use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::coupons::day_of_use::day_of_use;
use crate::store::redemptions::vouchers::{Voucher, voucher};
use crate::store::{Database, FromRow, Sql, StoreError};
use crate::time::{DAY_MS, LocalTime, MINUTE_MS, Zone};

/// Opening and closing times lie on quarters of an hour.
const STEP_MS: u64 = 15 * MINUTE_MS;
/// A week has each day of use; two, when one of them is barred.
const WITHIN_MS: u64 = 14 * DAY_MS;
/// Time to eat.
const STAY_MS: u64 = 30 * MINUTE_MS;

/// Where a voucher can be used.
#[derive(Debug, Clone)]
pub struct Outlet {
    pub store_id: row::Store,
    pub store_name: String,
    pub at: Position,
    /// From when on it is open and takes this voucher, for half an hour at least: now, or as soon as that
    /// is. Absent: not within two weeks, or not while the voucher is good.
    pub open_ms: Option<u64>,
}

impl Database {
    /// Of the store that sold the voucher. Absent: no such voucher.
    pub async fn outlet_of(
        &self,
        coupon_id: row::Coupon,
        now_ms: u64,
    ) -> Result<Option<Outlet>, StoreError> {
        self.read(move |connection| {
            let found = voucher(connection, coupon_id)?;
            found
                .map(|voucher| outlet(connection, &voucher, now_ms))
                .transpose()
        })
        .await
    }
}

#[derive(FromRow)]
struct StoreRow {
    name: String,
    #[row(nested)]
    position: Position,
    district_id: i64,
    pattern_id: row::Pattern,
}

fn outlet(connection: &Connection, voucher: &Voucher, now_ms: u64) -> Result<Outlet, StoreError> {
    let sql = "SELECT name, lat, lon, district_id, pattern_id FROM stores WHERE id = ?1";
    let store: StoreRow = connection.row(sql, [voucher.store_id])?;
    let zone = Zone::of_district(store.district_id);
    let hours = Hours::new(&day_parts(connection, store.pattern_id)?);
    let usage = &voucher.frozen.item.usage;
    let is_open = |at_ms: u64| {
        let is_usable = day_of_use(usage, at_ms, zone).barred_by.is_none();
        is_usable && hours.state(LocalTime::in_zone(at_ms, zone)).is_open
    };
    let first_ms = now_ms.max(voucher.valid_start_ms);
    let quarters = (first_ms.next_multiple_of(STEP_MS)..first_ms + WITHIN_MS)
        .step_by(usize::try_from(STEP_MS).unwrap_or(usize::MAX));
    let open_ms = std::iter::once(first_ms)
        .chain(quarters)
        .take_while(|at_ms| *at_ms < voucher.valid_end_ms)
        .find(|at_ms| is_open(*at_ms) && is_open(at_ms + STAY_MS));
    Ok(Outlet {
        store_id: voucher.store_id,
        store_name: store.name,
        at: store.position,
        open_ms,
    })
}
