//! The outlets that take a voucher, and how far they are. Buying 6 "Reach".

use rusqlite::Connection;

use crate::geo::Position;
use crate::store::brands::home;
use crate::store::catalog::applicable_stores::BRAND_SQL;
use crate::store::columns::position;
use crate::store::{Sql, StoreError};

pub const TAKES_SQL: &str = "SELECT 1 FROM stores AS own JOIN stores AS other
    ON other.id = ?2 AND (other.id = own.id OR other.brand_id = own.brand_id) WHERE own.id = ?1";
const POSITION_SQL: &str = "SELECT lat, lon FROM stores WHERE id = ?1";

/// Whether a voucher that store `own` sold is taken at another.
pub fn takes(connection: &Connection, own: i64, store_id: i64) -> Result<bool, StoreError> {
    connection.has(TAKES_SQL, [own, store_id])
}

/// The nearest outlet that takes it, and its distance in millimetres.
pub fn nearest(
    connection: &Connection,
    own: i64,
    from: Position,
) -> Result<(i64, i64), StoreError> {
    let brand_id: Option<i64> = connection.one(BRAND_SQL, [own], |row| row.get(0))?;
    let first = match brand_id {
        Some(brand_id) => home::nearest(connection, brand_id, from)?.first().copied(),
        None => None,
    };
    let store_id = first.unwrap_or(own);
    let at = connection.one(POSITION_SQL, [store_id], |row| position(row, 0))?;
    Ok((store_id, from.distance_mm(at)))
}
