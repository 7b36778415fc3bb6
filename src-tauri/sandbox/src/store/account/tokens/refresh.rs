//! The exchange of a refresh token.

use jajan_contract::sandbox::FreezeReason;
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::chance::Hash;
use crate::ids::row;
use crate::recent::Recent;
use crate::store::account::tokens::families::end;
use crate::store::account::tokens::rows::{Ended, Found, TokenPair, Used, find, issue};
use crate::store::{Sql, StoreError};

/// How long a lost reply may be asked for again.
pub const GRACE_MS: u64 = 30_000;

/// Far more than are refreshed within the grace.
pub const MAX_SUCCESSORS: usize = 100_000;

/// Pairs that were issued within the grace period, by the hash of their refresh token. Older ones
/// would be of use to a thief only.
pub type Successors = Recent<Hash, TokenPair>;

pub fn successors() -> Successors {
    Recent::new(GRACE_MS + 1, MAX_SUCCESSORS)
}

/// What came of a refresh token.
pub enum Refreshed {
    Pair { user_id: row::User, pair: TokenPair },
    Frozen(FreezeReason),
    Expired,
    Ended(Ended),
    Unknown,
}

/// Exchanges a refresh token. What it refuses it refuses in words, not as an error: a reuse ends
/// the family, and that must be kept.
pub fn refresh(
    transaction: &Transaction<'_>,
    successors: &Successors,
    token: &str,
    device_id: &str,
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
    let device = chance::hash(device_id);
    let pair = match &found.used {
        None if found.expires_ms <= now_ms => return Ok(Refreshed::Expired),
        None => exchange(transaction, successors, hash, &found, device, now_ms)?,
        Some(used) if is_graced(transaction, used, device, now_ms)? => {
            match successors.get(&used.successor, now_ms) {
                Some(pair) => pair,
                // A restart in between lost the pair, which was in memory only. The successor is
                // exchanged on behalf of its holder.
                None => {
                    let pair = exchange(
                        transaction,
                        successors,
                        used.successor,
                        &found,
                        device,
                        now_ms,
                    )?;
                    let sql = "UPDATE tokens SET successor_hash = ?2 WHERE token_hash = ?1";
                    transaction.run(sql, params![hash, chance::hash(&pair.refresh)])?;
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

/// By the device that exchanged it, within the grace period, and the successor was not used yet.
pub fn is_graced(
    connection: &Connection,
    used: &Used,
    device: Hash,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let is_same = used.device.is_none_or(|by| by == device);
    if !is_same || now_ms.saturating_sub(used.at_ms) > GRACE_MS {
        return Ok(false);
    }
    let sql = "SELECT 1 FROM tokens WHERE token_hash = ?1 AND used_ms IS NULL";
    connection.has(sql, [used.successor])
}

pub fn exchange(
    transaction: &Transaction<'_>,
    successors: &Successors,
    hash: Hash,
    found: &Found,
    device: Hash,
    now_ms: u64,
) -> Result<TokenPair, StoreError> {
    let pair = issue(transaction, found.family_id, now_ms)?;
    let successor = chance::hash(&pair.refresh);
    let sql = "UPDATE tokens SET used_ms = ?2, successor_hash = ?3, used_device = ?4
               WHERE token_hash = ?1 AND used_ms IS NULL";
    let swapped = transaction.run(sql, params![hash, now_ms, successor, device])?;
    if swapped != 1 {
        // Cannot happen: there is one writer, and this is one transaction.
        return Err(StoreError::Stopped(
            "a token was exchanged twice".to_owned(),
        ));
    }
    successors.put(successor, pair.clone(), now_ms);
    Ok(pair)
}
