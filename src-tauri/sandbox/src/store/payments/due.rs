//! What time brings: notices, questions to the provider, orders that close, vouchers that end, money
//! that returns.
//! Buying 2, 10.
//!
//! Invariant: a clock that is moved back reverses nothing; whatever is due is done once, by whoever
//! comes first.

use jajan_contract::order::states::CloseReason;
use rusqlite::{Connection, Transaction, params};

use crate::store::coupons::partner;
use crate::store::gifts::end;
use crate::store::orders::close::close;
use crate::store::payments::credit::act_on;
use crate::store::payments::provider;
use crate::store::redemptions;
use crate::store::refunds::{expiry, go_on, naming};
use crate::store::{Database, Sql, StoreError};

/// The provider is asked of a payment so often. Buying 10.
pub const ASK_EVERY_MS: u64 = 30_000;
/// After its end an order waits so long for the provider's last word. Buying 2 "H CLOSED".
pub const GRACE_MS: u64 = 120_000;

/// Then it is asked for late money, so often and so long.
const ASK_LATER_MS: u64 = 3_600_000;
const ASKED_FOR_MS: u64 = 24 * ASK_LATER_MS;

pub const IS_DUE_SQL: &str = "SELECT
    EXISTS (SELECT 1 FROM provider_events WHERE notice_ms <= ?1)
    OR EXISTS (SELECT 1 FROM payments WHERE ask_ms <= ?1)
    OR EXISTS (SELECT 1 FROM orders WHERE status = 'WAIT_PAY' AND cancel_ms <= ?1 - 120000)
    OR EXISTS (SELECT 1 FROM refunds WHERE status = 'REQUESTED' AND send_ms <= ?1)
    OR EXISTS (SELECT 1 FROM refunds WHERE status = 'SENT' AND done_ms <= ?1)
    OR EXISTS (SELECT 1 FROM refunds WHERE late_ms <= ?1)
    OR EXISTS (SELECT 1 FROM vouchers WHERE state IN ('not_delivery', 'valid') AND valid_end_ms < ?1)
    OR EXISTS (SELECT 1 FROM gifts WHERE status = 'WAITING' AND expires_ms <= ?1)
    OR EXISTS (SELECT 1 FROM partner_codes WHERE ended_ms IS NULL AND ends_ms < ?1)
    OR EXISTS (SELECT 1 FROM redemptions WHERE status = 'SCANNED' AND locked_until_ms <= ?1)
    OR EXISTS (SELECT 1 FROM redemptions WHERE status IN ('OPEN', 'SCANNED', 'REJECTED')
               AND status <> 'SCANNED' AND lapses_ms <= ?1)
    OR EXISTS (SELECT 1 FROM claimed_uses WHERE status = 'SCANNED' AND locked_until_ms <= ?1)
    OR EXISTS (SELECT 1 FROM refund_destinations WHERE ask_ms <= ?1)
    OR EXISTS (SELECT 1 FROM provider_events WHERE at_ms <= ?1 - 3600000 AND (at_ms, event_id) >
               (SELECT r.at_ms, r.event_id FROM provider_reading AS r WHERE one = 1))
    OR EXISTS (SELECT 1 FROM outlet_refusals WHERE choice IS NULL AND choose_until_ms <= ?1)";

impl Database {
    /// A notice of the provider has come: acts on the event that it names, once. False: the provider
    /// knows no such event.
    pub async fn notice(&self, event_id: String, now_ms: u64) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let Some(event) = provider::by_id(transaction, &event_id)? else {
                return Ok(false);
            };
            provider::sent(transaction, &event_id)?;
            act_on(transaction, &event, now_ms)?;
            Ok(true)
        })
        .await
    }

    /// Does what is due. Reads only, when nothing is.
    pub async fn settle_orders(&self, now_ms: u64) -> Result<(), StoreError> {
        if self
            .read(move |connection| is_due(connection, now_ms))
            .await?
        {
            self.write(move |transaction| settle(transaction, now_ms))
                .await?;
        }
        Ok(())
    }
}

pub fn is_due(connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
    connection.one(IS_DUE_SQL, [now_ms], |row| row.get(0))
}

pub fn settle(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    for event in provider::notices(transaction, now_ms)? {
        provider::sent(transaction, &event.event_id)?;
        act_on(transaction, &event, now_ms)?;
    }
    let sql = "SELECT DISTINCT order_id FROM payments WHERE ask_ms <= ?1";
    for order_id in transaction.all(sql, [now_ms], |row| row.get::<_, i64>(0))? {
        ask(transaction, order_id, now_ms)?;
    }
    let sql = "SELECT order_id FROM orders WHERE status = 'WAIT_PAY' AND cancel_ms <= ?1";
    let last_ms = now_ms.saturating_sub(GRACE_MS);
    for order_id in transaction.all(sql, [last_ms], |row| row.get::<_, i64>(0))? {
        ask(transaction, order_id, now_ms)?;
        close(transaction, order_id, CloseReason::Timeout, now_ms)?;
    }
    provider::read_on(transaction, now_ms)?
        .iter()
        .try_for_each(|event| act_on(transaction, event, now_ms))?;
    end::expire(transaction, now_ms)?;
    partner::end(transaction, now_ms)?;
    redemptions::due::settle(transaction, now_ms)?;
    expiry::expire(transaction, now_ms)?;
    naming::due(transaction, now_ms)?;
    go_on::due(transaction, now_ms)
}

pub const HAS_NEWS_SQL: &str = "SELECT
    EXISTS (SELECT 1 FROM payments AS y JOIN provider_events AS e USING (payment_id)
            WHERE y.order_id = ?1 AND NOT EXISTS
              (SELECT 1 FROM seen_events AS s WHERE s.event_id = e.event_id))
    OR EXISTS (SELECT 1 FROM payments WHERE order_id = ?1 AND status = 'WAITING' AND expire_ms <= ?2)";

/// [`ask`] would change something. Whoever only wants to know reads this first: thousands who wait for
/// their payment ask every two seconds, and there is one writer.
pub fn has_news(connection: &Connection, order_id: i64, now_ms: u64) -> Result<bool, StoreError> {
    connection.one(HAS_NEWS_SQL, params![order_id, now_ms], |row| row.get(0))
}

/// Asks the provider about an order's payments and acts on what it says; those past their end expire.
pub fn ask(transaction: &Transaction<'_>, order_id: i64, now_ms: u64) -> Result<(), StoreError> {
    for event in provider::unseen(transaction, order_id)? {
        act_on(transaction, &event, now_ms)?;
    }
    let sql = "UPDATE payments SET status = 'INCOMPLETE', failure = 'EXPIRED'
               WHERE order_id = ?1 AND status = 'WAITING' AND expire_ms <= ?2";
    transaction.run(sql, params![order_id, now_ms])?;
    // Also of a payment that was given up: its code may still be paid, and the money must return.
    let sql = "UPDATE payments SET ask_ms = CASE
                 WHEN ?2 < expire_ms + ?3 THEN ?2 + ?4
                 WHEN ?2 < expire_ms + ?5 THEN ?2 + ?6 END
               WHERE order_id = ?1 AND ask_ms IS NOT NULL";
    let values = params![
        order_id,
        now_ms,
        GRACE_MS,
        ASK_EVERY_MS,
        ASKED_FOR_MS,
        ASK_LATER_MS
    ];
    transaction.run(sql, values)?;
    Ok(())
}
