//! Regions with their areas and streets, malls, and brands.

use rusqlite::{Transaction, params};

use crate::city::brands::BRANDS;
use crate::city::hours::MALL_PATTERN;
use crate::city::places;
use crate::store::StoreError;

pub fn regions(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "INSERT INTO regions (region_id, parent_id, name, lat, lon) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for region in &places::REGIONS {
        let parent = (region.id > 100).then_some(region.id / 100);
        statement.execute(params![
            region.id,
            parent,
            region.name,
            region.lat,
            region.lon
        ])?;
    }
    let mut areas = transaction.prepare("INSERT INTO areas VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let mut streets = transaction.prepare("INSERT INTO streets VALUES (?1, ?2, ?3)")?;
    for (index, area) in places::AREAS.iter().enumerate() {
        areas.execute(params![
            index,
            area.district_id,
            area.name,
            area.lat,
            area.lon
        ])?;
        for (number, street) in area.streets.iter().enumerate() {
            streets.execute(params![street_id(index, number), index, street])?;
        }
    }
    Ok(())
}

/// The id of an area's street.
pub fn street_id(area: usize, street: usize) -> usize {
    area * 10 + street + 1
}

pub fn malls_and_brands(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut malls = transaction.prepare(
        "INSERT INTO malls (mall_id, name, district_id, lat, lon, picture, area_id, street_id,
                            house_number, ground, pattern_id)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    let mut floors = transaction.prepare("INSERT INTO mall_floors VALUES (?1, ?2, ?3)")?;
    for (id, mall) in (1..).zip(&places::MALLS) {
        let area = places::area_index(mall.area).unwrap_or(0);
        let district = places::AREAS[area].district_id;
        let picture = format!("/img/mall/{}/{}.png", mall.ground, mall.letters);
        malls.execute(params![
            id,
            mall.name,
            district,
            mall.lat,
            mall.lon,
            picture,
            area,
            street_id(area, mall.street),
            mall.house_number,
            mall.ground,
            MALL_PATTERN
        ])?;
        for (sort, floor) in mall.floors.iter().enumerate() {
            floors.execute(params![id, sort, floor])?;
        }
    }
    let mut brands = transaction.prepare("INSERT INTO brands VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for (id, brand) in (1..).zip(&BRANDS) {
        let (kind, ground, emoji) = (brand.kind_id, brand.ground, brand.emoji);
        brands.execute(params![id, brand.name, kind, brand.logo(), ground, emoji])?;
    }
    Ok(())
}
