//! `my_coupons`, `detail`. Buying 3.

use jajan_contract::order::wallet::{
    CouponDetailBody, CouponDetailData, MyCouponsBody, MyCouponsData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::routes::checks::{check_id, check_max};
use crate::routes::orders::ready;
use crate::routes::product::position;
use crate::store::Page;

const MAX_PAGE_SIZE: u32 = 50;
const MAX_SEARCH_CHARS: usize = 60;

pub async fn my_coupons(ctx: Ctx, body: MyCouponsBody) -> Result<MyCouponsData, Error> {
    let user_id = ready(&ctx).await?;
    check_max("search", &body.search, MAX_SEARCH_CHARS)?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let position = position(body.latitude, body.longitude)?;
    let wallet = ctx
        .database
        .wallet(user_id, body, page, position, ctx.now_ms);
    Ok(wallet.await?)
}

pub async fn coupon_detail(ctx: Ctx, body: CouponDetailBody) -> Result<CouponDetailData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let position = position(body.latitude, body.longitude)?;
    let found = ctx
        .database
        .coupon(user_id, body.coupon_id, position, ctx.now_ms);
    found.await?.ok_or_else(|| Owning::CouponAbsent.into())
}
