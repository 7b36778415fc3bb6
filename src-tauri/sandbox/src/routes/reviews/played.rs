//! Simulates the moderator of reviews.

use jajan_contract::{envelope::Done, reviews::ModerateReviewBody};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::routes::checks::check_max;
use crate::routes::reviews::draft::review_number;
use crate::seed::ready_review;
use crate::store::reviews::audit::Reason;

pub const MAX_REPLY_CHARS: usize = 1_000;

pub async fn moderate_review(ctx: Ctx, body: ModerateReviewBody) -> Result<Done, Error> {
    let review_id = review_number(&body.review_id)?;
    let reply = body.merchant_reply.map(|text| text.trim().to_owned());
    check_max(
        "merchantReply",
        reply.as_deref().unwrap_or_default(),
        MAX_REPLY_CHARS,
    )?;
    let database = &ctx.database;
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
