//! The stores that a search finds, by pages.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;

use jajan_contract::filters::SelectedFilter;
use jajan_contract::search::{PoiListData, PoiListQuery, PoiSort};
use rusqlite::Connection;

use crate::geo::{Bounds, Position};
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::discovery::categories::region_id;
use crate::store::discovery::found_lists::{self, Found, FoundLists, Kind, MAX_FOUND};
use crate::store::discovery::lists::opened::filter_at;
use crate::store::discovery::nearest::{Reach, nearest};
use crate::store::discovery::open_lists::unknown_query;
use crate::store::discovery::reach::{EVERYWHERE_KM, region};
use crate::store::discovery::sorting::sorted;
use crate::store::discovery::{entries, filters};
use crate::store::search::hits::hits;
use crate::store::search::lexicon::Lexicon;
use crate::store::search::rank::ranked;
use crate::store::search::read::read;
use crate::store::search::reading::{Reading, tags};
use crate::store::search::retrieve::{Candidate, Sought, retrieve};
use crate::store::{Database, Page, StoreError, Viewer};

/// Of stores that are called so, before those that only cook it.
const WANTED_BY_NAME: usize = 100;
/// More than are kept, to choose from.
const WANTED: usize = 240;

impl Database {
    /// One page of the stores for a text.
    pub async fn search_stores(
        &self,
        lists: &Arc<FoundLists>,
        query: PoiListQuery,
        viewer: Viewer,
    ) -> Result<PoiListData, StoreError> {
        let lists = Arc::clone(lists);
        self.read(move |connection| page(connection, &lists, &query, viewer))
            .await
    }
}

pub fn page(
    connection: &Connection,
    lists: &FoundLists,
    query: &PoiListQuery,
    viewer: Viewer,
) -> Result<PoiListData, StoreError> {
    // Before anything is looked for.
    Page::new(query.page_no, query.page_size, found_lists::MAX_PAGE_SIZE)?;
    let origin = Position::new(query.latitude, query.longitude)?;
    let asked = (query.page_no, query.page_size, query.query_id.as_str());
    let page = found_lists::page(connection, lists, asked, viewer.now_ms, || {
        let (reading, stores) = find(connection, query, origin, viewer.now_ms)?;
        Ok(Found {
            stores,
            origin,
            kind: Kind::Stores(Arc::new(reading)),
        })
    })?;
    let Kind::Stores(reading) = &page.found.kind else {
        return Err(unknown_query());
    };
    let is_first = query.page_no == 1;
    let poi_list = entries::entries(connection, &page.stores, page.found.origin, viewer)?;
    Ok(PoiListData {
        hits: hits(connection, reading, &poi_list)?,
        poi_list,
        has_more: page.has_more,
        query_id: page.query_id,
        algorithm_id: "search-1".to_owned(),
        ext_out: None,
        filter_options: match is_first {
            true => filters::options(connection, &query.filter_options)?,
            false => Vec::new(),
        },
        tags_list: Vec::new(),
        is_no_coupon_available: filters::asks_for_coupons(&query.filter_options),
        reading: is_first.then(|| reading.wire()),
        found_count: is_first.then_some(page.found.stores.len() as u32),
    })
}

/// What the text of a query asks for, and the stores that fit, in their order.
pub fn find(
    connection: &Connection,
    query: &PoiListQuery,
    origin: Position,
    now_ms: u64,
) -> Result<(Reading, Vec<row::Store>), StoreError> {
    let text = query.search_text.as_deref().unwrap_or_default();
    let lexicon = Lexicon(connection);
    let reading = read(lexicon, text, &query.dropped_words, query.is_literal)?;
    let place = match region_id(&query.region) {
        Some(id) => match region(connection, id)? {
            Some(region) => Some(region),
            None => return Ok((reading, Vec::new())),
        },
        None => None,
    };
    // Refused also when nothing can be found.
    let selected: Vec<SelectedFilter> = query
        .filter_options
        .iter()
        .chain(&reading.filters)
        .cloned()
        .collect();
    let filter = filter_at(connection, &selected, &[], now_ms)?;
    if reading.is_hopeless() {
        return Ok((reading, Vec::new()));
    }
    let middle = place.map(|(bounds, _)| middle(bounds));
    let around = reading.place.or(middle).unwrap_or(origin);
    let mut found = if reading.expression(true).is_none() && reading.terms.is_empty() {
        let reach = Reach {
            origin: around,
            max_km: EVERYWHERE_KM,
            region: place,
        };
        let near = nearest(connection, &reach, &filter, None, 0, MAX_FOUND)?;
        near.into_iter().map(|cursor| cursor.store_id).collect()
    } else {
        let mut conditions = format!(" AND s.id < {FIRST_UNLISTED}{}", filter.conditions());
        if let Some((_, (first, last))) = place {
            // A String never fails to grow.
            let _ = write!(conditions, " AND s.district_id BETWEEN {first} AND {last}");
        }
        if !reading.streets.is_empty() {
            let streets: Vec<String> = reading.streets.iter().map(i64::to_string).collect();
            let _ = write!(conditions, " AND s.street_id IN ({})", streets.join(","));
        }
        let categories = match filter.categories.as_slice() {
            [] => String::new(),
            categories => format!(" AND {}", tags('k', categories)),
        };
        let candidates = candidates(connection, &reading, around, (&conditions, &categories))?;
        ranked(connection, &reading, &candidates, around)?
    };
    found.truncate(MAX_FOUND);
    if query.sort == PoiSort::Best && reading.is_nearest {
        found = sorted(connection, found, PoiSort::Distance, around)?;
    } else {
        found = sorted(connection, found, query.sort, origin)?;
    }
    Ok((reading, found))
}

/// Those that are called so near by, then those that cook it; without a word where none has all.
fn candidates(
    connection: &Connection,
    reading: &Reading,
    origin: Position,
    (conditions, categories): (&str, &str),
) -> Result<Vec<Candidate>, StoreError> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut add = |expression: Option<String>, is_near: bool, found: &mut Vec<Candidate>| {
        let Some(expression) = expression else {
            return Ok(());
        };
        let expression = format!("{expression}{categories}");
        let sought = Sought {
            expression: &expression,
            origin,
            conditions,
            is_near,
        };
        let wanted = if is_near { WANTED_BY_NAME } else { WANTED };
        retrieve(connection, &sought, wanted, &mut seen, found)
    };
    let (named, all) = (reading.expression(false), reading.expression(true));
    if named != all {
        add(named, true, &mut found)?;
    }
    add(all, false, &mut found)?;
    if found.is_empty() {
        add(reading.wider(), false, &mut found)?;
    }
    Ok(found)
}

fn middle(bounds: Bounds) -> Position {
    Position {
        lat: f64::midpoint(bounds.min_lat, bounds.max_lat),
        lon: f64::midpoint(bounds.min_lon, bounds.max_lon),
    }
}
