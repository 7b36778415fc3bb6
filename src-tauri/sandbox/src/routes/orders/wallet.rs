//! `my_coupons`, `detail`, `applicable_store_list`, `savings/query`. Buying 3; growth 11.

use jajan_contract::product::ApplicableStoreListData;
use jajan_contract::{
    headers::Host,
    order::{
        savings::{SavingsData, SavingsQueryBody},
        wallet::{
            CouponDetailBody, CouponDetailData, CouponStoreListBody, MyCouponsBody, MyCouponsData,
            WalletKind,
        },
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::routes::checks::{check_id, check_words};
use crate::routes::orders::ready;
use crate::routes::product::position;
use crate::routes::product::reply::applicable_stores;
use crate::store::Page;
use crate::time::DAY_MS;

const MAX_PAGE_SIZE: u32 = 50;
const MAX_SEARCH_CHARS: usize = 60;
/// Buying 6 "Offline": for how long a device may keep what codes are made from.
const KEPT_IN_APP_MS: u64 = 3 * DAY_MS;
const KEPT_ELSEWHERE_MS: u64 = DAY_MS;

pub async fn my_coupons(ctx: Ctx, body: MyCouponsBody) -> Result<MyCouponsData, Error> {
    let user_id = ready(&ctx).await?;
    check_words(&body.search, MAX_SEARCH_CHARS)?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let position = position(body.latitude, body.longitude)?;
    if body.kind == WalletKind::RedEnvelope {
        let envelopes = ctx.database.red_envelopes(user_id, body, page, ctx.now_ms);
        return Ok(envelopes.await?);
    }
    let wallet = ctx
        .database
        .wallet(user_id, body, page, position, ctx.now_ms);
    Ok(wallet.await?)
}

pub async fn coupon_detail(ctx: Ctx, body: CouponDetailBody) -> Result<CouponDetailData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let position = position(body.latitude, body.longitude)?;
    let database = &ctx.database;
    let found = database.coupon(user_id, body.coupon_id, position, keep_ms(&ctx), ctx.now_ms);
    found.await?.ok_or_else(|| Owning::CouponAbsent.into())
}

pub async fn savings_query(ctx: Ctx, _: SavingsQueryBody) -> Result<SavingsData, Error> {
    let user_id = ready(&ctx).await?;
    Ok(ctx.database.savings(user_id, ctx.now_ms).await?)
}

pub async fn coupon_applicable_store_list(
    ctx: Ctx,
    body: CouponStoreListBody,
) -> Result<ApplicableStoreListData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let position = position(body.latitude, body.longitude)?;
    let found = ctx
        .database
        .coupon_stores(user_id, body.coupon_id, page, position, ctx.now_ms);
    let found = found.await?.ok_or(Owning::CouponAbsent)?;
    Ok(applicable_stores(found))
}

/// Milliseconds for which the caller's device may keep what is shown without a network.
pub fn keep_ms(ctx: &Ctx) -> u64 {
    match ctx.host {
        Host::App => KEPT_IN_APP_MS,
        Host::Web | Host::Pwa => KEPT_ELSEWHERE_MS,
    }
}
