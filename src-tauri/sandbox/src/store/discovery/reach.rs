//! How far a list goes: a circle around the phone, or a region.

use jajan_contract::stores::StoreListBody;
use rusqlite::Connection;

use crate::geo::{Bounds, Position};
use crate::store::discovery::nearest::Reach;
use crate::store::discovery::open_lists::ListKind;
use crate::store::{FromRow, Sql, StoreError};

/// Half the way around the Earth.
pub const EVERYWHERE_KM: f64 = 20_038.0;

/// `None` when the region has no stores.
pub fn reach(
    connection: &Connection,
    kind: ListKind,
    body: &StoreListBody,
) -> Result<Option<Reach>, StoreError> {
    let origin = Position::new(body.lat, body.lng)?;
    if kind == ListKind::Distance {
        let km = body.distance.parse::<f64>().ok();
        let max_km = km.filter(|km| km.is_finite() && *km > 0.0 && *km <= 1000.0);
        let max_km = max_km
            .ok_or_else(|| StoreError::bad("distance", "must be kilometres, 1000 at most"))?;
        return Ok(Some(Reach {
            origin,
            max_km,
            region: None,
        }));
    }
    if body.region_id == "0" {
        return Ok(Some(Reach {
            origin,
            max_km: EVERYWHERE_KM,
            region: None,
        }));
    }
    let region = region(connection, &body.region_id)?;
    Ok(region.map(|region| Reach {
        origin,
        max_km: EVERYWHERE_KM,
        region: Some(region),
    }))
}

/// A box around the stores of a region, and its range of districts.
pub type RegionBounds = (Bounds, (i64, i64));

/// A region's box and its range of districts; `None` when it has no stores.
pub fn region(
    connection: &Connection,
    region_id: &str,
) -> Result<Option<RegionBounds>, StoreError> {
    let region_id: Option<i64> = region_id.parse().ok();
    let bounds = region_id
        .map(|id| region_bounds(connection, id))
        .transpose()?
        .flatten();
    let (Some(id), Some(bounds)) = (region_id, bounds) else {
        return Err(StoreError::bad("regionId", "is not on the region list"));
    };
    Ok(bounds.map(|bounds| (bounds, districts(id))))
}

/// A box around the stores of a region.
#[derive(FromRow)]
struct BoundsRow {
    min_lat: f64,
    max_lat: f64,
    min_lon: f64,
    max_lon: f64,
}

/// Outer `None`: no such region. Inner `None`: it has no stores.
fn region_bounds(
    connection: &Connection,
    region_id: i64,
) -> Result<Option<Option<Bounds>>, StoreError> {
    let sql = "SELECT min_lat, max_lat, min_lon, max_lon FROM regions WHERE region_id = ?1";
    let found: Option<Option<BoundsRow>> = connection.find(sql, [region_id])?;
    let bounds = |row: BoundsRow| Bounds {
        min_lat: row.min_lat,
        max_lat: row.max_lat,
        min_lon: row.min_lon,
        max_lon: row.max_lon,
    };
    Ok(found.map(|found| found.map(bounds)))
}

/// The range of district ids (six digits) in a province, city or district.
fn districts(region_id: i64) -> (i64, i64) {
    let mut range = (region_id, region_id);
    while range.0 < 100_000 {
        range = (range.0 * 100, range.1 * 100 + 99);
    }
    range
}
