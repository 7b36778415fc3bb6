//! What is written in a case, by its asker, customer service and the outlet. Buying 6 "A case".
//!
//! Invariants: a message is never changed; one key is one message, also after a restart; nothing that
//! somebody wrote is dropped: it is added, known already, or refused.

use jajan_contract::order::cases::{CaseAnswer, CaseAuthor, CaseMessage};
use rusqlite::{Connection, Row, Transaction, params};

use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

/// Of an asker, within 24 hours.
pub const MESSAGES_A_DAY: u32 = 10;
/// Of an asker; more is a talk that WhatsApp is for.
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
pub struct Said<'a> {
    pub user_id: i64,
    /// Cleaned; empty: nothing to read.
    pub text: &'a str,
    pub receipt: Receipt,
    pub key: &'a str,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSaid {
    /// For now, or for good.
    Full,
    /// For other words.
    KeyReused,
}

pub const BY_KEY_SQL: &str =
    "SELECT case_id, text = ?3 AND reference IS ?4 AND amount_rp IS ?5 AND paid_ms IS ?6
     FROM case_messages WHERE user_id = ?1 AND made_key = ?2";
pub const OF_CASE_SQL: &str = "SELECT author, text, reference, amount_rp, paid_ms, at_ms
    FROM case_messages WHERE case_id = ?1 ORDER BY message_id";
pub const LEFT_SQL: &str =
    "SELECT max(0, min(?3 - count(*), ?4 - count(*) FILTER (WHERE at_ms > ?2)))
    FROM case_messages WHERE case_id = ?1 AND author = 'ASKER'";

/// The case that a message of this key is in; an error when its words were others.
pub fn by_key(
    connection: &Connection,
    said: &Said<'_>,
) -> Result<Result<Option<i64>, NotSaid>, StoreError> {
    let receipt = &said.receipt;
    let values = params![
        said.user_id,
        said.key,
        said.text,
        receipt.reference,
        receipt.amount_rp,
        receipt.paid_ms
    ];
    let found: Option<(i64, bool)> = connection.first(BY_KEY_SQL, values, |row| row.try_into())?;
    Ok(match found {
        Some((_, false)) => Err(NotSaid::KeyReused),
        Some((case_id, true)) => Ok(Some(case_id)),
        None => Ok(None),
    })
}

/// Whether an open case would take it; false: it says nothing that is not there.
pub fn is_new(
    connection: &Connection,
    case_id: i64,
    said: &Said<'_>,
) -> Result<Result<bool, NotSaid>, StoreError> {
    if said.text.is_empty() && said.receipt.is_empty() {
        return Ok(Ok(false));
    }
    if is_known(connection, case_id, said)? {
        return Ok(Ok(false));
    }
    let is_full = left(connection, case_id, said.now_ms)? == 0;
    Ok(if is_full {
        Err(NotSaid::Full)
    } else {
        Ok(true)
    })
}

/// The last words again, before anybody answered; or a receipt that was given before.
fn is_known(connection: &Connection, case_id: i64, said: &Said<'_>) -> Result<bool, StoreError> {
    let all = of_case(connection, case_id)?;
    let is_same = |message: &CaseMessage| {
        message.by == CaseAuthor::Asker
            && message.text == said.text
            && receipt_of(message) == said.receipt
    };
    Ok(match said.text.is_empty() {
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

/// The caller has looked with [`by_key`] and [`is_new`]. The words that open a case may be empty: their
/// key is kept.
pub fn add(transaction: &Transaction<'_>, case_id: i64, said: &Said<'_>) -> Result<(), StoreError> {
    let sql = "INSERT INTO case_messages (case_id, author, user_id, made_key, text, reference,
                 amount_rp, paid_ms, at_ms)
               VALUES (?1, 'ASKER', ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let receipt = &said.receipt;
    let values = params![
        case_id,
        said.user_id,
        said.key,
        said.text,
        receipt.reference,
        receipt.amount_rp,
        receipt.paid_ms,
        said.now_ms
    ];
    transaction.run(sql, values)?;
    Ok(())
}

/// By customer service or the outlet.
pub fn answer(
    transaction: &Transaction<'_>,
    case_id: i64,
    by: CaseAuthor,
    text: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO case_messages (case_id, author, text, at_ms) VALUES (?1, ?2, ?3, ?4)";
    transaction.run(sql, params![case_id, Wire(by), text, now_ms])?;
    Ok(())
}

/// Oldest first, without those that have nothing to read.
pub fn of_case(connection: &Connection, case_id: i64) -> Result<Vec<CaseMessage>, StoreError> {
    let mut all = connection.all(OF_CASE_SQL, [case_id], message)?;
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
pub fn left(connection: &Connection, case_id: i64, now_ms: u64) -> Result<u32, StoreError> {
    let since_ms = now_ms.saturating_sub(DAY_MS);
    let values = params![case_id, since_ms, MESSAGES_IN_ALL, MESSAGES_A_DAY];
    connection.one(LEFT_SQL, values, |row| row.get(0))
}

fn message(row: &Row<'_>) -> rusqlite::Result<CaseMessage> {
    Ok(CaseMessage {
        by: row.get::<_, Wire<CaseAuthor>>(0)?.0,
        text: row.get(1)?,
        reference: row.get(2)?,
        amount: row.get(3)?,
        paid_time: row.get(4)?,
        time: row.get(5)?,
    })
}
