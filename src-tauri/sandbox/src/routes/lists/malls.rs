//! Malls. Home 2, 3 "Mall list", 7; discovery 4.

use jajan_contract::{
    ids::MallId,
    localised::Localised,
    malls::{
        AllMallListBody, AllMallListData, MallDetailBody, MallDetailData,
        MallRecommendProductListBody, MallRecommendProductListData, MallStoreListBody,
        MallStoreListData,
    },
    store_page::{DayPartTime, ShareInfo},
};

use crate::city::details::{services, texts};
use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::geo::Position;
use crate::ids::{self, row};
use crate::routes::checks::{MAX_ID_CHARS, check_max};

/// Contract `MallStoreListBody`.
const MAX_KEYWORD_CHARS: usize = 60;

pub async fn all_mall_list(ctx: Ctx, body: AllMallListBody) -> Result<AllMallListData, Error> {
    check_max("queryId", &body.query_id, MAX_ID_CHARS)?;
    let lists = ctx.open_mall_lists.clone();
    Ok(ctx.database.all_malls(lists, body, ctx.viewer()).await?)
}

pub async fn mall_detail(ctx: Ctx, body: MallDetailBody) -> Result<MallDetailData, Error> {
    let mall_id = mall_number(&body.mall_id)?;
    let here = Position::new(body.latitude, body.longitude)?;
    let page = ctx.database.mall_page(mall_id, here, ctx.viewer()).await?;
    let page = page.ok_or(Business::MallAbsent)?;
    let (name, area) = (&page.mall.mall_name, &page.mall.business_district_name);
    let share_info = ShareInfo {
        share_content: texts::share(name, area),
        share_img_url: Localised::same(&page.mall.icon_url),
        mall_id: Some(page.mall.mall_id.clone()),
        ..ShareInfo::default()
    };
    Ok(MallDetailData {
        address: page.address,
        map_link_address: page.position.map_link(),
        day_part_time_list: hours(&page.day_parts),
        time_zone: page.zone.name().to_owned(),
        floor_list: page.floors,
        share_info,
        mall: page.mall,
    })
}

pub async fn mall_store_list(
    ctx: Ctx,
    body: MallStoreListBody,
) -> Result<MallStoreListData, Error> {
    let mall_id = mall_number(&body.mall_id)?;
    check_max("floorId", &body.floor_id, MAX_ID_CHARS)?;
    check_max("keyword", &body.keyword, MAX_KEYWORD_CHARS)?;
    let data = ctx.database.mall_stores(mall_id, body, ctx.viewer());
    data.await?.ok_or_else(|| Business::MallAbsent.into())
}

pub async fn mall_recommend_product_list(
    ctx: Ctx,
    body: MallRecommendProductListBody,
) -> Result<MallRecommendProductListData, Error> {
    let mall_id = mall_number(&body.mall_id)?;
    let asset_list = ctx.database.mall_vouchers(mall_id, ctx.viewer()).await?;
    Ok(MallRecommendProductListData {
        asset_list: asset_list.ok_or(Business::MallAbsent)?,
    })
}

/// Empty: not known, which is not the same as closed on every day.
fn hours(parts: &[(i64, i64, i64)]) -> Vec<DayPartTime> {
    if parts.is_empty() {
        return Vec::new();
    }
    services::own_hours(parts)
}

/// What is no number is no mall either.
fn mall_number(id: &MallId) -> Result<row::Mall, Error> {
    ids::mall_number(id).ok_or_else(|| Business::MallAbsent.into())
}
