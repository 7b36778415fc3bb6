//! Slider challenges and the tokens that right answers give.

use rusqlite::params;

use crate::store::{Database, Sql, StoreError};
use crate::{chance, work};

const LIVES_MS: u64 = 2 * 60_000;
/// The app draws a new challenge after each wrong answer; the second is for one that was sent again.
pub const MAX_WRONG_TRIES: u32 = 2;
/// How far off the piece may be dropped, in pixels of the picture. Together with the positions that a
/// gap can have it decides how often a blind answer passes: security A.10.
pub const TOLERANCE_PX: u32 = 5;
const ID_CHARS: usize = 26;

/// One of the two ways to answer.
#[derive(Debug, Clone)]
pub enum Given {
    /// Left edge of the piece, pixels.
    X(u32),
    /// What proves the work.
    Work(Vec<u32>),
}

impl Database {
    /// Keeps what the right answers are: in the column `answer` the bits of the work, which was a sum
    /// before. Gives the challenge's id.
    pub async fn keep_challenge(
        &self,
        device_id: String,
        x: u32,
        bits: u32,
        now_ms: u64,
    ) -> Result<String, StoreError> {
        self.write(move |transaction| {
            for table in ["slider_challenges", "slider_tokens"] {
                let sql = format!("DELETE FROM {table} WHERE expires_ms <= ?1");
                transaction.run(&sql, [now_ms])?;
            }
            let id = chance::readable(ID_CHARS);
            let sql = "INSERT INTO slider_challenges VALUES (?1, ?2, ?3, ?4, 0, ?5)";
            let values = params![id, device_id, x, bits, now_ms.saturating_add(LIVES_MS)];
            transaction.run(sql, values)?;
            Ok(id)
        })
        .await
    }

    /// A token when the answer is right; absent when it is wrong, late, or not this device's.
    pub async fn answer_challenge(
        &self,
        id: String,
        device_id: String,
        given: Given,
        now_ms: u64,
    ) -> Result<Option<String>, StoreError> {
        self.write(move |transaction| {
            let sql = "SELECT x, answer FROM slider_challenges
                       WHERE challenge_id = ?1 AND device_id = ?2 AND expires_ms > ?3
                         AND wrong_tries < ?4";
            let values = params![id, device_id, now_ms, MAX_WRONG_TRIES];
            let found: Option<(u32, u32)> = transaction.find(sql, values)?;
            let Some((x, bits)) = found else {
                return Ok(None);
            };
            let is_right = match &given {
                Given::X(given) => given.abs_diff(x) <= TOLERANCE_PX,
                Given::Work(numbers) => work::is_done(&id, bits, numbers),
            };
            if !is_right {
                let sql = "UPDATE slider_challenges SET wrong_tries = wrong_tries + 1
                           WHERE challenge_id = ?1";
                transaction.run(sql, [&id])?;
                return Ok(None);
            }
            let sql = "DELETE FROM slider_challenges WHERE challenge_id = ?1";
            transaction.run(sql, [&id])?;
            let token = chance::token();
            let sql = "INSERT INTO slider_tokens VALUES (?1, ?2, ?3)";
            let values = params![
                chance::hash(&token),
                device_id,
                now_ms.saturating_add(LIVES_MS),
            ];
            transaction.run(sql, values)?;
            Ok(Some(token))
        })
        .await
    }

    /// Whether the token was good; it is not any more.
    pub async fn spend_slider_token(
        &self,
        token: String,
        device_id: String,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let sql = "DELETE FROM slider_tokens
                       WHERE token_hash = ?1 AND device_id = ?2 AND expires_ms > ?3";
            let values = params![chance::hash(&token), device_id, now_ms];
            Ok(transaction.run(sql, values)? > 0)
        })
        .await
    }
}
