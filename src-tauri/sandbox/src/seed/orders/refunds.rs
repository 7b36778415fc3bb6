//! Sari's refunds: one in each status and for each reason of a failure, and a voucher that expired for
//! good. Buying 9.
//!
//! Invariant: each comes about by the steps that a real one takes.

use jajan_contract::{
    coupon::RefundPromise,
    order::refund::{RefundDeskAct, RefundFailure},
};
use rusqlite::{Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::seed::orders::samples::paid_sample_of;
use crate::store::refunds::change::cancel;
use crate::store::refunds::desk::{Act, play};
use crate::store::refunds::expiry::expire;
use crate::store::refunds::open::{Asked, for_outlet};
use crate::store::refunds::request::{RefundRequest, ask};
use crate::store::refunds::target::Target;
use crate::store::{Sql, StoreError, unless_refused};
use crate::time::{DAY_MS, MINUTE_MS};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Fate {
    Requested,
    /// Paid too long ago to return to the payer's account, and no other destination was named.
    Waits,
    Cancelled,
    Sent,
    Done,
    Failed(RefundFailure),
}

/// The store, how long before the first look it was bought, how long before it was asked for.
type Sample = (row::Store, u64, u64, Fate);

#[rustfmt::skip]
const SAMPLES: [Sample; 10] = [
    (row::Store(41), 41 * DAY_MS, 2 * DAY_MS, Fate::Waits),
    (row::Store(42), 32 * DAY_MS, 16 * DAY_MS, Fate::Done),
    (row::Store(43), 31 * DAY_MS, 15 * DAY_MS, Fate::Cancelled),
    (row::Store(44), 30 * DAY_MS, 14 * DAY_MS, Fate::Failed(RefundFailure::WindowPassed)),
    (row::Store(45), 29 * DAY_MS, 9 * DAY_MS, Fate::Failed(RefundFailure::IssuerRefused)),
    (row::Store(46), 28 * DAY_MS, 8 * DAY_MS, Fate::Failed(RefundFailure::AccountClosed)),
    (row::Store(47), 27 * DAY_MS, 7 * DAY_MS, Fate::Failed(RefundFailure::NameMismatch)),
    (row::Store(48), 26 * DAY_MS, 6 * DAY_MS, Fate::Failed(RefundFailure::ProviderDown)),
    (row::Store(49), 25 * DAY_MS, DAY_MS, Fate::Sent),
    (row::Store(50), 24 * DAY_MS, 10 * MINUTE_MS, Fate::Requested),
];
/// The voucher that expired: its store, how long ago it was bought and ended.
const EXPIRED: (row::Store, u64, u64) = (row::Store(20), 40 * DAY_MS, 39 * DAY_MS);

pub fn write(
    transaction: &Transaction<'_>,
    sari: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (store_id, bought_ms, ended_ms) = EXPIRED;
    let bought_ms = now_ms.saturating_sub(bought_ms);
    let none = RefundPromise::None;
    for coupon_id in paid_sample_of(transaction, (store_id, none), sari, bought_ms)? {
        let ended_ms = now_ms.saturating_sub(ended_ms);
        let sql = "UPDATE vouchers SET valid_end_ms = ?2 WHERE coupon_id = ?1 RETURNING order_id";
        let order_id = transaction.value(sql, params![coupon_id, ended_ms])?;
        expire(transaction, order_id, ended_ms)?;
    }
    for sample in SAMPLES {
        one(transaction, sari, sample, now_ms)?;
    }
    Ok(())
}

fn one(
    transaction: &Transaction<'_>,
    user_id: row::User,
    (store_id, bought_ms, asked_ms, fate): Sample,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (bought_ms, asked_ms) = (
        now_ms.saturating_sub(bought_ms),
        now_ms.saturating_sub(asked_ms),
    );
    let promise = RefundPromise::AnyTime;
    let bought = paid_sample_of(transaction, (store_id, promise), user_id, bought_ms)?;
    let Some(coupon_id) = bought.first().copied() else {
        return Ok(());
    };
    if fate == Fate::Waits {
        return for_outlet(transaction, coupon_id, asked_ms).map(|_| ());
    }
    let sql = "SELECT order_id FROM vouchers WHERE coupon_id = ?1";
    let request = RefundRequest {
        order_id: transaction.value(sql, [coupon_id])?,
        coupons: vec![coupon_id],
        asked: Asked {
            user_id,
            reason: "PLANS".to_owned(),
            detail: "COMPANY".to_owned(),
            note: String::new(),
            target: target(fate),
            key: format!("sample-{coupon_id}"),
            body: chance::hash(""),
        },
        now_ms: asked_ms,
    };
    let Some(refund_id) = unless_refused(ask(transaction, &request))? else {
        return Ok(());
    };
    let desk = |act, failure, now_ms| Act {
        refund_id,
        act,
        failure,
        reference: None,
        now_ms,
    };
    let none = RefundFailure::ProviderDown;
    let sent_ms = asked_ms + 30 * MINUTE_MS;
    match fate {
        Fate::Requested | Fate::Waits => return Ok(()),
        Fate::Cancelled => {
            let cancelled_ms = asked_ms + 5 * MINUTE_MS;
            unless_refused(cancel(transaction, refund_id, user_id, cancelled_ms))?;
            return Ok(());
        }
        Fate::Sent | Fate::Done | Fate::Failed(_) => {
            let act = desk(RefundDeskAct::Send, none, sent_ms);
            unless_refused(play(transaction, &act))?;
        }
    }
    let answered_ms = sent_ms + DAY_MS;
    match fate {
        Fate::Done => {
            let act = desk(RefundDeskAct::Confirm, none, answered_ms);
            unless_refused(play(transaction, &act))?;
        }
        Fate::Failed(why) => {
            let act = desk(RefundDeskAct::Fail, why, answered_ms);
            unless_refused(play(transaction, &act))?;
        }
        _ => {}
    }
    Ok(())
}

fn target(fate: Fate) -> Target {
    match fate {
        Fate::Failed(RefundFailure::AccountClosed | RefundFailure::NameMismatch) => Target::Bank {
            name: "BCA".to_owned(),
            holder: "Sari Wulandari".to_owned(),
            number: "1234567890".to_owned(),
        },
        Fate::Failed(RefundFailure::ProviderDown) => Target::Ewallet("81200000001".to_owned()),
        _ => Target::Original(None),
    }
}
