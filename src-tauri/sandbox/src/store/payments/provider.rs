//! The payment provider's own books, and its notices. In production these are the company's
//! provider; here its events are rows that ours never change. Buying 9.

use jajan_contract::order::played::NoticeFate;
use rusqlite::{Connection, Transaction, params};
use serde::{Deserialize, Serialize};

use crate::chance;
use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{Database, FromRow, Sql, StoreError};

/// A held notice comes so late.
pub const HELD_MS: u64 = 60_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum EventKind {
    Begun,
    Paid,
    Declined,
}

/// What happened to a payment at the provider's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    pub event_id: String,
    pub payment_id: row::Payment,
    #[row(wire)]
    pub kind: EventKind,
    pub amount_rp: u32,
    /// The payer's receipt; of money that moved.
    pub reference: Option<String>,
    pub at_ms: u64,
}

/// What the payer did.
#[derive(Debug, Clone, Copy)]
pub struct Act {
    pub payment_id: row::Payment,
    pub kind: EventKind,
    /// Absent: as asked for.
    pub amount_rp: Option<u32>,
    pub notice: NoticeFate,
    pub now_ms: u64,
}

impl Database {
    /// Writes what the payer did into the provider's books: a transaction of its own, as with another
    /// company. Absent: no such payment.
    pub async fn payer_acts(&self, act: Act) -> Result<Option<Event>, StoreError> {
        self.write(move |transaction| record(transaction, act))
            .await
    }

    /// The payment that a console's or test's payer means: the newest of an order.
    pub async fn newest_payment(
        &self,
        order_id: row::Order,
    ) -> Result<Option<row::Payment>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT max(payment_id) FROM payments WHERE order_id = ?1";
            connection.value(sql, [order_id])
        })
        .await
    }
}

pub fn record(transaction: &Transaction<'_>, act: Act) -> Result<Option<Event>, StoreError> {
    let sql = "SELECT amount_rp FROM payments WHERE payment_id = ?1";
    let asked: Option<u32> = transaction.find_value(sql, [act.payment_id])?;
    let Some(asked) = asked else {
        return Ok(None);
    };
    let event = Event {
        event_id: format!("E{}", chance::readable(20)),
        payment_id: act.payment_id,
        kind: act.kind,
        amount_rp: act.amount_rp.unwrap_or(asked),
        reference: (act.kind == EventKind::Paid).then(|| chance::readable(12)),
        at_ms: act.now_ms,
    };
    let notice_ms = match act.notice {
        NoticeFate::Sent | NoticeFate::Doubled => Some(act.now_ms),
        NoticeFate::Held => Some(act.now_ms + HELD_MS),
        NoticeFate::Lost => None,
    };
    let sql = "INSERT INTO provider_events VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let values = params![
        event.event_id,
        event.payment_id,
        Wire(event.kind),
        event.amount_rp,
        event.reference,
        event.at_ms,
        notice_ms
    ];
    transaction.run(sql, values)?;
    Ok(Some(event))
}

const COLUMNS: &str = "e.event_id, e.payment_id, e.kind, e.amount_rp, e.reference, e.at_ms";

/// Asks the provider: everything about an order's payments that was not acted on yet, oldest first.
pub fn unseen(connection: &Connection, order_id: row::Order) -> Result<Vec<Event>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM payments AS y JOIN provider_events AS e USING (payment_id)
         WHERE y.order_id = ?1 AND NOT EXISTS
           (SELECT 1 FROM seen_events AS s WHERE s.event_id = e.event_id)
         ORDER BY e.at_ms, e.event_id"
    );
    connection.rows(&sql, [order_id])
}

/// The books were read up to this event. What is older than an hour was notified or asked for, or its
/// notice was lost and only this reading finds the money. Each is acted on once.
pub fn read_up_to(transaction: &Transaction<'_>, event: &Event) -> Result<(), StoreError> {
    let sql = "UPDATE provider_reading SET at_ms = ?1, event_id = ?2
               WHERE one = 1 AND (at_ms, event_id) < (?1, ?2)";
    transaction.run(sql, params![event.at_ms, event.event_id])?;
    Ok(())
}

/// The event with this id, as the provider has it.
pub fn by_id(connection: &Connection, event_id: &str) -> Result<Option<Event>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM provider_events AS e WHERE e.event_id = ?1");
    connection.find(&sql, [event_id])
}

/// A notice is there to be acted on. False: no such event.
pub fn came(
    transaction: &Transaction<'_>,
    event_id: &str,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let sql = "UPDATE provider_events SET notice_ms = min(coalesce(notice_ms, ?2), ?2)
               WHERE event_id = ?1";
    Ok(transaction.run(sql, params![event_id, now_ms])? == 1)
}

/// The notice was acted on.
pub fn sent(transaction: &Transaction<'_>, event_id: &str) -> Result<(), StoreError> {
    let sql = "UPDATE provider_events SET notice_ms = NULL WHERE event_id = ?1";
    transaction.run(sql, [event_id])?;
    Ok(())
}
