//! What has happened to a refund, step by step. Each is news for whoever it concerns. B1.

use jajan_contract::order::{
    money::RefundStatus,
    orders::{OrderStep, OrderStepKind},
    refund::{RefundFailure, RefundStep},
};
use rusqlite::{Connection, Transaction, params};

use crate::store::columns::{Json, Wire};
use crate::store::orders::issue::tell;
use crate::store::refunds::target::target;
use crate::store::splits::payers;
use crate::store::{Sql, StoreError};
use crate::{ids, time};

/// Writes down what the refund's row says now, as its next step, and tells its people.
pub fn add(
    transaction: &Transaction<'_>,
    refund_id: i64,
    at_ms: u64,
    resent_key: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "SELECT kind, method, phone_no, bank_name, bank_account_name, bank_account_number
               FROM refunds WHERE refund_id = ?1";
    let target = transaction.one(sql, [refund_id], |row| target(row, 0))?;
    let masked = target.map(|target| serde_json::to_string(&target.masked()));
    let sql = "INSERT INTO refund_steps (refund_id, seq, status, at_ms, amount_rp, destination,
                 attempt, expected_day, failure, reference, resent_key)
               SELECT refund_id,
                 1 + (SELECT count(*) FROM refund_steps AS s WHERE s.refund_id = r.refund_id),
                 status, ?2, amount_rp, ?3, attempt,
                 CASE WHEN status IN ('REQUESTED', 'SENT') THEN expected_day END,
                 failure, reference, ?4
               FROM refunds AS r WHERE refund_id = ?1";
    let values = params![refund_id, at_ms, masked.transpose()?, resent_key];
    transaction.run(sql, values)?;
    announce(transaction, refund_id, at_ms)
}

/// At the order, for its buyer; for another payer at the split. Money that paid nothing is news of
/// who paid it only: the buyer's order is as it was.
fn announce(transaction: &Transaction<'_>, refund_id: i64, at_ms: u64) -> Result<(), StoreError> {
    let sql = "SELECT r.order_id, r.user_id, o.user_id, r.cause = 'PAYMENT' FROM refunds AS r
               JOIN orders AS o USING (order_id) WHERE r.refund_id = ?1";
    let (order_id, payer_id, buyer_id, is_surplus): (i64, i64, i64, bool) =
        transaction.one(sql, [refund_id], |row| row.try_into())?;
    if payer_id != buyer_id && is_surplus {
        return tell_payer(transaction, order_id, payer_id, at_ms);
    }
    if payer_id != buyer_id {
        tell_payer(transaction, order_id, payer_id, at_ms)?;
    }
    tell(transaction, order_id)
}

/// Whoever gets the money.
pub fn tell_payer(
    transaction: &Transaction<'_>,
    order_id: i64,
    payer_id: i64,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let buyer_id: i64 = transaction.one(sql, [order_id], |row| row.get(0))?;
    if payer_id != buyer_id {
        // Whoever paid for another's order paid a share of it.
        payers::join(transaction, order_id, payer_id, at_ms)?;
        return payers::tell(transaction, order_id, Some(payer_id));
    }
    tell(transaction, order_id)
}

pub const STEPS_SQL: &str = "SELECT seq, status, at_ms, amount_rp, destination, attempt,
    expected_day, failure, reference
  FROM refund_steps WHERE refund_id = ?1 ORDER BY seq";

/// Oldest first.
pub fn of_refund(connection: &Connection, refund_id: i64) -> Result<Vec<RefundStep>, StoreError> {
    connection.all(STEPS_SQL, [refund_id], |row| {
        let destination: Option<Json<_>> = row.get(4)?;
        let expected_day: Option<i64> = row.get(6)?;
        let failure: Option<Wire<RefundFailure>> = row.get(7)?;
        Ok(RefundStep {
            seq: row.get(0)?,
            status: row.get::<_, Wire<RefundStatus>>(1)?.0,
            time: row.get(2)?,
            amount: row.get(3)?,
            destination: destination.map(|json| json.0),
            attempt: row.get(5)?,
            expected_date: expected_day.map(time::date_text),
            failure_reason: failure.map(|failure| failure.0),
            reference: row.get(8)?,
        })
    })
}

/// For the order's time line: all its refunds of vouchers.
pub fn of_order(connection: &Connection, order_id: i64) -> Result<Vec<OrderStep>, StoreError> {
    let sql = "SELECT refund_id FROM refunds WHERE order_id = ?1 AND cause <> 'PAYMENT'
               ORDER BY refund_id";
    let refunds: Vec<i64> = connection.all(sql, [order_id], |row| row.get(0))?;
    let mut steps = Vec::new();
    for refund_id in refunds {
        let own = of_refund(connection, refund_id)?;
        steps.extend(own.into_iter().map(|step| OrderStep {
            kind: kind(step.status),
            time: step.time,
            amount: Some(step.amount),
            reference: step.reference,
            refund_id: Some(ids::refund(refund_id)),
        }));
    }
    Ok(steps)
}

/// In an order's time line.
pub fn kind(status: RefundStatus) -> OrderStepKind {
    match status {
        RefundStatus::Requested => OrderStepKind::RefundRequested,
        RefundStatus::WaitDestination => OrderStepKind::RefundWaits,
        RefundStatus::Cancelled => OrderStepKind::RefundCancelled,
        RefundStatus::Sent => OrderStepKind::MoneySent,
        RefundStatus::Done => OrderStepKind::MoneyReturned,
        RefundStatus::Failed => OrderStepKind::RefundFailed,
    }
}
