//! Unread counters: of a member, wherever they are logged in. A visitor has none.

use jajan_contract::unread::{QueryUnreadBody, ResetUnreadBody, UnreadData};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::ids::row;

pub async fn query_unread(ctx: Ctx, _: QueryUnreadBody) -> Result<UnreadData, Error> {
    Ok(ctx.database.unread(user_id(&ctx)).await?)
}

pub async fn reset_unread(ctx: Ctx, body: ResetUnreadBody) -> Result<UnreadData, Error> {
    let user_id = user_id(&ctx);
    Ok(ctx.database.reset_unread(user_id, body.page).await?)
}

fn user_id(ctx: &Ctx) -> Option<row::User> {
    ctx.user.as_ref().map(|user| user.user_id)
}
