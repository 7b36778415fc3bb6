//! Simulates the visit before a review and the moderator after it.

use jajan_contract::{
    envelope::Done,
    reviews::{ModerateReviewBody, PlayVisitBody},
};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Business, Error};
use crate::phone;
use crate::routes::checks::check_max;
use crate::routes::reviews::draft::review_number;
use crate::routes::store_page::store_number;
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

/// `count` is 0 when nobody has this phone, or there is no such store.
pub async fn play_visit(ctx: Ctx, body: PlayVisitBody) -> Result<Done, Error> {
    if !phone::is_phone(phone::COUNTRY_CODE, &body.phone_no) {
        return Err(Account::PhoneInvalid.into());
    }
    let store_id = store_number(&body.store_id)?;
    let country_code = phone::COUNTRY_CODE.to_owned();
    let database = &ctx.database;
    let is_known = database
        .add_visit(country_code, body.phone_no, store_id, ctx.now_ms)
        .await?;
    Ok(Done {
        count: u32::from(is_known),
    })
}
