//! Brands: the pavilion, home pages, brand days. Merchant 7.

use jajan_contract::brands::{
    BrandDayBrandsBody, BrandDayBrandsData, BrandDayOffersBody, BrandDayOffersData, BrandDayPage,
    BrandDayPageBody, BrandHomepageBody, BrandHomepageData, BrandPavilionData, BrandStoreListBody,
    BrandStoreListData, QueryBrandPavilionBody,
};
use jajan_contract::ids::BrandId;

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::ids::{self, row};
use crate::routes::checks::{MAX_ID_CHARS, check_max};

pub async fn query_brand_pavilion(
    ctx: Ctx,
    body: QueryBrandPavilionBody,
) -> Result<BrandPavilionData, Error> {
    let database = &ctx.database;
    Ok(database
        .brand_pavilion(body.page_no, body.page_size)
        .await?)
}

pub async fn brand_homepage(ctx: Ctx, body: BrandHomepageBody) -> Result<BrandHomepageData, Error> {
    let brand_id = brand_number(&body.brand_id)?;
    let data = ctx.database.brand_homepage(brand_id, ctx.viewer()).await?;
    data.ok_or_else(|| Business::BrandAbsent.into())
}

pub async fn brand_store_list(
    ctx: Ctx,
    body: BrandStoreListBody,
) -> Result<BrandStoreListData, Error> {
    let brand_id = brand_number(&body.brand_id)?;
    let page = (body.page_no, body.page_size);
    let place = (body.latitude, body.longitude);
    let database = &ctx.database;
    let data = database
        .brand_stores(brand_id, page, place, ctx.viewer())
        .await?;
    data.ok_or_else(|| Business::BrandAbsent.into())
}

pub async fn brand_day_page(ctx: Ctx, body: BrandDayPageBody) -> Result<BrandDayPage, Error> {
    check_max("pageId", &body.page_id, MAX_ID_CHARS)?;
    let page = ctx
        .database
        .brand_day_page(body.page_id, ctx.now_ms)
        .await?;
    page.ok_or_else(|| Business::BrandDayAbsent.into())
}

pub async fn brand_day_offers(
    ctx: Ctx,
    body: BrandDayOffersBody,
) -> Result<BrandDayOffersData, Error> {
    check_max("pageId", &body.page_id, MAX_ID_CHARS)?;
    let data = ctx.database.brand_day_offers(body, ctx.viewer()).await?;
    data.ok_or_else(|| Business::BrandDayAbsent.into())
}

pub async fn brand_day_brands(
    ctx: Ctx,
    body: BrandDayBrandsBody,
) -> Result<BrandDayBrandsData, Error> {
    check_max("pageId", &body.page_id, MAX_ID_CHARS)?;
    let data = ctx.database.brand_day_brands(body.page_id).await?;
    data.ok_or_else(|| Business::BrandDayAbsent.into())
}

/// What is no number is no brand either.
fn brand_number(id: &BrandId) -> Result<row::Brand, Error> {
    ids::brand_number(id).ok_or_else(|| Business::BrandAbsent.into())
}
