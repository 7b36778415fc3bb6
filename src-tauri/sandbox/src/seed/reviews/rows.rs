//! The rows of a store's seeded reviews.

use rusqlite::{Transaction, params};

use crate::city::hours;
use crate::city::reviews::{Invented, THANKS};
use crate::ids::{IDS_PER_STORE, row};
use crate::seed::orders::visits;
use crate::seed::review_people::{KNOWN, Known, KnownReview};
use crate::store::reviews::audit::Reason;
use crate::store::{Sql, StoreError};
use crate::time::MINUTE_MS;

/// The place of a person's approved review in its store's list: the card counts it already.
pub const KNOWN_PLACE: usize = 1;

/// First place of the known people's reviews that are not approved: after all places of the list.
pub const WAITING_PLACE: i64 = 900;

/// After the visit, at the soonest.
const WRITTEN_MS: u64 = 20 * MINUTE_MS;

pub const WAITING_AGE_MS: u64 = 3 * 3_600_000;

pub fn write(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    reviews: &[Invented],
    now_ms: u64,
) -> Result<(), StoreError> {
    // Ignored where its user has edited it: an edited review survives a new seeding.
    let mut insert = transaction.prepare(
        "INSERT OR IGNORE INTO reviews (review_id, store_id, user_id, author_name, author_picture,
           is_invented, visit_id, score, taste, service, ambience, content, medias, media_count,
           is_anonymous, is_verified, status, reject_reason, was_shown, helpful_count, reply,
           reply_ms, created_ms, edited_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,
           ?18, ?19 + (SELECT count(*) FROM review_helpful WHERE review_id = ?1), ?20, ?21, ?22,
           ?23)",
    )?;
    let parts = visits::parts(transaction, store_id)?;
    let mut before_ms = now_ms;
    let mut put = |review: &Invented, own: Option<(row::User, &Known, &KnownReview)>| {
        // Written by a guest: while it was open, and each before the one above it.
        let asked_ms = now_ms.saturating_sub(review.age_ms);
        let created_ms =
            hours::latest_open(&parts, asked_ms.min(before_ms.saturating_sub(MINUTE_MS)));
        before_ms = created_ms;
        let created_ms = match own {
            Some((_, known, _)) => {
                created_ms.max(visits::used_ms(known, &parts, now_ms) + WRITTEN_MS)
            }
            None => created_ms,
        };
        let known = own.map(|(_, _, known)| known);
        let medias = match known {
            Some(known) => drawn(reviews, known.photo_count),
            None => review.medias.clone(),
        };
        let reply = match known {
            Some(known) if !known.has_reply => None,
            Some(_) => Some((THANKS, review.age_ms / 2)),
            None => review
                .reply
                .as_ref()
                .map(|(text, after_ms)| (text.as_str(), *after_ms)),
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
            id: store_id.0 * IDS_PER_STORE + place,
            name: String::new(),
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
pub fn known(
    transaction: &Transaction<'_>,
    store_id: row::Store,
) -> Result<Vec<(row::User, &'static Known, &'static KnownReview)>, StoreError> {
    let sql = "SELECT user_id FROM visits WHERE visit_id = ?1";
    let mut found = Vec::new();
    for known in KNOWN.iter().filter(|known| known.store_id == store_id) {
        let user_id = transaction.find_value(sql, [known.visit_id])?;
        if let (Some(review), Some(user_id)) = (&known.review, user_id) {
            found.push((user_id, known, review));
        }
    }
    Ok(found)
}

/// Photos for those who have none of their own: some of the store's other reviews.
pub fn drawn(reviews: &[Invented], count: usize) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for address in reviews.iter().flat_map(|review| &review.medias) {
        if all.len() < count && !all.contains(address) {
            all.push(address.clone());
        }
    }
    all
}
