//! The stores that take a voucher: its own, and of a brand all of the brand's. Merchant 3
//! `availableStoreNum`.

use jajan_contract::product::VoucherStore;
use rusqlite::Connection;

use crate::city::details::{trust, usage};
use crate::geo::Position;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::store_page::found::Found;
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::{Sql, StoreError, Viewer};
use crate::time::LocalTime;
use crate::{ids, pictures, time};

pub const COUNT_SQL: &str = "SELECT count(*) FROM stores AS own
     JOIN stores AS other ON other.brand_id = own.brand_id WHERE own.id = ?1";
pub const SOLD_SQL: &str = "SELECT id FROM products WHERE store_id = ?1";

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
    let products: Vec<i64> = connection.all(SOLD_SQL, [store_id], |row| row.get(0))?;
    let sold = products
        .into_iter()
        .map(|id| usage::sold_count(id, found.popularity))
        .sum();
    let distance = position.map(|from| from.distance_mm(found.position) as f64 / 1e6);
    Ok(VoucherStore {
        store_id: ids::store(store_id),
        poi_id: ids::poi(store_id),
        distance: distance.map(|km| (km * 10.0).round() / 10.0),
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
