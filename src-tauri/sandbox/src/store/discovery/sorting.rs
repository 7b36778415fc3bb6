//! Stores that were found, in another order. Equal ones keep theirs.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use jajan_contract::search::PoiSort;
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::{assets, flash_sessions};
use crate::store::columns::Json;
use crate::store::{FromRow, Sql, StoreError};
use crate::time::LocalTime;

/// `?1` is a JSON array of the stores' numbers; the other parameters are those of [`assets::PRICE_NOW`]. The
/// biggest discount is of what is still to be had, in per cent as [`assets::discount`].
pub static SORTED_SQL: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT s.id, s.lat, s.lon, s.score_tenths, s.review_count, s.price_per_capita,
           (SELECT max(100 * (p.original_price - {}) / p.original_price) FROM products AS p
            WHERE p.store_id = s.id AND p.withdrawn_ms IS NULL AND p.remaining_stock > 0
              AND p.original_price > 0) AS discount
         FROM json_each(?1) AS asked CROSS JOIN stores AS s ON s.id = asked.value",
        assets::PRICE_NOW
    )
});

#[derive(FromRow)]
struct SortedRow {
    id: row::Store,
    #[row(nested)]
    position: Position,
    score_tenths: i64,
    review_count: i64,
    price_per_capita: i64,
    discount: Option<i64>,
}

/// `found` in the order of `sort`; [`PoiSort::Best`] is the order that it has.
pub fn sorted(
    connection: &Connection,
    found: Vec<row::Store>,
    sort: PoiSort,
    origin: Position,
    now_ms: u64,
) -> Result<Vec<row::Store>, StoreError> {
    if sort == PoiSort::Best {
        return Ok(found);
    }
    let running = flash_sessions::running(connection, LocalTime::new(now_ms))?;
    let asked = params![Json(&found), running.map(|session| session.id), now_ms];
    let rows: Vec<SortedRow> = connection.rows(&SORTED_SQL, asked)?;
    let mut known: HashMap<row::Store, SortedRow> =
        rows.into_iter().map(|row| (row.id, row)).collect();
    let mut rows: Vec<SortedRow> = found.iter().filter_map(|id| known.remove(id)).collect();
    match sort {
        PoiSort::Best => {}
        PoiSort::Distance => rows.sort_by_key(|row| origin.distance_mm(row.position)),
        PoiSort::Score => rows.sort_by_key(|row| Reverse((row.score_tenths, row.review_count))),
        PoiSort::Price => rows.sort_by_key(|row| row.price_per_capita),
        PoiSort::Discount => rows.sort_by_key(|row| Reverse(row.discount)),
    }
    Ok(rows.into_iter().map(|row| row.id).collect())
}
