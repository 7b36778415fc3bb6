//! Tokens in the file: only their hashes.

use jajan_contract::sandbox::FreezeReason;
use rusqlite::types::{FromSql, FromSqlResult, ValueRef};
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::chance::Hash;
use crate::ids::row;
use crate::store::{FromRow, Sql, StoreError};
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
    pub user_id: row::User,
    pub family_id: row::Family,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    LoggedOut,
    Reused,
}

impl FromSql for Ended {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(match value.as_str()? {
            "reuse" => Self::Reused,
            _ => Self::LoggedOut,
        })
    }
}

pub fn issue(
    transaction: &Transaction<'_>,
    family_id: row::Family,
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

#[derive(FromRow)]
pub struct Found {
    pub family_id: row::Family,
    pub user_id: row::User,
    pub expires_ms: u64,
    #[row(nested = "used_")]
    pub used: Option<Used>,
    pub ended: Option<Ended>,
    #[row(wire)]
    pub frozen: Option<FreezeReason>,
}

#[derive(FromRow)]
pub struct Used {
    pub at_ms: u64,
    pub successor: Hash,
    /// Absent: by a program that did not keep it.
    pub device: Option<Hash>,
}

pub fn find(connection: &Connection, token: &str, kind: &str) -> Result<Option<Found>, StoreError> {
    let sql = "SELECT f.family_id, f.user_id, t.expires_ms, t.used_ms AS used_at_ms,
                      t.successor_hash AS used_successor, t.used_device,
                      f.ended_why AS ended, u.frozen_reason AS frozen
               FROM tokens AS t
               JOIN token_families AS f ON f.family_id = t.family_id
               JOIN users AS u ON u.user_id = f.user_id
               WHERE t.token_hash = ?1 AND t.kind = ?2";
    connection.find(sql, params![chance::hash(token), kind])
}
