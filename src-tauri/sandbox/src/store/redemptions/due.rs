//! What time brings to vouchers at outlets. Buying 2 "locked", "J LAPSED", 6 "Outlet refused".

use jajan_contract::order::redeem::{RedemptionStepKind, RefusedChoice};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::redemptions::claims::{Author, choose};
use crate::store::redemptions::note;
use crate::store::{Sql, StoreError};

/// The owner did not choose in time: the money returns, or is asked for.
pub fn choose_refund(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (choice, author) = (RefusedChoice::Refund, Author::Clock);
    choose(transaction, coupon_id, choice, author, now_ms)
}

const ROW_SQL: &str = "SELECT coupon_id, store_id FROM redemptions WHERE redemption_id = ?1";

/// The cashier did not decide: the code can be shown again.
pub fn unlock(
    transaction: &Transaction<'_>,
    redemption_id: row::Redemption,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (coupon_id, store_id): (row::Coupon, row::Store) =
        transaction.row(ROW_SQL, [redemption_id])?;
    let sql = "UPDATE redemptions SET status = 'OPEN', locked_until_ms = NULL
               WHERE redemption_id = ?1";
    transaction.run(sql, [redemption_id])?;
    turn(transaction, coupon_id, "locked", "valid")?;
    let kind = RedemptionStepKind::TimedOut;
    note(transaction, coupon_id, kind, Some(store_id), now_ms)
}

/// Nothing is lost: it can be opened again.
pub fn lapse(
    transaction: &Transaction<'_>,
    redemption_id: row::Redemption,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (coupon_id, store_id): (row::Coupon, row::Store) =
        transaction.row(ROW_SQL, [redemption_id])?;
    let sql = "UPDATE redemptions SET status = 'LAPSED', reject_reason = NULL
               WHERE redemption_id = ?1";
    transaction.run(sql, [redemption_id])?;
    turn(transaction, coupon_id, "valid", "not_delivery")?;
    let kind = RedemptionStepKind::Lapsed;
    note(transaction, coupon_id, kind, Some(store_id), now_ms)
}

/// Nothing, when the voucher went another way meanwhile.
fn turn(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let sql = "UPDATE vouchers SET state = ?3 WHERE coupon_id = ?1 AND state = ?2";
    transaction.run(sql, params![coupon_id, from, to])?;
    Ok(())
}
