//! Reviews: lists, writing, what others do with them. Merchant 5, 7; B9.

mod draft;
mod played;

pub use played::moderate_review;

use std::time::Duration;

use jajan_contract::{
    envelope::Done,
    reviews::{
        CheckReviewEligibilityBody, DeleteReviewBody, HelpfulData, MarkHelpfulBody,
        ReportReviewBody, Review, ReviewDetailBody, ReviewEligibility, ReviewListBody,
        ReviewListData, SaveReviewBody, SaveReviewData,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error, Refusal};
use crate::ids;
use crate::routes::checks::check_words;
use crate::routes::reviews::draft::{draft, review_number};
use crate::routes::store_page::store_number;
use crate::seed::{ready_review, ready_reviews};
use crate::store::reviews::audit::{DECIDED_AFTER_MS, SUBMITED_AFTER_MS};
use crate::store::reviews::{MAX_REPORTS_PER_DAY, NotDone, NotSaved, check_page};

const MAX_NOTE_CHARS: usize = 300;

pub async fn review_list(ctx: Ctx, body: ReviewListBody) -> Result<ReviewListData, Error> {
    let store_id = store_number(&body.store_id)?;
    let caller = ctx.user.map(|user| user.user_id);
    let database = &ctx.database;
    check_page(&body)?;
    if !ready_reviews(database, store_id, ctx.now_ms).await? {
        return Err(Business::StoreAbsent.into());
    }
    Ok(database.review_list(store_id, body, caller).await?)
}

/// The store in the link is ignored: the review knows its own.
pub async fn review_detail(ctx: Ctx, body: ReviewDetailBody) -> Result<Review, Error> {
    let review_id = review_number(&body.review_id)?;
    let caller = ctx.user.map(|user| user.user_id);
    let database = &ctx.database;
    // A seeded review must be found also before anybody has opened its store's list.
    ready_review(database, review_id, ctx.now_ms).await?;
    let review = database.review(review_id, caller).await?;
    review.ok_or_else(|| Business::ReviewAbsent.into())
}

pub async fn save_review(ctx: Ctx, body: SaveReviewBody) -> Result<SaveReviewData, Error> {
    let user_id = ctx.member()?.user_id;
    let draft = draft(body, ctx.key.clone())?;
    let database = &ctx.database;
    ready_reviews(database, draft.store_id, ctx.now_ms).await?;
    let review = database.save_review(user_id, draft, ctx.now_ms).await?;
    audit_later(&ctx);
    Ok(SaveReviewData { review })
}

pub async fn delete_review(ctx: Ctx, body: DeleteReviewBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    let store_id =
        ids::poi_number(&body.poi_id).ok_or_else(|| Error::value("poiId: P and a number"))?;
    let database = &ctx.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    database
        .delete_review(user_id, (review_id, store_id), ctx.key.clone(), ctx.now_ms)
        .await?;
    Ok(Done { count: 1 })
}

pub async fn check_review_eligibility(
    ctx: Ctx,
    body: CheckReviewEligibilityBody,
) -> Result<ReviewEligibility, Error> {
    let user_id = ctx.member()?.user_id;
    let store_id = store_number(&body.store_id)?;
    let database = &ctx.database;
    let is_open = ready_reviews(database, store_id, ctx.now_ms).await?;
    let found = database
        .review_eligibility(user_id, store_id, is_open)
        .await?;
    found.ok_or_else(|| Business::StoreAbsent.into())
}

pub async fn mark_helpful(ctx: Ctx, body: MarkHelpfulBody) -> Result<HelpfulData, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    let database = &ctx.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let marked = database.mark_helpful(user_id, review_id, body.is_helpful, ctx.now_ms);
    Ok(marked.await?)
}

/// `count` is 0 when this user reported it before.
pub async fn report_review(ctx: Ctx, body: ReportReviewBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let review_id = review_number(&body.review_id)?;
    check_words(&body.note, MAX_NOTE_CHARS)?;
    let database = &ctx.database;
    ready_review(database, review_id, ctx.now_ms).await?;
    let is_new = database
        .report_review(user_id, review_id, body.reason, body.note, ctx.now_ms)
        .await?;
    Ok(Done {
        count: u32::from(is_new),
    })
}

/// Runs the audit in the background, so that the store's card changes without another call. By the
/// machine's clock: where the sandbox's is fixed or was moved, the next call finds the audit due.
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

impl From<NotSaved> for Error {
    fn from(why: NotSaved) -> Self {
        match why {
            NotSaved::StoreAbsent => Business::StoreAbsent.into(),
            NotSaved::NotEligible => Business::ReviewNotEligible.into(),
            NotSaved::Absent => Business::ReviewAbsent.into(),
            NotSaved::NotOwn => Business::ReviewNotOwn.into(),
            NotSaved::OtherStore => Self::value("storeId: this review is of another store"),
            NotSaved::Media => Business::ReviewInvalid.into(),
            NotSaved::KeyReused => Self::value("idempotency key: used for another body"),
        }
    }
}

impl From<NotDone> for Error {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Absent => Business::ReviewAbsent.into(),
            NotDone::NotOwn => Business::ReviewNotOwn.into(),
            NotDone::KeyReused => Self::value("idempotency key: used for another body"),
            NotDone::Own => Self::value("reviewId: it is the caller's own"),
            NotDone::OtherStore => Self::value("poiId: this review is of another store"),
            NotDone::TooOften => {
                let detail = format!("{MAX_REPORTS_PER_DAY} reports a day");
                Self::new(Refusal::RateLimited, detail)
            }
        }
    }
}
