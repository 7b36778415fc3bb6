//! Stores in the order of their distance, at the same price for a thousand stores and a million.
//!
//! Invariant: the whole table is never sorted. A circle that grows until it holds a page is cut
//! out of the R*Tree; only what lies in it is measured and sorted. Order and paging go by
//! (millimetres, id), which no two stores share, so that no store comes twice.

mod ring;

pub use ring::{Cursor, ring_sql};

use rusqlite::{Connection, params};

use crate::geo::{Bounds, Position};
use crate::ids::row;
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::ring::{
    FIRST_KM, FLAT_KM, FlatRing, MOST_PER_WANTED, THIN_KM, first_circle_km, first_radius_km,
};
use crate::store::{FromRow, StoreError, columns_of};

/// A store's place.
#[derive(FromRow)]
pub struct StoreAt {
    pub id: row::Store,
    #[row(nested)]
    pub position: Position,
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
    let columns = columns_of::<StoreAt>(&statement)?;
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
        // Beyond the flat map a ring has no inner edge: what is done would count again, however thin it gets.
        let is_whole = radius_km > FLAT_KM || radius_km - from_km <= THIN_KM;
        let most = match is_whole {
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
                let store = StoreAt::read(row, &columns)?;
                let cursor = Cursor {
                    sort_key: reach.origin.distance_mm(store.position),
                    store_id: store.id,
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
            store_id: row::Store(i64::MAX),
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
