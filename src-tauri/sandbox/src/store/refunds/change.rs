//! A payer changes a refund: keeps the voucher after all, or says where else the money goes. Buying 2
//! "Z CANCELLED", "Z FAILED".

use jajan_contract::order::money::RefundStatus;
use jajan_contract::order::refund::{RefundCause, RefundDetailData};
use rusqlite::{Transaction, params};

use crate::ids;
use crate::store::ledger::{Account, Cause, book};
use crate::store::refunds::open::aim;
use crate::store::refunds::target::Target;
use crate::store::refunds::view::{Viewed, detail, viewed};
use crate::store::refunds::{original, steps};
use crate::store::{Database, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotChanged {
    /// No such refund of the caller's.
    Absent,
    /// Of a cause that cannot be cancelled.
    Refused,
    /// On its way to be sent.
    Busy,
    Destination,
    /// It was sent.
    Sent,
}

/// Where money is to go now.
#[derive(Debug, Clone)]
pub struct Resending {
    pub refund_id: i64,
    pub user_id: i64,
    /// Of `ORIGINAL` whatever the method: it is looked up.
    pub target: Target,
    /// Once for one key.
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// One that is cancelled already is given as it is.
    pub async fn cancel_refund(
        &self,
        refund_id: i64,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Result<RefundDetailData, NotChanged>, StoreError> {
        self.write(move |transaction| cancel(transaction, refund_id, user_id, now_ms))
            .await
    }

    /// The same key again changes nothing.
    pub async fn resend_refund(
        &self,
        resending: Resending,
    ) -> Result<Result<RefundDetailData, NotChanged>, StoreError> {
        self.write(move |transaction| resend(transaction, &resending))
            .await
    }
}

/// As [`Database::cancel_refund`], in the writer's transaction.
pub fn cancel(
    transaction: &Transaction<'_>,
    refund_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Result<RefundDetailData, NotChanged>, StoreError> {
    let Some(seen) = viewed(transaction, refund_id, user_id)? else {
        return Ok(Err(NotChanged::Absent));
    };
    if seen.status == RefundStatus::Cancelled {
        return read(transaction, seen, now_ms);
    }
    if seen.cause != RefundCause::Wish || seen.asker_id != Some(user_id) {
        return Ok(Err(NotChanged::Refused));
    }
    if !seen.is_group_open {
        return Ok(Err(NotChanged::Sent));
    }
    let sql = "SELECT refund_id FROM refunds WHERE group_id = ?1 ORDER BY refund_id";
    let group: Vec<i64> = transaction.all(sql, [seen.group_id], |row| row.get(0))?;
    for refund_id in group {
        put_back(transaction, refund_id, seen.order_id, now_ms)?;
    }
    let Some(seen) = viewed(transaction, refund_id, user_id)? else {
        return Ok(Err(NotChanged::Absent));
    };
    read(transaction, seen, now_ms)
}

fn put_back(
    transaction: &Transaction<'_>,
    refund_id: i64,
    order_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE refunds SET status = 'CANCELLED', failure = NULL, late_ms = NULL
               WHERE refund_id = ?1";
    transaction.run(sql, [refund_id])?;
    let sql = "SELECT coupon_id, amount_rp FROM refund_coupons WHERE refund_id = ?1";
    let coupons: Vec<(i64, u32)> = transaction.all(sql, [refund_id], |row| row.try_into())?;
    for (coupon_id, part_rp) in coupons {
        // Of a split its other payers' refunds come here too: it is back already.
        let sql = "UPDATE vouchers SET state = 'not_delivery'
                   WHERE coupon_id = ?1 AND state = 'refunding'";
        transaction.run(sql, [coupon_id])?;
        let key = format!("{}.{}", ids::refund(refund_id), ids::coupon(coupon_id));
        let cause = Cause {
            key: &key,
            order_id,
            now_ms,
        };
        // A wish is of vouchers that nobody has used: their money was held.
        book(transaction, Account::Refund, Account::Held, part_rp, cause)?;
    }
    steps::add(transaction, refund_id, now_ms, None)
}

/// As [`Database::resend_refund`], in the writer's transaction.
pub fn resend(
    transaction: &Transaction<'_>,
    resending: &Resending,
) -> Result<Result<RefundDetailData, NotChanged>, StoreError> {
    let Resending {
        refund_id,
        user_id,
        now_ms,
        ..
    } = *resending;
    let Some(seen) = viewed(transaction, refund_id, user_id)?.filter(|seen| seen.is_mine) else {
        return Ok(Err(NotChanged::Absent));
    };
    let sql = "SELECT 1 FROM refund_steps WHERE refund_id = ?1 AND resent_key = ?2";
    if transaction.has(sql, params![refund_id, resending.key])? {
        return read(transaction, seen, now_ms);
    }
    let attempt = match seen.status {
        RefundStatus::Failed => seen.attempt + 1,
        RefundStatus::WaitDestination => seen.attempt,
        RefundStatus::Requested | RefundStatus::Cancelled => return Ok(Err(NotChanged::Busy)),
        RefundStatus::Sent | RefundStatus::Done => return Ok(Err(NotChanged::Sent)),
    };
    let target = match &resending.target {
        Target::Original(_) => {
            let way = original::of_refund(transaction, refund_id, now_ms)?;
            if way.blocked_by.is_some() {
                return Ok(Err(NotChanged::Destination));
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
    let Some(seen) = viewed(transaction, refund_id, user_id)? else {
        return Ok(Err(NotChanged::Absent));
    };
    read(transaction, seen, now_ms)
}

/// Of money that waited: to where its payer has named.
pub fn aim_waiting(
    transaction: &Transaction<'_>,
    refund_id: i64,
    target: &Target,
    now_ms: u64,
) -> Result<(), StoreError> {
    aim(transaction, refund_id, target, now_ms)?;
    let sql = "UPDATE refunds SET status = 'REQUESTED' WHERE refund_id = ?1";
    transaction.run(sql, [refund_id])?;
    steps::add(transaction, refund_id, now_ms, None)
}

fn read(
    transaction: &Transaction<'_>,
    seen: Viewed,
    now_ms: u64,
) -> Result<Result<RefundDetailData, NotChanged>, StoreError> {
    detail(transaction, seen, now_ms).map(Ok)
}
