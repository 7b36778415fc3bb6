//! What of a store fits.

use jajan_contract::localised::Localised;
use jajan_contract::search::{DishHit, StoreHit};
use jajan_contract::stores::StoreEntry;
use rusqlite::Connection;

use crate::ids::{poi_number, row};
use crate::store::search::reading::{Reading, Term};
use crate::store::search::words::ranges;
use crate::store::{FromRow, Sql, StoreError};

#[derive(FromRow)]
struct DishRow {
    #[row(nested = "name_")]
    name: Localised,
    price_rp: u32,
}

/// The first on the menu; one that is called so goes first.
pub fn dish_sql(term: &Term) -> String {
    let [dishes, exact] = [&term.dishes, &term.exact].map(|numbers| {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        numbers.join(",")
    });
    format!(
        "SELECT d.name_id, d.name_en, d.name_zh, i.price_rp
         FROM menu_items AS i JOIN dishes AS d ON d.dish_id = i.dish_id
         WHERE i.store_id = ?1 AND i.dish_id IN ({dishes})
         ORDER BY i.dish_id NOT IN ({exact}), i.sort LIMIT 1"
    )
}

/// A row for each store in whose name or menu something fits.
pub fn hits(
    connection: &Connection,
    reading: &Reading,
    stores: &[StoreEntry],
) -> Result<Vec<StoreHit>, StoreError> {
    let marked = reading.marked();
    let mut hits = Vec::new();
    for store in stores {
        let Some(store_id) = poi_number(&store.poi_id) else {
            continue;
        };
        let name_ranges = ranges(&store.store_name, &marked, false);
        let dish = dish(connection, reading, store_id)?;
        if !name_ranges.is_empty() || dish.is_some() {
            hits.push(StoreHit {
                poi_id: store.poi_id.clone(),
                name_ranges,
                dish,
            });
        }
    }
    Ok(hits)
}

fn dish(
    connection: &Connection,
    reading: &Reading,
    store_id: row::Store,
) -> Result<Option<DishHit>, StoreError> {
    for term in reading.terms.iter().filter(|term| !term.dishes.is_empty()) {
        if let Some(row) = connection.find::<DishRow>(&dish_sql(term), [store_id])? {
            return Ok(Some(DishHit {
                dish_name: row.name,
                price: row.price_rp,
            }));
        }
    }
    Ok(None)
}
