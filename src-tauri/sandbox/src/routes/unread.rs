//! Unread counters. Of a visitor by device, of a user wherever they are logged in.

use jajan_contract::unread::{QueryUnreadBody, ResetUnreadBody, UnreadData};

use crate::{edge::call::Ctx, error::Error, store::unread::Owner};

pub async fn query_unread(ctx: Ctx, _: QueryUnreadBody) -> Result<UnreadData, Error> {
    Ok(ctx.app.database.unread(owner(&ctx)).await?)
}

pub async fn reset_unread(ctx: Ctx, body: ResetUnreadBody) -> Result<UnreadData, Error> {
    let owner = owner(&ctx);
    Ok(ctx.app.database.reset_unread(owner, body.page).await?)
}

fn owner(ctx: &Ctx) -> Owner {
    match ctx.user {
        Some(user) => Owner::User(user.user_id),
        None => Owner::Device(ctx.device_id.clone()),
    }
}
