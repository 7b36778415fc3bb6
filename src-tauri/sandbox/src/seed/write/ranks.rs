//! Regions' bounds and ranks, which need all stores.

use std::collections::BTreeMap;

use rusqlite::{Transaction, params};

use crate::city::stores::Store;
use crate::city::{kinds, places};
use crate::store::StoreError;

/// How many stores a rank has.
pub const RANKED: usize = 20;

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

/// The most popular stores of each parent category.
pub fn ranks(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut top = transaction.prepare(
        "SELECT popularity, id FROM stores WHERE category_id = ?1
         ORDER BY popularity DESC, id DESC LIMIT ?2",
    )?;
    let mut insert = transaction.prepare("INSERT INTO rank_items VALUES (?1, ?2, ?3)")?;
    for parent in &kinds::PARENTS {
        let mut best: Vec<(i64, i64)> = Vec::new();
        for kind in kinds::KINDS
            .iter()
            .filter(|kind| kind.id / 100 * 100 == parent.id)
        {
            for row in top.query_map(params![kind.id, RANKED], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })? {
                best.push(row?);
            }
        }
        best.sort_unstable_by(|a, b| b.cmp(a));
        for (sort, (_, store)) in (1..).zip(best.into_iter().take(RANKED)) {
            insert.execute(params![store, parent.id, sort])?;
        }
    }
    Ok(())
}
