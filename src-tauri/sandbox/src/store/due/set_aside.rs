//! Due work that failed: reported once, tried again ever more rarely, shown on the console.

use rusqlite::types::Value;
use rusqlite::{Transaction, params};

use crate::store::due::kinds::Kind;
use crate::store::{Database, FromRow, Sql, StoreError};
use crate::time::{DAY_MS, MINUTE_MS};

/// An item that waits for its next try.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct SetAside {
    pub kind: String,
    pub item: String,
    pub reason: String,
    pub tries: u32,
    pub first_ms: u64,
    pub next_ms: u64,
}

/// The next try of an item that has failed so often.
fn pause_ms(tries: u32) -> u64 {
    MINUTE_MS.saturating_mul(1 << tries.min(16)).min(DAY_MS)
}

pub fn failed(
    transaction: &Transaction<'_>,
    kind: &Kind,
    item: &Value,
    why: &StoreError,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT tries FROM set_aside WHERE kind = ?1 AND item = ?2";
    let before: Option<u32> = transaction.find_value(sql, params![kind.name, item])?;
    let tries = before.unwrap_or(0) + 1;
    if before.is_none() {
        tracing::error!(kind = kind.name, ?item, %why, "due work failed and was set aside");
    }
    let sql = "INSERT INTO set_aside VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (kind, item) DO UPDATE SET reason = excluded.reason,
                 tries = excluded.tries, next_ms = excluded.next_ms";
    let next_ms = now_ms + pause_ms(tries);
    let values = params![kind.name, item, why.to_string(), tries, now_ms, next_ms];
    transaction.run(sql, values)?;
    Ok(())
}

pub fn done(transaction: &Transaction<'_>, kind: &Kind, item: &Value) -> Result<(), StoreError> {
    let sql = "DELETE FROM set_aside WHERE kind = ?1 AND item = ?2";
    transaction.run(sql, params![kind.name, item])?;
    Ok(())
}

impl Database {
    /// The oldest first.
    pub async fn set_aside(&self, most: u32) -> Result<Vec<SetAside>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT kind, CAST(item AS TEXT) AS item, reason, tries, first_ms, next_ms
                       FROM set_aside ORDER BY first_ms, kind, set_aside.item LIMIT ?1";
            connection.rows(sql, [most])
        })
        .await
    }
}
