//! Orders and payments. Buying 3.
//!
//! Invariant: every call does first what time has brought (`ready`), so that no reply shows an order
//! that should be closed.

pub mod checkout;
pub mod offline;
pub mod payments;
pub mod played;
pub mod purchases;
pub mod splits;
pub mod wallet;

use crate::edge::ctx::Ctx;
use crate::error::{Business, Buying, Error};
use crate::ids::{self, row};
use crate::routes::checks::check_id;
use crate::seed::{ready_orders, ready_reviews_of};
use jajan_contract::ids::{OrderId, SkuId};

/// The member who calls, with what was due done.
async fn ready(ctx: &Ctx) -> Result<row::User, Error> {
    let user_id = ctx.member()?.user_id;
    ready_orders(&ctx.database, user_id, ctx.now_ms).await?;
    Ok(user_id)
}

/// As [`ready`], for replies that say which visits have no review: a known person's are written at
/// the first look.
async fn ready_with_reviews(ctx: &Ctx) -> Result<row::User, Error> {
    let user_id = ready(ctx).await?;
    ready_reviews_of(&ctx.database, user_id, ctx.now_ms).await?;
    Ok(user_id)
}

/// Text that is no order's id is an order that does not exist.
fn order_number(id: &OrderId) -> Result<row::Order, Error> {
    check_id("orderId", id)?;
    ids::order_number(id).ok_or_else(|| Buying::OrderAbsent.into())
}

fn product_number(sku_id: &SkuId) -> Result<row::Product, Error> {
    check_id("skuId", sku_id)?;
    ids::sku_number(sku_id).ok_or_else(|| Business::CouponEnded.into())
}
