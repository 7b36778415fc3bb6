//! The vouchers of the stores that a search finds, by pages.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use jajan_contract::localised::Localised;
use jajan_contract::search::{AssetHit, AssetListData, LocalisedRanges, PoiListQuery, PoiSort};
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::{assets, flash_sessions, refusal};
use crate::store::discovery::filters;
use crate::store::discovery::found_lists::{self, Found, FoundLists, Kind, MAX_FOUND};
use crate::store::discovery::open_lists::unknown_query;
use crate::store::search::found::find;
use crate::store::search::reading::Reading;
use crate::store::search::words::{ranges, split};
use crate::store::{Database, FromRow, Page, Sql, StoreError, Viewer};

/// What can be bought at a store, at its price of now; `?2` is the flash session that runs.
pub const VOUCHERS_SQL: &str = "SELECT p.id, p.name_id, p.name_en, p.name_zh, p.art,
    p.original_price,
    CASE WHEN p.activity_type = 'FLASH_SALE' AND p.flash_session_id IS NOT ?2 THEN p.sale_price
      ELSE coalesce(p.promotion_price, p.sale_price) END AS price
  FROM products AS p
  WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL AND p.remaining_stock > 0 ORDER BY p.sort";

/// Vouchers of the best stores, out of which those that are kept are chosen.
const ENOUGH: usize = 2 * MAX_FOUND;

#[derive(FromRow)]
struct VoucherRow {
    id: row::Product,
    #[row(nested = "name_")]
    name: Localised,
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

fn page(
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
    let (mut asset_list, mut hits) = (Vec::new(), Vec::new());
    for id in ids {
        // What left since it was found has no card.
        let Some((store_id, _, card)) = assets::by_number(connection, id, viewer)? else {
            continue;
        };
        if card.remaining_stock == 0 || refusal::refusal(connection, store_id)?.is_some() {
            continue;
        }
        let place = "SELECT lat, lon FROM stores WHERE id = ?1";
        let place: Position = connection.row(place, [store_id])?;
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
            distance: found.origin.distance_km(place),
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

/// Those whose own name or dish fits first, each in the order of the stores.
fn vouchers(
    connection: &Connection,
    reading: &Reading,
    stores: &[row::Store],
    sort: PoiSort,
    viewer: Viewer,
) -> Result<Vec<row::Product>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let arts = arts(connection, reading)?;
    let is_grouped = matches!(sort, PoiSort::Best | PoiSort::Price | PoiSort::Discount);
    // Stores sell what is called alike, and a name is long to take apart.
    let mut known: HashMap<(Localised, String), bool> = HashMap::new();
    let mut found: Vec<(bool, VoucherRow)> = Vec::new();
    for store in stores {
        if found.len() >= ENOUGH {
            break;
        }
        let rows: Vec<VoucherRow> = connection.rows(VOUCHERS_SQL, params![store, running])?;
        for row in rows {
            let key = (row.name.clone(), row.art.clone());
            let is_fit = is_grouped
                && *known
                    .entry(key)
                    .or_insert_with(|| fits(&row, reading, &arts));
            found.push((is_fit, row));
        }
    }
    if is_grouped {
        // Stable: the order of the stores stays within each group.
        found.sort_by_key(|(fits, _)| !fits);
    }
    found.truncate(MAX_FOUND);
    match sort {
        PoiSort::Price => found.sort_by_key(|(_, row)| row.price),
        PoiSort::Discount => {
            found.sort_by_key(|(_, row)| Reverse(assets::discount(row.original_price, row.price)))
        }
        PoiSort::Best | PoiSort::Distance | PoiSort::Score => {}
    }
    Ok(found.into_iter().map(|(_, row)| row.id).collect())
}

/// Pictures of the dishes that were asked for: a voucher shows what it is for.
fn arts(connection: &Connection, reading: &Reading) -> Result<Vec<String>, StoreError> {
    let mut arts = Vec::new();
    let sql = "SELECT art FROM dishes WHERE dish_id = ?1";
    for dish in reading.terms.iter().flat_map(|term| &term.dishes) {
        arts.extend(connection.find_value::<String>(sql, [dish])?);
    }
    Ok(arts)
}

fn fits(row: &VoucherRow, reading: &Reading, arts: &[String]) -> bool {
    if arts.contains(&row.art) {
        return true;
    }
    let names = [&row.name.id_id, &row.name.en_us, &row.name.zh_cn];
    let words: Vec<String> = names
        .into_iter()
        .flatten()
        .flat_map(|name| split(name))
        .collect();
    let mut terms = reading.terms.iter();
    terms.any(|term| term.words.iter().all(|word| words.contains(word)))
}
