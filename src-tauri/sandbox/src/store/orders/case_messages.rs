//! What is written in a case, by its asker, customer service and the outlet. Buying 6 "A case".
//!
//! Invariants: a message is never changed; one key is one message, also after a restart; no message is
//! dropped silently: it is added, known already, or refused.

use jajan_contract::order::cases::{CaseAnswer, CaseAuthor, CaseMessage};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{FromRow, Outcome, Refuse, Sql, StoreError};
use crate::time::DAY_MS;

/// How many one asker may write within 24 hours.
pub const MESSAGES_A_DAY: u32 = 10;
/// How many one asker may write in a case; a longer talk belongs on WhatsApp.
pub const MESSAGES_IN_ALL: u32 = 100;

/// What a payer remembers of a payment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Receipt {
    /// In capitals.
    pub reference: Option<String>,
    pub amount_rp: Option<u32>,
    pub paid_ms: Option<u64>,
}

impl Receipt {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What an asker writes.
#[derive(Debug, Clone)]
pub struct NewMessage<'a> {
    pub user_id: row::User,
    /// Cleaned; empty: nothing to read.
    pub text: &'a str,
    pub receipt: Receipt,
    pub key: &'a str,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotWritten {
    /// The asker has written as many as allowed, of the day or of the case.
    Full,
    /// The idempotency key was used for another message.
    KeyReused,
}

impl Refuse for NotWritten {}

pub const BY_KEY_SQL: &str =
    "SELECT case_id, text = ?3 AND reference IS ?4 AND amount_rp IS ?5 AND paid_ms IS ?6
     FROM case_messages WHERE user_id = ?1 AND made_key = ?2";
pub const OF_CASE_SQL: &str = "SELECT author, text, reference, amount_rp, paid_ms, at_ms
    FROM case_messages WHERE case_id = ?1 ORDER BY message_id";
pub const LEFT_SQL: &str =
    "SELECT max(0, min(?3 - count(*), ?4 - count(*) FILTER (WHERE at_ms > ?2)))
    FROM case_messages WHERE case_id = ?1 AND author = 'ASKER'";

/// The case that the message of this key is in.
pub fn by_key(
    connection: &Connection,
    message: &NewMessage<'_>,
) -> Outcome<Option<row::Case>, NotWritten> {
    let receipt = &message.receipt;
    let values = params![
        message.user_id,
        message.key,
        message.text,
        receipt.reference,
        receipt.amount_rp,
        receipt.paid_ms
    ];
    let found: Option<(row::Case, bool)> = connection.find(BY_KEY_SQL, values)?;
    match found {
        Some((_, false)) => NotWritten::KeyReused.refuse(),
        Some((case_id, true)) => Ok(Some(case_id)),
        None => Ok(None),
    }
}

/// Whether it has to be added to an open case; false: the case has it already, or it is empty.
pub fn is_new(
    connection: &Connection,
    case_id: row::Case,
    message: &NewMessage<'_>,
) -> Outcome<bool, NotWritten> {
    let is_empty = message.text.is_empty() && message.receipt.is_empty();
    if is_empty || is_known(connection, case_id, message)? {
        return Ok(false);
    }
    match left(connection, case_id, message.now_ms)? {
        0 => NotWritten::Full.refuse(),
        _ => Ok(true),
    }
}

/// The text of the last message again, before it was answered; or a receipt that was given before.
fn is_known(
    connection: &Connection,
    case_id: row::Case,
    new: &NewMessage<'_>,
) -> Result<bool, StoreError> {
    let all = of_case(connection, case_id)?;
    let is_same = |message: &CaseMessage| {
        message.by == CaseAuthor::Asker
            && message.text == new.text
            && receipt_of(message) == new.receipt
    };
    Ok(match new.text.is_empty() {
        true => all.iter().any(is_same),
        false => all.last().is_some_and(is_same),
    })
}

fn receipt_of(message: &CaseMessage) -> Receipt {
    Receipt {
        reference: message.reference.clone(),
        amount_rp: message.amount,
        paid_ms: message.paid_time,
    }
}

/// The caller has checked [`by_key`] and [`is_new`]. The message that opens a case may be empty: its key
/// is kept.
pub fn add(
    transaction: &Transaction<'_>,
    case_id: row::Case,
    message: &NewMessage<'_>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO case_messages (case_id, author, user_id, made_key, text, reference,
                 amount_rp, paid_ms, at_ms)
               VALUES (?1, 'ASKER', ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let receipt = &message.receipt;
    let values = params![
        case_id,
        message.user_id,
        message.key,
        message.text,
        receipt.reference,
        receipt.amount_rp,
        receipt.paid_ms,
        message.now_ms
    ];
    transaction.run(sql, values)?;
    Ok(())
}

/// By customer service or the outlet.
pub fn answer(
    transaction: &Transaction<'_>,
    case_id: row::Case,
    by: CaseAuthor,
    text: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO case_messages (case_id, author, text, at_ms) VALUES (?1, ?2, ?3, ?4)";
    transaction.run(sql, params![case_id, Wire(by), text, now_ms])?;
    Ok(())
}

/// Oldest first, without the empty ones.
pub fn of_case(
    connection: &Connection,
    case_id: row::Case,
) -> Result<Vec<CaseMessage>, StoreError> {
    let rows: Vec<MessageRow> = connection.rows(OF_CASE_SQL, [case_id])?;
    let mut all: Vec<_> = rows.into_iter().map(CaseMessage::from).collect();
    all.retain(|message| !message.text.is_empty() || !receipt_of(message).is_empty());
    Ok(all)
}

/// The newest of customer service or the outlet.
pub fn answer_in(messages: &[CaseMessage]) -> Option<CaseAnswer> {
    let of_others = |message: &&CaseMessage| message.by != CaseAuthor::Asker;
    let newest = messages.iter().rev().find(of_others)?;
    Some(CaseAnswer {
        by: newest.by,
        text: newest.text.clone(),
        time: newest.time,
    })
}

/// How many more messages its asker may write now.
pub fn left(connection: &Connection, case_id: row::Case, now_ms: u64) -> Result<u32, StoreError> {
    let since_ms = now_ms.saturating_sub(DAY_MS);
    let values = params![case_id, since_ms, MESSAGES_IN_ALL, MESSAGES_A_DAY];
    connection.value(LEFT_SQL, values)
}

#[derive(FromRow)]
struct MessageRow {
    #[row(wire)]
    author: CaseAuthor,
    text: String,
    reference: Option<String>,
    amount_rp: Option<u32>,
    paid_ms: Option<u64>,
    at_ms: u64,
}

impl From<MessageRow> for CaseMessage {
    fn from(row: MessageRow) -> Self {
        Self {
            by: row.author,
            text: row.text,
            reference: row.reference,
            amount: row.amount_rp,
            paid_time: row.paid_ms,
            time: row.at_ms,
        }
    }
}
