//! A cashier confirms, rejects, or takes a confirmation back. Buying 2 "J", 4 "Bill".

use jajan_contract::order::redeem::{
    PlayCashierData, RedemptionStatus, RedemptionStepKind, RejectReason,
};
use jajan_contract::order::states::CouponState;
use rusqlite::{Transaction, params};

use crate::bill::{Meal, till};
use crate::ids::{self, row};
use crate::store::account::unread;
use crate::store::columns::Wire;
use crate::store::gifts::claim::tell_giver;
use crate::store::ledger::{Account, Cause, book};
use crate::store::orders::issue::tell;
use crate::store::redemptions::desk::ticket;
use crate::store::redemptions::rows::{BY_ID, RedemptionRow, redemption};
use crate::store::redemptions::vouchers::{Voucher, change, voucher};
use crate::store::redemptions::{UNDO_MS, note, refusal_rows, reject_reasons};
use crate::store::reviews::visits;
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// What a cashier decides.
#[derive(Debug, Clone, Copy)]
pub enum Decision {
    /// Rupiah of the food that the voucher may pay for, and of the food that it may not.
    Confirm(Option<(u32, u32)>),
    Reject(RejectReason),
    Undo,
}

#[derive(Debug, Clone, Copy)]
pub struct Deciding {
    pub store_id: row::Store,
    pub decision: Decision,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDecided {
    /// No such try, or of another outlet.
    Outlet,
    /// The cashier's time is over.
    Late,
    State,
    /// No voucher of its kind is rejected for that.
    Reason,
    /// The bill is below so many rupiah.
    Below(u32),
}

impl Refuse for NotDecided {}

impl Database {
    pub async fn decide_redemption(
        &self,
        redemption_id: row::Redemption,
        deciding: Deciding,
    ) -> Outcome<PlayCashierData, NotDecided> {
        self.write_or_refuse(move |transaction| decide(transaction, redemption_id, deciding))
            .await
    }
}

/// As [`Database::decide_redemption`], in the writer's transaction. What was done already is given as it is.
pub fn decide(
    transaction: &Transaction<'_>,
    redemption_id: row::Redemption,
    deciding: Deciding,
) -> Outcome<PlayCashierData, NotDecided> {
    let Deciding {
        store_id,
        decision,
        now_ms,
    } = deciding;
    let found = redemption(transaction, BY_ID, [redemption_id])?;
    let here = found.filter(|row| row.store_id == store_id);
    let row = here.ok_or(NotDecided::Outlet)?;
    let voucher = voucher(transaction, row.coupon_id)?.ok_or(NotDecided::Outlet)?;
    let in_time = row.locked_until_ms.is_some_and(|end_ms| now_ms < end_ms);
    use RedemptionStatus as S;
    match (decision, row.status) {
        (Decision::Confirm(_), S::Confirmed)
        | (Decision::Reject(_), S::Rejected)
        | (Decision::Undo, S::Undone) => {}
        (Decision::Confirm(meal), S::Scanned) if in_time => {
            confirm(transaction, &row, &voucher, meal, now_ms)?;
        }
        (Decision::Reject(reason), S::Scanned) if in_time => {
            if !reject_reasons(voucher.frozen.item.product_type).contains(&reason) {
                return NotDecided::Reason.refuse();
            }
            reject(transaction, &row, reason, now_ms)?;
        }
        (Decision::Undo, S::Confirmed) => {
            let end_ms = row.confirmed_ms.unwrap_or_default() + UNDO_MS;
            let has_case = refusal_rows::is_open(transaction, row.coupon_id)?;
            if now_ms >= end_ms {
                return NotDecided::Late.refuse();
            }
            if voucher.state != CouponState::Used || has_case {
                return NotDecided::State.refuse();
            }
            undo(transaction, &row, &voucher, now_ms)?;
        }
        (Decision::Confirm(_) | Decision::Reject(_), S::Scanned | S::Open) => {
            return NotDecided::Late.refuse();
        }
        _ => return NotDecided::State.refuse(),
    }
    Ok(ticket(transaction, redemption_id)?)
}

fn confirm(
    transaction: &Transaction<'_>,
    row: &RedemptionRow,
    voucher: &Voucher,
    meal: Option<(u32, u32)>,
    now_ms: u64,
) -> Result<(), StoreError> {
    let counter = meal.map(|(eligible, excluded)| {
        let meal = Meal {
            eligible,
            excluded,
            face: voucher.frozen.face_value,
        };
        till(&voucher.frozen.bill_rules, meal).counter
    });
    let bill = meal.map(|(eligible, excluded)| eligible.saturating_add(excluded));
    let (from, to) = (CouponState::Locked, CouponState::Used);
    change(transaction, row.coupon_id, from, to, Some(now_ms))?;
    let visit_id = visits::add(transaction, voucher.owner_id, row.store_id, now_ms)?;
    let sql = "UPDATE redemptions SET status = 'CONFIRMED', locked_until_ms = NULL,
                 confirmed_ms = ?2, bill_rp = ?3, counter_rp = ?4, visit_id = ?5
               WHERE redemption_id = ?1";
    let values = params![row.redemption_id, now_ms, bill, counter, visit_id];
    transaction.run(sql, values)?;
    move_money(transaction, row, voucher, true, now_ms)?;
    let kind = RedemptionStepKind::Confirmed;
    note(transaction, row.coupon_id, kind, Some(row.store_id), now_ms)?;
    tell_giver(transaction, row.coupon_id, voucher.owner_id)
}

/// To the outlet, or back.
fn move_money(
    transaction: &Transaction<'_>,
    row: &RedemptionRow,
    voucher: &Voucher,
    is_used: bool,
    now_ms: u64,
) -> Result<(), StoreError> {
    let key = ids::redemption(row.redemption_id);
    let cause = Cause {
        key: &key,
        order_id: voucher.order_id,
        now_ms,
    };
    let (debit, credit) = match is_used {
        true => (Account::Held, Account::Merchant),
        false => (Account::Merchant, Account::Held),
    };
    book(transaction, debit, credit, voucher.sale_rp, cause)
}

fn reject(
    transaction: &Transaction<'_>,
    row: &RedemptionRow,
    reason: RejectReason,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE redemptions
               SET status = 'REJECTED', locked_until_ms = NULL, reject_reason = ?2
               WHERE redemption_id = ?1";
    transaction.run(sql, params![row.redemption_id, Wire(reason)])?;
    let (from, to) = (CouponState::Locked, CouponState::Valid);
    change(transaction, row.coupon_id, from, to, None)?;
    let kind = RedemptionStepKind::Rejected;
    note(transaction, row.coupon_id, kind, Some(row.store_id), now_ms)
}

/// At the order, or at the vouchers of a receiver.
fn tell_owner(transaction: &Transaction<'_>, voucher: &Voucher) -> Result<(), StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let buyer_id: row::User = transaction.value(sql, [voucher.order_id])?;
    match buyer_id == voucher.owner_id {
        true => tell(transaction, voucher.order_id),
        false => unread::add(transaction, voucher.owner_id, "account", "coupon"),
    }
}

fn undo(
    transaction: &Transaction<'_>,
    row: &RedemptionRow,
    voucher: &Voucher,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE redemptions SET status = 'UNDONE', undone_ms = ?2 WHERE redemption_id = ?1";
    transaction.run(sql, params![row.redemption_id, now_ms])?;
    let (from, to) = (CouponState::Used, CouponState::NotDelivery);
    change(transaction, row.coupon_id, from, to, None)?;
    visits::remove(transaction, row.visit_id)?;
    move_money(transaction, row, voucher, false, now_ms)?;
    let kind = RedemptionStepKind::Undone;
    note(transaction, row.coupon_id, kind, Some(row.store_id), now_ms)?;
    tell_owner(transaction, voucher)
}
