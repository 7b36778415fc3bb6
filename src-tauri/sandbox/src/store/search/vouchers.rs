//! The vouchers of the stores that a search finds, by pages.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use jajan_contract::search::{AssetHit, AssetListData, LocalisedRanges, PoiListQuery, PoiSort};
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::catalog::{assets, flash_sessions};
use crate::store::columns::Json;
use crate::store::discovery::filters;
use crate::store::discovery::found_lists::{self, Found, FoundLists, Kind, MAX_FOUND};
use crate::store::discovery::nearest::StoreAt;
use crate::store::discovery::open_lists::unknown_query;
use crate::store::search::found::find;
use crate::store::search::reading::{Reading, Term};
use crate::store::search::words::{ranges, split};
use crate::store::{Database, FromRow, Page, Sql, StoreError, Viewer, columns_of};

/// What can be bought at a store; the other parameters are those of [`assets::PRICE_NOW`].
pub static VOUCHERS_SQL: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT p.id, p.art, p.original_price,
           concat_ws(' ', p.name_id, p.name_en, p.name_zh) AS names, {} AS price
         FROM products AS p
         WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL AND p.remaining_stock > 0 ORDER BY p.sort",
        assets::PRICE_NOW
    )
});

/// Where the stores of vouchers are whose pages open; `?1` is a JSON array of their numbers.
pub fn places_sql() -> String {
    format!(
        "SELECT s.id, s.lat, s.lon FROM json_each(?1) AS asked
         CROSS JOIN stores AS s ON s.id = asked.value WHERE {OPENS_SQL}"
    )
}

/// Vouchers of the best stores, out of which those that are kept are chosen.
const ENOUGH: usize = 2 * MAX_FOUND;

#[derive(FromRow)]
struct VoucherRow {
    id: row::Product,
    /// In three languages.
    names: String,
    art: String,
    original_price: u32,
    price: u32,
}

impl Database {
    /// One page of the vouchers for a text.
    pub async fn search_vouchers(
        &self,
        lists: &Arc<FoundLists>,
        query: PoiListQuery,
        viewer: Viewer,
    ) -> Result<AssetListData, StoreError> {
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
) -> Result<AssetListData, StoreError> {
    let page = Page::new(query.page_no, query.page_size, found_lists::MAX_PAGE_SIZE)?;
    let origin = Position::new(query.latitude, query.longitude)?;
    let asked = (query.page_no, query.query_id.as_str());
    let (query_id, found) = found_lists::opened(lists, asked, viewer.now_ms, || {
        let (reading, stores) = find(connection, query, origin, viewer.now_ms)?;
        let vouchers = vouchers(connection, &reading, &stores, query.sort, viewer)?;
        Ok(Found {
            stores,
            origin,
            kind: Kind::Vouchers(Arc::new(reading), vouchers),
        })
    })?;
    let Kind::Vouchers(reading, vouchers) = &found.kind else {
        return Err(unknown_query());
    };
    let start = usize::try_from(page.start()).unwrap_or(usize::MAX);
    let (ids, has_more) = page.cut(vouchers.iter().skip(start).copied());
    let marked = reading.marked();
    let cards = assets::by_numbers(connection, &ids, viewer)?;
    let stores: Vec<row::Store> = cards.iter().map(|(store_id, ..)| *store_id).collect();
    let places: Vec<StoreAt> = connection.rows(&places_sql(), [Json(&stores)])?;
    let places: HashMap<row::Store, Position> = places
        .into_iter()
        .map(|store| (store.id, store.position))
        .collect();
    let (mut asset_list, mut hits) = (Vec::new(), Vec::new());
    for (store_id, id, card) in cards {
        // What left since it was found is told of no more.
        let Some(place) = places.get(&store_id).filter(|_| card.remaining_stock > 0) else {
            continue;
        };
        let in_name = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or_default();
            ranges(text, &marked, false)
        };
        let name = &card.coupon.coupon_name;
        hits.push(AssetHit {
            sku_id: ids::sku(id),
            store_ranges: ranges(&card.store_info.store_name, &marked, false),
            name_ranges: LocalisedRanges {
                id_id: in_name(&name.id_id),
                en_us: in_name(&name.en_us),
                zh_cn: in_name(&name.zh_cn),
            },
            distance: found.origin.distance_km(*place),
        });
        asset_list.push(card);
    }
    Ok(AssetListData {
        asset_list,
        has_more,
        query_id,
        activity_id: None,
        algorithm_id: "search-voucher-1".to_owned(),
        is_no_coupon_available: filters::asks_for_coupons(&query.filter_options),
        hits,
        reading: (query.page_no == 1).then(|| reading.wire()),
        found_count: vouchers.len() as u32,
    })
}

/// How a voucher fits; the first one is the closest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// Its own name or dish does.
    Itself,
    /// Its store is one that was named, and so are all of its vouchers.
    ItsStore,
    /// Only something else that the store sells does.
    Neither,
}

/// Those that fit, the closest first, each in the order of the stores. Where none fits, what the stores
/// sell: they have what was asked for.
fn vouchers(
    connection: &Connection,
    reading: &Reading,
    stores: &[row::Store],
    sort: PoiSort,
    viewer: Viewer,
) -> Result<Vec<row::Product>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let mut wanted = Wanted::new(connection, reading)?;
    let mut found: Vec<(Match, usize, VoucherRow)> = Vec::new();
    let mut others: Vec<(Match, usize, VoucherRow)> = Vec::new();
    // So many are kept, of the closest first: the rest is not read.
    let mut left = MAX_FOUND;
    let mut statement = connection.prepare_cached(&VOUCHERS_SQL)?;
    let columns = columns_of::<VoucherRow>(&statement)?;
    for (at, store) in stores.iter().enumerate() {
        if found.len() >= ENOUGH || left == 0 {
            break;
        }
        let is_named = wanted.names(*store)?;
        let mut rows = statement.query(params![store, running, viewer.now_ms])?;
        while let Some(row) = rows.next()? {
            let row = VoucherRow::read(row, &columns)?;
            if wanted.fits(&row) {
                left = left.saturating_sub(1);
                found.push((Match::Itself, at, row));
            } else if is_named {
                found.push((Match::ItsStore, at, row));
            } else if found.is_empty() && others.len() < MAX_FOUND {
                others.push((Match::Neither, at, row));
            }
        }
    }
    if found.is_empty() {
        found = others;
    }
    // Stable: the order of the stores stays within each group.
    found.sort_by_key(|(closeness, ..)| *closeness);
    found.truncate(MAX_FOUND);
    match sort {
        PoiSort::Best => {}
        PoiSort::Distance | PoiSort::Score => found.sort_by_key(|(_, at, _)| *at),
        PoiSort::Price => found.sort_by_key(|(.., row)| row.price),
        PoiSort::Discount => {
            found.sort_by_key(|(.., row)| Reverse(assets::discount(row.original_price, row.price)))
        }
    }
    Ok(found.into_iter().map(|(.., row)| row.id).collect())
}

/// What is on a store's sign.
const SIGN_SQL: &str = "SELECT name, category_id, brand_id FROM stores WHERE id = ?1";

#[derive(FromRow)]
struct Sign {
    name: String,
    category_id: i64,
    brand_id: Option<row::Brand>,
}

/// Which vouchers are for what was asked for.
struct Wanted<'a> {
    reading: &'a Reading,
    /// Parts of the text that are for a store: its brand, its kind, words of its name.
    for_stores: Vec<&'a Term>,
    connection: &'a Connection,
    /// Pictures of the dishes that were asked for: a voucher shows what it is for.
    arts: HashSet<String>,
    /// Stores sell what is called alike, and a name is long to take apart.
    known: HashMap<String, bool>,
}

impl<'a> Wanted<'a> {
    fn new(connection: &'a Connection, reading: &'a Reading) -> Result<Self, StoreError> {
        let mut arts = HashSet::new();
        let sql = "SELECT art FROM dishes WHERE dish_id = ?1";
        for dish in reading.terms.iter().flat_map(|term| &term.dishes) {
            arts.extend(connection.find_value::<String>(sql, [dish])?);
        }
        let mut for_stores: Vec<&Term> = reading.terms.iter().collect();
        for_stores.retain(|term| term.dishes.is_empty() || term.names_kind());
        Ok(Self {
            reading,
            for_stores,
            connection,
            arts,
            known: HashMap::new(),
        })
    }

    /// Whether the store itself was named.
    fn names(&self, store: row::Store) -> Result<bool, StoreError> {
        if self.for_stores.is_empty() {
            return Ok(false);
        }
        let sign: Sign = self.connection.row(SIGN_SQL, [store])?;
        let words = split(&sign.name);
        Ok(self.for_stores.iter().any(|term| {
            let is_brand = sign
                .brand_id
                .is_some_and(|brand| term.brands.contains(&brand.0));
            let is_kind = term.names_kind() && term.categories.contains(&sign.category_id);
            is_brand || is_kind || term.is_in(&words)
        }))
    }

    fn fits(&mut self, row: &VoucherRow) -> bool {
        // Where only a place was named, each voucher there fits.
        if self.reading.terms.is_empty() || self.arts.contains(&row.art) {
            return true;
        }
        if let Some(known) = self.known.get(&row.names) {
            return *known;
        }
        let words = split(&row.names);
        let fits = self.reading.terms.iter().any(|term| term.is_in(&words));
        self.known.insert(row.names.clone(), fits);
        fits
    }
}
