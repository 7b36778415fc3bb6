//! Stores as entries of a list.

use jajan_contract::coupon::AssetCard;
use jajan_contract::localised::Localised;
use jajan_contract::stores::StoreEntry;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::pictures::paths;
use crate::store::catalog::assets;
use crate::store::catalog::hours::{self, Hours};
use crate::store::catalog::store_page::halal::Halal;
use crate::store::columns::Rank;
use crate::store::{FromRow, StoreError, Viewer, columns_of};
use crate::time::{LocalTime, Zone};
use crate::{ids, pictures, time};

/// Spec home 9: card images shown at most 3.
const MAX_ASSETS: usize = 3;

const ENTRY_SQL: &str = "SELECT s.name, s.lat, s.lon, s.ground, s.dish, s.second_dish,
         s.third_dish, c.name_id AS category_name_id, c.name_en AS category_name_en,
         c.name_zh AS category_name_zh, a.name AS area, s.price_per_capita, s.score_tenths,
         s.review_count, s.halal, s.halal_until, s.pattern_id, m.name AS mall, i.rank_sort, r.rank_id,
         r.name_id AS rank_name_id, r.name_en AS rank_name_en, r.name_zh AS rank_name_zh,
         s.district_id
  FROM stores AS s
  JOIN categories AS c ON c.category_id = s.category_id
  JOIN areas AS a ON a.area_id = s.area_id
  LEFT JOIN malls AS m ON m.mall_id = s.mall_id
  LEFT JOIN rank_items AS i ON i.store_id = s.id AND i.rank_sort <= 100
  LEFT JOIN ranks AS r ON r.rank_id = i.rank_id
  WHERE s.id = ?1";

#[derive(FromRow)]
struct EntryRow {
    name: String,
    #[row(nested)]
    position: Position,
    ground: String,
    dish: String,
    second_dish: String,
    third_dish: String,
    #[row(nested = "category_name_")]
    category: Localised,
    area: String,
    price_per_capita: u32,
    score_tenths: f64,
    review_count: u32,
    #[row(nested)]
    halal: Halal,
    pattern_id: row::Pattern,
    mall: Option<String>,
    #[row(nested = "rank_")]
    rank: Option<Rank>,
    district_id: i64,
}

/// The stores in the order of `ids`.
pub fn entries(
    connection: &Connection,
    store_ids: &[row::Store],
    origin: Position,
    viewer: Viewer,
) -> Result<Vec<StoreEntry>, StoreError> {
    let patterns = hours::patterns(connection)?;
    let never = Hours::new(&[]);
    let mut statement = connection.prepare_cached(ENTRY_SQL)?;
    let columns = columns_of::<EntryRow>(&statement)?;
    let mut list = Vec::with_capacity(store_ids.len());
    let assets = assets::of_each(connection, store_ids, viewer, MAX_ASSETS)?;
    for (&id, asset_list) in store_ids.iter().zip(assets) {
        let row = statement.query_row([id], |row| EntryRow::read(row, &columns))?;
        let hours = patterns.get(&row.pattern_id).unwrap_or(&never);
        list.push(row.entry(id, origin, hours, asset_list, viewer.now_ms));
    }
    Ok(list)
}

impl EntryRow {
    fn entry(
        self,
        id: row::Store,
        origin: Position,
        hours: &Hours,
        asset_list: Vec<AssetCard>,
        now_ms: u64,
    ) -> StoreEntry {
        let local = LocalTime::in_zone(now_ms, Zone::of_district(self.district_id));
        let (halal, halal_certificate) = self.halal.shown(id, time::day_number(now_ms));
        let dishes = [&self.dish, &self.second_dish, &self.third_dish].map(String::as_str);
        StoreEntry {
            poi_id: ids::poi(id),
            store_id: ids::store(id),
            distance: origin.distance_km(self.position),
            ext: None,
            store_image_url: paths::cover(id.0, &self.ground, &dishes),
            store_name: self.name,
            background_color: pictures::ground_color(&self.ground).to_owned(),
            store_business_category: self.category,
            business_district_name: self.area,
            price_per_capita: self.price_per_capita,
            score: self.score_tenths / 10.0,
            review_count: self.review_count,
            halal_restaurant: halal.to_owned(),
            halal_certificate,
            business_state: hours.state(local),
            rank_info: self.rank.map(Rank::info),
            sold_count: None,
            mall_name: self.mall,
            mall_floor_name: None,
            asset_list,
        }
    }
}
