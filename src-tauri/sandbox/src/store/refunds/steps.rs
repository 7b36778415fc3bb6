//! What has happened to a refund, step by step. Each step is news for its payer and the buyer. B1.

use jajan_contract::order::{
    money::RefundStatus,
    orders::{OrderStep, OrderStepKind},
    refund::{RefundFailure, RefundStep, RefundTarget},
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::orders::issue::tell;
use crate::store::refunds::target;
use crate::store::splits::payers;
use crate::store::{FromRow, Sql, StoreError};
use crate::{ids, time};

/// Writes down what the refund's row says now, as its next step, and tells its people.
pub fn add(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    at_ms: u64,
    resent_key: Option<&str>,
) -> Result<(), StoreError> {
    let target = target::of_refund(transaction, refund_id)?;
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

/// Whom a refund concerns.
#[derive(FromRow)]
struct Concerned {
    order_id: row::Order,
    payer_id: row::User,
    buyer_id: row::User,
    /// Its money paid for nothing.
    is_surplus: bool,
}

/// The buyer is told at the order, another payer at the split. Money that paid for nothing is news for
/// its payer only: the buyer's order is as it was.
fn announce(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT r.order_id, r.user_id AS payer_id, o.user_id AS buyer_id,
                 r.cause = 'PAYMENT' AS is_surplus
               FROM refunds AS r JOIN orders AS o USING (order_id) WHERE r.refund_id = ?1";
    let Concerned {
        order_id,
        payer_id,
        buyer_id,
        is_surplus,
    } = transaction.row(sql, [refund_id])?;
    if payer_id != buyer_id && is_surplus {
        return tell_payer(transaction, order_id, payer_id, at_ms);
    }
    if payer_id != buyer_id {
        tell_payer(transaction, order_id, payer_id, at_ms)?;
    }
    tell(transaction, order_id)
}

/// Tells who gets the money.
pub fn tell_payer(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    payer_id: row::User,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let buyer_id: row::User = transaction.value(sql, [order_id])?;
    if payer_id != buyer_id {
        // A payer of another's order paid a share of it.
        payers::join(transaction, order_id, payer_id, at_ms)?;
        return payers::tell(transaction, order_id, Some(payer_id));
    }
    tell(transaction, order_id)
}

pub const STEPS_SQL: &str = "SELECT seq, status, at_ms, amount_rp, destination, attempt,
    expected_day, failure, reference
  FROM refund_steps WHERE refund_id = ?1 ORDER BY seq";

#[derive(FromRow)]
struct StepRow {
    seq: u32,
    #[row(wire)]
    status: RefundStatus,
    at_ms: u64,
    amount_rp: u32,
    #[row(json)]
    destination: Option<RefundTarget>,
    attempt: u32,
    expected_day: Option<i64>,
    #[row(wire)]
    failure: Option<RefundFailure>,
    reference: Option<String>,
}

impl StepRow {
    fn wire(self) -> RefundStep {
        RefundStep {
            seq: self.seq,
            status: self.status,
            time: self.at_ms,
            amount: self.amount_rp,
            destination: self.destination,
            attempt: self.attempt,
            expected_date: self.expected_day.map(time::date_text),
            failure_reason: self.failure,
            reference: self.reference,
        }
    }
}

/// Oldest first.
pub fn of_refund(
    connection: &Connection,
    refund_id: row::Refund,
) -> Result<Vec<RefundStep>, StoreError> {
    let rows: Vec<StepRow> = connection.rows(STEPS_SQL, [refund_id])?;
    Ok(rows.into_iter().map(StepRow::wire).collect())
}

/// For the order's time line: all its refunds of vouchers.
pub fn of_order(
    connection: &Connection,
    order_id: row::Order,
) -> Result<Vec<OrderStep>, StoreError> {
    let sql = "SELECT refund_id FROM refunds WHERE order_id = ?1 AND cause <> 'PAYMENT'
               ORDER BY refund_id";
    let refunds: Vec<row::Refund> = connection.values(sql, [order_id])?;
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
