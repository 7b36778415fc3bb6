//! What time brings to vouchers at outlets. Buying 2 "locked", "J LAPSED", 6 "Outlet refused".

use jajan_contract::order::redeem::{RedemptionStepKind, RefusedChoice};
use rusqlite::{Transaction, params};

use crate::store::redemptions::choice::{Chooser, choose};
use crate::store::redemptions::claimed;
use crate::store::redemptions::note;
use crate::store::{Sql, StoreError};

pub const TO_UNLOCK_SQL: &str = "SELECT redemption_id, coupon_id, store_id FROM redemptions
    WHERE status = 'SCANNED' AND locked_until_ms <= ?1";
pub const TO_LAPSE_SQL: &str = "SELECT redemption_id, coupon_id, store_id FROM redemptions
    WHERE status IN ('OPEN', 'SCANNED', 'REJECTED') AND status <> 'SCANNED' AND lapses_ms <= ?1";
pub const TO_END_SQL: &str =
    "SELECT coupon_id FROM outlet_refusals WHERE choice IS NULL AND choose_until_ms <= ?1";

/// Does what is due. Before vouchers expire: one that a cashier had may have to.
pub fn settle(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    unlock(transaction, now_ms)?;
    lapse(transaction, now_ms)?;
    transaction.run(claimed::TO_LAPSE_SQL, [now_ms])?;
    for coupon_id in transaction.all(TO_END_SQL, [now_ms], |row| row.get::<_, i64>(0))? {
        choose(
            transaction,
            coupon_id,
            RefusedChoice::Refund,
            Chooser::Clock,
            now_ms,
        )?;
    }
    Ok(())
}

/// The cashier did not decide: the code can be shown again.
fn unlock(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let due: Vec<(i64, i64, i64)> =
        transaction.all(TO_UNLOCK_SQL, [now_ms], |row| row.try_into())?;
    for (redemption_id, coupon_id, store_id) in due {
        let sql = "UPDATE redemptions SET status = 'OPEN', locked_until_ms = NULL
                   WHERE redemption_id = ?1";
        transaction.run(sql, [redemption_id])?;
        turn(transaction, coupon_id, "locked", "valid")?;
        let kind = RedemptionStepKind::TimedOut;
        note(transaction, coupon_id, kind, Some(store_id), now_ms)?;
    }
    Ok(())
}

/// Nothing is lost: it can be opened again.
fn lapse(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let due: Vec<(i64, i64, i64)> =
        transaction.all(TO_LAPSE_SQL, [now_ms], |row| row.try_into())?;
    for (redemption_id, coupon_id, store_id) in due {
        let sql = "UPDATE redemptions SET status = 'LAPSED', reject_reason = NULL
                   WHERE redemption_id = ?1";
        transaction.run(sql, [redemption_id])?;
        turn(transaction, coupon_id, "valid", "not_delivery")?;
        let kind = RedemptionStepKind::Lapsed;
        note(transaction, coupon_id, kind, Some(store_id), now_ms)?;
    }
    Ok(())
}

/// Nothing, when the voucher went another way meanwhile.
fn turn(
    transaction: &Transaction<'_>,
    coupon_id: i64,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let sql = "UPDATE vouchers SET state = ?3 WHERE coupon_id = ?1 AND state = ?2";
    transaction.run(sql, params![coupon_id, from, to])?;
    Ok(())
}
