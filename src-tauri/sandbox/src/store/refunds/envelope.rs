//! What becomes of the red envelope of an order whose vouchers return. Buying 4, 7.

use jajan_contract::order::envelope::{EnvelopeBack, EnvelopeFate};
use rusqlite::{Connection, params};

use crate::store::{Sql, StoreError};

/// Of `orders AS o` with its red packet: the end, whether that was moved, whether an outlet's refund moves
/// it, and whether a voucher is with its outlet for good. One that a later order has is not this order's.
pub const FATE_SQL: &str = "SELECT e.expires_ms, e.extended_ms IS NOT NULL,
    EXISTS (SELECT 1 FROM refunds AS r WHERE r.order_id = o.order_id AND r.cause = 'OUTLET'
            AND r.status <> 'CANCELLED'),
    EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id
            AND (v.state IN ('used', 'expired') OR v.state IN ('not_delivery', 'valid', 'locked')
                 AND EXISTS (SELECT 1 FROM partner_codes AS c WHERE c.coupon_id = v.coupon_id)))
  FROM orders AS o JOIN red_packets AS e USING (red_packet_id)
  WHERE o.order_id = ?1 AND o.user_id = ?2
    AND NOT EXISTS (SELECT 1 FROM orders AS n WHERE n.red_packet_id = o.red_packet_id
                    AND n.order_id > o.order_id AND n.status <> 'CLOSED')";

/// As `go_on::done` will decide it; absent: no red envelope of this user's. `is_outlets`: what is asked
/// for now is the outlet's fault.
pub fn envelope_back(
    connection: &Connection,
    order_id: i64,
    user_id: i64,
    is_outlets: bool,
    now_ms: u64,
) -> Result<Option<EnvelopeBack>, StoreError> {
    let found = connection.first(FATE_SQL, params![order_id, user_id], |row| {
        let (end_ms, is_moved): (u64, bool) = (row.get(0)?, row.get(1)?);
        let (was_outlets, is_kept): (bool, bool) = (row.get(2)?, row.get(3)?);
        Ok((end_ms, (is_outlets || was_outlets) && !is_moved, is_kept))
    })?;
    Ok(found.map(|(end_ms, lives_on, is_kept)| {
        let fate = match is_kept {
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
