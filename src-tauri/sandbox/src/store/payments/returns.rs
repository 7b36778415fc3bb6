//! Money that pays nothing returns by itself: late, second and wrong payments. Buying 2 "Z", 7.

use jajan_contract::order::{
    money::RefundStatus,
    money::{MoneyReturn, PayMethod, ReturnReason},
    orders::{OrderStep, OrderStepKind},
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::ledger::{Account, Cause, book};
use crate::store::payments::provider::Event;
use crate::store::refunds::open::aim;
use crate::store::refunds::target::Target;
use crate::store::refunds::{destinations, steps};
use crate::store::splits::shares::{Share, of_order as of_split};
use crate::store::{FromRow, Sql, StoreError};
use crate::time::DAY_MS;
use crate::{ids, time};

/// A red envelope that expired while its order waited lives so much longer. Buying 4.
const EXTENDED_MS: u64 = 7 * DAY_MS;

pub struct Surplus {
    pub order_id: row::Order,
    pub method: PayMethod,
    pub asked_rp: u32,
    pub reason: ReturnReason,
}

/// Books the money and plans its return to where it came from; cash goes where its payer says.
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
    extend_envelope(transaction, surplus.order_id, now_ms)
}

/// An order closed: the paid shares return to their payers.
pub fn give_shares_back(
    transaction: &Transaction<'_>,
    order_id: row::Order,
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
    let Wire(method) = transaction.value(sql, [event_id])?;
    let surplus = Surplus {
        order_id: share.order_id,
        method,
        asked_rp: share.amount_rp,
        reason: ReturnReason::SplitEnded,
    };
    plan(transaction, event_id, &surplus, share.amount_rp, now_ms)
}

/// To the payer of the share, or else to the order's buyer.
fn plan(
    transaction: &Transaction<'_>,
    event_id: &str,
    surplus: &Surplus,
    amount_rp: u32,
    now_ms: u64,
) -> Result<(), StoreError> {
    let asked = (surplus.reason == ReturnReason::WrongAmount).then_some(surplus.asked_rp);
    let sql =
        "INSERT INTO refunds (order_id, user_id, event_id, cause, reason, amount_rp, asked_rp,
                 status, requested_ms)
               SELECT o.order_id, coalesce(y.payer_id, o.user_id), ?2, 'PAYMENT', ?3, ?4, ?5,
                 'WAIT_DESTINATION', ?6
               FROM orders AS o, provider_events AS e JOIN payments AS y USING (payment_id)
               WHERE o.order_id = ?1 AND e.event_id = ?2";
    let values = params![
        surplus.order_id,
        event_id,
        Wire(surplus.reason),
        amount_rp,
        asked,
        now_ms
    ];
    transaction.run(sql, values)?;
    let refund_id = row::Refund(transaction.last_insert_rowid());
    let sql = "UPDATE refunds SET group_id = refund_id WHERE refund_id = ?1 RETURNING user_id";
    let payer_id = transaction.value(sql, [refund_id])?;
    let target = match surplus.method {
        // Cash cannot be sent back the way it came.
        PayMethod::Cash => destinations::stored(transaction, surplus.order_id, payer_id)?,
        method => Some(Target::Original(Some(method))),
    };
    if let Some(target) = target {
        aim(transaction, refund_id, &target, now_ms)?;
        let sql = "UPDATE refunds SET status = 'REQUESTED' WHERE refund_id = ?1";
        transaction.run(sql, [refund_id])?;
    } else {
        destinations::ask_again(transaction, surplus.order_id, payer_id, now_ms)?;
    }
    steps::add(transaction, refund_id, now_ms, None)
}

/// Extends an envelope that expired while its order waited, when the whole sum came, some of it too late,
/// and returns. Once for each envelope, and for a payment of what was asked only: neither a rupiah on a
/// closed order, nor one share of a split, nor a second order extends it. Called when the money returns
/// and when the order closes, since either may be first.
pub fn extend_envelope(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE red_packets SET expires_ms = ?2 + ?3, extended_ms = ?2
               WHERE red_packet_id =
                   (SELECT o.red_packet_id FROM orders AS o
                    WHERE o.order_id = ?1 AND o.status = 'CLOSED')
                 AND used_ms IS NULL AND locked_by IS NULL AND extended_ms IS NULL
                 AND expires_ms > (SELECT o.create_ms FROM orders AS o WHERE o.order_id = ?1)
                 AND expires_ms <= ?2
                 AND EXISTS (SELECT 1 FROM refunds AS r JOIN provider_events AS e USING (event_id)
                     JOIN payments AS y USING (payment_id)
                     WHERE r.order_id = ?1 AND r.cause = 'PAYMENT' AND r.reason = 'LATE'
                       AND e.amount_rp = y.amount_rp)
                 AND (SELECT sum(r.amount_rp) FROM refunds AS r
                      WHERE r.order_id = ?1 AND r.cause = 'PAYMENT')
                     >= (SELECT o.pay_rp FROM orders AS o WHERE o.order_id = ?1)";
    transaction.run(sql, params![order_id, now_ms, EXTENDED_MS])?;
    Ok(())
}

pub const RETURNS: &str =
    "SELECT r.refund_id, r.amount_rp, r.asked_rp, r.reason, r.status, e.reference, e.at_ms,
    r.expected_day
  FROM refunds AS r JOIN provider_events AS e USING (event_id)
  WHERE r.order_id = ?1 AND r.cause = 'PAYMENT'
    AND r.user_id = coalesce(?2, (SELECT o.user_id FROM orders AS o WHERE o.order_id = ?1))
  ORDER BY r.refund_id";

/// The buyer's, the oldest first.
pub fn of_order(
    connection: &Connection,
    order_id: row::Order,
) -> Result<Vec<MoneyReturn>, StoreError> {
    returns(connection, order_id, None)
}

/// What returns to one who paid a share.
pub fn of_payer(
    connection: &Connection,
    order_id: row::Order,
    user_id: row::User,
) -> Result<Vec<MoneyReturn>, StoreError> {
    returns(connection, order_id, Some(user_id))
}

/// Absent: the buyer's.
fn returns(
    connection: &Connection,
    order_id: row::Order,
    payer_id: Option<row::User>,
) -> Result<Vec<MoneyReturn>, StoreError> {
    let rows: Vec<ReturnRow> = connection.rows(RETURNS, params![order_id, payer_id])?;
    Ok(rows.into_iter().map(MoneyReturn::from).collect())
}

#[derive(FromRow)]
struct ReturnRow {
    refund_id: row::Refund,
    amount_rp: u32,
    asked_rp: Option<u32>,
    #[row(wire)]
    reason: ReturnReason,
    #[row(wire)]
    status: RefundStatus,
    reference: String,
    at_ms: u64,
    expected_day: Option<i64>,
}

impl From<ReturnRow> for MoneyReturn {
    fn from(row: ReturnRow) -> Self {
        Self {
            refund_id: ids::refund(row.refund_id),
            amount: row.amount_rp,
            asked_amount: row.asked_rp,
            reason: row.reason,
            status: row.status,
            reference: row.reference,
            paid_time: row.at_ms,
            expected_date: row.expected_day.map(time::date_text),
        }
    }
}

/// For the time line: what its steps say, with the payer's receipt.
pub fn steps(connection: &Connection, order_id: row::Order) -> Result<Vec<OrderStep>, StoreError> {
    let mut all = Vec::new();
    for back in of_order(connection, order_id)? {
        let Some(refund_id) = ids::refund_number(&back.refund_id) else {
            continue;
        };
        let own = steps::of_refund(connection, refund_id)?;
        all.extend(own.into_iter().map(|step| OrderStep {
            kind: match step.status {
                RefundStatus::Requested if step.attempt == 1 => OrderStepKind::MoneyReturning,
                status => steps::kind(status),
            },
            time: step.time,
            amount: Some(step.amount),
            reference: Some(back.reference.clone()),
            refund_id: Some(back.refund_id.clone()),
        }));
    }
    Ok(all)
}
