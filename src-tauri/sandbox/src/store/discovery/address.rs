//! Regions, and the address of a position.

use std::collections::BTreeMap;

use jajan_contract::place::{AddressInfo, Region, RegionListData};
use rusqlite::Connection;

use crate::geo::{Bounds, Position};
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::{Reach, nearest};
use crate::store::{Database, FromRow, Sql, StoreError};

const COUNTRY: &str = "Indonesia";
/// A rough box around the country.
const INDONESIA: Bounds = Bounds {
    min_lat: -11.1,
    max_lat: 6.3,
    min_lon: 94.9,
    max_lon: 141.1,
};
/// Farther from the middle of every area than this, nothing nearer than the country is known.
const MAX_AREA_KM: f64 = 300.0;
/// Whose nearest store is within this is on that store's street.
const MAX_STREET_KM: f64 = 0.1;
/// Within this the district is given.
const MAX_DISTRICT_KM: f64 = 12.0;

impl Database {
    /// Provinces with their cities and districts.
    pub async fn region_list(&self) -> Result<RegionListData, StoreError> {
        self.read(|connection| {
            let sql = "SELECT coalesce(parent_id, 0), region_id, name FROM regions
                       ORDER BY region_id";
            let mut by_parent: BTreeMap<i64, Vec<(i64, String)>> = BTreeMap::new();
            for (parent, id, name) in connection.rows(sql, [])? {
                by_parent.entry(parent).or_default().push((id, name));
            }
            Ok(RegionListData {
                region_list: children(&mut by_parent, 0),
            })
        })
        .await
    }

    /// The address of a position in degrees. Parts that are not known are empty.
    pub async fn address_at(&self, lat: f64, lon: f64) -> Result<AddressInfo, StoreError> {
        let position = Position::new(lat, lon)?;
        self.read(move |connection| address(connection, position))
            .await
    }
}

fn children(by_parent: &mut BTreeMap<i64, Vec<(i64, String)>>, parent: i64) -> Vec<Region> {
    let own = by_parent.remove(&parent).unwrap_or_default();
    let region = |(id, region_name): (i64, String)| Region {
        region_id: id.to_string(),
        region_name,
        children: children(by_parent, id),
    };
    own.into_iter().map(region).collect()
}

#[derive(FromRow)]
struct Area {
    area_id: i64,
    district_id: i64,
    district: String,
    city_id: i64,
    city: String,
    #[row(nested)]
    position: Position,
}

fn address(connection: &Connection, position: Position) -> Result<AddressInfo, StoreError> {
    let sql = "SELECT a.area_id, d.region_id AS district_id, d.name AS district,
                      c.region_id AS city_id, c.name AS city, a.lat, a.lon
               FROM areas AS a JOIN regions AS d ON d.region_id = a.district_id
               JOIN regions AS c ON c.region_id = d.parent_id ORDER BY a.area_id";
    let areas: Vec<Area> = connection.rows(sql, [])?;
    let measured = areas
        .into_iter()
        .map(|area| (position.distance_mm(area.position), area));
    let closest = measured.min_by_key(|(millimetres, area)| (*millimetres, area.area_id));
    let near = closest.map(|(millimetres, area)| (millimetres as f64 / 1e6, area));
    let Some((km, area)) = near.filter(|(km, _)| *km <= MAX_AREA_KM) else {
        return Ok(country_only(position));
    };

    let mut found = AddressInfo {
        province_id: (area.city_id / 100).to_string(),
        city_id: area.city_id.to_string(),
        city: area.city,
        ..country_only(position)
    };
    if km <= MAX_DISTRICT_KM {
        found.district_id = area.district_id.to_string();
        found.district = area.district;
    }
    if let Some((id, name)) = street(connection, position)? {
        found.street_id = id.to_string();
        found.street = name;
    }
    Ok(found)
}

fn country_only(position: Position) -> AddressInfo {
    let Bounds {
        min_lat,
        max_lat,
        min_lon,
        max_lon,
    } = INDONESIA;
    let inside =
        (min_lat..=max_lat).contains(&position.lat) && (min_lon..=max_lon).contains(&position.lon);
    let empty = String::new;
    AddressInfo {
        province_id: empty(),
        city_id: empty(),
        district_id: empty(),
        street_id: empty(),
        street: empty(),
        district: empty(),
        city: empty(),
        country: if inside { COUNTRY.to_owned() } else { empty() },
    }
}

/// Streets have no lines of their own here; the addresses of stores say which one passes by.
fn street(connection: &Connection, origin: Position) -> Result<Option<(i64, String)>, StoreError> {
    let reach = Reach {
        origin,
        max_km: MAX_STREET_KM,
        region: None,
    };
    let found = nearest(connection, &reach, &StoreFilter::default(), None, 0, 1)?;
    let Some(store) = found.first() else {
        return Ok(None);
    };
    let sql = "SELECT t.street_id, t.name FROM stores AS s JOIN streets AS t USING (street_id)
               WHERE s.id = ?1";
    connection.find(sql, [store.store_id])
}
