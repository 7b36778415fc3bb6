//! Money is sent, arrives, or comes back to us. Buying 2 "Z SENT, DONE", "Z FAILED".

use jajan_contract::order::{cases::HelpTopic, refund::RefundFailure};
use rusqlite::{Transaction, params};

use crate::chance;
use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::ledger::{Account, Cause, book};
use crate::store::orders::cases;
use crate::store::refunds::{destinations, plan, steps, target};
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

/// A red envelope that expired while its order was on the way lives so much longer when the outlet or
/// the payment was at fault. Buying 4.
const EXTENDED_MS: u64 = 7 * DAY_MS;

/// The money leaves, at its own time.
pub fn send(transaction: &Transaction<'_>, refund_id: row::Refund) -> Result<(), StoreError> {
    let sql = "UPDATE refunds SET status = 'SENT' WHERE refund_id = ?1 RETURNING send_ms";
    let send_ms = transaction.value(sql, [refund_id])?;
    steps::add(transaction, refund_id, send_ms, None)
}

/// The money is there, at its own time.
pub fn arrive(transaction: &Transaction<'_>, refund_id: row::Refund) -> Result<(), StoreError> {
    let sql = "SELECT done_ms FROM refunds WHERE refund_id = ?1";
    let done_ms = transaction.value(sql, [refund_id])?;
    done(transaction, refund_id, None, done_ms)
}

/// A case opens itself. Buying 7 "Late".
pub fn late(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT order_id FROM refunds WHERE refund_id = ?1";
    let order_id = transaction.value(sql, [refund_id])?;
    let note = late_note(refund_id);
    let case = cases::open(transaction, order_id, HelpTopic::Other, &note, now_ms)?;
    let sql = "UPDATE refunds SET late_ms = NULL, case_id = ?2 WHERE refund_id = ?1";
    transaction.run(sql, params![refund_id, ids::case_number(&case.case_no)])?;
    Ok(())
}

fn late_note(refund_id: row::Refund) -> String {
    format!("{} is late", ids::refund(refund_id))
}

/// The money is there: the case that its lateness opened ends. A buyer's own question that was open
/// before stays.
fn end_late(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT c.case_id FROM refunds AS r JOIN cases AS c USING (case_id)
               WHERE r.refund_id = ?1 AND c.note = ?2";
    let values = params![refund_id, late_note(refund_id)];
    let found: Option<row::Case> = transaction.find_value(sql, values)?;
    found.map_or(Ok(()), |case_id| cases::close(transaction, case_id, now_ms))
}

/// Before its time, by the refund desk. The refund is `REQUESTED`.
pub fn send_now(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    now_ms: u64,
) -> Result<(), StoreError> {
    let days = target::of_refund(transaction, refund_id)?.map_or(0, |target| target.working_days());
    let plan = plan::sent_at(now_ms, days);
    let sql = "UPDATE refunds SET status = 'SENT', send_ms = ?2, done_ms = ?3, expected_day = ?4,
                 late_ms = ?5
               WHERE refund_id = ?1";
    let values = params![
        refund_id,
        now_ms,
        plan.done_ms,
        plan.expected_day,
        plan.late_ms
    ];
    transaction.run(sql, values)?;
    steps::add(transaction, refund_id, now_ms, None)
}

/// The money has arrived. Without a reference one is made up, as the provider's would be.
pub fn done(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    reference: Option<&str>,
    now_ms: u64,
) -> Result<(), StoreError> {
    let made_up = chance::readable(12);
    let sql = "UPDATE refunds SET status = 'DONE', failure = NULL, late_ms = NULL, done_ms = ?3,
                 kind = coalesce(kind, 'ORIGINAL'),
                 reference = CASE WHEN amount_rp > 0 THEN ?2 END
               WHERE refund_id = ?1";
    let reference = reference.unwrap_or(&made_up);
    transaction.run(sql, params![refund_id, reference, now_ms])?;
    let sql = "SELECT order_id, amount_rp, attempt FROM refunds WHERE refund_id = ?1";
    let (order_id, amount_rp, attempt): (row::Order, u32, u32) =
        transaction.row(sql, [refund_id])?;
    let key = format!("{}.{attempt}", ids::refund(refund_id));
    let cause = Cause {
        key: &key,
        order_id,
        now_ms,
    };
    let (refund, returned) = (Account::Refund, Account::Returned);
    book(transaction, refund, returned, amount_rp, cause)?;
    for (coupon_id, source, promo_rp) in returned_by(transaction, refund_id)? {
        let sql = "UPDATE vouchers SET state = 'return' WHERE coupon_id = ?1";
        transaction.run(sql, [coupon_id])?;
        let key = format!("{}.{}", ids::refund(refund_id), ids::coupon(coupon_id));
        let cause = Cause { key: &key, ..cause };
        let source = if source == "HELD" {
            Account::Held
        } else {
            Account::Merchant
        };
        book(transaction, source, Account::Promo, promo_rp, cause)?;
    }
    free_envelope(transaction, order_id, now_ms)?;
    end_late(transaction, refund_id, now_ms)?;
    steps::add(transaction, refund_id, now_ms, None)
}

/// Its vouchers of which every payer has the money now.
fn returned_by(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
) -> Result<Vec<(row::Coupon, String, u32)>, StoreError> {
    let sql = "SELECT v.coupon_id, c.source, v.discount_share_rp
               FROM refund_coupons AS c JOIN vouchers AS v USING (coupon_id)
               WHERE c.refund_id = ?1 AND NOT EXISTS
                 (SELECT 1 FROM refund_coupons AS other JOIN refunds AS r USING (refund_id)
                  WHERE other.coupon_id = c.coupon_id AND r.status NOT IN ('DONE', 'CANCELLED'))";
    transaction.rows(sql, [refund_id])
}

/// Once all vouchers are returned, the order's red envelope can be used again. Buying 4.
fn free_envelope(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    // Both read the row as it was before.
    let lives_on = "expires_ms <= ?2 AND extended_ms IS NULL AND EXISTS
                      (SELECT 1 FROM refunds AS r WHERE r.order_id = ?1 AND r.cause = 'OUTLET'
                       AND r.status = 'DONE')";
    let sql = format!(
        "UPDATE red_packets SET used_ms = NULL,
                 expires_ms = CASE WHEN {lives_on} THEN ?2 + ?3 ELSE expires_ms END,
                 extended_ms = CASE WHEN {lives_on} THEN ?2 ELSE extended_ms END
               WHERE red_packet_id = (SELECT o.red_packet_id FROM orders AS o WHERE o.order_id = ?1)
                 AND used_ms IS NOT NULL AND NOT EXISTS
                   (SELECT 1 FROM vouchers AS v WHERE v.order_id = ?1 AND v.state <> 'return')
                 AND EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = ?1)
                 AND NOT EXISTS (SELECT 1 FROM orders AS n WHERE n.red_packet_id =
                   red_packets.red_packet_id AND n.order_id > ?1 AND n.status <> 'CLOSED')"
    );
    transaction.run(&sql, params![order_id, now_ms, EXTENDED_MS])?;
    Ok(())
}

/// The money came back to us. The refund is `SENT`.
pub fn fail(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    failure: RefundFailure,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE refunds SET status = 'FAILED', failure = ?2, done_ms = NULL, late_ms = NULL
               WHERE refund_id = ?1";
    transaction.run(sql, params![refund_id, Wire(failure)])?;
    let sql = "SELECT order_id, user_id FROM refunds WHERE refund_id = ?1";
    let (order_id, payer_id) = transaction.row(sql, [refund_id])?;
    destinations::ask_again(transaction, order_id, payer_id, now_ms)?;
    steps::add(transaction, refund_id, now_ms, None)
}
