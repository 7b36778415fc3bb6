//! Whether a voucher can be used at an outlet now. Contract `VoucherUsage`; B6.

use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::store::coupons::day_of_use::day_of_use;
use crate::store::{Sql, StoreError};
use crate::time::Zone;

const STORE_SQL: &str = "SELECT district_id FROM stores WHERE id = ?1";

/// By the voucher's days and hours in the outlet's zone. Its opening hours are no bar: a cashier who is
/// there is open.
pub fn is_usable(
    connection: &Connection,
    store_id: i64,
    usage: &VoucherUsage,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let district_id = connection.one(STORE_SQL, [store_id], |row| row.get(0))?;
    let zone = Zone::of_district(district_id);
    Ok(day_of_use(usage, now_ms, zone).barred_by.is_none())
}
