//! Keys of acts that are done, of those that have no row of their own to carry one. `edge/once.rs`
//! remembers the reply for ten minutes and in memory; this outlives both.

use rusqlite::{Transaction, params};

use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

/// Longer than any app goes on trying.
const KEPT_MS: u64 = 30 * DAY_MS;

/// Whose key, and what it is used for.
pub struct Act<'a> {
    pub user_id: i64,
    pub key: &'a str,
    pub act: &'a str,
    pub now_ms: u64,
}

/// Of another act.
pub struct KeyReused;

/// What the key's act was answered before.
pub fn answered(
    transaction: &Transaction<'_>,
    act: &Act<'_>,
) -> Result<Option<Result<i64, KeyReused>>, StoreError> {
    let sql = "SELECT answer, act FROM done_keys WHERE user_id = ?1 AND done_key = ?2";
    let values = params![act.user_id, act.key];
    let found: Option<(i64, String)> = transaction.first(sql, values, |row| row.try_into())?;
    Ok(found.map(|(answer, done)| match done == act.act {
        true => Ok(answer),
        false => Err(KeyReused),
    }))
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
