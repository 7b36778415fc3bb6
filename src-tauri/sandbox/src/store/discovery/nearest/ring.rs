//! The rings of the spatial search: their radius and their SQL.

use rusqlite::Connection;

use crate::geo::{KM_PER_DEGREE, Position};
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::{Sql, StoreError};

/// A place in the order of a list: what stands after it is the next page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// Millimetres, or popularity in the recommended list.
    pub sort_key: i64,
    pub store_id: row::Store,
}

/// Of Jakarta, over which the stores are spread.
pub const CITY_KM2: f64 = 660.0;

/// How much denser than the city a busy quarter is: its first circle should hold a page, no more.
pub const CROWDING: f64 = 4.0;

/// The first circle of a page when nothing is seen yet.
pub const FIRST_KM: (f64, f64) = (0.02, 1.0);

/// Stores of one ring that are measured for each that is wanted; a ring that holds more is halved.
/// Beyond an empty area the next ring may reach into the middle of the city.
pub const MOST_PER_WANTED: usize = 100;

/// A ring as thin as this is read whole, however many stores stand in one house.
pub const THIN_KM: f64 = 0.02;

/// Up to here a flat map of the equator's lands is true to half a per cent.
pub const FLAT_KM: f64 = 200.0;

/// The spatial search of one ring; `{conditions}` are a [`StoreFilter`]'s.
pub fn ring_sql(conditions: &str) -> String {
    // CROSS JOIN keeps SQLite from beginning with the table of stores.
    format!(
        "SELECT s.id, s.lat, s.lon FROM store_positions AS p
         CROSS JOIN stores AS s ON s.id = p.store_id
         WHERE p.max_lon >= ?1 AND p.min_lon <= ?2 AND p.max_lat >= ?3 AND p.min_lat <= ?4
           AND p.max_category >= ?5 AND p.min_category <= ?6
           AND (p.min_lat - ?7) * (p.min_lat - ?7)
             + (p.min_lon - ?8) * (p.min_lon - ?8) * ?9 BETWEEN ?10 AND ?11{conditions}
         LIMIT ?12"
    )
}

/// The ring on a flat map, a little wider than the true one: SQLite drops what is outside of it
/// before it looks a store up. Squares of degrees of latitude.
pub struct FlatRing {
    /// What a squared degree of longitude is worth.
    pub lon_weight: f64,
    pub inner: f64,
    pub outer: f64,
}

impl FlatRing {
    pub fn new(origin: Position, inner_km: f64, outer_km: f64) -> Self {
        let cos = origin.lat.to_radians().cos();
        let lon_weight = cos * cos;
        if outer_km > FLAT_KM {
            return Self {
                lon_weight,
                inner: 0.0,
                outer: f64::MAX,
            };
        }
        // For the map, up to 1 % at its edge, and 5 m for the tree's 32-bit numbers.
        let map = 0.01 * (outer_km / FLAT_KM).max(0.01);
        let inner = ((inner_km * (1.0 - map) - 0.005).max(0.0) / KM_PER_DEGREE).powi(2);
        let outer = ((outer_km * (1.0 + map) + 0.005) / KM_PER_DEGREE).powi(2);
        Self {
            lon_weight,
            inner,
            outer,
        }
    }
}

/// A circle of a busy quarter that holds a page, by how many stores there are.
pub fn first_circle_km(connection: &Connection, wanted: usize) -> Result<f64, StoreError> {
    let sql = "SELECT coalesce(max(id), 1) FROM stores WHERE id < ?1";
    let stores: i64 = connection.value(sql, [FIRST_UNLISTED])?;
    let stores_per_km2 = stores as f64 * CROWDING / CITY_KM2;
    let radius_km = (wanted as f64 / (stores_per_km2 * std::f64::consts::PI)).sqrt();
    Ok(radius_km.clamp(FIRST_KM.0, FIRST_KM.1))
}

/// By the density of what was seen between `near_km` and the page's beginning.
pub fn first_radius_km(
    after: Option<Cursor>,
    near_km: f64,
    first_km: f64,
    seen: usize,
    wanted: usize,
) -> f64 {
    match after {
        Some(after) if seen > 0 => {
            let growth = 1.0 + wanted as f64 * 1.2 / seen as f64;
            let seen_km = (after.sort_key as f64 / 1e6 - near_km).max(0.0);
            near_km + seen_km * growth.sqrt() + 0.01
        }
        _ => near_km + first_km,
    }
}
