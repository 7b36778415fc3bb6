//! The audit: INIT, then SUBMITED, then what the rule says; where it says nothing, the moderator
//! decides. Merchant 4 "Review audit status".

mod contact;
mod found;
mod link;
mod reason;
mod rule;

pub use reason::{Reason, words};
pub use rule::{Verdict, judge};

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::reviews::card::recount;
use crate::store::{FromRow, Sql, StoreError};

/// When a review is handed in after it was saved, and when the rule decides.
pub const SUBMITED_AFTER_MS: u64 = 1_000;
pub const DECIDED_AFTER_MS: u64 = 3_000;

#[derive(FromRow)]
struct Due {
    status: String,
    score: u8,
    content: String,
    media_count: usize,
    next_ms: u64,
}

/// Takes every step of an audit that is due.
pub fn step(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT status, score, content, media_count, next_ms FROM reviews
               WHERE review_id = ?1 AND next_ms <= ?2";
    while let Some(due) = transaction.find::<Due>(sql, params![review_id, now_ms])? {
        let verdict = judge(due.score, &due.content, due.media_count);
        if due.status == "INIT" {
            let next_ms = (verdict != Verdict::Wait)
                .then_some(due.next_ms + DECIDED_AFTER_MS - SUBMITED_AFTER_MS);
            let sql = "UPDATE reviews SET status = 'SUBMITED', next_ms = ?2 WHERE review_id = ?1";
            transaction.run(sql, params![review_id, next_ms])?;
            continue;
        }
        match verdict {
            Verdict::Approve => decide(transaction, review_id, None)?,
            Verdict::Reject(reason) => decide(transaction, review_id, Some(reason))?,
            Verdict::Wait => {
                let sql = "UPDATE reviews SET next_ms = NULL WHERE review_id = ?1";
                transaction.run(sql, [review_id])?;
            }
        }
    }
    Ok(())
}

/// Shows a review, or does not and says why; the store's card follows.
pub fn decide(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    rejected: Option<Reason>,
) -> Result<(), StoreError> {
    let status = if rejected.is_some() {
        "REJECTED"
    } else {
        "APPROVED"
    };
    let sql = "UPDATE reviews SET status = ?2, reject_reason = ?3, next_ms = NULL,
                 was_shown = was_shown OR ?2 = 'APPROVED'
               WHERE review_id = ?1 RETURNING store_id";
    let values = params![review_id, status, rejected.map(Reason::as_str)];
    let store_id = transaction.value(sql, values)?;
    recount(transaction, store_id)
}

/// Back to waiting: as it came in, or handed in.
pub fn reopen(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    is_init: bool,
) -> Result<(), StoreError> {
    let status = if is_init { "INIT" } else { "SUBMITED" };
    let sql = "UPDATE reviews SET status = ?2, reject_reason = NULL, next_ms = NULL
               WHERE review_id = ?1 RETURNING store_id";
    let store_id = transaction.value(sql, params![review_id, status])?;
    recount(transaction, store_id)
}

#[cfg(test)]
mod tests;
