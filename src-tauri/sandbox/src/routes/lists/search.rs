//! Search. Home 2, 7; discovery 1.

use jajan_contract::filters::Scene;
use jajan_contract::search::{
    AssetListData, PoiListData, PoiListQuery, SearchPopularBody, SearchPopularData,
    SearchSuggestBody, SearchSuggestData,
};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::geo::Position;
use crate::routes::checks::check_max;

use crate::routes::lists::stores::{check_query, has_no_coupon};
use crate::store::StoreError;
use crate::store::search::suggest::Typist;

const MAX_TEXT_CHARS: usize = 60;

/// The scene SEARCH_PAGE of `query_poi_list`.
pub async fn stores(ctx: &Ctx, query: PoiListQuery) -> Result<PoiListData, Error> {
    check_text(&query)?;
    let data = ctx
        .database
        .search_stores(&ctx.found_lists, query, ctx.viewer());
    Ok(data.await?)
}

pub async fn search_by_store(ctx: Ctx, query: PoiListQuery) -> Result<AssetListData, Error> {
    check_query(&query)?;
    if query.scene != Scene::SearchPage {
        return Err(Error::value("scene: SEARCH_PAGE".to_owned()));
    }
    check_text(&query)?;
    let data = ctx
        .database
        .search_vouchers(&ctx.found_lists, query, ctx.viewer());
    let mut data = data.await?;
    data.is_no_coupon_available = has_no_coupon(&ctx, data.is_no_coupon_available).await?;
    Ok(data)
}

pub async fn search_popular(ctx: Ctx, _: SearchPopularBody) -> Result<SearchPopularData, Error> {
    Ok(ctx.database.popular_searches().await?)
}

pub async fn search_suggest(ctx: Ctx, body: SearchSuggestBody) -> Result<SearchSuggestData, Error> {
    check_max("text", &body.text, MAX_TEXT_CHARS)?;
    let origin = Position::new(body.latitude, body.longitude).map_err(StoreError::from)?;
    let typist = Typist {
        origin,
        locale: ctx.locale,
        viewer: ctx.viewer(),
    };
    let data = ctx.database.search_suggestions(body.text, typist);
    Ok(data.await?)
}

fn check_text(query: &PoiListQuery) -> Result<(), Error> {
    let text = query.search_text.as_deref().unwrap_or_default();
    if text.trim().is_empty() {
        return Err(Error::value("searchText: is empty".to_owned()));
    }
    check_max("searchText", text, MAX_TEXT_CHARS)
}
