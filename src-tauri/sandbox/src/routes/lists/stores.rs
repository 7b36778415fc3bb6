//! The three store lists and their filters. Values are validated where they are used, in `store`;
//! here are only the limits on size.

use jajan_contract::{
    filters::{FilterOptionsData, QueryAllCategoryBody, SelectedFilter},
    headers::Host,
    search::PoiListQuery,
    stores::{StoreListBody, StoreListData},
};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::{MAX_ID_CHARS, check_count, check_max};
use crate::store::discovery::open_lists::ListKind;

const MAX_FILTERS: usize = 20;
const MAX_KEYS: usize = 50;
const MAX_DROPPED: usize = 20;

pub async fn find_by_distance(ctx: Ctx, body: StoreListBody) -> Result<StoreListData, Error> {
    find(ctx, ListKind::Distance, body).await
}

pub async fn find_by_region(ctx: Ctx, body: StoreListBody) -> Result<StoreListData, Error> {
    find(ctx, ListKind::Region, body).await
}

pub async fn find_by_recommend(ctx: Ctx, body: StoreListBody) -> Result<StoreListData, Error> {
    find(ctx, ListKind::Recommend, body).await
}

pub async fn query_all_category(
    ctx: Ctx,
    _: QueryAllCategoryBody,
) -> Result<FilterOptionsData, Error> {
    Ok(ctx.database.filter_options().await?)
}

async fn find(ctx: Ctx, kind: ListKind, body: StoreListBody) -> Result<StoreListData, Error> {
    check_filters(&body.filter_options)?;
    if body.category_id_list.len() > MAX_KEYS {
        return Err(Error::value(format!("categoryIdList: at most {MAX_KEYS}")));
    }
    let texts = [
        &body.query_id,
        &body.region_id,
        &body.distance,
        &body.trace_id,
        &body.version,
    ];
    let ids = texts.into_iter().chain(&body.origin_query_id);
    for text in ids.chain(&body.category_id_list) {
        if text.len() > MAX_ID_CHARS {
            return Err(Error::value(format!(
                "an id is longer than {MAX_ID_CHARS} characters"
            )));
        }
    }
    let database = &ctx.database;
    let mut data = database
        .find_stores(&ctx.open_lists, kind, body, ctx.viewer())
        .await?;
    data.is_no_coupon_available = has_no_coupon(&ctx, data.is_no_coupon_available).await?;
    Ok(data)
}

/// Whether a caller who `asks` for usable coupons has none; of a visitor nothing is known.
pub async fn has_no_coupon(ctx: &Ctx, asks: bool) -> Result<bool, Error> {
    let Some(user) = ctx.user.filter(|_| asks) else {
        return Ok(asks);
    };
    let is_app = ctx.host == Host::App;
    let has_one = ctx
        .database
        .has_usable_red_packet(user.user_id, is_app, ctx.now_ms);
    Ok(!has_one.await?)
}

/// Bounds of what a list may be filtered by.
pub fn check_filters(filters: &[SelectedFilter]) -> Result<(), Error> {
    if filters.len() > MAX_FILTERS {
        return Err(Error::value(format!(
            "filterOptions: at most {MAX_FILTERS}"
        )));
    }
    for filter in filters {
        check_count("filterOptions.keys", filter.keys.len(), MAX_KEYS)?;
        for key in &filter.keys {
            check_max("filterOptions.keys", key, MAX_ID_CHARS)?;
        }
    }
    Ok(())
}

/// Bounds on the size of a query of a category or a search.
pub fn check_query(query: &PoiListQuery) -> Result<(), Error> {
    check_filters(&query.filter_options)?;
    if query.dropped_words.len() > MAX_DROPPED {
        return Err(Error::value(format!("droppedWords: at most {MAX_DROPPED}")));
    }
    let region = &query.region;
    let ids = [&query.query_id, &query.trace_id]
        .into_iter()
        .chain(&query.kingkong_category_id)
        .chain([&region.province_id, &region.city_id].into_iter().flatten())
        .chain(
            [&region.district_id, &region.street_id]
                .into_iter()
                .flatten(),
        )
        .chain(&query.dropped_words);
    for id in ids {
        check_max("an id", id, MAX_ID_CHARS)?;
    }
    Ok(())
}
