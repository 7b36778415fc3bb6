//! Writing a review and changing it.

use jajan_contract::reviews::Review;
use rusqlite::{Transaction, params};

use crate::ids::IDS_PER_STORE;
use crate::store::account::uploads;
use crate::store::catalog::unusual_stores;
use crate::store::due;
use crate::store::reviews::card::{recount, store_exists};
use crate::store::reviews::visits::free_visit;
use crate::store::reviews::{audit, list};
use crate::store::{Database, Sql, StoreError};

/// Ids of users' reviews begin here, far from those of invented ones.
const FIRST_OWN_ID: i64 = 10_000_000 * IDS_PER_STORE;

/// A review whose form was checked.
#[derive(Debug, Clone)]
pub struct Draft {
    /// Absent: a new one.
    pub review_id: Option<i64>,
    pub store_id: i64,
    /// The visit that a new one is about; absent: the latest without a review.
    pub visit_id: Option<i64>,
    pub score: u8,
    /// Taste, service, ambience.
    pub criteria: [Option<u8>; 3],
    pub content: String,
    pub medias: Vec<String>,
    pub is_anonymous: bool,
    /// Saved once for one key.
    pub key: String,
}

/// Why nothing was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSaved {
    StoreAbsent,
    /// No visit without a review.
    NotEligible,
    /// No such review.
    Absent,
    NotOwn,
    /// It is of another store.
    OtherStore,
    /// A picture that is not an upload of this user for a review, or one of another review.
    Media,
    /// Of a review of another store.
    KeyReused,
}

impl Database {
    /// Writes it and restarts its audit.
    pub async fn save_review(
        &self,
        user_id: i64,
        draft: Draft,
        now_ms: u64,
    ) -> Result<Result<Review, NotSaved>, StoreError> {
        self.write(move |transaction| {
            due::settle_audits(transaction, now_ms)?;
            if let Some(repeated) = repeated(transaction, user_id, &draft)? {
                return Ok(repeated);
            }
            if !store_exists(transaction, draft.store_id)? {
                return Ok(Err(NotSaved::StoreAbsent));
            }
            if unusual_stores::closed_reviews(transaction, draft.store_id)?.is_some() {
                return Ok(Err(NotSaved::NotEligible));
            }
            let saved = match draft.review_id {
                Some(review_id) => change(transaction, user_id, review_id, &draft, now_ms)?,
                None => add(transaction, user_id, &draft, now_ms)?,
            };
            let review_id = match saved {
                Ok(review_id) => review_id,
                Err(why) => return Ok(Err(why)),
            };
            let sql = "UPDATE reviews SET saved_key = ?2 WHERE review_id = ?1";
            transaction.run(sql, params![review_id, draft.key])?;
            let review = list::one(transaction, review_id, Some(user_id))?;
            Ok(review.ok_or(NotSaved::Absent))
        })
        .await
    }
}

/// What this key has saved before.
fn repeated(
    transaction: &Transaction<'_>,
    user_id: i64,
    draft: &Draft,
) -> Result<Option<Result<Review, NotSaved>>, StoreError> {
    let sql = "SELECT review_id, store_id FROM reviews WHERE user_id = ?1 AND saved_key = ?2";
    let saved: Option<(i64, i64)> =
        transaction.first(sql, params![user_id, draft.key], |row| row.try_into())?;
    let Some((review_id, store_id)) = saved else {
        return Ok(None);
    };
    if store_id != draft.store_id {
        return Ok(Some(Err(NotSaved::KeyReused)));
    }
    let review = list::one(transaction, review_id, Some(user_id))?;
    Ok(Some(review.ok_or(NotSaved::Absent)))
}

fn add(
    transaction: &Transaction<'_>,
    user_id: i64,
    draft: &Draft,
    now_ms: u64,
) -> Result<Result<i64, NotSaved>, StoreError> {
    let visit = free_visit(transaction, user_id, draft.store_id, draft.visit_id)?;
    let Some(visit_id) = visit else {
        return Ok(Err(NotSaved::NotEligible));
    };
    let sql = "SELECT max(?1, coalesce(max(review_id), 0) + 1) FROM reviews";
    let review_id: i64 = transaction.one(sql, [FIRST_OWN_ID], |row| row.get(0))?;
    if !keep_medias(transaction, user_id, review_id, &draft.medias, &[])? {
        return Ok(Err(NotSaved::Media));
    }
    let sql = "INSERT INTO reviews (review_id, store_id, user_id, author_name, author_picture,
                 is_invented, visit_id, score, taste, service, ambience, content, medias,
                 media_count, is_anonymous, is_verified, status, next_ms, was_shown, helpful_count,
                 created_ms)
               VALUES (?1, ?2, ?3, '', '', 0, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 1, 'INIT', ?13,
                 0, 0, ?14)";
    let values = params![
        review_id,
        draft.store_id,
        user_id,
        visit_id,
        draft.score,
        draft.criteria[0],
        draft.criteria[1],
        draft.criteria[2],
        draft.content,
        serde_json::to_string(&draft.medias)?,
        draft.medias.len(),
        draft.is_anonymous,
        now_ms + audit::SUBMITED_AFTER_MS,
        now_ms,
    ];
    transaction.run(sql, values)?;
    Ok(Ok(review_id))
}

fn change(
    transaction: &Transaction<'_>,
    user_id: i64,
    review_id: i64,
    draft: &Draft,
    now_ms: u64,
) -> Result<Result<i64, NotSaved>, StoreError> {
    let sql = "SELECT store_id, user_id, status = 'APPROVED', medias FROM reviews
               WHERE review_id = ?1";
    let found: Option<(i64, Option<i64>, bool, String)> =
        transaction.first(sql, [review_id], |row| row.try_into())?;
    let Some((store_id, author, is_approved, medias)) = found else {
        return Ok(Err(NotSaved::Absent));
    };
    if author != Some(user_id) {
        // What others may not see is not there for them.
        return Ok(Err(if is_approved {
            NotSaved::NotOwn
        } else {
            NotSaved::Absent
        }));
    }
    if store_id != draft.store_id {
        return Ok(Err(NotSaved::OtherStore));
    }
    let before: Vec<String> = serde_json::from_str(&medias)?;
    if !keep_medias(transaction, user_id, review_id, &draft.medias, &before)? {
        return Ok(Err(NotSaved::Media));
    }
    let sql = "UPDATE reviews SET score = ?2, taste = ?3, service = ?4, ambience = ?5,
                 content = ?6, medias = ?7, media_count = ?8, is_anonymous = ?9, is_invented = 0,
                 status = 'INIT', reject_reason = NULL, next_ms = ?10,
                 edited_ms = CASE WHEN was_shown THEN ?11 ELSE edited_ms END
               WHERE review_id = ?1";
    let values = params![
        review_id,
        draft.score,
        draft.criteria[0],
        draft.criteria[1],
        draft.criteria[2],
        draft.content,
        serde_json::to_string(&draft.medias)?,
        draft.medias.len(),
        draft.is_anonymous,
        now_ms + audit::SUBMITED_AFTER_MS,
        now_ms,
    ];
    transaction.run(sql, values)?;
    if is_approved {
        recount(transaction, store_id)?;
    }
    Ok(Ok(review_id))
}

/// Links the uploads to the review and deletes those that it no longer shows; false when one is not
/// an upload of this user.
fn keep_medias(
    transaction: &Transaction<'_>,
    user_id: i64,
    review_id: i64,
    medias: &[String],
    before: &[String],
) -> Result<bool, StoreError> {
    let sql = "UPDATE uploads SET review_id = NULL WHERE review_id = ?1";
    transaction.run(sql, [review_id])?;
    for (index, address) in medias.iter().enumerate() {
        if medias[..index].contains(address) {
            return Ok(false);
        }
        // Generated pictures of a seeded review have no upload.
        let is_drawn = uploads::name(address).is_none() && before.contains(address);
        if is_drawn {
            continue;
        }
        // Evidence of a refusal stays what it is: it would be published, and go with the review.
        let sql = "UPDATE uploads SET review_id = ?1 WHERE name = ?2 AND user_id = ?3
                   AND business = 'review' AND review_id IS NULL
                   AND NOT EXISTS (SELECT 1 FROM evidence AS e WHERE e.name = uploads.name)";
        let taken = transaction.run(sql, params![review_id, uploads::name(address), user_id])?;
        if taken == 0 {
            return Ok(false);
        }
    }
    for address in before.iter().filter(|address| !medias.contains(address)) {
        let sql = "DELETE FROM uploads WHERE name = ?1 AND user_id = ?2
                   AND business = 'review' AND review_id IS NULL";
        transaction.run(sql, params![uploads::name(address), user_id])?;
    }
    Ok(true)
}
