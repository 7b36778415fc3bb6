//! The outlets that take a voucher, how far they are, and whether it can be used there now. Buying 6
//! "Reach"; contract `VoucherUsage`; B6.

use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::brands::home;
use crate::store::catalog::applicable_stores::BRAND_SQL;
use crate::store::coupons::day_of_use::day_of_use;
use crate::store::{Sql, StoreError};
use crate::time::Zone;

pub const TAKES_SQL: &str = "SELECT 1 FROM stores AS own JOIN stores AS other
    ON other.id = ?2 AND (other.id = own.id OR other.brand_id = own.brand_id) WHERE own.id = ?1";
const POSITION_SQL: &str = "SELECT lat, lon FROM stores WHERE id = ?1";

/// Whether a voucher that store `own` sold is taken at another.
pub fn takes(
    connection: &Connection,
    own: row::Store,
    store_id: row::Store,
) -> Result<bool, StoreError> {
    connection.has(TAKES_SQL, (own, store_id))
}

/// The nearest outlet that takes it, and its distance in millimetres.
pub fn nearest(
    connection: &Connection,
    own: row::Store,
    from: Position,
) -> Result<(row::Store, i64), StoreError> {
    let brand_id: Option<row::Brand> = connection.value(BRAND_SQL, [own])?;
    let first = match brand_id {
        Some(brand_id) => home::nearest(connection, brand_id, from)?.first().copied(),
        None => None,
    };
    let store_id = first.unwrap_or(own);
    let at: Position = connection.row(POSITION_SQL, [store_id])?;
    Ok((store_id, from.distance_mm(at)))
}

/// By the voucher's days and hours in the outlet's zone. Its opening hours are no bar: a cashier who is
/// there is open.
pub fn is_usable(
    connection: &Connection,
    store_id: row::Store,
    usage: &VoucherUsage,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let sql = "SELECT district_id FROM stores WHERE id = ?1";
    let zone = Zone::of_district(connection.value(sql, [store_id])?);
    Ok(day_of_use(usage, now_ms, zone).barred_by.is_none())
}
