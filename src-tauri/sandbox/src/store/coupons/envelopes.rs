//! A user's red packets as envelopes for an order. Buying 1 "Red envelope".

use rusqlite::{Connection, Row, params};

use crate::money::envelopes::Envelope;
use crate::store::StoreError;
use crate::store::columns::Json;
use crate::store::unreadable::listed;
use crate::time::DAY_MS;

/// Those that expired longer ago are not shown.
const SHOWN_EXPIRED_MS: u64 = 7 * DAY_MS;

pub const UNUSED_SQL: &str = "SELECT red_packet_id, amount_rp, threshold_rp, expires_ms, products,
    is_app_only, locked_by IS NOT NULL
  FROM red_packets WHERE user_id = ?1 AND expires_ms >= ?2 AND used_ms IS NULL";

/// The unused ones; one that cannot be read pays for nothing, and keeps nobody from buying.
pub fn of_user(
    connection: &Connection,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<Envelope>, StoreError> {
    let values = params![user_id, now_ms.saturating_sub(SHOWN_EXPIRED_MS)];
    let read = |row: &Row<'_>| {
        Ok(Envelope {
            id: row.get(0)?,
            discount_rp: row.get(1)?,
            threshold_rp: row.get(2)?,
            expires_ms: row.get(3)?,
            products: row.get::<_, Json<Vec<i64>>>(4)?.0,
            is_app_only: row.get(5)?,
            is_locked: row.get(6)?,
        })
    };
    Ok(listed(connection, UNUSED_SQL, values, read, Ok)?.rows)
}
