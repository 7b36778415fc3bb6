//! The audit trail of a voucher at outlets, as its owner or the console reads it.

use jajan_contract::order::redeem::{RedemptionStep, RedemptionStepKind};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};

pub const STEPS_SQL: &str = "SELECT t.kind, t.at_ms, s.name
    FROM redemption_steps AS t LEFT JOIN stores AS s ON s.id = t.store_id
    WHERE t.coupon_id = ?1 AND t.at_ms > ?2 ORDER BY t.step_id";

/// When this owner got it as a gift.
pub const RECEIVED_SQL: &str = "SELECT claimed_ms FROM gifts
    WHERE coupon_id = ?1 AND receiver_id = ?2 AND status = 'CLAIMED'";

/// Oldest first.
pub fn of_coupon(
    connection: &Connection,
    coupon_id: row::Coupon,
    since_ms: u64,
) -> Result<Vec<RedemptionStep>, StoreError> {
    type Step = (Wire<RedemptionStepKind>, u64, Option<String>);
    let steps: Vec<Step> = connection.rows(STEPS_SQL, params![coupon_id, since_ms])?;
    let wire = |(Wire(kind), time, store_name)| RedemptionStep {
        kind,
        time,
        store_name,
    };
    Ok(steps.into_iter().map(wire).collect())
}

pub fn received_ms(
    connection: &Connection,
    coupon_id: row::Coupon,
    owner_id: row::User,
) -> Result<Option<u64>, StoreError> {
    connection.find_value(RECEIVED_SQL, (coupon_id, owner_id))
}
