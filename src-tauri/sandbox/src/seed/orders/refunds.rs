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
use crate::seed::orders::samples::paid_sample_of;
use crate::store::refunds::change::cancel;
use crate::store::refunds::desk::{Act, play};
use crate::store::refunds::expiry::expire;
use crate::store::refunds::open::{Asked, for_outlet};
use crate::store::refunds::target::Target;
use crate::store::refunds::wish::{Wish, ask};
use crate::store::{Sql, StoreError};
use crate::time::{DAY_MS, MINUTE_MS};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Fate {
    Requested,
    /// Paid too long ago to go back there, and nobody has said where else.
    Waits,
    Cancelled,
    Sent,
    Done,
    Failed(RefundFailure),
}

/// The store, how long before the first look it was bought, how long before it was asked for.
type Sample = (i64, u64, u64, Fate);

#[rustfmt::skip]
const SAMPLES: [Sample; 10] = [
    (41, 41 * DAY_MS, 2 * DAY_MS, Fate::Waits),
    (42, 32 * DAY_MS, 16 * DAY_MS, Fate::Done),
    (43, 31 * DAY_MS, 15 * DAY_MS, Fate::Cancelled),
    (44, 30 * DAY_MS, 14 * DAY_MS, Fate::Failed(RefundFailure::WindowPassed)),
    (45, 29 * DAY_MS, 9 * DAY_MS, Fate::Failed(RefundFailure::IssuerRefused)),
    (46, 28 * DAY_MS, 8 * DAY_MS, Fate::Failed(RefundFailure::AccountClosed)),
    (47, 27 * DAY_MS, 7 * DAY_MS, Fate::Failed(RefundFailure::NameMismatch)),
    (48, 26 * DAY_MS, 6 * DAY_MS, Fate::Failed(RefundFailure::ProviderDown)),
    (49, 25 * DAY_MS, DAY_MS, Fate::Sent),
    (50, 24 * DAY_MS, 10 * MINUTE_MS, Fate::Requested),
];
/// Of the voucher that expired: bought, and ended.
const EXPIRED: (i64, u64, u64) = (20, 40 * DAY_MS, 39 * DAY_MS);

pub fn write(transaction: &Transaction<'_>, sari: i64, now_ms: u64) -> Result<(), StoreError> {
    let (store_id, bought_ms, ended_ms) = EXPIRED;
    let bought_ms = now_ms.saturating_sub(bought_ms);
    let none = RefundPromise::None;
    for coupon_id in paid_sample_of(transaction, (store_id, none), sari, bought_ms)? {
        let ended_ms = now_ms.saturating_sub(ended_ms);
        let sql = "UPDATE vouchers SET valid_end_ms = ?2 WHERE coupon_id = ?1 RETURNING order_id";
        let order_id = transaction.one(sql, params![coupon_id, ended_ms], |row| row.get(0))?;
        expire(transaction, order_id, ended_ms)?;
    }
    for sample in SAMPLES {
        one(transaction, sari, sample, now_ms)?;
    }
    Ok(())
}

fn one(
    transaction: &Transaction<'_>,
    user_id: i64,
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
    let wish = Wish {
        order_id: transaction.one(sql, [coupon_id], |row| row.get(0))?,
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
    let Ok(refund_id) = ask(transaction, &wish)? else {
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
            let _ = cancel(transaction, refund_id, user_id, asked_ms + 5 * MINUTE_MS)?;
            return Ok(());
        }
        Fate::Sent | Fate::Done | Fate::Failed(_) => {
            let _ = play(transaction, &desk(RefundDeskAct::Send, none, sent_ms))?;
        }
    }
    let answered_ms = sent_ms + DAY_MS;
    match fate {
        Fate::Done => {
            let _ = play(
                transaction,
                &desk(RefundDeskAct::Confirm, none, answered_ms),
            )?;
        }
        Fate::Failed(why) => {
            let _ = play(transaction, &desk(RefundDeskAct::Fail, why, answered_ms))?;
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
