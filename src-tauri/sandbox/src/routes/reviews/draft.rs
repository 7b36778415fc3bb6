//! Checks of a submitted review that need no database.

use std::collections::BTreeMap;

use jajan_contract::ids::ReviewId;
use jajan_contract::reviews::SaveReviewBody;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::{Business, Error};
use crate::ids::{self, row};
use crate::routes::store_page::store_number;
use crate::store::reviews::{CRITERIA, Draft};

/// Contract `SaveReviewBody`; in graphemes, as people count.
pub const MAX_GRAPHEMES: usize = 1_000;

/// Code points: one letter can have any number of combining marks.
pub const MAX_CHARS: usize = 10_000;

/// Merchant 9.
pub const MAX_MEDIAS: usize = 6;

pub fn draft(body: SaveReviewBody, key: String) -> Result<Draft, Error> {
    if !(1..=5).contains(&body.score) {
        return Err(Error::value("score: 1 to 5"));
    }
    let content = content(&body.content).ok_or(Business::ReviewInvalid)?;
    if body.medias.len() > MAX_MEDIAS {
        return Err(Business::ReviewInvalid.into());
    }
    let review_id = body.review_id.as_ref().map(review_number).transpose()?;
    let visit_id = match body.order_id.filter(|id| !id.is_empty()) {
        None => None,
        // An order's number is none: refused as what it is, not as a visit that was reviewed.
        Some(id) => {
            Some(ids::visit_number(&id).ok_or_else(|| Error::value("orderId: of no visit"))?)
        }
    };
    Ok(Draft {
        review_id,
        store_id: store_number(&body.store_id)?,
        visit_id,
        score: body.score,
        criteria: criteria(&body.criteria_score_list)?,
        content,
        medias: body.medias,
        is_anonymous: body.anonymous,
        key,
    })
}

/// Trimmed and without control characters; absent: too long.
pub fn content(text: &str) -> Option<String> {
    let plain = text.replace("\r\n", "\n");
    let kept: String = plain
        .chars()
        .filter(|c| *c == '\n' || !c.is_control())
        .collect();
    let content = kept.trim();
    let is_long =
        content.graphemes(true).count() > MAX_GRAPHEMES || content.chars().count() > MAX_CHARS;
    (!is_long).then(|| content.to_owned())
}

pub fn criteria(given: &BTreeMap<String, u8>) -> Result<[Option<u8>; 3], Error> {
    let is_known = |id: &String| CRITERIA.iter().any(|(known, _)| known == id);
    let is_right = |(id, score): (&String, &u8)| is_known(id) && (1..=5).contains(score);
    if !given.iter().all(is_right) {
        let detail = "criteriaScoreList: taste, service, ambience, each 1 to 5";
        return Err(Error::value(detail));
    }
    Ok(CRITERIA.map(|(id, _)| given.get(id).copied()))
}

pub fn review_number(id: &ReviewId) -> Result<row::Review, Error> {
    ids::review_number(id).ok_or_else(|| Business::ReviewAbsent.into())
}
