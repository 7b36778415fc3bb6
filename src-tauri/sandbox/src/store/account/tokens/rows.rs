//! Tokens in the file: only their hashes.

use jajan_contract::sandbox::FreezeReason;
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::chance::Hash;
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

pub const ACCESS_MS: u64 = 30 * 60_000;

pub const REFRESH_MS: u64 = 30 * DAY_MS;

/// Has no `Debug`, so that it cannot be logged.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenPair {
    pub access: String,
    pub refresh: String,
}

/// Who is behind an access token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoggedIn {
    pub user_id: i64,
    pub family_id: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    LoggedOut,
    Reused,
}

pub fn issue(
    transaction: &Transaction<'_>,
    family_id: i64,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    let pair = TokenPair {
        access: chance::token(),
        refresh: chance::token(),
    };
    let sql =
        "INSERT INTO tokens (token_hash, family_id, kind, expires_ms) VALUES (?1, ?2, ?3, ?4)";
    for (token, kind, lives_ms) in [
        (&pair.access, "access", ACCESS_MS),
        (&pair.refresh, "refresh", REFRESH_MS),
    ] {
        let expires_ms = now_ms.saturating_add(lives_ms);
        transaction.run(
            sql,
            params![chance::hash(token), family_id, kind, expires_ms],
        )?;
    }
    Ok(pair)
}

pub struct Found {
    pub family_id: i64,
    pub user_id: i64,
    pub expires_ms: u64,
    pub used: Option<Used>,
    pub ended: Option<Ended>,
    pub frozen: Option<FreezeReason>,
}

pub struct Used {
    pub at_ms: u64,
    pub successor: Hash,
    /// Absent: by a program that did not keep it.
    pub device: Option<Hash>,
}

pub fn find(connection: &Connection, token: &str, kind: &str) -> Result<Option<Found>, StoreError> {
    let sql = "SELECT f.family_id, f.user_id, t.expires_ms, t.used_ms, t.successor_hash,
                      f.ended_why, u.frozen_reason, t.used_device
               FROM tokens AS t
               JOIN token_families AS f ON f.family_id = t.family_id
               JOIN users AS u ON u.user_id = f.user_id
               WHERE t.token_hash = ?1 AND t.kind = ?2";
    connection.first(sql, params![chance::hash(token), kind], |row| {
        let used = match row.get(3)? {
            Some(at_ms) => Some(Used {
                at_ms,
                successor: row.get(4)?,
                device: row.get(7)?,
            }),
            None => None,
        };
        let ended: Option<String> = row.get(5)?;
        let frozen: Option<Wire<FreezeReason>> = row.get(6)?;
        Ok(Found {
            family_id: row.get(0)?,
            user_id: row.get(1)?,
            expires_ms: row.get(2)?,
            used,
            ended: ended.map(|why| match why.as_str() {
                "reuse" => Ended::Reused,
                _ => Ended::LoggedOut,
            }),
            frozen: frozen.map(|reason| reason.0),
        })
    })
}
