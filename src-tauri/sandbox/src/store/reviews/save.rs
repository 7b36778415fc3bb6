//! Writing a review and changing it.

use jajan_contract::reviews::Review;
use rusqlite::{Transaction, params};

use crate::ids::{IDS_PER_STORE, row};
use crate::store::account::uploads;
use crate::store::catalog::unusual_stores;
use crate::store::due;
use crate::store::reviews::card::{recount, store_exists};
use crate::store::reviews::visits::free_visit;
use crate::store::reviews::{audit, list};
use crate::store::{Database, FromRow, Outcome, Refuse, Sql};

/// Ids of users' reviews begin here, far from those of invented ones.
const FIRST_OWN_ID: i64 = 10_000_000 * IDS_PER_STORE;

/// A review whose form was checked.
#[derive(Debug, Clone)]
pub struct Draft {
    /// Absent: a new one.
    pub review_id: Option<row::Review>,
    pub store_id: row::Store,
    /// The visit that a new one is about; absent: the latest without a review.
    pub visit_id: Option<row::Visit>,
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

impl Refuse for NotSaved {}

impl Database {
    /// Writes it and restarts its audit.
    pub async fn save_review(
        &self,
        user_id: row::User,
        draft: Draft,
        now_ms: u64,
    ) -> Outcome<Review, NotSaved> {
        self.write_or_refuse(move |transaction| {
            due::settle_audits(transaction, now_ms)?;
            if let Some(repeated) = repeated(transaction, user_id, &draft)? {
                return Ok(repeated);
            }
            if !store_exists(transaction, draft.store_id)? {
                return NotSaved::StoreAbsent.refuse();
            }
            if unusual_stores::closed_reviews(transaction, draft.store_id)?.is_some() {
                return NotSaved::NotEligible.refuse();
            }
            let review_id = match draft.review_id {
                Some(review_id) => change(transaction, user_id, review_id, &draft, now_ms)?,
                None => add(transaction, user_id, &draft, now_ms)?,
            };
            let sql = "UPDATE reviews SET saved_key = ?2 WHERE review_id = ?1";
            transaction.run(sql, params![review_id, draft.key])?;
            let review = list::one(transaction, review_id, Some(user_id))?;
            Ok(review.ok_or(NotSaved::Absent)?)
        })
        .await
    }
}

/// What this key has saved before.
fn repeated(
    transaction: &Transaction<'_>,
    user_id: row::User,
    draft: &Draft,
) -> Outcome<Option<Review>, NotSaved> {
    let sql = "SELECT review_id, store_id FROM reviews WHERE user_id = ?1 AND saved_key = ?2";
    let saved: Option<(row::Review, row::Store)> =
        transaction.find(sql, params![user_id, draft.key])?;
    let Some((review_id, store_id)) = saved else {
        return Ok(None);
    };
    if store_id != draft.store_id {
        return NotSaved::KeyReused.refuse();
    }
    let review = list::one(transaction, review_id, Some(user_id))?;
    Ok(Some(review.ok_or(NotSaved::Absent)?))
}

fn add(
    transaction: &Transaction<'_>,
    user_id: row::User,
    draft: &Draft,
    now_ms: u64,
) -> Outcome<row::Review, NotSaved> {
    let visit = free_visit(transaction, user_id, draft.store_id, draft.visit_id)?;
    let visit_id = visit.ok_or(NotSaved::NotEligible)?;
    let sql = "SELECT max(?1, coalesce(max(review_id), 0) + 1) FROM reviews";
    let review_id: row::Review = transaction.value(sql, [FIRST_OWN_ID])?;
    keep_medias(transaction, user_id, review_id, &draft.medias, &[])?;
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
    Ok(review_id)
}

/// A review as it is before a change.
#[derive(FromRow)]
struct Saved {
    store_id: row::Store,
    user_id: Option<row::User>,
    is_approved: bool,
    #[row(json)]
    medias: Vec<String>,
}

fn change(
    transaction: &Transaction<'_>,
    user_id: row::User,
    review_id: row::Review,
    draft: &Draft,
    now_ms: u64,
) -> Outcome<row::Review, NotSaved> {
    let sql = "SELECT store_id, user_id, status = 'APPROVED' AS is_approved, medias FROM reviews
               WHERE review_id = ?1";
    let found: Option<Saved> = transaction.find(sql, [review_id])?;
    let found = found.ok_or(NotSaved::Absent)?;
    if found.user_id != Some(user_id) {
        // What others may not see is not there for them.
        return match found.is_approved {
            true => NotSaved::NotOwn.refuse(),
            false => NotSaved::Absent.refuse(),
        };
    }
    if found.store_id != draft.store_id {
        return NotSaved::OtherStore.refuse();
    }
    keep_medias(
        transaction,
        user_id,
        review_id,
        &draft.medias,
        &found.medias,
    )?;
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
    if found.is_approved {
        recount(transaction, found.store_id)?;
    }
    Ok(review_id)
}

/// Links the uploads to the review and deletes those that it no longer shows; refused when one is not
/// an upload of this user.
fn keep_medias(
    transaction: &Transaction<'_>,
    user_id: row::User,
    review_id: row::Review,
    medias: &[String],
    before: &[String],
) -> Outcome<(), NotSaved> {
    let sql = "UPDATE uploads SET review_id = NULL WHERE review_id = ?1";
    transaction.run(sql, [review_id])?;
    for (index, address) in medias.iter().enumerate() {
        if medias[..index].contains(address) {
            return NotSaved::Media.refuse();
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
            return NotSaved::Media.refuse();
        }
    }
    for address in before.iter().filter(|address| !medias.contains(address)) {
        let sql = "DELETE FROM uploads WHERE name = ?1 AND user_id = ?2
                   AND business = 'review' AND review_id IS NULL";
        transaction.run(sql, params![uploads::name(address), user_id])?;
    }
    Ok(())
}
