//! Stores as entries of a list.

use jajan_contract::stores::StoreEntry;
use rusqlite::Connection;

use crate::city::details::trust;
use crate::geo::Position;
use crate::pictures::paths;
use crate::store::catalog::{assets, hours};
use crate::store::columns::{localised, position, rank};
use crate::store::{StoreError, Viewer};
use crate::time::{LocalTime, Zone};
use crate::{ids, pictures, time};

/// Spec home 9: card images shown at most 3.
const MAX_ASSETS: usize = 3;

/// The stores in the order of `ids`.
pub fn entries(
    connection: &Connection,
    store_ids: &[i64],
    origin: Position,
    viewer: Viewer,
) -> Result<Vec<StoreEntry>, StoreError> {
    let hours = hours::patterns(connection)?;
    let mut statement = connection.prepare_cached(
        "SELECT s.name, s.lat, s.lon, s.ground, s.dish, s.second_dish, s.third_dish,
                c.name_id, c.name_en, c.name_zh, a.name,
                s.price_per_capita, s.score_tenths, s.review_count, s.halal, s.pattern_id,
                m.name, i.rank_sort, r.rank_id, r.name_id, r.name_en, r.name_zh, s.district_id
         FROM stores AS s
         JOIN categories AS c ON c.category_id = s.category_id
         JOIN areas AS a ON a.area_id = s.area_id
         LEFT JOIN malls AS m ON m.mall_id = s.mall_id
         LEFT JOIN rank_items AS i ON i.store_id = s.id
         LEFT JOIN ranks AS r ON r.rank_id = i.rank_id
         WHERE s.id = ?1",
    )?;
    let mut list = Vec::with_capacity(store_ids.len());
    for &id in store_ids {
        let entry = statement.query_row([id], |row| {
            let [ground, dish, second, third]: [String; 4] =
                [row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?];
            let pattern: i64 = row.get(15)?;
            let local = LocalTime::in_zone(viewer.now_ms, Zone::of_district(row.get(22)?));
            let business_state = match hours.get(&pattern) {
                Some(hours) => hours.state(local),
                None => hours::Hours::new(&[]).state(local),
            };
            let (halal, halal_certificate) =
                trust::halal(id, row.get(14)?, time::day_number(viewer.now_ms));
            Ok(StoreEntry {
                poi_id: ids::poi(id),
                store_id: ids::store(id),
                distance: origin.distance_km(position(row, 1)?),
                ext: None,
                store_name: row.get(0)?,
                store_image_url: paths::cover(id, &ground, &[&dish, &second, &third]),
                background_color: pictures::ground_color(&ground).to_owned(),
                store_business_category: localised(row, 7)?,
                business_district_name: row.get(10)?,
                price_per_capita: row.get(11)?,
                score: row.get::<_, f64>(12)? / 10.0,
                review_count: row.get(13)?,
                halal_restaurant: halal.to_owned(),
                halal_certificate,
                business_state,
                rank_info: rank(row, 17)?,
                mall_name: row.get(16)?,
                asset_list: Vec::new(),
            })
        })?;
        let asset_list = assets::of_store(connection, id, viewer, MAX_ASSETS)?;
        list.push(StoreEntry {
            asset_list,
            ..entry
        });
    }
    Ok(list)
}
