//! Pictures that users sent, as WebP under a name of their own.
//!
//! Invariants: what is kept is bounded for each user: so many tries a day; of portraits only the one
//! that the profile shows, and for a day those that were not saved yet; of reviews' photos after a month
//! only those that a review shows, and of what nothing shows yet the newest [`UNUSED_BYTES`]. A portrait
//! goes when another is saved; what grew old goes at the user's next login, refreshed token, save or
//! upload. What was deleted is listed by a
//! trigger for the caches of the network. A portrait's name is a hash of it and its owner, so that duplicates are kept once; a review's
//! photo has a random name, because a reader of an anonymous review could try the hash with every
//! user's number.

use jajan_contract::{profile::UploadBusiness, text::hex};
use rusqlite::{Connection, Transaction, params};
use sha2::{Digest, Sha256};

use crate::ids::row;
use crate::store::{Database, Sql, StoreError};
use crate::time::DAY_MS;
use crate::{chance, time};

/// Uploads of one user on one day in Jakarta.
pub const UPLOADS_PER_DAY: u32 = 50;
/// How long a draft's photos are kept.
const DRAFT_MS: u64 = 30 * DAY_MS;
/// The most that one user's photos may take which no review or profile shows yet. A review has six of
/// some 200 KB.
const UNUSED_BYTES: u32 = 8 << 20;
const DELETED_PER_PAGE: u32 = 1000;
const NAME_CHARS: usize = 32;

/// Where a picture of this name is served.
pub fn address(name: &str) -> String {
    format!("/img/u/{name}.webp")
}

/// The name in an address of ours.
pub fn name(address: &str) -> Option<&str> {
    let name = address.strip_prefix("/img/u/")?.strip_suffix(".webp")?;
    let is_hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    (name.len() == NAME_CHARS && name.bytes().all(is_hex)).then_some(name)
}

impl Database {
    /// Counts one more upload; false when the daily limit is reached.
    pub async fn admit_upload(&self, user_id: row::User, now_ms: u64) -> Result<bool, StoreError> {
        let today = time::day_number(now_ms);
        self.write(move |transaction| {
            let sql = "INSERT INTO upload_days VALUES (?1, ?2, 1)
                       ON CONFLICT (user_id) DO UPDATE
                       SET count = CASE WHEN day = ?2 THEN count + 1 ELSE 1 END, day = ?2
                       RETURNING count";
            let count: u32 = transaction.value(sql, params![user_id, today])?;
            Ok(count <= UPLOADS_PER_DAY)
        })
        .await
    }

    /// Keeps a picture and gives its address; forgets those of the user that nothing shows any more.
    pub async fn save_upload(
        &self,
        user_id: row::User,
        business: UploadBusiness,
        webp: Vec<u8>,
        now_ms: u64,
    ) -> Result<String, StoreError> {
        self.write(move |transaction| {
            let (business, name) = match business {
                UploadBusiness::User => ("user", name_of(user_id, &webp)),
                UploadBusiness::Review => ("review", hex(&chance::bytes::<16>())),
            };
            let sql = "INSERT OR REPLACE INTO uploads (name, user_id, webp, created_ms, business)
                       VALUES (?1, ?2, ?3, ?4, ?5)";
            transaction.run(sql, params![name, user_id, webp, now_ms, business])?;
            forget_unused(transaction, user_id, Some(&name), now_ms)?;
            Ok(address(&name))
        })
        .await
    }

    /// The WebP of this name.
    pub async fn upload(&self, name: String) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(move |connection| webp(connection, &name)).await
    }

    /// As [`Self::upload`], on this thread.
    pub fn upload_now(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.read_now(|connection| webp(connection, name))
    }

    pub async fn has_upload(&self, name: String) -> Result<bool, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT 1 FROM uploads WHERE name = ?1";
            connection.has(sql, [name])
        })
        .await
    }

    /// What was deleted after this place of the list, oldest first: each place and its address.
    pub async fn deleted_photos(&self, after: i64) -> Result<Vec<(i64, String)>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT deleted_id, name FROM deleted_photos WHERE deleted_id > ?1
                       ORDER BY deleted_id LIMIT ?2";
            let deleted: Vec<(i64, String)> =
                connection.rows(sql, params![after, DELETED_PER_PAGE])?;
            let addressed = |(place, name): (i64, String)| (place, address(&name));
            Ok(deleted.into_iter().map(addressed).collect())
        })
        .await
    }
}

fn webp(connection: &Connection, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let sql = "SELECT webp FROM uploads WHERE name = ?1";
    connection.find_value(sql, [name])
}

/// The profile shows this portrait no more. Nothing else shows it: reviews have the author's present one.
pub fn forget_portrait(
    transaction: &Transaction<'_>,
    user_id: row::User,
    portrait: &str,
) -> Result<(), StoreError> {
    if let Some(name) = name(portrait) {
        let sql = "DELETE FROM uploads WHERE name = ?1 AND user_id = ?2 AND business = 'user'";
        transaction.run(sql, params![name, user_id])?;
    }
    Ok(())
}

/// Deletes what nothing shows, once it is old or too much. The photo `kept` stays.
pub fn forget_unused(
    transaction: &Transaction<'_>,
    user_id: row::User,
    kept: Option<&str>,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql =
        "SELECT name, length(webp), created_ms < CASE business WHEN 'review' THEN ?2 ELSE ?3 END
               FROM uploads WHERE user_id = ?1 AND review_id IS NULL
                 AND NOT EXISTS (SELECT 1 FROM evidence AS e WHERE e.name = uploads.name)
                 AND '/img/u/' || name || '.webp' IS NOT
                   (SELECT head_portrait FROM users WHERE user_id = ?1)
               ORDER BY created_ms DESC";
    let values = params![
        user_id,
        now_ms.saturating_sub(DRAFT_MS),
        now_ms.saturating_sub(DAY_MS)
    ];
    let unused: Vec<(String, u32, bool)> = transaction.rows(sql, values)?;
    let own = unused.iter().find(|(name, ..)| kept == Some(name));
    let mut bytes = own.map_or(0, |(_, bytes, _)| *bytes);
    for (name, length, is_old) in unused.iter().filter(|(name, ..)| kept != Some(name)) {
        bytes = bytes.saturating_add(*length);
        if *is_old || bytes > UNUSED_BYTES {
            transaction.run("DELETE FROM uploads WHERE name = ?1", [name])?;
        }
    }
    Ok(())
}

fn name_of(user_id: row::User, webp: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(user_id.0.to_be_bytes());
    hash.update(webp);
    hex(&hash.finalize()).chars().take(NAME_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_addresses_have_a_name() {
        let own = address(&"0a".repeat(16));
        assert_eq!(name(&own), Some("0a".repeat(16).as_str()));
        for foreign in [
            "",
            "/img/u/.webp",
            "/img/u/0a.webp",
            &own.to_uppercase(),
            &format!("https://evil.example{own}"),
            &own.replace("0a0a", "../x"),
            &format!("{own}?w=1"),
        ] {
            assert_eq!(name(foreign), None, "{foreign}");
        }
    }
}
