//! Reviews: lists, writing, what others do with them. Merchant 5, 7; B9.

use std::{collections::BTreeMap, time::Duration};

use jajan_contract::{
    envelope::Done,
    reviews::{
        CheckReviewEligibilityBody, DeleteReviewBody, HelpfulData, MarkHelpfulBody,
        ModerateReviewBody, PlayVisitBody, ReportReviewBody, Review, ReviewDetailBody,
        ReviewEligibility, ReviewListBody, ReviewListData, SaveReviewBody, SaveReviewData,
    },
};
use unicode_segmentation::UnicodeSegmentation;

use crate::{
    edge::ctx::Ctx,
    error::{Account, Business, Error, Refusal},
    ids, phone,
    routes::store_page::store_number,
    seed::{ready_review, ready_reviews},
    store::reviews::{
        CRITERIA, Draft, MAX_REPORTS_PER_DAY, NotDone, NotSaved,
        audit::{DECIDED_AFTER_MS, Reason, SUBMITED_AFTER_MS},
        check_page,
    },
};

/// Contract `SaveReviewBody`; counted as people count.
const MAX_GRAPHEMES: usize = 1_000;
/// One letter can carry marks without end.
const MAX_CHARS: usize = 10_000;
/// Merchant 9.
const MAX_MEDIAS: usize = 6;
const MAX_NOTE_CHARS: usize = 300;
pub const MAX_REPLY_CHARS: usize = 1_000;

pub async fn review_list(ctx: Ctx, body: ReviewListBody) -> Result<ReviewListData, Error> {
    let store_id = store_number(&body.store_id)?;
    let caller = ctx.user.map(|user| user.user_id);
    let database = &ctx.app.database;
    check_page(&body)?;
    if !ready_reviews(database, store_id, ctx.now_ms).await? {
        return Err(Business::StoreAbsent.into());
    }
    Ok(database.review_list(store_id, body, caller).await?)
}

/// The place in the link is not looked at: the review knows its own.
pub async fn review_detail(ctx: Ctx, body: ReviewDetailBody) -> Result<Review, Error> {
    let review_id = review_number(&body.review_id)?;
    let caller = ctx.user.map(|user| user.user_id);
    let database = &ctx.app.database;
    // An invented one is found before anybody opened its store's list.
    ready_review(database, review_id, ctx.now_ms).await?;
    let review = database.review(review_id, caller).await?;
    review.ok_or_else(|| Business::ReviewAbsent.into())
}

pub async fn save_review(ctx: Ctx, body: SaveReviewBody) -> Result<SaveReviewData, Error> {
    let user_id = ctx.member()?.user_id;
    let draft = draft(body)?;
    let database = &ctx.app.database;
    ready_reviews(database, draft.store_id, ctx.now_ms).await?;
    let saved = database.save_review(user_id, draft, ctx.now_ms).await?;
    let review = saved.map_err(|why| match why {
        NotSaved::StoreAbsent => Business::StoreAbsent.into(),
        NotSaved::NotEligible => Business::ReviewNotEligible.into(),
        NotSaved::Absent => Business::ReviewAbsent.into(),
        NotSaved::NotOwn => Business::ReviewNotOwn.into(),
        NotSaved::OtherStore => Error::value("storeId: this review is of another store"),
        NotSaved::Media => Business::ReviewInvalid.into(),
    })?;
    audit_later(&ctx);
    Ok(SaveReviewData { review })
}

pub async fn delete_review(ctx: Ctx, body: DeleteReviewBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    let store_id =
        ids::poi_number(&body.poi_id).ok_or_else(|| Error::value("poiId: P and a number"))?;
    let database = &ctx.app.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let deleted = database
        .delete_review(user_id, review_id, store_id, ctx.now_ms)
        .await?;
    deleted.map_err(refused)?;
    Ok(Done { count: 1 })
}

pub async fn check_review_eligibility(
    ctx: Ctx,
    body: CheckReviewEligibilityBody,
) -> Result<ReviewEligibility, Error> {
    let user_id = ctx.member()?.user_id;
    let store_id = store_number(&body.store_id)?;
    let database = &ctx.app.database;
    let is_open = ready_reviews(database, store_id, ctx.now_ms).await?;
    let found = database
        .review_eligibility(user_id, store_id, is_open)
        .await?;
    found.ok_or_else(|| Business::StoreAbsent.into())
}

pub async fn mark_helpful(ctx: Ctx, body: MarkHelpfulBody) -> Result<HelpfulData, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    let database = &ctx.app.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let marked = database
        .mark_helpful(user_id, review_id, body.is_helpful, ctx.now_ms)
        .await?;
    marked.map_err(refused)
}

/// `count` is 0 when this user reported it before.
pub async fn report_review(ctx: Ctx, body: ReportReviewBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    if body.note.chars().count() > MAX_NOTE_CHARS {
        return Err(Error::value(format!(
            "note: at most {MAX_NOTE_CHARS} characters"
        )));
    }
    let database = &ctx.app.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let reported = database
        .report_review(user_id, review_id, body.reason, body.note, ctx.now_ms)
        .await?;
    let is_new = reported.map_err(refused)?;
    Ok(Done {
        count: u32::from(is_new),
    })
}

pub async fn moderate_review(ctx: Ctx, body: ModerateReviewBody) -> Result<Done, Error> {
    let review_id = review_number(&body.review_id)?;
    let reply = body.merchant_reply.map(|text| text.trim().to_owned());
    if reply
        .as_ref()
        .is_some_and(|text| text.chars().count() > MAX_REPLY_CHARS)
    {
        let detail = format!("merchantReply: at most {MAX_REPLY_CHARS} characters");
        return Err(Error::value(detail));
    }
    let database = &ctx.app.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let is_known = database
        .moderate_review(
            review_id,
            body.audit_status,
            Reason::Rules,
            reply,
            ctx.now_ms,
        )
        .await?;
    if !is_known {
        return Err(Business::ReviewAbsent.into());
    }
    Ok(Done { count: 1 })
}

/// `count` is 0 when nobody has this phone, or there is no such store.
pub async fn play_visit(ctx: Ctx, body: PlayVisitBody) -> Result<Done, Error> {
    if !phone::is_phone(phone::COUNTRY_CODE, &body.phone_no) {
        return Err(Account::PhoneInvalid.into());
    }
    let store_id = store_number(&body.store_id)?;
    let country_code = phone::COUNTRY_CODE.to_owned();
    let database = &ctx.app.database;
    let is_known = database
        .add_visit(country_code, body.phone_no, store_id, ctx.now_ms)
        .await?;
    Ok(Done {
        count: u32::from(is_known),
    })
}

/// The audit goes on by itself also when nobody asks, so that the store's card follows. By the
/// machine's time: where the sandbox's clock stands still or was moved, the next call finds it due.
fn audit_later(ctx: &Ctx) {
    let app = ctx.app.clone();
    tokio::spawn(async move {
        for wait_ms in [SUBMITED_AFTER_MS, DECIDED_AFTER_MS - SUBMITED_AFTER_MS] {
            tokio::time::sleep(Duration::from_millis(wait_ms + 20)).await;
            if let Err(error) = app.database.settle_reviews(app.clock.now_ms()).await {
                tracing::error!(%error, "an audit did not go on");
            }
        }
    });
}

fn draft(body: SaveReviewBody) -> Result<Draft, Error> {
    if !(1..=5).contains(&body.score) {
        return Err(Error::value("score: 1 to 5"));
    }
    let content = content(&body.content).ok_or(Business::ReviewInvalid)?;
    if body.medias.len() > MAX_MEDIAS {
        return Err(Business::ReviewInvalid.into());
    }
    let review_id = body.review_id.as_deref().map(review_number).transpose()?;
    let visit_id = match body.order_id.as_deref() {
        None | Some("") => None,
        Some(text) => Some(ids::visit_number(text).ok_or(Business::ReviewNotEligible)?),
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
    })
}

/// Without spaces around it and without characters that no keyboard types; absent: too long.
fn content(text: &str) -> Option<String> {
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

fn criteria(given: &BTreeMap<String, u8>) -> Result<[Option<u8>; 3], Error> {
    let is_known = |id: &String| CRITERIA.iter().any(|(known, _)| known == id);
    let is_right = |(id, score): (&String, &u8)| is_known(id) && (1..=5).contains(score);
    if !given.iter().all(is_right) {
        let detail = "criteriaScoreList: taste, service, ambience, each 1 to 5";
        return Err(Error::value(detail));
    }
    Ok(CRITERIA.map(|(id, _)| given.get(id).copied()))
}

fn refused(why: NotDone) -> Error {
    match why {
        NotDone::Absent => Business::ReviewAbsent.into(),
        NotDone::NotOwn => Business::ReviewNotOwn.into(),
        NotDone::Own => Error::value("reviewId: it is the caller's own"),
        NotDone::OtherStore => Error::value("poiId: this review is of another store"),
        NotDone::TooOften => {
            let detail = format!("{MAX_REPORTS_PER_DAY} reports a day");
            Error::new(Refusal::RateLimited, detail)
        }
    }
}

fn review_number(text: &str) -> Result<i64, Error> {
    ids::review_number(text).ok_or_else(|| Business::ReviewAbsent.into())
}
