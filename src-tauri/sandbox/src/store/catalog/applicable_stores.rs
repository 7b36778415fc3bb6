//! The stores that take a voucher: its own, and of a brand all of the brand's. Merchant 3
//! `availableStoreNum`.
//!
//! Invariant: work grows with the stores of one brand, not with those of the city.

use jajan_contract::halal::HalalCertificate;
use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::brands::home;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::purchase;
use crate::store::catalog::refusal::NoVoucher;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::orders::sold::sold_by_store;
use crate::store::page::Page;
use crate::store::{Database, Outcome, Sql, Stop, StoreError, Viewer, unless_refused};
use crate::time::{self, LocalTime};

pub const COUNT_SQL: &str = "SELECT count(*) FROM stores AS own
     JOIN stores AS other ON other.brand_id = own.brand_id WHERE own.id = ?1";
pub const BRAND_SQL: &str = "SELECT brand_id FROM stores WHERE id = ?1";
pub const POPULAR_SQL: &str = "SELECT id FROM stores WHERE brand_id = ?1
     ORDER BY popularity DESC, id DESC";

const MAX_PAGE_SIZE: u32 = 50;

/// What the rows say of a store that takes a voucher; the caller adds what only decorates it.
pub struct TakingStore {
    pub found: Found,
    /// Kilometres.
    pub distance: Option<f64>,
    pub business_state: BusinessState,
    pub halal: (&'static str, Option<HalalCertificate>),
    pub sold_count: u32,
}

/// A page of them.
pub struct TakingStores {
    pub stores: Vec<TakingStore>,
    pub has_more: bool,
    /// On all pages.
    pub total_count: u32,
}

impl Database {
    /// One page of the stores that take a voucher, nearest first; without a position its own before
    /// the popular ones.
    pub async fn applicable_stores(
        &self,
        product_id: row::Product,
        (page_no, page_size): (u32, u32),
        position: Option<Position>,
        viewer: Viewer,
    ) -> Outcome<TakingStores, NoVoucher> {
        let page = Page::new(page_no, page_size, MAX_PAGE_SIZE)?;
        self.read_or_refuse(move |connection| {
            let own = purchase::store_of(connection, product_id).map_err(Stop::widen)?;
            open(connection, own).map_err(Stop::widen)?;
            let all = all(connection, own, position)?;
            Ok(page_of(connection, all, page, position, viewer)?)
        })
        .await
    }
}

/// One page of these stores, without those whose page does not open.
pub fn page_of(
    connection: &Connection,
    all: Vec<row::Store>,
    page: Page,
    position: Option<Position>,
    viewer: Viewer,
) -> Result<TakingStores, StoreError> {
    let total_count = all.len() as u32;
    let (ids, has_more) = page.cut(all.into_iter().skip(page.start() as usize));
    let mut stores = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some(found) = unless_refused(open(connection, id))? {
            stores.push(store(connection, found, viewer, position)?);
        }
    }
    Ok(TakingStores {
        stores,
        has_more,
        total_count,
    })
}

/// Its own store and its brand's, in the order of a list.
pub fn all(
    connection: &Connection,
    own: row::Store,
    position: Option<Position>,
) -> Result<Vec<row::Store>, StoreError> {
    let brand_id: Option<row::Brand> = connection.value(BRAND_SQL, [own])?;
    Ok(match (brand_id, position) {
        (None, _) => vec![own],
        (Some(brand_id), Some(origin)) => home::nearest(connection, brand_id, origin)?,
        (Some(brand_id), None) => {
            let mut all = connection.values(POPULAR_SQL, [brand_id])?;
            // Stable: the others stay in their order.
            all.sort_by_key(|id| *id != own);
            all
        }
    })
}

/// A store that belongs to no brand is the only one.
pub fn count(connection: &Connection, store_id: row::Store) -> Result<u32, StoreError> {
    let of_brand: u32 = connection.value(COUNT_SQL, [store_id])?;
    Ok(of_brand.max(1))
}

pub fn store(
    connection: &Connection,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<TakingStore, StoreError> {
    let store_id = found.store_id;
    let parts = day_parts(connection, found.pattern_id)?;
    let local = LocalTime::in_zone(viewer.now_ms, found.zone);
    let today = time::day_number(viewer.now_ms);
    Ok(TakingStore {
        distance: position.map(|from| from.distance_km(found.position)),
        business_state: Hours::new(&parts).state(local),
        halal: found.halal.shown(store_id, today),
        sold_count: sold_by_store(connection, store_id)?,
        found,
    })
}
