//! Regions' bounds, which need all stores.

use std::collections::BTreeMap;

use rusqlite::{Transaction, params};

use crate::city::places;
use crate::city::stores::Store;
use crate::store::StoreError;

/// South, north, west and east of a district's stores.
pub type Box4 = [f64; 4];

pub fn widen(bounds: &mut BTreeMap<i64, Box4>, store: &Store) {
    let district = places::AREAS[store.area].district_id;
    // The district, its city and its province.
    for region in [district, district / 100, district / 10_000] {
        let box4 = bounds
            .entry(region)
            .or_insert([store.lat, store.lat, store.lon, store.lon]);
        box4[0] = box4[0].min(store.lat);
        box4[1] = box4[1].max(store.lat);
        box4[2] = box4[2].min(store.lon);
        box4[3] = box4[3].max(store.lon);
    }
}

pub fn region_bounds(
    transaction: &Transaction<'_>,
    bounds: &BTreeMap<i64, Box4>,
) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "UPDATE regions SET min_lat = ?2, max_lat = ?3, min_lon = ?4, max_lon = ?5
         WHERE region_id = ?1",
    )?;
    for (region, [south, north, west, east]) in bounds {
        statement.execute(params![region, south, north, west, east])?;
    }
    Ok(())
}
