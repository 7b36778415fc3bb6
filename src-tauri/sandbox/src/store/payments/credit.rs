//! Acts on an event of the provider, once. Buying 2 "Y PAID".

use jajan_contract::order::{
    money::{PayMethod, ReturnReason},
    pay::PayFailure,
    states::PayStatus,
};
use rusqlite::{Transaction, params};

use crate::store::columns::Wire;
use crate::store::orders::issue::{Receipt, issue};
use crate::store::payments::provider::{Event, EventKind};
use crate::store::payments::returns::{Surplus, give_back};
use crate::store::splits::{payers, shares};
use crate::store::{Sql, StoreError};

struct Asked {
    order_id: i64,
    method: PayMethod,
    amount_rp: u32,
    order: String,
    cancel_ms: u64,
    /// Of a share that is paid for; and whether it is paid already.
    share_no: Option<i64>,
    is_share_paid: bool,
}

/// An event that was seen before changes nothing, whoever brings it.
pub fn act_on(transaction: &Transaction<'_>, event: &Event, now_ms: u64) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM seen_events WHERE event_id = ?1";
    if transaction.has(sql, [&event.event_id])? {
        return Ok(());
    }
    let sql = "SELECT y.order_id, y.method, y.amount_rp, o.status, o.cancel_ms, y.share_no,
                 l.event_id IS NOT NULL
               FROM payments AS y JOIN orders AS o USING (order_id)
               LEFT JOIN split_shares AS l USING (share_no) WHERE y.payment_id = ?1";
    let asked = transaction.one(sql, [event.payment_id], |row| {
        Ok(Asked {
            order_id: row.get(0)?,
            method: row.get::<_, Wire<PayMethod>>(1)?.0,
            amount_rp: row.get(2)?,
            order: row.get(3)?,
            cancel_ms: row.get(4)?,
            share_no: row.get(5)?,
            is_share_paid: row.get(6)?,
        })
    })?;
    let outcome = match event.kind {
        EventKind::Begun => {
            set(transaction, event.payment_id, PayStatus::Paying, None)?;
            "NOTED"
        }
        EventKind::Declined => {
            set(
                transaction,
                event.payment_id,
                PayStatus::Incomplete,
                Some(PayFailure::Declined),
            )?;
            "NOTED"
        }
        EventKind::Paid => match surplus(&asked, event) {
            None => {
                credit(transaction, &asked, event, now_ms)?;
                "CREDITED"
            }
            Some(reason) => {
                if reason == ReturnReason::WrongAmount {
                    set(
                        transaction,
                        event.payment_id,
                        PayStatus::Incomplete,
                        Some(PayFailure::WrongAmount),
                    )?;
                }
                let surplus = Surplus {
                    order_id: asked.order_id,
                    method: asked.method,
                    asked_rp: asked.amount_rp,
                    reason,
                };
                give_back(transaction, event, surplus, now_ms)?;
                "SURPLUS"
            }
        },
    };
    let sql = "INSERT INTO seen_events VALUES (?1, ?2, ?3, ?4)";
    let values = params![event.event_id, asked.order_id, outcome, now_ms];
    transaction.run(sql, values)?;
    Ok(())
}

/// Why the money pays nothing; absent: it pays the order.
fn surplus(asked: &Asked, event: &Event) -> Option<ReturnReason> {
    if asked.order == "PAID" || asked.is_share_paid {
        Some(ReturnReason::Second)
    } else if asked.order == "CLOSED" || event.at_ms > asked.cancel_ms {
        Some(ReturnReason::Late)
    } else if event.amount_rp != asked.amount_rp {
        Some(ReturnReason::WrongAmount)
    } else {
        None
    }
}

/// Also of a payment that was given up for another one: the money is what counts.
fn credit(
    transaction: &Transaction<'_>,
    asked: &Asked,
    event: &Event,
    now_ms: u64,
) -> Result<(), StoreError> {
    let receipt = Receipt {
        method: Some(asked.method),
        reference: event.reference.as_deref(),
        key: &event.event_id,
    };
    if let Some(share_no) = asked.share_no {
        let sql = "SELECT payer_id FROM payments WHERE payment_id = ?1";
        let payer_id = transaction.one(sql, [event.payment_id], |row| row.get(0))?;
        payers::join(transaction, asked.order_id, payer_id, now_ms)?;
        if shares::credit(transaction, asked.order_id, share_no, event, now_ms)? {
            issue(transaction, asked.order_id, receipt, now_ms)?;
        }
        return Ok(());
    }
    issue(transaction, asked.order_id, receipt, now_ms)?;
    let sql = "UPDATE payments SET failure = NULL,
                 status = CASE payment_id WHEN ?2 THEN 'PAID' ELSE 'CANCELLED' END
               WHERE order_id = ?1";
    transaction.run(sql, [asked.order_id, event.payment_id])?;
    Ok(())
}

/// Of a payment that is open; others stay what they became.
fn set(
    transaction: &Transaction<'_>,
    payment_id: i64,
    status: PayStatus,
    failure: Option<PayFailure>,
) -> Result<(), StoreError> {
    let sql = "UPDATE payments SET status = ?2, failure = ?3
               WHERE payment_id = ?1 AND status IN ('WAITING', 'PAYING')";
    transaction.run(sql, params![payment_id, Wire(status), failure.map(Wire)])?;
    Ok(())
}
