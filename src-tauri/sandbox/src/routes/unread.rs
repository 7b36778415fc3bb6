//! Unread counters. Of a visitor by device; of a user from the login issue on.

use jajan_contract::unread::{QueryUnreadBody, ResetUnreadBody, UnreadData};

use crate::{edge::call::Ctx, error::Error};

pub async fn query_unread(ctx: Ctx, _: QueryUnreadBody) -> Result<UnreadData, Error> {
    Ok(ctx.app.database.unread(ctx.device_id).await?)
}

pub async fn reset_unread(ctx: Ctx, body: ResetUnreadBody) -> Result<UnreadData, Error> {
    Ok(ctx
        .app
        .database
        .reset_unread(ctx.device_id, body.page)
        .await?)
}
