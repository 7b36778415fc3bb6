//! Vouchers that a user owns. Buying 2 "W", 3.

pub mod cashier;
pub mod delivery;
pub mod envelopes;
pub mod gifts;
pub mod partner;
pub mod redeem;
pub mod refunds;

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::ids::row;
use crate::seed::ready_orders;

/// The member who calls, with what was due done.
async fn ready(ctx: &Ctx) -> Result<row::User, Error> {
    let user_id = ctx.member()?.user_id;
    ready_orders(&ctx.database, user_id, ctx.now_ms).await?;
    Ok(user_id)
}
