//! Names and tags of the stores that are on lists.

use rusqlite::{Transaction, params};

use crate::geo::Position;
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::search::cells::{Cell, store_of};
use crate::store::search::index::dictionary::{Words, count};
use crate::store::search::words::phrase;
use crate::store::{FromRow, Sql, StoreError, columns_of};

/// Bytes of index in memory before they are written: a million stores make few segments.
const HASH_BYTES: i64 = 64 << 20;

const STORE_SQL: &str = "SELECT s.name, s.category_id, s.area_id, s.brand_id, s.mall_id,
    (SELECT group_concat('_d' || i.dish_id, ' ') FROM menu_items AS i WHERE i.store_id = s.id)
      AS dishes
  FROM stores AS s WHERE s.id = ?1";

#[derive(FromRow)]
struct Placed {
    id: row::Store,
    #[row(nested)]
    position: Position,
}

#[derive(FromRow)]
struct StoreRow {
    name: String,
    category_id: i64,
    area_id: i64,
    brand_id: Option<row::Brand>,
    mall_id: Option<row::Mall>,
    dishes: Option<String>,
}

pub fn write(transaction: &Transaction<'_>, words: &mut Words) -> Result<(), StoreError> {
    // In the order of the rows: appended, never sorted in.
    let mut rowids: Vec<i64> = Vec::new();
    {
        let sql = "SELECT id, lat, lon FROM stores WHERE id < ?1";
        let mut statement = transaction.prepare(sql)?;
        let columns = columns_of::<Placed>(&statement)?;
        let mut rows = statement.query([FIRST_UNLISTED])?;
        while let Some(row) = rows.next()? {
            let store = Placed::read(row, &columns)?;
            rowids.push(Cell::of(store.position).rowid(store.id));
        }
    }
    rowids.sort_unstable();
    transaction.run(
        "INSERT INTO search_stores (search_stores, rank) VALUES ('hashsize', ?1)",
        [HASH_BYTES],
    )?;
    let mut insert =
        transaction.prepare("INSERT INTO search_stores (rowid, words) VALUES (?1, ?2)")?;
    for rowid in rowids {
        let store: StoreRow = transaction.row(STORE_SQL, [store_of(rowid)])?;
        count(words, &store.name, true);
        insert.execute(params![rowid, store.document()])?;
    }
    let sql = "INSERT INTO search_stores (search_stores) VALUES ('optimize')";
    transaction.run(sql, [])?;
    Ok(())
}

impl StoreRow {
    fn document(&self) -> String {
        let mut text = phrase(&self.name);
        text += &format!(" _k{} _a{}", self.category_id, self.area_id);
        for (letter, number) in [
            ('b', self.brand_id.map(|brand| brand.0)),
            ('m', self.mall_id.map(|mall| mall.0)),
        ] {
            if let Some(number) = number {
                text += &format!(" _{letter}{number}");
            }
        }
        if let Some(dishes) = &self.dishes {
            text.push(' ');
            text += dishes;
        }
        text
    }
}
