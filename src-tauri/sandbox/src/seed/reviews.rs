//! Writes a store's seeded reviews lazily, at the first access, with the visits that known people's stand
//! for: a million stores are seeded without them. Invariant: every caller that reads a store's reviews has called [`ready_reviews`] before.

mod rows;

use rusqlite::{Connection, Transaction};

use crate::city::reviews::of_store;
use crate::ids::{self, row};
use crate::seed::options::NUMBER;
use crate::seed::orders::visits;
use crate::seed::review_people::KNOWN;
use crate::seed::reviews::rows::write;
use crate::store::catalog::shares::{Shared, Subject};
use crate::store::due;
use crate::store::reviews::{recount, store_exists};
use crate::store::{Database, Sql, StoreError};

/// Brings a store's reviews up to date: the seeded ones are written, audits that are due are done.
/// False: there is no such store. Only a store's first access writes, or one with an audit due.
pub async fn ready_reviews(
    database: &Database,
    store_id: row::Store,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let is_ready = database
        .read(move |connection| {
            let sql = "SELECT 1 FROM review_stores WHERE store_id = ?1";
            Ok(connection.has(sql, [store_id])? && !due::is_audit_due(connection, now_ms)?)
        })
        .await?;
    if is_ready {
        return Ok(true);
    }
    database
        .write(move |transaction| {
            due::settle_audits(transaction, now_ms)?;
            ready(transaction, store_id, now_ms)
        })
        .await
}

/// As [`ready_reviews`], of the store that a review belongs to.
pub async fn ready_review(
    database: &Database,
    review_id: row::Review,
    now_ms: u64,
) -> Result<bool, StoreError> {
    ready_reviews(database, ids::review_store(review_id), now_ms).await
}

/// Writes the known people's reviews, which are on the moderator's desk before their stores are opened.
pub async fn ready_desk(database: &Database, now_ms: u64) -> Result<(), StoreError> {
    for known in &KNOWN {
        ready_reviews(database, known.store_id, now_ms).await?;
    }
    Ok(())
}

/// Writes the reviews of one known person; of others there are none to write.
pub async fn ready_reviews_of(
    database: &Database,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let phone_no: Option<String> = database
        .read(move |connection| {
            let sql = "SELECT phone_no FROM users WHERE user_id = ?1";
            connection.find_value(sql, [user_id])
        })
        .await?;
    for known in KNOWN.iter() {
        if phone_no.as_deref() == Some(known.phone_no) && known.review.is_some() {
            ready_reviews(database, known.store_id, now_ms).await?;
        }
    }
    Ok(())
}

/// A preview of a link, also to a review that is not written yet.
pub async fn shared(
    database: &Database,
    subject: Subject,
    now_ms: u64,
) -> Result<Option<Shared>, StoreError> {
    if let Subject::Review(review_id) = &subject {
        ready_review(database, *review_id, now_ms).await?;
    }
    database.shared(subject, now_ms).await
}

/// As [`ready_reviews`], but for audits.
fn ready(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    now_ms: u64,
) -> Result<bool, StoreError> {
    if !store_exists(transaction, store_id)? {
        return Ok(false);
    }
    let sql = "INSERT OR IGNORE INTO review_stores VALUES (?1)";
    let is_new = transaction.run(sql, [store_id])? > 0;
    if is_new {
        visits::of_store(transaction, store_id, now_ms)?;
        let number = meta(transaction, NUMBER)?.and_then(|text| text.parse().ok());
        // A store of `unusual.rs` has none.
        let sql = "SELECT review_count FROM stores WHERE id = ?1";
        let count: usize = transaction.value(sql, [store_id])?;
        let reviews = match count {
            0 => Vec::new(),
            _ => of_store(number.unwrap_or_default(), store_id.0),
        };
        write(transaction, store_id, &reviews, now_ms)?;
    }
    Ok(true)
}

/// After a seeding: the cards of stores that users reviewed count those reviews as well.
pub(super) fn recount_users(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    for store_id in transaction.values("SELECT DISTINCT store_id FROM reviews", [])? {
        // Their times count back from the newest that a user wrote.
        let newest = "SELECT max(created_ms) FROM reviews WHERE store_id = ?1";
        let now_ms = transaction.value(newest, [store_id])?;
        if ready(transaction, store_id, now_ms)? {
            recount(transaction, store_id)?;
        }
    }
    Ok(())
}

/// A value of `meta`, written by the seeding.
fn meta(connection: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT value FROM meta WHERE key = ?1";
    connection.find_value(sql, [key])
}

#[cfg(test)]
mod tests;
