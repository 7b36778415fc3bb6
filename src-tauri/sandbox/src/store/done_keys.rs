//! Idempotency keys of finished acts which have no row of their own that could hold the key. `edge/once.rs`
//! keeps the reply for ten minutes, in memory; this table keeps the key for 30 days.

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::{Outcome, Refuse, Sql, StoreError};
use crate::time::DAY_MS;

/// Longer than any app goes on trying.
const KEPT_MS: u64 = 30 * DAY_MS;

/// Whose key, and what it is used for.
pub struct Act<'a> {
    pub user_id: row::User,
    pub key: &'a str,
    pub act: &'a str,
    pub now_ms: u64,
}

/// The key was used for another act.
pub struct KeyReused;

impl Refuse for KeyReused {}

/// What the key's act was answered before; absent: the key is new.
pub fn answered(transaction: &Transaction<'_>, act: &Act<'_>) -> Outcome<Option<i64>, KeyReused> {
    let sql = "SELECT answer, act FROM done_keys WHERE user_id = ?1 AND done_key = ?2";
    let values = params![act.user_id, act.key];
    let found: Option<(i64, String)> = transaction.find(sql, values)?;
    match found {
        Some((_, done)) if done != act.act => KeyReused.refuse(),
        found => Ok(found.map(|(answer, _)| answer)),
    }
}

/// In the transaction of the act.
pub fn done(transaction: &Transaction<'_>, act: &Act<'_>, answer: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM done_keys WHERE done_ms < ?1";
    transaction.run(sql, [act.now_ms.saturating_sub(KEPT_MS)])?;
    let sql = "INSERT INTO done_keys VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = params![act.user_id, act.key, act.act, answer, act.now_ms];
    transaction.run(sql, values)?;
    Ok(())
}
