//! Six-digit codes. A code works for five minutes, for five tries, once, and only on the device
//! that asked for it, so that a stranger cannot use up the owner's tries.

use rusqlite::{Transaction, params};

use crate::chance::Hash;
use crate::store::account::proof::{NoProof, Tried};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

pub const LIVES_MS: u64 = 5 * 60_000;
pub const RESEND_MS: u64 = 60_000;
pub const MAX_WRONG_TRIES: u32 = 5;

/// Where a code belongs.
pub struct Place<'a> {
    pub country_code: &'a str,
    pub phone_no: &'a str,
    pub device_id: &'a str,
}

/// Why no code is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    /// The last one is too young.
    TooSoon,
    /// For so many milliseconds.
    Limited(u64),
}

impl Refuse for NotKept {}

/// Spends a code, or one of its tries. `gate` counts a guess of a code that is there, before it is
/// looked at; Err: the milliseconds to wait.
pub fn spend(
    transaction: &Transaction<'_>,
    place: &Place<'_>,
    code_hash: &Hash,
    gate: impl FnOnce() -> Result<(), u64>,
    now_ms: u64,
) -> Result<Tried, StoreError> {
    let sql = "SELECT code_hash, wrong_tries FROM phone_codes
               WHERE country_code = ?1 AND phone_no = ?2 AND device_id = ?3
                 AND used_ms IS NULL AND expires_ms > ?4";
    let values = params![place.country_code, place.phone_no, place.device_id, now_ms];
    let found: Option<(Hash, u32)> = transaction.find(sql, values)?;
    let Some((right, wrong_tries)) = found else {
        return Ok(Tried::Refused(NoProof::CodeExpired));
    };
    if wrong_tries >= MAX_WRONG_TRIES {
        return Ok(Tried::Refused(NoProof::TriesSpent));
    }
    if let Err(wait_ms) = gate() {
        return Ok(Tried::Refused(NoProof::Limited(wait_ms)));
    }
    let is_right = right == *code_hash;
    let sql = "UPDATE phone_codes SET used_ms = ?4, wrong_tries = wrong_tries + ?5
               WHERE country_code = ?1 AND phone_no = ?2 AND device_id = ?3";
    let values = params![
        place.country_code,
        place.phone_no,
        place.device_id,
        is_right.then_some(now_ms),
        u32::from(!is_right),
    ];
    transaction.run(sql, values)?;
    Ok(if is_right {
        Tried::Proven(place.phone_no.to_owned())
    } else if wrong_tries + 1 >= MAX_WRONG_TRIES {
        Tried::Refused(NoProof::TriesSpent)
    } else {
        Tried::Refused(NoProof::CodeWrong)
    })
}

impl Database {
    /// Keeps a new code in place of the last one. `gate` counts it, once nothing else refuses it.
    pub async fn keep_code(
        &self,
        phone: (String, String),
        device_id: String,
        code_hash: Hash,
        gate: impl FnOnce() -> Result<(), u64> + Send + 'static,
        now_ms: u64,
    ) -> Outcome<(), NotKept> {
        self.write_or_refuse(move |transaction| {
            let (country_code, phone_no) = &phone;
            let sql = "SELECT sent_ms FROM phone_codes
                       WHERE country_code = ?1 AND phone_no = ?2 AND device_id = ?3";
            let values = params![country_code, phone_no, device_id];
            let last_ms: Option<u64> = transaction.find_value(sql, values)?;
            let age_ms = last_ms.map(|sent_ms| now_ms.saturating_sub(sent_ms));
            if age_ms.is_some_and(|age_ms| age_ms < RESEND_MS) {
                return NotKept::TooSoon.refuse();
            }
            gate().map_err(NotKept::Limited)?;
            let sql = "DELETE FROM phone_codes WHERE sent_ms < ?1";
            transaction.run(sql, [now_ms.saturating_sub(LIVES_MS)])?;
            let sql = "INSERT OR REPLACE INTO phone_codes (country_code, phone_no, device_id,
                         code_hash, sent_ms, expires_ms, wrong_tries)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)";
            let values = params![
                country_code,
                phone_no,
                device_id,
                code_hash,
                now_ms,
                now_ms.saturating_add(LIVES_MS),
            ];
            transaction.run(sql, values)?;
            Ok(())
        })
        .await
    }
}
