//! What becomes of the red envelope of an order whose vouchers return. Buying 4, 7.

use jajan_contract::order::envelope::{EnvelopeBack, EnvelopeFate};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::{FromRow, Sql, StoreError};

/// The red packet of `orders AS o`: its end, whether that was moved, whether an outlet's refund moves it, and
/// whether a voucher is with its outlet for good. A red packet that a later order took is left out.
pub const FATE_SQL: &str = "SELECT e.expires_ms, e.extended_ms IS NOT NULL AS is_moved,
    EXISTS (SELECT 1 FROM refunds AS r WHERE r.order_id = o.order_id AND r.cause = 'OUTLET'
            AND r.status <> 'CANCELLED') AS was_outlets,
    EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id
            AND (v.state IN ('used', 'expired') OR v.state IN ('not_delivery', 'valid', 'locked')
                 AND EXISTS (SELECT 1 FROM partner_codes AS c WHERE c.coupon_id = v.coupon_id))) AS is_kept
  FROM orders AS o JOIN red_packets AS e USING (red_packet_id)
  WHERE o.order_id = ?1 AND o.user_id = ?2
    AND NOT EXISTS (SELECT 1 FROM orders AS n WHERE n.red_packet_id = o.red_packet_id
                    AND n.order_id > o.order_id AND n.status <> 'CLOSED')";

/// A row of [`FATE_SQL`].
#[derive(FromRow)]
struct FateRow {
    expires_ms: u64,
    /// The end was moved before.
    is_moved: bool,
    was_outlets: bool,
    is_kept: bool,
}

/// As `go_on::done` will decide it; absent: no red envelope of this user's. `is_outlets`: what is asked
/// for now is the outlet's fault.
pub fn envelope_back(
    connection: &Connection,
    order_id: row::Order,
    user_id: row::User,
    is_outlets: bool,
    now_ms: u64,
) -> Result<Option<EnvelopeBack>, StoreError> {
    let found: Option<FateRow> = connection.find(FATE_SQL, params![order_id, user_id])?;
    Ok(found.map(|row| {
        let lives_on = (is_outlets || row.was_outlets) && !row.is_moved;
        let end_ms = row.expires_ms;
        let fate = match row.is_kept {
            true => EnvelopeFate::Kept,
            false if end_ms <= now_ms && !lives_on => EnvelopeFate::Expired,
            false => EnvelopeFate::Freed,
        };
        let has_end = fate == EnvelopeFate::Freed && !lives_on;
        EnvelopeBack {
            fate,
            until: has_end.then_some(end_ms),
        }
    }))
}
