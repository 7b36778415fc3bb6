//! What else a store's page reads from the database.

use jajan_contract::store_page::{MallFloor, MallInfo};
use rusqlite::Connection;

use crate::city::details::contents::Priced;
use crate::city::details::texts;
use crate::ids;
use crate::store::columns::localised;
use crate::store::{Sql, StoreError};

pub fn is_favourite(
    connection: &Connection,
    user_id: Option<i64>,
    store_id: i64,
) -> Result<bool, StoreError> {
    let Some(user_id) = user_id else {
        return Ok(false);
    };
    let sql = "SELECT 1 FROM favourites WHERE user_id = ?1 AND store_id = ?2";
    connection.has(sql, [user_id, store_id])
}

pub fn day_parts(
    connection: &Connection,
    pattern_id: i64,
) -> Result<Vec<(i64, i64, i64)>, StoreError> {
    let sql = "SELECT day, start_minute, end_minute FROM day_parts WHERE pattern_id = ?1
               ORDER BY day, start_minute";
    connection.all(sql, [pattern_id], |row| row.try_into())
}

pub const MENU_SQL: &str = "SELECT d.name_id, d.name_en, d.name_zh, i.price_rp, d.art
     FROM menu_items AS i JOIN dishes AS d ON d.dish_id = i.dish_id
     WHERE i.store_id = ?1 ORDER BY i.sort";

pub fn menu(connection: &Connection, store_id: i64) -> Result<Vec<Priced>, StoreError> {
    connection.all(MENU_SQL, [store_id], |row| {
        Ok(Priced {
            name: localised(row, 0)?,
            price: row.get(3)?,
            art: row.get(4)?,
        })
    })
}

pub fn mall_info(
    connection: &Connection,
    store_id: i64,
    (mall_id, mall_name, floor): &(i64, String, i64),
) -> Result<MallInfo, StoreError> {
    let sql = "SELECT name FROM mall_floors WHERE mall_id = ?1 AND sort = ?2";
    let floor_name: Option<String> = connection.first(sql, [mall_id, floor], |row| row.get(0))?;
    let floor_name = floor_name.unwrap_or_default();
    Ok(MallInfo {
        mall_id: ids::mall(*mall_id),
        mall_name: mall_name.clone(),
        location_remark: texts::mall_remark(store_id, &floor_name),
        floor_list: vec![MallFloor { floor_name }],
    })
}
