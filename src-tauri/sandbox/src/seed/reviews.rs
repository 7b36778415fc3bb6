//! Writes a store's invented reviews when somebody first looks: a million stores are seeded without
//! them. Invariant: whoever asks the store about reviews has called [`ready_reviews`] before.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{
    city::reviews::{Invented, THANKS, of_store},
    ids::IDS_PER_STORE,
    seed::{
        options::NUMBER,
        review_people::{KNOWN, Known, KnownReview},
    },
    store::{
        Database, StoreError,
        catalog::shares::{Shared, Subject},
        reviews::{
            audit::{self, Reason},
            recount, store_exists,
        },
    },
};

/// The place of a person's approved review in its store's list: the card counts it already.
const KNOWN_PLACE: usize = 1;
/// Of the people's reviews that are not approved, after those of the list.
const WAITING_PLACE: i64 = 900;
const WAITING_AGE_MS: u64 = 3 * 3_600_000;

/// Everything about this store's reviews is as it should be now: the invented ones are there, audits
/// that are due are done. False: there is no such store. A store's first look writes; every later
/// one reads.
pub async fn ready_reviews(
    database: &Database,
    store_id: i64,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let is_ready = database
        .read(move |connection| {
            let mut known =
                connection.prepare_cached("SELECT 1 FROM review_stores WHERE store_id = ?1")?;
            Ok(known.exists([store_id])? && !audit::is_due(connection, now_ms)?)
        })
        .await?;
    if is_ready {
        return Ok(true);
    }
    database
        .write(move |transaction| {
            audit::settle(transaction, now_ms)?;
            ready(transaction, store_id, now_ms)
        })
        .await
}

/// As [`ready_reviews`], of the store that a review belongs to.
pub async fn ready_review(
    database: &Database,
    review_id: i64,
    now_ms: u64,
) -> Result<bool, StoreError> {
    ready_reviews(database, review_id / IDS_PER_STORE, now_ms).await
}

/// The people's reviews are on the moderator's desk before anybody opened their stores.
pub async fn ready_desk(database: &Database, now_ms: u64) -> Result<(), StoreError> {
    for known in &KNOWN {
        ready_reviews(database, known.store_id, now_ms).await?;
    }
    Ok(())
}

/// A preview of a link, also to a review that nobody looked at before.
pub async fn shared(
    database: &Database,
    subject: Subject,
    now_ms: u64,
) -> Result<Option<Shared>, StoreError> {
    if let Subject::Review(review_id) = &subject {
        ready_review(database, *review_id, now_ms).await?;
    }
    database.shared(subject, now_ms).await
}

/// As [`ready_reviews`], but for audits.
fn ready(transaction: &Transaction<'_>, store_id: i64, now_ms: u64) -> Result<bool, StoreError> {
    if !store_exists(transaction, store_id)? {
        return Ok(false);
    }
    let is_new = transaction
        .prepare_cached("INSERT OR IGNORE INTO review_stores VALUES (?1)")?
        .execute([store_id])?
        > 0;
    if is_new {
        let number = meta(transaction, NUMBER)?.and_then(|text| text.parse().ok());
        // The card of a store may be made to have none.
        let count: usize = transaction
            .prepare_cached("SELECT review_count FROM stores WHERE id = ?1")?
            .query_row([store_id], |row| row.get(0))?;
        let reviews = match count {
            0 => Vec::new(),
            _ => of_store(number.unwrap_or_default(), store_id),
        };
        write(transaction, store_id, &reviews, now_ms)?;
    }
    Ok(true)
}

fn write(
    transaction: &Transaction<'_>,
    store_id: i64,
    reviews: &[Invented],
    now_ms: u64,
) -> Result<(), StoreError> {
    // Ignored where its user changed it: that one is kept over a new seeding.
    let mut insert = transaction.prepare(
        "INSERT OR IGNORE INTO reviews (review_id, store_id, user_id, author_name, author_picture,
           is_invented, visit_id, score, taste, service, ambience, content, medias, media_count,
           is_anonymous, is_verified, status, reject_reason, was_shown, helpful_count, reply,
           reply_ms, created_ms, edited_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,
           ?18, ?19 + (SELECT count(*) FROM review_helpful WHERE review_id = ?1), ?20, ?21, ?22,
           ?23)",
    )?;
    let mut put = |review: &Invented, own: Option<(i64, &Known, &KnownReview)>| {
        let created_ms = now_ms.saturating_sub(review.age_ms);
        let known = own.map(|(_, _, known)| known);
        let medias = match known {
            Some(known) => drawn(reviews, known.photo_count),
            None => review.medias.clone(),
        };
        let reply = match known {
            Some(known) if !known.has_reply => None,
            Some(_) => Some((THANKS, review.age_ms / 2)),
            None => review.reply,
        };
        let status = known.map_or("APPROVED", |known| known.status);
        insert.execute(params![
            review.id,
            store_id,
            own.map(|(user_id, _, _)| user_id),
            review.name,
            review.picture,
            own.map(|(_, known, _)| known.visit_id),
            review.score,
            review.criteria[0],
            review.criteria[1],
            review.criteria[2],
            known.map_or(review.content.as_str(), |known| known.content),
            serde_json::to_string(&medias)?,
            medias.len(),
            known.map_or(review.is_anonymous, |known| known.is_anonymous),
            own.is_some() || review.is_verified,
            status,
            (status == "REJECTED").then_some(Reason::Link.as_str()),
            status == "APPROVED",
            review.helpful_count,
            reply.map(|(text, _)| text),
            reply.map(|(_, after_ms)| created_ms + after_ms),
            created_ms,
            review.is_edited.then_some(created_ms + review.age_ms / 3),
        ])?;
        Ok::<(), StoreError>(())
    };
    let known = known(transaction, store_id)?;
    for (index, review) in reviews.iter().enumerate() {
        let own = known
            .iter()
            .find(|(_, _, review)| index == KNOWN_PLACE && review.status == "APPROVED");
        put(review, own.copied())?;
    }
    let waiting = known
        .iter()
        .filter(|(_, _, review)| review.status != "APPROVED");
    for (place, own) in (WAITING_PLACE..).zip(waiting) {
        let review = Invented {
            id: store_id * IDS_PER_STORE + place,
            name: "",
            picture: String::new(),
            score: own.2.score,
            criteria: [Some(own.2.score); 3],
            content: String::new(),
            medias: Vec::new(),
            is_anonymous: false,
            is_verified: true,
            helpful_count: 0,
            reply: None,
            age_ms: WAITING_AGE_MS,
            is_edited: false,
        };
        put(&review, Some(*own))?;
    }
    Ok(())
}

/// The people's reviews of this store whose visits are still theirs, with their users' ids.
fn known(
    transaction: &Transaction<'_>,
    store_id: i64,
) -> Result<Vec<(i64, &'static Known, &'static KnownReview)>, StoreError> {
    let mut statement =
        transaction.prepare_cached("SELECT user_id FROM visits WHERE visit_id = ?1")?;
    let mut found = Vec::new();
    for known in KNOWN.iter().filter(|known| known.store_id == store_id) {
        let user_id = statement.query_row([known.visit_id], |row| row.get(0));
        if let (Some(review), Some(user_id)) = (&known.review, user_id.optional()?) {
            found.push((user_id, known, review));
        }
    }
    Ok(found)
}

/// Photos for those who have none of their own: some of the store's other reviews.
fn drawn(reviews: &[Invented], count: usize) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for address in reviews.iter().flat_map(|review| &review.medias) {
        if all.len() < count && !all.contains(address) {
            all.push(address.clone());
        }
    }
    all
}

/// After a seeding: the cards of stores that users reviewed count those reviews as well.
pub(super) fn recount_users(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare("SELECT DISTINCT store_id FROM reviews")?;
    let stores: Vec<i64> = statement
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for store_id in stores {
        // Their times count back from the newest that a user wrote.
        let newest = "SELECT max(created_ms) FROM reviews WHERE store_id = ?1";
        let now_ms = transaction.query_row(newest, [store_id], |row| row.get(0))?;
        if ready(transaction, store_id, now_ms)? {
            recount(transaction, store_id)?;
        }
    }
    Ok(())
}

/// A value of the seed's, as it was written when the data was made.
fn meta(connection: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
    Ok(statement.query_row([key], |row| row.get(0)).optional()?)
}
