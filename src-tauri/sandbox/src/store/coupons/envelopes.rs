//! A user's red packets as envelopes for an order. Buying 1 "Red envelope".

use rusqlite::{Connection, params};

use crate::ids::row;
use crate::money::envelopes::Envelope;
use crate::store::unreadable::listed_rows;
use crate::store::{FromRow, StoreError};
use crate::time::DAY_MS;

/// Those that expired longer ago are not shown.
const SHOWN_EXPIRED_MS: u64 = 7 * DAY_MS;

pub const UNUSED_SQL: &str = "SELECT red_packet_id, amount_rp, threshold_rp, expires_ms, products,
    is_app_only, locked_by IS NOT NULL AS is_locked
  FROM red_packets WHERE user_id = ?1 AND expires_ms >= ?2 AND used_ms IS NULL";

#[derive(FromRow)]
struct EnvelopeRow {
    red_packet_id: row::RedPacket,
    amount_rp: u32,
    threshold_rp: u32,
    expires_ms: u64,
    #[row(json)]
    products: Vec<row::Product>,
    is_app_only: bool,
    is_locked: bool,
}

/// The unused ones; one that cannot be read is left out, and the order goes on.
pub fn of_user(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<Envelope>, StoreError> {
    let values = params![user_id, now_ms.saturating_sub(SHOWN_EXPIRED_MS)];
    let envelope = |row: EnvelopeRow| {
        Ok(Envelope {
            id: row.red_packet_id,
            discount_rp: row.amount_rp,
            threshold_rp: row.threshold_rp,
            expires_ms: row.expires_ms,
            products: row.products,
            is_app_only: row.is_app_only,
            is_locked: row.is_locked,
        })
    };
    Ok(listed_rows(connection, UNUSED_SQL, values, envelope)?.rows)
}
