//! The list of a category: nearest first, or its nearest 200 in another order; and after its end, near
//! stores that it does not have.

use std::collections::HashSet;
use std::sync::Arc;

use jajan_contract::search::{
    PoiListData, PoiListQuery, PoiRegion, PoiSort, QueryRecommendPoiBody, RecommendPoiData,
};
use jajan_contract::stores::{StoreListBody, StoreListData};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::discovery::entries;
use crate::store::discovery::filters::{self, StoreFilter};
use crate::store::discovery::found_lists::{self, Found, FoundLists, Kind, MAX_FOUND};
use crate::store::discovery::lists::opened::filter_of;
use crate::store::discovery::lists::read_page;
use crate::store::discovery::nearest::{Reach, nearest};
use crate::store::discovery::open_lists::{ListKind, OpenLists, unknown_query};
use crate::store::discovery::reach::{EVERYWHERE_KM, reach};
use crate::store::discovery::sorting::sorted;
use crate::store::{Database, Page, StoreError, Viewer};

/// Near stores that are recommended after the end.
const MAX_OTHERS: usize = 60;

impl Database {
    /// One page of a category; absent: there is no such category, or none was named.
    pub async fn category_list(
        &self,
        open: &Arc<OpenLists>,
        found: &Arc<FoundLists>,
        query: PoiListQuery,
        viewer: Viewer,
    ) -> Result<Option<PoiListData>, StoreError> {
        Page::new(query.page_no, query.page_size, found_lists::MAX_PAGE_SIZE)?;
        let (open, found) = (Arc::clone(open), Arc::clone(found));
        self.read(move |connection| {
            let Some(category) = &query.kingkong_category_id else {
                return Ok(None);
            };
            if !filters::is_category(connection, category)? {
                return Ok(None);
            }
            let body = as_store_list(&query, category.clone());
            let data = match query.sort {
                PoiSort::Best | PoiSort::Distance => {
                    read_page(connection, &open, ListKind::Region, body, viewer)?
                }
                sort => sorted_page(connection, &found, &body, sort, viewer)?,
            };
            Ok(Some(as_poi_list(data)))
        })
        .await
    }

    /// One page of the stores around that the list of `originQueryId` has not shown.
    pub async fn near_others(
        &self,
        open: &Arc<OpenLists>,
        found: &Arc<FoundLists>,
        body: QueryRecommendPoiBody,
        viewer: Viewer,
    ) -> Result<RecommendPoiData, StoreError> {
        let origin = Position::new(body.latitude, body.longitude)?;
        let (open, found) = (Arc::clone(open), Arc::clone(found));
        self.read(move |connection| {
            let asked = (body.page_no, body.page_size, body.query_id.as_str());
            let page = found_lists::page(connection, &found, asked, viewer.now_ms, || {
                let shown = match &body.origin_query_id {
                    Some(origin) => shown(connection, &open, &found, origin, viewer.now_ms)?,
                    None => HashSet::new(),
                };
                let around = Reach {
                    origin,
                    max_km: EVERYWHERE_KM,
                    region: None,
                };
                let wanted = MAX_FOUND + MAX_OTHERS;
                let filter = StoreFilter::default();
                let near = nearest(connection, &around, &filter, None, 0, wanted)?;
                let stores = near.into_iter().map(|cursor| cursor.store_id);
                let stores = stores.filter(|id| !shown.contains(id));
                Ok(Found {
                    stores: stores.take(MAX_OTHERS).collect(),
                    origin,
                    kind: Kind::Near,
                })
            })?;
            if !matches!(page.found.kind, Kind::Near) {
                return Err(unknown_query());
            }
            Ok(RecommendPoiData {
                poi_list: entries::entries(connection, &page.stores, page.found.origin, viewer)?,
                has_more: page.has_more,
                query_id: page.query_id,
                algorithm_id: "near-1".to_owned(),
            })
        })
        .await
    }
}

/// What a list has shown, as far as it is near.
fn shown(
    connection: &Connection,
    open: &OpenLists,
    found: &FoundLists,
    query_id: &String,
    now_ms: u64,
) -> Result<HashSet<row::Store>, StoreError> {
    if let Some(found) = found.get(query_id, now_ms) {
        return Ok(found.stores.iter().copied().collect());
    }
    let Some(list) = open.get(query_id, now_ms) else {
        return Ok(HashSet::new());
    };
    let seen = list.ends.values().map(|(_, seen)| *seen).max().unwrap_or(0);
    let reach = reach(connection, list.asked.kind, &list.asked.body)?;
    let (Some(reach), 1..) = (reach, seen) else {
        return Ok(HashSet::new());
    };
    let filter = filter_of(connection, &list.asked.body, list.asked.created_ms)?;
    let wanted = seen.min(MAX_FOUND);
    let near = nearest(connection, &reach, &filter, None, 0, wanted)?;
    Ok(near.into_iter().map(|cursor| cursor.store_id).collect())
}

/// A page of the nearest in another order; the first finds them.
fn sorted_page(
    connection: &Connection,
    lists: &FoundLists,
    body: &StoreListBody,
    sort: PoiSort,
    viewer: Viewer,
) -> Result<StoreListData, StoreError> {
    let asked = (body.page_no, body.page_size, body.query_id.as_str());
    let page = found_lists::page(connection, lists, asked, viewer.now_ms, || {
        let origin = Position::new(body.lat, body.lng)?;
        let filter = filter_of(connection, body, viewer.now_ms)?;
        let near = match reach(connection, ListKind::Region, body)? {
            Some(reach) => nearest(connection, &reach, &filter, None, 0, MAX_FOUND)?,
            None => Vec::new(),
        };
        let near = near.into_iter().map(|cursor| cursor.store_id).collect();
        let stores = sorted(connection, near, sort, origin, viewer.now_ms)?;
        Ok(Found {
            stores,
            origin,
            kind: Kind::Sorted,
        })
    })?;
    if !matches!(page.found.kind, Kind::Sorted) {
        return Err(unknown_query());
    }
    let first_options = match body.page_no {
        1 => filters::options(connection, &body.filter_options)?,
        _ => Vec::new(),
    };
    Ok(StoreListData {
        poi_list: entries::entries(connection, &page.stores, page.found.origin, viewer)?,
        has_more: page.has_more,
        query_id: page.query_id,
        algorithm_id: "category-1".to_owned(),
        ext_out: None,
        filter_options: first_options,
        tags_list: Vec::new(),
        is_no_coupon_available: filters::asks_for_coupons(&body.filter_options),
    })
}

/// The same list as home's, of one region or of everywhere.
fn as_store_list(query: &PoiListQuery, category: String) -> StoreListBody {
    StoreListBody {
        page_no: query.page_no,
        page_size: query.page_size,
        query_id: query.query_id.clone(),
        scene: query.scene,
        filter_options: query.filter_options.clone(),
        lat: query.latitude,
        lng: query.longitude,
        need_statistical: false,
        category_id_list: vec![category],
        region_id: region_id(&query.region).unwrap_or("0").to_owned(),
        distance: String::new(),
        origin_query_id: None,
        trace_id: query.trace_id.clone(),
        version: String::new(),
    }
}

/// The most specific region that was named. A street is no region of the list.
pub fn region_id(region: &PoiRegion) -> Option<&str> {
    let ids = [&region.district_id, &region.city_id, &region.province_id];
    ids.into_iter()
        .flatten()
        .map(String::as_str)
        .find(|id| !id.is_empty() && *id != "0")
}

fn as_poi_list(data: StoreListData) -> PoiListData {
    PoiListData {
        poi_list: data.poi_list,
        has_more: data.has_more,
        query_id: data.query_id,
        algorithm_id: data.algorithm_id,
        ext_out: data.ext_out,
        filter_options: data.filter_options,
        tags_list: data.tags_list,
        is_no_coupon_available: data.is_no_coupon_available,
        hits: Vec::new(),
        reading: None,
        found_count: None,
    }
}
