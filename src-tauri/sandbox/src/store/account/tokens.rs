//! Tokens and the families that they belong to. Decisions "Wire"; security A.6.
//!
//! Invariants: only hashes reach the file. A refresh token is exchanged once, by compare-and-swap;
//! its immediate predecessor gets the very same pair for [`GRACE_MS`], because a reply can be lost, and
//! only from the device that exchanged it; any other use ends the family, because then two hold the
//! token. An ended family stays ended.
//! The plain pair of that grace is in memory only ([`Successors`]) and forgotten with it.

mod families;
mod refresh;
mod rows;

pub use families::end_by_token;
#[cfg(test)]
pub use refresh::GRACE_MS;
pub use refresh::{Refreshed, Successors, refresh, successors};
pub use rows::{Ended, LoggedIn, TokenPair};

use std::sync::Arc;

use jajan_contract::sandbox::{Expiring, FreezeReason};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::account::tokens::families::{end_all, make_room};
use crate::store::account::tokens::rows::{find, issue};
use crate::store::account::uploads;
use crate::store::{Database, Sql, StoreError};

/// The state of an access token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Open(LoggedIn),
    Frozen(LoggedIn, FreezeReason),
    Expired,
    Ended(Ended),
    Unknown,
}

/// A new session: its family and the first pair.
pub fn open_session(
    transaction: &Transaction<'_>,
    user_id: row::User,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    make_room(transaction, user_id, now_ms)?;
    let sql = "INSERT INTO token_families (user_id, created_ms) VALUES (?1, ?2)";
    transaction.run(sql, params![user_id, now_ms])?;
    issue(
        transaction,
        row::Family(transaction.last_insert_rowid()),
        now_ms,
    )
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

impl Database {
    pub async fn access(&self, token: String, now_ms: u64) -> Result<Access, StoreError> {
        self.read(move |connection| access(connection, &token, now_ms))
            .await
    }

    pub async fn refresh(
        &self,
        successors: Arc<Successors>,
        token: String,
        device_id: String,
        now_ms: u64,
    ) -> Result<Refreshed, StoreError> {
        self.write(move |transaction| {
            let refreshed = refresh(transaction, &successors, &token, &device_id, now_ms)?;
            if let Refreshed::Pair { user_id, .. } = refreshed {
                uploads::forget_unused(transaction, user_id, None, now_ms)?;
            }
            Ok(refreshed)
        })
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

    /// Simulates that time has passed, or that the user logged out everywhere; gives how many tokens
    /// or sessions it ended.
    pub async fn expire(
        &self,
        user_id: row::User,
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
