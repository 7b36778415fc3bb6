//! A claimed coupon at the cashier of its store: scanned, confirmed with the bill, rejected, or taken
//! back. Buying 6 "valid_coupon"; decisions "A claimed coupon is shown as a voucher is".
//!
//! Invariant: no money moves; the coupon is used once, which a compare-and-swap and the schema's unique
//! indexes hold.

use std::ops::RangeInclusive;

use jajan_contract::coupon::ProductType;
use jajan_contract::order::redeem::{PlayCashierData, RedeemVia, RedemptionStatus};
use jajan_contract::order::states::CouponState;
use jajan_contract::order::voucher_code::{rotating_code, step_at};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::coupons::claimed::{ClaimedCoupon, by_id, by_tail};
use crate::store::redemptions::claimed_rows::{BY_ID, ClaimedUse, LIVE, USE, claimed_use, ticket};
use crate::store::redemptions::counter::{Deciding, Decision, NotDecided};
use crate::store::redemptions::reject_reasons;
use crate::store::redemptions::{LOCK_MS, NotScanned, OFFLINE_STEPS, UNDO_MS, step_of_short};
use crate::store::reviews::visits;
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// A code of a claimed coupon that is right, of some step.
pub struct RightClaimed {
    pub coupon: ClaimedCoupon,
    pub step: u64,
    pub via: RedeemVia,
}

impl Database {
    /// As `decide_redemption`.
    pub async fn decide_claimed(
        &self,
        use_id: row::ClaimedUse,
        deciding: Deciding,
    ) -> Outcome<PlayCashierData, NotDecided> {
        self.write_or_refuse(move |transaction| decide(transaction, use_id, deciding))
            .await
    }
}

pub fn right_rotating(
    connection: &Connection,
    coupon_id: row::ClaimedCoupon,
    step: u64,
    code: &str,
) -> Result<Option<RightClaimed>, StoreError> {
    let found = by_id(connection, coupon_id)?;
    let is_right =
        |coupon: &ClaimedCoupon| rotating_code(&coupon.seed, &coupon.wire_id(), step) == code;
    Ok(found.filter(is_right).map(|coupon| RightClaimed {
        coupon,
        step,
        via: RedeemVia::Rotating,
    }))
}

/// All that say this within `steps`.
pub fn right_short(
    connection: &Connection,
    tail: u64,
    steps: RangeInclusive<u64>,
    code: &str,
) -> Result<Vec<RightClaimed>, StoreError> {
    let mut found = Vec::new();
    for coupon in by_tail(connection, tail)? {
        let found_step = step_of_short(&coupon.seed, coupon.coupon_id.0, steps.clone(), code);
        if let Some(step) = found_step {
            found.push(RightClaimed {
                coupon,
                step,
                via: RedeemVia::Short,
            });
        }
    }
    Ok(found)
}

/// The scan locks it: a claimed coupon is not opened before.
pub fn scan(
    transaction: &Transaction<'_>,
    right: &RightClaimed,
    store_id: row::Store,
    now_ms: u64,
) -> Outcome<PlayCashierData, NotScanned> {
    check(transaction, right, store_id, now_ms)?;
    let sql = "INSERT INTO claimed_uses
                 (coupon_id, store_id, step, via, status, scanned_ms, locked_until_ms)
               VALUES (?1, ?2, ?3, ?4, 'SCANNED', ?5, ?6)";
    let RightClaimed { coupon, step, via } = right;
    let until_ms = now_ms + LOCK_MS;
    let values = params![
        coupon.coupon_id,
        store_id,
        step,
        Wire(*via),
        now_ms,
        until_ms
    ];
    transaction.run(sql, values)?;
    Ok(ticket(
        transaction,
        row::ClaimedUse(transaction.last_insert_rowid()),
    )?)
}

fn check(
    connection: &Connection,
    right: &RightClaimed,
    store_id: row::Store,
    now_ms: u64,
) -> Outcome<(), NotScanned> {
    let coupon = &right.coupon;
    match coupon.state(now_ms) {
        CouponState::ValidCoupon => {}
        CouponState::Used => {
            let row = claimed_use(connection, USE, [coupon.coupon_id])?;
            // One of an older schema has no row.
            let store = row.map(|row| row.store_name).unwrap_or_default();
            return NotScanned::Used(store, coupon.used_ms).refuse();
        }
        _ => {
            let why = format!("expired on {}", coupon.last_day());
            return NotScanned::State(why).refuse();
        }
    }
    if coupon.store_id != store_id {
        return NotScanned::Outlet.refuse();
    }
    if let Some(row) = claimed_use(connection, LIVE, [coupon.coupon_id])? {
        return NotScanned::Checked(row.store_name).refuse();
    }
    let sql = "SELECT 1 FROM claimed_uses WHERE coupon_id = ?1 AND step = ?2";
    let was_seen = connection.has(sql, params![coupon.coupon_id, right.step])?;
    let is_far = right.step.abs_diff(step_at(now_ms)) > OFFLINE_STEPS;
    match was_seen || is_far {
        true => NotScanned::Stale.refuse(),
        false => Ok(()),
    }
}

/// As `counter::decide`.
fn decide(
    transaction: &Transaction<'_>,
    use_id: row::ClaimedUse,
    deciding: Deciding,
) -> Outcome<PlayCashierData, NotDecided> {
    let Deciding {
        store_id,
        decision,
        now_ms,
    } = deciding;
    let found = claimed_use(transaction, BY_ID, [use_id])?;
    let here = found.filter(|row| row.store_id == store_id);
    let row = here.ok_or(NotDecided::Outlet)?;
    let in_time = now_ms < row.locked_until_ms;
    use RedemptionStatus as S;
    match (decision, row.status) {
        (Decision::Confirm(_), S::Confirmed)
        | (Decision::Reject(_), S::Rejected)
        | (Decision::Undo, S::Undone) => {}
        (Decision::Confirm(meal), S::Scanned) if in_time => {
            confirm(transaction, &row, meal.unwrap_or_default(), now_ms)?;
        }
        (Decision::Reject(reason), S::Scanned) if in_time => {
            if !reject_reasons(ProductType::CashCoupon).contains(&reason) {
                return NotDecided::Reason.refuse();
            }
            let sql = "UPDATE claimed_uses SET status = 'REJECTED', reject_reason = ?2
                       WHERE use_id = ?1";
            transaction.run(sql, params![use_id, Wire(reason)])?;
        }
        (Decision::Undo, S::Confirmed) => {
            if now_ms >= row.confirmed_ms.unwrap_or_default() + UNDO_MS {
                return NotDecided::Late.refuse();
            }
            undo(transaction, &row, now_ms)?;
        }
        (Decision::Confirm(_) | Decision::Reject(_), S::Scanned | S::Lapsed) => {
            return NotDecided::Late.refuse();
        }
        _ => return NotDecided::State.refuse(),
    }
    Ok(ticket(transaction, use_id)?)
}

fn confirm(
    transaction: &Transaction<'_>,
    row: &ClaimedUse,
    (eligible, excluded): (u32, u32),
    now_ms: u64,
) -> Outcome<(), NotDecided> {
    let coupon = by_id(transaction, row.coupon_id)?.ok_or(NotDecided::State)?;
    let batch = coupon.batch(transaction)?;
    if eligible < batch.threshold_rp.max(1) {
        return NotDecided::Below(batch.threshold_rp).refuse();
    }
    let sql = "UPDATE claimed_coupons SET used_ms = ?2 WHERE coupon_id = ?1 AND used_ms IS NULL";
    if transaction.run(sql, params![row.coupon_id, now_ms])? != 1 {
        return NotDecided::State.refuse();
    }
    let visit_id = visits::add(transaction, coupon.user_id, row.store_id, now_ms)?;
    let bill = eligible.saturating_add(excluded);
    let counter = bill - batch.discount_rp.min(eligible);
    let sql = "UPDATE claimed_uses SET status = 'CONFIRMED', confirmed_ms = ?2, bill_rp = ?3,
                 counter_rp = ?4, visit_id = ?5
               WHERE use_id = ?1";
    let values = params![row.use_id, now_ms, bill, counter, visit_id];
    transaction.run(sql, values)?;
    Ok(())
}

fn undo(transaction: &Transaction<'_>, row: &ClaimedUse, now_ms: u64) -> Result<(), StoreError> {
    let sql = "UPDATE claimed_uses SET status = 'UNDONE', undone_ms = ?2 WHERE use_id = ?1";
    transaction.run(sql, params![row.use_id, now_ms])?;
    let sql = "UPDATE claimed_coupons SET used_ms = NULL WHERE coupon_id = ?1";
    transaction.run(sql, [row.coupon_id])?;
    visits::remove(transaction, row.visit_id)?;
    // Another visit may get its number.
    let sql = "UPDATE claimed_uses SET visit_id = NULL WHERE use_id = ?1
               AND NOT EXISTS (SELECT 1 FROM visits AS v WHERE v.visit_id = claimed_uses.visit_id)";
    transaction.run(sql, [row.use_id])?;
    Ok(())
}
