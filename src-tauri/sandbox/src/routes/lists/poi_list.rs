//! The list of a category, and what stands after the end of a list. Home 7; discovery 2.

use jajan_contract::{
    filters::Scene,
    search::{
        PoiListData, PoiListQuery, QueryPoiListBody, QueryRecommendPoiBody, RecommendPoiData,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::routes::checks::{MAX_ID_CHARS, check_max};
use crate::routes::lists::search;
use crate::routes::lists::stores::{check_query, has_no_coupon};

/// Of `data`; with every filter it has a quarter of it.
const MAX_DATA_CHARS: usize = 20_000;

pub async fn query_poi_list(ctx: Ctx, body: QueryPoiListBody) -> Result<PoiListData, Error> {
    check_max("data", &body.data, MAX_DATA_CHARS)?;
    let mut query: PoiListQuery = serde_json::from_str(&body.data)
        .map_err(|error| Error::value(format!("data: not a query ({error})")))?;
    query.region = body.region;
    check_query(&query)?;
    let mut data = match query.scene {
        Scene::SearchPage => search::stores(&ctx, query).await?,
        Scene::CategoryPoiPage => {
            let data =
                ctx.database
                    .category_list(&ctx.open_lists, &ctx.found_lists, query, ctx.viewer());
            data.await?.ok_or(Business::CategoryAbsent)?
        }
        Scene::HomePage => {
            return Err(Error::value(
                "scene: CATEGORY_POI_PAGE or SEARCH_PAGE".to_owned(),
            ));
        }
    };
    data.is_no_coupon_available = has_no_coupon(&ctx, data.is_no_coupon_available).await?;
    Ok(data)
}

pub async fn query_recommend_poi(
    ctx: Ctx,
    body: QueryRecommendPoiBody,
) -> Result<RecommendPoiData, Error> {
    for id in [&body.query_id, &body.trace_id]
        .into_iter()
        .chain(&body.origin_query_id)
    {
        check_max("an id", id, MAX_ID_CHARS)?;
    }
    let (open, found) = (&ctx.open_lists, &ctx.found_lists);
    let data = ctx.database.near_others(open, found, body, ctx.viewer());
    Ok(data.await?)
}
