//! The stores that take a voucher: its own, and of a brand all of the brand's. Merchant 3
//! `availableStoreNum`.
//!
//! Invariant: work grows with the stores of one brand, not with those of the city.

use jajan_contract::product::{ApplicableStoreListData, VoucherStore};
use rusqlite::Connection;

use crate::city::details::trust;
use crate::geo::Position;
use crate::store::brands::home;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::purchase::{self, NotOffered};
use crate::store::catalog::refusal::NoVoucher;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::orders::sold::sold_by_store;
use crate::store::page::Page;
use crate::store::{Database, Sql, StoreError, Viewer};
use crate::time::LocalTime;
use crate::{ids, pictures, time};

pub const COUNT_SQL: &str = "SELECT count(*) FROM stores AS own
     JOIN stores AS other ON other.brand_id = own.brand_id WHERE own.id = ?1";
pub const BRAND_SQL: &str = "SELECT brand_id FROM stores WHERE id = ?1";
pub const POPULAR_SQL: &str = "SELECT id FROM stores WHERE brand_id = ?1
     ORDER BY popularity DESC, id DESC";

const MAX_PAGE_SIZE: u32 = 50;

impl Database {
    /// One page of the stores that take a voucher, nearest first; without a position its own before
    /// the popular ones.
    pub async fn applicable_stores(
        &self,
        product_id: i64,
        (page_no, page_size): (u32, u32),
        position: Option<Position>,
        viewer: Viewer,
    ) -> Result<Result<ApplicableStoreListData, NoVoucher>, StoreError> {
        let page = Page::new(page_no, page_size, MAX_PAGE_SIZE)?;
        self.read(move |connection| {
            let own = match purchase::store_of(connection, product_id)? {
                Ok(store_id) => store_id,
                Err(NotOffered::Absent) => return Ok(Err(NoVoucher::Absent)),
                Err(NotOffered::Withdrawn) => return Ok(Err(NoVoucher::Withdrawn)),
            };
            if let Err(no_page) = open(connection, own)? {
                return Ok(Err(NoVoucher::Store(no_page)));
            }
            let all = all(connection, own, position)?;
            page_of(connection, all, page, position, viewer).map(Ok)
        })
        .await
    }
}

/// One page of these stores, without those whose page does not open.
pub fn page_of(
    connection: &Connection,
    all: Vec<i64>,
    page: Page,
    position: Option<Position>,
    viewer: Viewer,
) -> Result<ApplicableStoreListData, StoreError> {
    let total_count = all.len() as u32;
    let (ids, has_more) = page.cut(all.into_iter().skip(page.start() as usize));
    let mut store_list = Vec::with_capacity(ids.len());
    for id in ids {
        if let Ok(found) = open(connection, id)? {
            store_list.push(store(connection, found, viewer, position)?);
        }
    }
    Ok(ApplicableStoreListData {
        store_list,
        has_more,
        total_count,
    })
}

/// Its own store and its brand's, in the order of a list.
pub fn all(
    connection: &Connection,
    own: i64,
    position: Option<Position>,
) -> Result<Vec<i64>, StoreError> {
    let brand_id: Option<i64> = connection.one(BRAND_SQL, [own], |row| row.get(0))?;
    Ok(match (brand_id, position) {
        (None, _) => vec![own],
        (Some(brand_id), Some(origin)) => home::nearest(connection, brand_id, origin)?,
        (Some(brand_id), None) => {
            let mut all = connection.all(POPULAR_SQL, [brand_id], |row| row.get(0))?;
            // Stable: the others stay in their order.
            all.sort_by_key(|id| *id != own);
            all
        }
    })
}

/// A store that belongs to no brand is the only one.
pub fn count(connection: &Connection, store_id: i64) -> Result<u32, StoreError> {
    let of_brand: u32 = connection.one(COUNT_SQL, [store_id], |row| row.get(0))?;
    Ok(of_brand.max(1))
}

pub fn store(
    connection: &Connection,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<VoucherStore, StoreError> {
    let store_id = found.store_id;
    let parts = day_parts(connection, found.pattern_id)?;
    let local = LocalTime::in_zone(viewer.now_ms, found.zone);
    let today = time::day_number(viewer.now_ms);
    let (halal, halal_certificate) = trust::halal(store_id, found.is_halal, today);
    let sold = sold_by_store(connection, store_id, found.popularity)?;
    Ok(VoucherStore {
        store_id: ids::store(store_id),
        poi_id: ids::poi(store_id),
        distance: position.map(|from| from.distance_km(found.position)),
        latitude: found.position.lat,
        longitude: found.position.lon,
        map_link_address: found.map_link(),
        business_state: Hours::new(&parts).state(local),
        time_zone: found.zone.name().to_owned(),
        store_mobile: trust::phone(store_id),
        score: found.score_tenths / 10.0,
        review_count: found.review_count,
        halal_restaurant: halal.to_owned(),
        halal_certificate,
        trust: trust::trust(store_id, sold),
        store_image_url: found.cover(),
        background_color: pictures::ground_color(&found.ground).to_owned(),
        store_name: found.name,
        store_address: found.address,
    })
}
