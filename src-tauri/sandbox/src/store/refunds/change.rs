//! A payer changes a refund: keeps the voucher after all, or says where else the money goes. Buying 2
//! "Z CANCELLED", "Z FAILED".

use jajan_contract::order::money::RefundStatus;
use jajan_contract::order::refund::{RefundCause, RefundDetailData};
use rusqlite::{Transaction, params};

use crate::ids::{self, row};
use crate::store::ledger::{Account, Cause, book};
use crate::store::refunds::open::aim;
use crate::store::refunds::target::Target;
use crate::store::refunds::view::{detail, viewed};
use crate::store::refunds::{original, steps};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotChanged {
    /// No such refund of the caller's.
    Absent,
    /// Its cause is one that cannot be cancelled.
    Refused,
    /// On its way to be sent.
    Busy,
    Destination,
    /// It was sent.
    Sent,
}

impl Refuse for NotChanged {}

/// Where money is to go now.
#[derive(Debug, Clone)]
pub struct Resending {
    pub refund_id: row::Refund,
    pub user_id: row::User,
    /// The method inside `ORIGINAL` is ignored: it is looked up.
    pub target: Target,
    /// Once for one key.
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// One that is cancelled already is given as it is.
    pub async fn cancel_refund(
        &self,
        refund_id: row::Refund,
        user_id: row::User,
        now_ms: u64,
    ) -> Outcome<RefundDetailData, NotChanged> {
        self.write_or_refuse(move |transaction| cancel(transaction, refund_id, user_id, now_ms))
            .await
    }

    /// The same key again changes nothing.
    pub async fn resend_refund(
        &self,
        resending: Resending,
    ) -> Outcome<RefundDetailData, NotChanged> {
        self.write_or_refuse(move |transaction| resend(transaction, &resending))
            .await
    }
}

/// As [`Database::cancel_refund`], in the writer's transaction.
pub fn cancel(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    user_id: row::User,
    now_ms: u64,
) -> Outcome<RefundDetailData, NotChanged> {
    let seen = viewed(transaction, refund_id, user_id)?.ok_or(NotChanged::Absent)?;
    if seen.status == RefundStatus::Cancelled {
        return Ok(detail(transaction, seen, now_ms)?);
    }
    if seen.cause != RefundCause::Wish || seen.asker_id != Some(user_id) {
        return NotChanged::Refused.refuse();
    }
    if !seen.is_group_open {
        return NotChanged::Sent.refuse();
    }
    let sql = "SELECT refund_id FROM refunds WHERE group_id = ?1 ORDER BY refund_id";
    let group: Vec<row::Refund> = transaction.values(sql, [seen.group_id])?;
    for refund_id in group {
        put_back(transaction, refund_id, seen.order_id, now_ms)?;
    }
    let seen = viewed(transaction, refund_id, user_id)?.ok_or(NotChanged::Absent)?;
    Ok(detail(transaction, seen, now_ms)?)
}

fn put_back(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE refunds SET status = 'CANCELLED', failure = NULL, late_ms = NULL
               WHERE refund_id = ?1";
    transaction.run(sql, [refund_id])?;
    let sql = "SELECT coupon_id, amount_rp FROM refund_coupons WHERE refund_id = ?1";
    let coupons: Vec<(row::Coupon, u32)> = transaction.rows(sql, [refund_id])?;
    for (coupon_id, part_rp) in coupons {
        // The refunds of a split's other payers come here too: the voucher is back already.
        let sql = "UPDATE vouchers SET state = 'not_delivery'
                   WHERE coupon_id = ?1 AND state = 'refunding'";
        transaction.run(sql, [coupon_id])?;
        let key = format!("{}.{}", ids::refund(refund_id), ids::coupon(coupon_id));
        let cause = Cause {
            key: &key,
            order_id,
            now_ms,
        };
        // Only unused vouchers are refunded on a wish: their money was held.
        book(transaction, Account::Refund, Account::Held, part_rp, cause)?;
    }
    steps::add(transaction, refund_id, now_ms, None)
}

/// As [`Database::resend_refund`], in the writer's transaction.
pub fn resend(
    transaction: &Transaction<'_>,
    resending: &Resending,
) -> Outcome<RefundDetailData, NotChanged> {
    let Resending {
        refund_id,
        user_id,
        now_ms,
        ..
    } = *resending;
    let seen = viewed(transaction, refund_id, user_id)?;
    let seen = seen.filter(|seen| seen.is_mine).ok_or(NotChanged::Absent)?;
    let sql = "SELECT 1 FROM refund_steps WHERE refund_id = ?1 AND resent_key = ?2";
    if transaction.has(sql, params![refund_id, resending.key])? {
        return Ok(detail(transaction, seen, now_ms)?);
    }
    let attempt = match seen.status {
        RefundStatus::Failed => seen.attempt + 1,
        RefundStatus::WaitDestination => seen.attempt,
        RefundStatus::Requested | RefundStatus::Cancelled => return NotChanged::Busy.refuse(),
        RefundStatus::Sent | RefundStatus::Done => return NotChanged::Sent.refuse(),
    };
    let target = match &resending.target {
        Target::Original(_) => {
            let way = original::of_refund(transaction, refund_id, now_ms)?;
            if way.blocked_by.is_some() {
                return NotChanged::Destination.refuse();
            }
            Target::Original(way.method)
        }
        other => other.clone(),
    };
    aim(transaction, refund_id, &target, now_ms)?;
    let sql = "UPDATE refunds SET status = 'REQUESTED', failure = NULL, attempt = ?2
               WHERE refund_id = ?1";
    transaction.run(sql, params![refund_id, attempt])?;
    steps::add(transaction, refund_id, now_ms, Some(&resending.key))?;
    let seen = viewed(transaction, refund_id, user_id)?.ok_or(NotChanged::Absent)?;
    Ok(detail(transaction, seen, now_ms)?)
}

/// Sends money that waited to where its payer has named.
pub fn aim_waiting(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    target: &Target,
    now_ms: u64,
) -> Result<(), StoreError> {
    aim(transaction, refund_id, target, now_ms)?;
    let sql = "UPDATE refunds SET status = 'REQUESTED' WHERE refund_id = ?1";
    transaction.run(sql, [refund_id])?;
    steps::add(transaction, refund_id, now_ms, None)
}
