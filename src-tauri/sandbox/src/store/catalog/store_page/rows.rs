//! What else a store's page reads from the database.

use jajan_contract::localised::Localised;
use rusqlite::Connection;

use crate::ids::row;
use crate::store::catalog::store_page::found::Mall;
use crate::store::{FromRow, Sql, StoreError};

pub fn is_favourite(
    connection: &Connection,
    user_id: Option<row::User>,
    store_id: row::Store,
) -> Result<bool, StoreError> {
    let Some(user_id) = user_id else {
        return Ok(false);
    };
    let sql = "SELECT 1 FROM favourites WHERE user_id = ?1 AND store_id = ?2";
    connection.has(sql, (user_id, store_id))
}

pub fn day_parts(
    connection: &Connection,
    pattern_id: row::Pattern,
) -> Result<Vec<(i64, i64, i64)>, StoreError> {
    let sql = "SELECT day, start_minute, end_minute FROM day_parts WHERE pattern_id = ?1
               ORDER BY day, start_minute";
    connection.rows(sql, [pattern_id])
}

pub const MENU_SQL: &str = "SELECT d.name_id, d.name_en, d.name_zh, i.price_rp, d.art
     FROM menu_items AS i JOIN dishes AS d ON d.dish_id = i.dish_id
     WHERE i.store_id = ?1 ORDER BY i.sort";

/// Something on the store's menu.
#[derive(Debug, Clone, FromRow)]
pub struct PricedDish {
    #[row(nested = "name_")]
    pub name: Localised,
    /// Rupiah for one.
    pub price_rp: u32,
    pub art: String,
}

pub fn menu(connection: &Connection, store_id: row::Store) -> Result<Vec<PricedDish>, StoreError> {
    connection.rows(MENU_SQL, [store_id])
}

/// Empty: the mall has no such floor.
pub fn floor_name(connection: &Connection, mall: &Mall) -> Result<String, StoreError> {
    let sql = "SELECT name FROM mall_floors WHERE mall_id = ?1 AND sort = ?2";
    let name: Option<String> = connection.find_value(sql, (mall.id, mall.floor))?;
    Ok(name.unwrap_or_default())
}
