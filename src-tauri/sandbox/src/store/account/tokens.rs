//! Tokens and the families that they belong to. Decisions "Wire"; security A.6.
//!
//! Invariants: only hashes reach the file. A refresh token is exchanged once, by compare-and-swap;
//! its immediate predecessor gets the very same pair for [`GRACE_MS`], because a reply can be lost;
//! any later use ends the family, because then two hold the token. An ended family stays ended.
//! The plain pair of that grace is in memory only ([`Successors`]) and forgotten with it.

use std::sync::Arc;

use jajan_contract::sandbox::{Expiring, FreezeReason};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{
    chance::{self, Hash},
    recent::Recent,
    store::{Database, StoreError, account::users},
};

pub const ACCESS_MS: u64 = 30 * 60_000;
pub const REFRESH_MS: u64 = 30 * 86_400_000;
/// How long a lost reply may be asked for again.
pub const GRACE_MS: u64 = 30_000;
/// Far more than are refreshed within the grace.
const MAX_SUCCESSORS: usize = 100_000;
/// Sessions of one user; the oldest make room.
const MAX_FAMILIES: u32 = 20;

/// Has no `Debug`, so that it cannot be logged.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenPair {
    pub access: String,
    pub refresh: String,
}

/// Pairs that were given within the grace, by the hash of their refresh token. What is older is of
/// no use to anyone but a thief.
pub type Successors = Recent<Hash, TokenPair>;

pub fn successors() -> Successors {
    Recent::new(GRACE_MS + 1, MAX_SUCCESSORS)
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

/// What an access token is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Open(LoggedIn),
    Frozen(LoggedIn, FreezeReason),
    Expired,
    Ended(Ended),
    Unknown,
}

/// What came of a refresh token.
pub enum Refreshed {
    Pair { user_id: i64, pair: TokenPair },
    Frozen(FreezeReason),
    Expired,
    Ended(Ended),
    Unknown,
}

/// A new session: its family and the first pair.
pub fn open_session(
    transaction: &Transaction<'_>,
    user_id: i64,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    make_room(transaction, user_id, now_ms)?;
    transaction
        .prepare_cached("INSERT INTO token_families (user_id, created_ms) VALUES (?1, ?2)")?
        .execute(params![user_id, now_ms])?;
    issue(transaction, transaction.last_insert_rowid(), now_ms)
}

/// Sessions that ran out long ago go; of those that are left the oldest end.
fn make_room(transaction: &Transaction<'_>, user_id: i64, now_ms: u64) -> Result<(), StoreError> {
    let long_ago_ms = now_ms.saturating_sub(REFRESH_MS);
    let gone: Vec<i64> = transaction
        .prepare_cached(
            "SELECT family_id FROM token_families AS f WHERE user_id = ?1 AND NOT EXISTS (
               SELECT 1 FROM tokens AS t WHERE t.family_id = f.family_id AND t.expires_ms > ?2)",
        )?
        .query_map(params![user_id, long_ago_ms], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for family_id in gone {
        for sql in [
            "DELETE FROM tokens WHERE family_id = ?1",
            "DELETE FROM token_families WHERE family_id = ?1",
        ] {
            transaction.prepare_cached(sql)?.execute([family_id])?;
        }
    }
    transaction
        .prepare_cached(
            "UPDATE token_families SET ended_ms = ?2, ended_why = 'logout'
             WHERE user_id = ?1 AND ended_ms IS NULL AND family_id NOT IN (
               SELECT family_id FROM token_families WHERE user_id = ?1 AND ended_ms IS NULL
               ORDER BY family_id DESC LIMIT ?3)",
        )?
        .execute(params![user_id, now_ms, MAX_FAMILIES - 1])?;
    Ok(())
}

fn issue(
    transaction: &Transaction<'_>,
    family_id: i64,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    let pair = TokenPair {
        access: chance::token(),
        refresh: chance::token(),
    };
    let mut statement = transaction.prepare_cached(
        "INSERT INTO tokens (token_hash, family_id, kind, expires_ms) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (token, kind, lives_ms) in [
        (&pair.access, "access", ACCESS_MS),
        (&pair.refresh, "refresh", REFRESH_MS),
    ] {
        let expires_ms = now_ms.saturating_add(lives_ms);
        statement.execute(params![chance::hash(token), family_id, kind, expires_ms])?;
    }
    Ok(pair)
}

/// Who holds this access token.
pub fn access(connection: &Connection, token: &str, now_ms: u64) -> Result<Access, StoreError> {
    let Some(found) = find(connection, token, "access")? else {
        return Ok(Access::Unknown);
    };
    let logged_in = LoggedIn {
        user_id: found.user_id,
        family_id: found.family_id,
    };
    Ok(match (found.ended, found.frozen) {
        (Some(ended), _) => Access::Ended(ended),
        (None, Some(reason)) => Access::Frozen(logged_in, reason),
        (None, None) if found.expires_ms <= now_ms => Access::Expired,
        (None, None) => Access::Open(logged_in),
    })
}

/// Exchanges a refresh token. What it refuses it refuses in words, not as an error: a reuse ends
/// the family, and that must be kept.
pub fn refresh(
    transaction: &Transaction<'_>,
    successors: &Successors,
    token: &str,
    now_ms: u64,
) -> Result<Refreshed, StoreError> {
    let Some(found) = find(transaction, token, "refresh")? else {
        return Ok(Refreshed::Unknown);
    };
    if let Some(ended) = found.ended {
        return Ok(Refreshed::Ended(ended));
    }
    if let Some(reason) = found.frozen {
        return Ok(Refreshed::Frozen(reason));
    }
    let hash = chance::hash(token);
    let pair = match &found.used {
        None if found.expires_ms <= now_ms => return Ok(Refreshed::Expired),
        None => exchange(transaction, successors, hash, &found, now_ms)?,
        Some(used) if is_graced(transaction, used, now_ms)? => {
            match successors.get(&used.successor, now_ms) {
                Some(pair) => pair,
                // The program was started anew in between, and the pair was nowhere but in its
                // memory. That successor is exchanged in its holder's place.
                None => {
                    let pair = exchange(transaction, successors, used.successor, &found, now_ms)?;
                    transaction
                        .prepare_cached(
                            "UPDATE tokens SET successor_hash = ?2 WHERE token_hash = ?1",
                        )?
                        .execute(params![hash, chance::hash(&pair.refresh)])?;
                    pair
                }
            }
        }
        Some(_) => {
            end(transaction, found.family_id, Ended::Reused, now_ms)?;
            return Ok(Refreshed::Ended(Ended::Reused));
        }
    };
    Ok(Refreshed::Pair {
        user_id: found.user_id,
        pair,
    })
}

/// Within the time, and nobody has gone on from the successor.
fn is_graced(connection: &Connection, used: &Used, now_ms: u64) -> Result<bool, StoreError> {
    if now_ms.saturating_sub(used.at_ms) > GRACE_MS {
        return Ok(false);
    }
    let mut statement = connection
        .prepare_cached("SELECT 1 FROM tokens WHERE token_hash = ?1 AND used_ms IS NULL")?;
    Ok(statement.exists([used.successor])?)
}

fn exchange(
    transaction: &Transaction<'_>,
    successors: &Successors,
    hash: Hash,
    found: &Found,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    let pair = issue(transaction, found.family_id, now_ms)?;
    let successor = chance::hash(&pair.refresh);
    let swapped = transaction
        .prepare_cached(
            "UPDATE tokens SET used_ms = ?2, successor_hash = ?3
             WHERE token_hash = ?1 AND used_ms IS NULL",
        )?
        .execute(params![hash, now_ms, successor])?;
    if swapped != 1 {
        // One writer, one transaction: nobody can have come between.
        return Err(StoreError::Stopped(
            "a token was exchanged twice".to_owned(),
        ));
    }
    successors.put(successor, pair.clone(), now_ms);
    Ok(pair)
}

/// Ends the session of a refresh token, whatever has become of that token, or all of its user's;
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

fn end(
    transaction: &Transaction<'_>,
    family_id: i64,
    why: Ended,
    now_ms: u64,
) -> Result<u32, StoreError> {
    let why = match why {
        Ended::LoggedOut => "logout",
        Ended::Reused => "reuse",
    };
    let count = transaction
        .prepare_cached(
            "UPDATE token_families SET ended_ms = ?2, ended_why = ?3
             WHERE family_id = ?1 AND ended_ms IS NULL",
        )?
        .execute(params![family_id, now_ms, why])?;
    Ok(count as u32)
}

fn end_all(transaction: &Transaction<'_>, user_id: i64, now_ms: u64) -> Result<u32, StoreError> {
    let count = transaction
        .prepare_cached(
            "UPDATE token_families SET ended_ms = ?2, ended_why = 'logout'
             WHERE user_id = ?1 AND ended_ms IS NULL",
        )?
        .execute(params![user_id, now_ms])?;
    Ok(count as u32)
}

struct Found {
    family_id: i64,
    user_id: i64,
    expires_ms: u64,
    used: Option<Used>,
    ended: Option<Ended>,
    frozen: Option<FreezeReason>,
}

struct Used {
    at_ms: u64,
    successor: Hash,
}

fn find(connection: &Connection, token: &str, kind: &str) -> Result<Option<Found>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT f.family_id, f.user_id, t.expires_ms, t.used_ms, t.successor_hash, f.ended_why,
                u.frozen_reason
         FROM tokens AS t
         JOIN token_families AS f ON f.family_id = t.family_id
         JOIN users AS u ON u.user_id = f.user_id
         WHERE t.token_hash = ?1 AND t.kind = ?2",
    )?;
    let found = statement.query_row(params![chance::hash(token), kind], |row| {
        let used = match row.get(3)? {
            Some(at_ms) => Some(Used {
                at_ms,
                successor: row.get(4)?,
            }),
            None => None,
        };
        let ended: Option<String> = row.get(5)?;
        let frozen: Option<String> = row.get(6)?;
        Ok(Found {
            family_id: row.get(0)?,
            user_id: row.get(1)?,
            expires_ms: row.get(2)?,
            used,
            ended: ended.map(|why| match why.as_str() {
                "reuse" => Ended::Reused,
                _ => Ended::LoggedOut,
            }),
            frozen: frozen.as_deref().map(users::reason_of_name),
        })
    });
    Ok(found.optional()?)
}

impl Database {
    pub async fn access(&self, token: String, now_ms: u64) -> Result<Access, StoreError> {
        self.read(move |connection| access(connection, &token, now_ms))
            .await
    }

    pub async fn refresh(
        &self,
        successors: Arc<Successors>,
        token: String,
        now_ms: u64,
    ) -> Result<Refreshed, StoreError> {
        self.write(move |transaction| refresh(transaction, &successors, &token, now_ms))
            .await
    }

    /// How many sessions ended.
    pub async fn log_out(
        &self,
        token: String,
        is_everywhere: bool,
        now_ms: u64,
    ) -> Result<u32, StoreError> {
        self.write(move |transaction| end_by_token(transaction, &token, is_everywhere, now_ms))
            .await
    }

    /// Plays that time has passed, or that the user logged out everywhere; gives how many tokens or
    /// sessions it struck.
    pub async fn expire(
        &self,
        user_id: i64,
        what: Expiring,
        now_ms: u64,
    ) -> Result<u32, StoreError> {
        self.write(move |transaction| {
            let kinds = match what {
                Expiring::Session => return end_all(transaction, user_id, now_ms),
                Expiring::Access => "('access')",
                Expiring::Refresh => "('access', 'refresh')",
            };
            let sql = format!(
                "UPDATE tokens SET expires_ms = ?2 WHERE expires_ms > ?2 AND kind IN {kinds}
                 AND family_id IN (SELECT family_id FROM token_families WHERE user_id = ?1)"
            );
            let count = transaction
                .prepare(&sql)?
                .execute(params![user_id, now_ms])?;
            Ok(count as u32)
        })
        .await
    }
}
