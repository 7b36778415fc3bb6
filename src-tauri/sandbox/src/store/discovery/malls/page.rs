//! A mall's page, and the vouchers that it recommends.

use jajan_contract::coupon::AssetCard;
use jajan_contract::malls::{MallEntry, MallFloorCount};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::assets;
use crate::store::catalog::store_page::rows::day_parts;
use crate::store::discovery::malls::{directory, exists, list};
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};
use crate::time::Zone;

/// The most popular stores whose vouchers are looked at.
const BEST_STORES: u32 = 12;
const PER_STORE: usize = 4;
/// Discovery 4.
const MAX_ASSETS: usize = 10;

pub struct MallPage {
    pub mall: MallEntry,
    pub address: String,
    pub position: Position,
    /// Day, start minute, end minute.
    pub day_parts: Vec<(i64, i64, i64)>,
    pub zone: Zone,
    pub floors: Vec<MallFloorCount>,
}

#[derive(FromRow)]
struct AddressRow {
    street: String,
    house_number: i64,
    district: String,
    city: String,
}

pub const ADDRESS_SQL: &str =
    "SELECT t.name AS street, m.house_number, d.name AS district, p.name AS city
     FROM malls AS m JOIN streets AS t ON t.street_id = m.street_id
     JOIN regions AS d ON d.region_id = m.district_id
     JOIN regions AS p ON p.region_id = d.parent_id WHERE m.mall_id = ?1";

impl Database {
    /// Absent: there is no such mall.
    pub async fn mall_page(
        &self,
        mall_id: row::Mall,
        here: Position,
        viewer: Viewer,
    ) -> Result<Option<MallPage>, StoreError> {
        self.read(move |connection| {
            let Some(row) = list::find(connection, mall_id)? else {
                return Ok(None);
            };
            let (position, zone) = (row.position, Zone::of_district(row.district_id));
            let day_parts = match row.pattern_id {
                Some(pattern) => day_parts(connection, pattern)?,
                None => Vec::new(),
            };
            let address: Option<AddressRow> = connection.find(ADDRESS_SQL, [mall_id])?;
            let state = list::states(connection, viewer.now_ms)?;
            Ok(Some(MallPage {
                mall: list::entry(connection, row, here, &state)?,
                address: address.map(AddressRow::line).unwrap_or_default(),
                position,
                day_parts,
                zone,
                floors: directory::floors(connection, mall_id)?,
            }))
        })
        .await
    }

    /// What the mall's most popular stores have left to sell; absent: there is no such mall.
    pub async fn mall_vouchers(
        &self,
        mall_id: row::Mall,
        viewer: Viewer,
    ) -> Result<Option<Vec<AssetCard>>, StoreError> {
        self.read(move |connection| {
            if !exists(connection, mall_id)? {
                return Ok(None);
            }
            vouchers(connection, mall_id, viewer).map(Some)
        })
        .await
    }
}

fn vouchers(
    connection: &Connection,
    mall_id: row::Mall,
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let stores = directory::popular(connection, mall_id, BEST_STORES)?;
    let sizes = (PER_STORE, MAX_ASSETS);
    let mut cards = assets::of_stores(connection, &stores, viewer, sizes)?;
    cards.retain(|card| card.remaining_stock > 0);
    Ok(cards)
}

impl AddressRow {
    fn line(self) -> String {
        let Self {
            street,
            house_number,
            district,
            city,
        } = self;
        format!("{street} No. {house_number}, {district}, {city}")
    }
}
