//! Stores in the order of their distance, at the same price for a thousand stores and a million.
//!
//! Invariant: the whole table is never sorted. A circle that grows until it holds a page is cut
//! out of the R*Tree; only what lies in it is measured and sorted. Order and paging go by
//! (millimetres, id), which no two stores share, so that no store comes twice.

use rusqlite::{Connection, params};

use crate::{
    geo::{Bounds, KM_PER_DEGREE, Position},
    ids::FIRST_UNLISTED,
    store::{StoreError, catalog::filters::StoreFilter},
};

/// Of Jakarta, over which the stores are spread.
const CITY_KM2: f64 = 660.0;
/// How much denser than the city a busy quarter is: its first circle should hold a page, no more.
const CROWDING: f64 = 4.0;
/// The first circle of a page when nothing is seen yet.
const FIRST_KM: (f64, f64) = (0.02, 1.0);
/// So many stores of one ring for each that is wanted are measured; a ring that holds more is cut in half.
/// Beyond an empty stretch the next ring may reach into the middle of the city.
const MOST_PER_WANTED: usize = 100;
/// A ring as thin as this is read whole, however many stores stand in one house.
const THIN_KM: f64 = 0.02;
/// Up to here a flat map of the equator's lands is true to half a per cent.
const FLAT_KM: f64 = 200.0;

/// A place in the order of a list: what stands after it is the next page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// Millimetres, or popularity in the recommended list.
    pub sort_key: i64,
    pub store_id: i64,
}

/// How far a list goes.
#[derive(Debug, Clone)]
pub struct Reach {
    pub origin: Position,
    /// Kilometres, edge included.
    pub max_km: f64,
    /// The region's stores: a box around them, and its districts.
    pub region: Option<(Bounds, (i64, i64))>,
}

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
struct FlatRing {
    /// What a squared degree of longitude is worth.
    lon_weight: f64,
    inner: f64,
    outer: f64,
}

impl FlatRing {
    fn new(origin: Position, inner_km: f64, outer_km: f64) -> Self {
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

/// At most `wanted` stores after `after`, nearest first. `seen` is how many stand before `after`.
pub fn nearest(
    connection: &Connection,
    reach: &Reach,
    filter: &StoreFilter,
    after: Option<Cursor>,
    seen: usize,
    wanted: usize,
) -> Result<Vec<Cursor>, StoreError> {
    let mut conditions = filter.conditions();
    if let Some((_, (first, last))) = reach.region {
        conditions += &format!(" AND s.district_id BETWEEN {first} AND {last}");
    }
    let mut statement = connection.prepare_cached(&ring_sql(&conditions))?;
    let runs = match filter.category_runs() {
        runs if runs.is_empty() => vec![(0, 1000)],
        runs => runs,
    };

    let (near_km, max_km) = match reach.region {
        Some((bounds, _)) => {
            let (near, far) = bounds.reach_km(reach.origin);
            (near, far.min(reach.max_km))
        }
        None => (0.0, reach.max_km),
    };
    let max_mm = (max_km * 1e6).ceil() as i64;
    let first_km = match after {
        Some(_) => FIRST_KM.0,
        None => first_circle_km(connection, wanted)?,
    };
    let mut radius_km = first_radius_km(after, near_km, first_km, seen, wanted).min(max_km);
    let mut found = Vec::new();
    // Everything up to here stands in `found`, or before the page.
    let mut done = after;
    // A ring that reached so far held too many.
    let mut too_far_km = f64::INFINITY;
    loop {
        let radius_mm = if radius_km >= max_km {
            max_mm
        } else {
            (radius_km * 1e6) as i64
        };
        let around = Bounds::around(reach.origin, radius_km);
        let bounds = match reach.region {
            Some((region, _)) if radius_km <= FLAT_KM => {
                region.around_within(reach.origin, radius_km)
            }
            Some((region, _)) => region.intersection(around),
            None => around,
        };
        let done_km = done.map_or(0.0, |done| done.sort_key as f64 / 1e6);
        let flat = FlatRing::new(reach.origin, done_km, radius_km);
        let from_km = done_km.max(near_km);
        let most = match radius_km - from_km <= THIN_KM {
            true => usize::MAX,
            false => wanted * MOST_PER_WANTED,
        };
        let known = found.len();
        let mut measured = 0;
        for (first, last) in &runs {
            // Half a step beyond, because the tree keeps 32-bit numbers.
            let [low, high] =
                [(first, -0.5), (last, 0.5)].map(|(id, margin)| (*id as f64 + margin) / 1000.0);
            let Bounds {
                min_lat,
                max_lat,
                min_lon,
                max_lon,
            } = bounds;
            let Position { lat, lon } = reach.origin;
            let FlatRing {
                lon_weight,
                inner,
                outer,
            } = flat;
            let left = i64::try_from(most - measured).unwrap_or(i64::MAX);
            let mut rows = statement.query(params![
                min_lon, max_lon, min_lat, max_lat, low, high, lat, lon, lon_weight, inner, outer,
                left
            ])?;
            while let Some(row) = rows.next()? {
                measured += 1;
                let position = Position {
                    lat: row.get(1)?,
                    lon: row.get(2)?,
                };
                let cursor = Cursor {
                    sort_key: reach.origin.distance_mm(position),
                    store_id: row.get(0)?,
                };
                if cursor.sort_key <= radius_mm && done.is_none_or(|done| cursor > done) {
                    found.push(cursor);
                }
            }
        }
        if measured >= most {
            found.truncate(known);
            too_far_km = radius_km;
            radius_km = (from_km + radius_km) / 2.0;
            continue;
        }
        if found.len() >= wanted || radius_km >= max_km {
            found.sort_unstable();
            found.truncate(wanted);
            return Ok(found);
        }
        done = Some(Cursor {
            sort_key: radius_mm,
            store_id: i64::MAX,
        })
        .max(after);
        // By the density found so far, a fifth wider to twice as wide. What grows is
        // the width beyond the region's near edge: a far region is not skipped in one step.
        let ratio = (wanted as f64 * 1.3 / found.len().max(1) as f64).sqrt();
        let width_km = (radius_km - near_km) * ratio.clamp(1.2, 2.0);
        if too_far_km - radius_km <= THIN_KM {
            too_far_km = f64::INFINITY;
        }
        let next_km = (near_km + width_km).min(max_km);
        radius_km = match next_km >= too_far_km {
            true => (radius_km + too_far_km) / 2.0,
            false => next_km,
        };
    }
}

/// A circle of a busy quarter that holds a page, by how many stores there are.
fn first_circle_km(connection: &Connection, wanted: usize) -> Result<f64, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT coalesce(max(id), 1) FROM stores WHERE id < ?1")?;
    let stores: f64 = statement.query_row([FIRST_UNLISTED], |row| row.get::<_, i64>(0))? as f64;
    let stores_per_km2 = stores * CROWDING / CITY_KM2;
    let radius_km = (wanted as f64 / (stores_per_km2 * std::f64::consts::PI)).sqrt();
    Ok(radius_km.clamp(FIRST_KM.0, FIRST_KM.1))
}

/// By the density of what was seen between `near_km` and the page's beginning.
fn first_radius_km(
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
