//! WhatsApp logins: a key that is bound to a device and its challenge, and works once. Decisions
//! "Login".

use jajan_contract::{account::AuthCodeStatus, text::hex};
use rusqlite::{Transaction, params};

use crate::chance;
use crate::store::account::proof::{NoProof, Tried};
use crate::store::{Database, FromRow, Sql, StoreError};

pub const LIVES_MS: u64 = 5 * 60_000;
/// Shown on the console for so long, then deleted.
const KEPT_MS: u64 = 60 * 60_000;
/// 130 bits: with a guessed key an attacker could log a stranger's phone into their own account.
pub const KEY_CHARS: usize = 26;
const SHOWN: u32 = 10;

/// A started login.
pub struct AuthCode {
    pub key: String,
    pub state: String,
}

/// What the console shows of one.
#[derive(FromRow)]
pub struct Begun {
    pub key: String,
    pub created_ms: u64,
    /// `waiting`, `sent`, `withdrawn`, `used`, or `expired`.
    pub status: String,
}

/// The key in a message that a person may have changed around it.
fn key_in(text: &str) -> Option<&str> {
    let is_other = |c: char| !c.is_ascii_alphanumeric();
    text.split(is_other).find(|word| word.len() == KEY_CHARS)
}

/// Spends a key, for the phone number that the message came from.
pub fn spend(
    transaction: &Transaction<'_>,
    key: &str,
    device_id: &str,
    code_verifier: &str,
    now_ms: u64,
) -> Result<Tried, StoreError> {
    let sql = "SELECT status, code_challenge, phone_no FROM auth_codes
               WHERE auth_code_key = ?1 AND device_id = ?2 AND status <> 'used'
                 AND expires_ms > ?3";
    let values = params![key, device_id, now_ms];
    let found: Option<(String, String, Option<String>)> = transaction.find(sql, values)?;
    let Some((status, challenge, phone_no)) = found else {
        return Ok(Tried::Refused(NoProof::AuthCodeExpired));
    };
    let is_right = challenge == hex(&chance::hash(code_verifier));
    if is_right && status == "waiting" {
        return Ok(Tried::Refused(NoProof::AuthCodeWaiting));
    }
    // A wrong verifier spends the key as well: it is not the app that has this key.
    let sql = "UPDATE auth_codes SET status = 'used' WHERE auth_code_key = ?1";
    transaction.run(sql, [key])?;
    Ok(match phone_no {
        Some(phone_no) if is_right && status == "sent" => Tried::Proven(phone_no),
        _ if is_right && status == "withdrawn" => Tried::Refused(NoProof::Withdrawn),
        _ => Tried::Refused(NoProof::AuthCodeExpired),
    })
}

impl Database {
    pub async fn begin_login(
        &self,
        device_id: String,
        code_challenge: String,
        now_ms: u64,
    ) -> Result<AuthCode, StoreError> {
        self.write(move |transaction| {
            let sql = "DELETE FROM auth_codes WHERE created_ms < ?1";
            transaction.run(sql, [now_ms.saturating_sub(KEPT_MS)])?;
            let code = AuthCode {
                key: chance::readable(KEY_CHARS),
                state: chance::readable(KEY_CHARS),
            };
            let sql = "INSERT INTO auth_codes (auth_code_key, state, device_id, code_challenge,
                                               created_ms, expires_ms, status)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'waiting')";
            let values = params![
                code.key,
                code.state,
                device_id,
                code_challenge,
                now_ms,
                now_ms.saturating_add(LIVES_MS),
            ];
            transaction.run(sql, values)?;
            Ok(code)
        })
        .await
    }

    pub async fn auth_code_status(
        &self,
        key: String,
        device_id: String,
        now_ms: u64,
    ) -> Result<AuthCodeStatus, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT status FROM auth_codes
                       WHERE auth_code_key = ?1 AND device_id = ?2 AND expires_ms > ?3";
            let values = params![key, device_id, now_ms];
            let status: Option<String> = connection.find_value(sql, values)?;
            Ok(match status.as_deref() {
                Some("waiting") => AuthCodeStatus::Waiting,
                Some("sent" | "withdrawn") => AuthCodeStatus::Arrived,
                _ => AuthCodeStatus::Expired,
            })
        })
        .await
    }

    /// A WhatsApp message came in, or its login was withdrawn; gives the `state` of the login that
    /// it belongs to. The first message of a key counts.
    pub async fn message_arrives(
        &self,
        text: String,
        phone_no: String,
        is_withdrawn: bool,
        now_ms: u64,
    ) -> Result<Option<String>, StoreError> {
        self.write(move |transaction| {
            let Some(key) = key_in(&text) else {
                return Ok(None);
            };
            let status = if is_withdrawn { "withdrawn" } else { "sent" };
            let sql = "UPDATE auth_codes SET status = ?2, phone_no = ?3
                       WHERE auth_code_key = ?1 AND status = 'waiting' AND expires_ms > ?4
                       RETURNING state";
            let values = params![key, status, phone_no, now_ms];
            transaction.find_value(sql, values)
        })
        .await
    }

    /// The logins that were begun last, newest first.
    pub async fn latest_auth_codes(&self, now_ms: u64) -> Result<Vec<Begun>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT auth_code_key AS key, created_ms,
                              CASE WHEN status = 'waiting' AND expires_ms <= ?1 THEN 'expired'
                                   ELSE status END AS status
                       FROM auth_codes ORDER BY created_ms DESC LIMIT ?2";
            connection.rows(sql, params![now_ms, SHOWN])
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_found_in_what_a_person_sends() {
        let key = "0123456789ABCDEFGHJKMNPQRS";
        for text in [
            key.to_owned(),
            format!("Kode masuk Jajan: {key}. Jangan"),
            format!("halo\n{key}\nmakasih"),
        ] {
            assert_eq!(key_in(&text), Some(key), "{text}");
        }
        for text in ["", "Kode masuk", &key[1..], &format!("{key}0")] {
            assert_eq!(key_in(text), None, "{text}");
        }
    }
}
