//! Money that pays nothing returns by itself: late, second and wrong payments. Buying 2 "Z", 7.

use jajan_contract::order::{
    money::{MoneyReturn, PayMethod, ReturnReason, ReturnStatus},
    orders::{OrderStep, OrderStepKind},
};
use rusqlite::{Connection, Row, Transaction, params};

use crate::store::columns::Wire;
use crate::store::ledger::{Account, Cause, book};
use crate::store::orders::issue::tell;
use crate::store::payments::provider::Event;
use crate::store::splits::shares::{Share, of_order as of_split};
use crate::store::{Sql, StoreError};
use crate::time::working_days::working_day_after;
use crate::time::{MINUTE_MS, at};
use crate::{ids, time};

const SEND_AFTER_MS: u64 = 30 * MINUTE_MS;
/// Minutes of the day between which money is sent, in Jakarta: 06:00 to 23:55.
const OPEN: i64 = 6 * 60;
const CLOSED: i64 = 23 * 60 + 55;
/// The money is there at 09:00 of the expected day.
const ARRIVES_AT: i64 = 9 * 60;

pub struct Surplus {
    pub order_id: i64,
    pub method: PayMethod,
    pub asked_rp: u32,
    pub reason: ReturnReason,
}

/// Books the money and plans its return to where it came from.
pub fn give_back(
    transaction: &Transaction<'_>,
    event: &Event,
    surplus: Surplus,
    now_ms: u64,
) -> Result<(), StoreError> {
    let cause = Cause {
        key: &event.event_id,
        order_id: surplus.order_id,
        now_ms,
    };
    let amount_rp = event.amount_rp;
    book(
        transaction,
        Account::Payer,
        Account::Suspense,
        amount_rp,
        cause,
    )?;
    book(
        transaction,
        Account::Suspense,
        Account::Refund,
        amount_rp,
        cause,
    )?;
    plan(transaction, &event.event_id, &surplus, amount_rp, now_ms)?;
    tell(transaction, surplus.order_id)
}

/// An order closed: the shares that were paid return to who paid them.
pub fn give_shares_back(
    transaction: &Transaction<'_>,
    order_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    for share in of_split(transaction, order_id)? {
        if let Some(event_id) = &share.event_id {
            give_share_back(transaction, &share, event_id, now_ms)?;
        }
    }
    Ok(())
}

fn give_share_back(
    transaction: &Transaction<'_>,
    share: &Share,
    event_id: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let cause = Cause {
        key: event_id,
        order_id: share.order_id,
        now_ms,
    };
    let (suspense, refund) = (Account::Suspense, Account::Refund);
    book(transaction, suspense, refund, share.amount_rp, cause)?;
    let sql = "SELECT y.method FROM provider_events AS e JOIN payments AS y USING (payment_id)
               WHERE e.event_id = ?1";
    let Wire(method) = transaction.one(sql, [event_id], |row| row.get(0))?;
    let surplus = Surplus {
        order_id: share.order_id,
        method,
        asked_rp: share.amount_rp,
        reason: ReturnReason::SplitEnded,
    };
    plan(transaction, event_id, &surplus, share.amount_rp, now_ms)
}

/// To who paid: of a share its payer, else the order's buyer.
fn plan(
    transaction: &Transaction<'_>,
    event_id: &str,
    surplus: &Surplus,
    amount_rp: u32,
    now_ms: u64,
) -> Result<(), StoreError> {
    let send_ms = send_time(now_ms);
    let working_days = if surplus.method == PayMethod::Ewallet {
        1
    } else {
        3
    };
    let expected_day = working_day_after(time::day_number(send_ms), working_days);
    let done_ms = at(expected_day, ARRIVES_AT);
    let asked = (surplus.reason == ReturnReason::WrongAmount).then_some(surplus.asked_rp);
    let sql =
        "INSERT INTO refunds (order_id, user_id, event_id, cause, reason, amount_rp, asked_rp,
                 status, requested_ms, send_ms, done_ms, expected_day)
               SELECT o.order_id, coalesce(y.payer_id, o.user_id), ?2, 'PAYMENT', ?3, ?4, ?5,
                 'REQUESTED', ?6, ?7, ?8, ?9
               FROM orders AS o, provider_events AS e JOIN payments AS y USING (payment_id)
               WHERE o.order_id = ?1 AND e.event_id = ?2";
    let values = params![
        surplus.order_id,
        event_id,
        Wire(surplus.reason),
        amount_rp,
        asked,
        now_ms,
        send_ms,
        done_ms,
        expected_day
    ];
    transaction.run(sql, values)?;
    Ok(())
}

/// Half an hour later, within the hours in which money is sent.
fn send_time(now_ms: u64) -> u64 {
    let due_ms = now_ms + SEND_AFTER_MS;
    let (day, minute) = (
        time::day_number(due_ms),
        time::LocalTime::new(due_ms).minute(),
    );
    match minute {
        ..OPEN => at(day, OPEN),
        OPEN..=CLOSED => due_ms,
        _ => at(day + 1, OPEN),
    }
}

/// Takes the next step of every return that is due.
pub fn go_on(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let sql = "UPDATE refunds SET status = 'SENT' WHERE status = 'REQUESTED' AND send_ms <= ?1";
    transaction.run(sql, [now_ms])?;
    let sql = "SELECT refund_id, order_id, amount_rp FROM refunds
               WHERE status = 'SENT' AND done_ms <= ?1";
    let done: Vec<(i64, i64, u32)> = transaction.all(sql, [now_ms], |row| row.try_into())?;
    for (refund_id, order_id, amount_rp) in done {
        let sql = "UPDATE refunds SET status = 'DONE' WHERE refund_id = ?1";
        transaction.run(sql, [refund_id])?;
        let key = ids::refund(refund_id);
        let cause = Cause {
            key: &key,
            order_id,
            now_ms,
        };
        book(
            transaction,
            Account::Refund,
            Account::Returned,
            amount_rp,
            cause,
        )?;
        tell(transaction, order_id)?;
    }
    Ok(())
}

pub const RETURNS: &str =
    "SELECT r.refund_id, r.amount_rp, r.asked_rp, r.reason, r.status, e.reference,
    e.at_ms, r.expected_day, r.requested_ms, r.send_ms, r.done_ms
  FROM refunds AS r JOIN provider_events AS e USING (event_id)
  WHERE r.order_id = ?1 AND r.cause = 'PAYMENT'
    AND r.user_id = coalesce(?2, (SELECT o.user_id FROM orders AS o WHERE o.order_id = ?1))
  ORDER BY r.refund_id";

/// The buyer's, the oldest first.
pub fn of_order(connection: &Connection, order_id: i64) -> Result<Vec<MoneyReturn>, StoreError> {
    connection.all(RETURNS, params![order_id, None::<i64>], money_return)
}

/// What returns to somebody who paid a share.
pub fn of_payer(
    connection: &Connection,
    order_id: i64,
    user_id: i64,
) -> Result<Vec<MoneyReturn>, StoreError> {
    connection.all(RETURNS, params![order_id, user_id], money_return)
}

fn money_return(row: &Row<'_>) -> rusqlite::Result<MoneyReturn> {
    Ok(MoneyReturn {
        refund_id: ids::refund(row.get(0)?),
        amount: row.get(1)?,
        asked_amount: row.get(2)?,
        reason: row.get::<_, Wire<ReturnReason>>(3)?.0,
        status: row.get::<_, Wire<ReturnStatus>>(4)?.0,
        reference: row.get(5)?,
        paid_time: row.get(6)?,
        expected_date: time::date_text(row.get(7)?),
    })
}

/// For the time line.
pub fn steps(connection: &Connection, order_id: i64) -> Result<Vec<OrderStep>, StoreError> {
    let steps = connection.all(RETURNS, params![order_id, None::<i64>], |row| {
        let back = money_return(row)?;
        let times = [
            (OrderStepKind::MoneyReturning, row.get(8)?, true),
            (
                OrderStepKind::MoneySent,
                row.get(9)?,
                back.status != ReturnStatus::Requested,
            ),
            (
                OrderStepKind::MoneyReturned,
                row.get(10)?,
                back.status == ReturnStatus::Done,
            ),
        ];
        let happened = times
            .into_iter()
            .filter(|(_, _, has_happened)| *has_happened);
        let step = |(kind, time, _)| OrderStep {
            kind,
            time,
            amount: Some(back.amount),
            reference: Some(back.reference.clone()),
        };
        Ok(happened.map(step).collect::<Vec<_>>())
    })?;
    Ok(steps.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::jakarta_text;

    #[test]
    fn money_is_sent_within_the_hours_of_buying_2() {
        // Saturday 21 November 2026 in Jakarta.
        let midnight = at(20_778, 0);
        for (minute, sent) in [
            (0, "2026-11-21 06:00:00"),
            (5 * 60 + 30, "2026-11-21 06:00:00"),
            (12 * 60, "2026-11-21 12:30:00"),
            (23 * 60 + 25, "2026-11-21 23:55:00"),
            (23 * 60 + 26, "2026-11-22 06:00:00"),
        ] {
            assert_eq!(jakarta_text(send_time(midnight + minute * MINUTE_MS)), sent);
        }
    }
}
