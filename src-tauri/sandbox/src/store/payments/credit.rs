//! Acts on an event of the provider, once. Buying 2 "Y PAID".

use jajan_contract::order::{
    money::{PayMethod, ReturnReason},
    pay::PayFailure,
    states::PayStatus,
};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::orders::issue::{Receipt, issue};
use crate::store::payments::provider::{Event, EventKind};
use crate::store::payments::returns::{Surplus, give_back};
use crate::store::splits::{payers, shares};
use crate::store::{FromRow, Sql, StoreError};

#[derive(FromRow)]
struct Asked {
    order_id: row::Order,
    #[row(wire)]
    method: PayMethod,
    amount_rp: u32,
    /// The order's.
    status: String,
    cancel_ms: u64,
    /// The share that the payment is for, and whether that is paid already.
    share_no: Option<row::Share>,
    is_share_paid: bool,
}

/// An event that was seen before changes nothing.
pub fn act_on(transaction: &Transaction<'_>, event: &Event, now_ms: u64) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM seen_events WHERE event_id = ?1";
    if transaction.has(sql, [&event.event_id])? {
        return Ok(());
    }
    let sql = "SELECT y.order_id, y.method, y.amount_rp, o.status, o.cancel_ms, y.share_no,
                 l.event_id IS NOT NULL AS is_share_paid
               FROM payments AS y JOIN orders AS o USING (order_id)
               LEFT JOIN split_shares AS l USING (share_no) WHERE y.payment_id = ?1";
    let asked: Asked = transaction.row(sql, [event.payment_id])?;
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
    if asked.status == "PAID" || asked.is_share_paid {
        Some(ReturnReason::Second)
    } else if asked.status == "CLOSED" || event.at_ms > asked.cancel_ms {
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
        let payer_id = transaction.value(sql, [event.payment_id])?;
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
    transaction.run(sql, (asked.order_id, event.payment_id))?;
    Ok(())
}

/// Sets the state of an open payment; a finished one keeps its state.
fn set(
    transaction: &Transaction<'_>,
    payment_id: row::Payment,
    status: PayStatus,
    failure: Option<PayFailure>,
) -> Result<(), StoreError> {
    let sql = "UPDATE payments SET status = ?2, failure = ?3
               WHERE payment_id = ?1 AND status IN ('WAITING', 'PAYING')";
    transaction.run(sql, params![payment_id, Wire(status), failure.map(Wire)])?;
    Ok(())
}
