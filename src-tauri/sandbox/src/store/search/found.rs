//! The stores that a search finds, by pages.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;

use jajan_contract::filters::{FilterType, SelectedFilter};
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
use crate::store::search::groups::Group;
use crate::store::search::hits::hits;
use crate::store::search::lexicon::Lexicon;
use crate::store::search::rank::{Tiers, ranked};
use crate::store::search::read::{read, read_as_name};
use crate::store::search::reading::Reading;
use crate::store::search::retrieve::{Candidate, Retrieval};
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
    let found = fitting(connection, query, &reading, origin, now_ms)?;
    // A store may be called like a place in which it is not: «Kedai Kayu Manis».
    if found.is_empty()
        && reading.names_place()
        && let Some(name) = read_as_name(lexicon, text, &reading)?
    {
        let named = fitting(connection, query, &name, origin, now_ms)?;
        if !named.is_empty() {
            return Ok((name, named));
        }
    }
    Ok((reading, found))
}

fn fitting(
    connection: &Connection,
    query: &PoiListQuery,
    reading: &Reading,
    origin: Position,
    now_ms: u64,
) -> Result<Vec<row::Store>, StoreError> {
    let lexicon = Lexicon(connection);
    let place = match region_id(&query.region) {
        Some(id) => match region(connection, id)? {
            Some(region) => Some(region),
            None => return Ok(Vec::new()),
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
    let mut filter = filter_at(connection, &selected, &[], now_ms)?;
    if [&query.filter_options, &reading.filters].map(|own| has_price(own)) == [true, true] {
        let chosen = filter_at(connection, &query.filter_options, &[], now_ms)?;
        let typed = filter_at(connection, &reading.filters, &[], now_ms)?;
        filter.price_bands = common_bands(&chosen.price_bands, &typed.price_bands);
    }
    if reading.is_hopeless() {
        return Ok(Vec::new());
    }
    let middle = place.map(|(bounds, _)| middle(bounds));
    // A mall's stores are around the mall, and there are the squares that hold them.
    let mall = match reading.malls.first() {
        Some(mall) => lexicon.mall_position(*mall)?,
        None => None,
    };
    let around = mall.or(reading.place).or(middle).unwrap_or(origin);
    let mut of_kind: HashSet<row::Store> = HashSet::new();
    let mut found = if reading.groups(true).is_none() && reading.terms.is_empty() {
        let reach = Reach {
            origin: around,
            max_km: EVERYWHERE_KM,
            region: place,
        };
        let near = nearest(connection, &reach, &filter, None, 0, MAX_FOUND)?;
        near.into_iter().map(|cursor| cursor.store_id).collect()
    } else {
        let mut conditions = format!(" AND s.id < {FIRST_UNLISTED}{}", filter.all_conditions());
        if let Some((_, (first, last))) = place {
            // A String never fails to grow.
            let _ = write!(conditions, " AND s.district_id BETWEEN {first} AND {last}");
        }
        if !reading.streets.is_empty() {
            let streets: Vec<String> = reading.streets.iter().map(i64::to_string).collect();
            let _ = write!(conditions, " AND s.street_id IN ({})", streets.join(","));
        }
        if !reading.malls.is_empty() {
            let malls: Vec<String> = reading.malls.iter().map(i64::to_string).collect();
            let _ = write!(conditions, " AND s.mall_id IN ({})", malls.join(","));
        }
        let mut retrieval = Retrieval::new(connection, around, &conditions)?;
        let mut tiers = Tiers::new(connection, reading)?;
        let candidates = candidates(&mut retrieval, &mut tiers, reading, &filter.categories)?;
        let is_of_kind = |store: &&Candidate| reading.is_of_kind(store.category_id);
        of_kind = candidates
            .iter()
            .filter(is_of_kind)
            .map(|store| store.id)
            .collect();
        ranked(&mut tiers, &candidates, around)?
    };
    found.truncate(MAX_FOUND);
    if query.sort == PoiSort::Best && reading.is_nearest {
        found = sorted(connection, found, PoiSort::Distance, around, now_ms)?;
        // The nearest of that kind of stores, not the nearest that cook something of the name.
        found.sort_by_key(|store| !of_kind.contains(store));
    } else {
        found = sorted(connection, found, query.sort, origin, now_ms)?;
    }
    Ok(found)
}

/// Those that are called so near by, then those that cook it; without a word where none has all.
fn candidates(
    retrieval: &mut Retrieval<'_>,
    tiers: &mut Tiers<'_>,
    reading: &Reading,
    categories: &[i64],
) -> Result<Vec<Candidate>, StoreError> {
    let chosen = || match categories {
        [] => Vec::new(),
        categories => vec![Group::of_tags('k', categories).at_place()],
    };
    let groups = |with_menu: bool| {
        let own = reading.groups(with_menu)?;
        Some(chosen().into_iter().chain(own).collect::<Vec<Group>>())
    };
    let (named, all) = (groups(false), groups(true));
    if let Some(named) = named.filter(|named| Some(named) != all.as_ref()) {
        retrieval.near(&named, WANTED_BY_NAME)?;
    }
    if let Some(all) = all {
        retrieval.everywhere(&all, WANTED, &mut |store| tiers.misses(store))?;
        if retrieval.found.is_empty() {
            retrieval.partly(&all, WANTED)?;
        }
    }
    Ok(std::mem::take(&mut retrieval.found))
}

fn has_price(filters: &[SelectedFilter]) -> bool {
    filters
        .iter()
        .any(|filter| filter.filter_type == FilterType::Price)
}

/// Prices within both choices, which narrow each other; a band of none where nothing is within both.
fn common_bands(chosen: &[(i64, i64)], typed: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let pairs = chosen
        .iter()
        .flat_map(|a| typed.iter().map(move |b| (a, b)));
    let common: Vec<(i64, i64)> = pairs
        .map(|(a, b)| (a.0.max(b.0), a.1.min(b.1)))
        .filter(|(from, to)| from < to)
        .collect();
    if common.is_empty() {
        vec![(0, 0)]
    } else {
        common
    }
}

fn middle(bounds: Bounds) -> Position {
    Position {
        lat: f64::midpoint(bounds.min_lat, bounds.max_lat),
        lon: f64::midpoint(bounds.min_lon, bounds.max_lon),
    }
}
