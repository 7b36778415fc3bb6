//! How sessions end.

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::account::tokens::rows::{Ended, REFRESH_MS, find};
use crate::store::{Sql, StoreError};

/// Sessions of one user; the oldest are ended to make room.
pub const MAX_FAMILIES: u32 = 20;

/// Deletes sessions that expired long ago; of the rest the oldest are ended.
pub fn make_room(
    transaction: &Transaction<'_>,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let long_ago_ms = now_ms.saturating_sub(REFRESH_MS);
    let sql = "SELECT family_id FROM token_families AS f WHERE user_id = ?1 AND NOT EXISTS (
                 SELECT 1 FROM tokens AS t WHERE t.family_id = f.family_id AND t.expires_ms > ?2)";
    let gone: Vec<row::Family> = transaction.values(sql, params![user_id, long_ago_ms])?;
    for family_id in gone {
        for table in ["tokens", "token_families"] {
            let sql = format!("DELETE FROM {table} WHERE family_id = ?1");
            transaction.run(&sql, [family_id])?;
        }
    }
    let sql = "UPDATE token_families SET ended_ms = ?2, ended_why = 'logout'
               WHERE user_id = ?1 AND ended_ms IS NULL AND family_id NOT IN (
                 SELECT family_id FROM token_families WHERE user_id = ?1 AND ended_ms IS NULL
                 ORDER BY family_id DESC LIMIT ?3)";
    transaction.run(sql, params![user_id, now_ms, MAX_FAMILIES - 1])?;
    Ok(())
}

/// Ends the session of a refresh token, also of one that expired or was used, or all of its user's;
/// gives how many. Of a session that has ended nothing more can be ended.
pub fn end_by_token(
    transaction: &Transaction<'_>,
    token: &str,
    is_everywhere: bool,
    now_ms: u64,
) -> Result<u32, StoreError> {
    match find(transaction, token, "refresh")? {
        Some(found) if found.ended.is_none() && is_everywhere => {
            end_all(transaction, found.user_id, now_ms)
        }
        Some(found) if found.ended.is_none() => {
            end(transaction, found.family_id, Ended::LoggedOut, now_ms)
        }
        _ => Ok(0),
    }
}

pub fn end(
    transaction: &Transaction<'_>,
    family_id: row::Family,
    why: Ended,
    now_ms: u64,
) -> Result<u32, StoreError> {
    let why = match why {
        Ended::LoggedOut => "logout",
        Ended::Reused => "reuse",
    };
    let sql = "UPDATE token_families SET ended_ms = ?2, ended_why = ?3
               WHERE family_id = ?1 AND ended_ms IS NULL";
    let count = transaction.run(sql, params![family_id, now_ms, why])?;
    Ok(count as u32)
}

pub fn end_all(
    transaction: &Transaction<'_>,
    user_id: row::User,
    now_ms: u64,
) -> Result<u32, StoreError> {
    let sql = "UPDATE token_families SET ended_ms = ?2, ended_why = 'logout'
               WHERE user_id = ?1 AND ended_ms IS NULL";
    let count = transaction.run(sql, params![user_id, now_ms])?;
    Ok(count as u32)
}
