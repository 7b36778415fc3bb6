//! Counts the rankings: at seeding, and once a day.

use rusqlite::{Connection, params};

use crate::ids::{FIRST_UNLISTED, row};
use crate::store::catalog::opening;
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::{Database, FromRow, Sql, StoreError};
use crate::time::day_number;

/// Spec home 9: places of a rank that are shown.
pub const RANKED: u32 = 100;
/// Counted as well, for the places that become free during the day.
const SPARE: u32 = 20;

/// How we count: `?1` is the last place, `?2` the first store that is on no list.
///
/// A store's number is that of its vouchers ever sold, as its page says (`orders/sold.rs`). One walk over
/// the products, 2 s for a million stores.
pub fn count_sql() -> String {
    format!(
        "WITH paid AS (
    SELECT product_id, sum(quantity) AS pieces FROM orders WHERE status = 'PAID' GROUP BY product_id
  ), sold AS (
    SELECT p.store_id, sum(p.sold_before + coalesce(paid.pieces, 0)) AS pieces
    FROM products AS p LEFT JOIN paid ON paid.product_id = p.id GROUP BY p.store_id
  ), placed AS (
    SELECT s.id AS store_id, s.category_id / 100 * 100 AS rank_id, sold.pieces AS sold,
      row_number() OVER (PARTITION BY s.category_id / 100 * 100
                         ORDER BY sold.pieces DESC, s.id) AS rank_sort
    FROM sold JOIN stores AS s ON s.id = sold.store_id
    WHERE sold.pieces > 0 AND s.id < ?2
      AND {OPENS_SQL}
  )
  SELECT store_id, rank_id, rank_sort, sold FROM placed WHERE rank_sort <= ?1
  ORDER BY rank_id, rank_sort"
    )
}

const IDS_SQL: &str = "SELECT rank_id FROM ranks";

#[derive(FromRow)]
struct Place {
    store_id: row::Store,
    rank_id: row::Rank,
    rank_sort: u32,
    sold: i64,
}

impl Database {
    /// Counts again when a new day has begun in Jakarta; a clock that is moved back counts nothing. Reads
    /// only, when nothing is due. Two callers at once write the same.
    pub async fn count_ranks_daily(&self, now_ms: u64) -> Result<(), StoreError> {
        let is_due = self.read(move |connection| is_due(connection, now_ms));
        if !is_due.await? {
            return Ok(());
        }
        // Not in the writer, where others would wait for it.
        let places = self.read(count).await?;
        self.write(move |transaction| write(transaction, &places, Some(now_ms)))
            .await
    }
}

fn is_due(connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
    let counted: Option<u64> = connection.value("SELECT min(counted_ms) FROM ranks", [])?;
    let counted = match counted {
        Some(counted) => counted,
        None => opening::opened_ms(connection)?.unwrap_or(now_ms),
    };
    Ok(day_number(now_ms) > day_number(counted))
}

/// Counts the ranks of a new seed.
pub fn count_seeded(connection: &Connection) -> Result<(), StoreError> {
    write(connection, &count(connection)?, None)
}

fn count(connection: &Connection) -> Result<Vec<Place>, StoreError> {
    connection.rows(&count_sql(), params![RANKED + SPARE, FIRST_UNLISTED])
}

fn write(
    connection: &Connection,
    places: &[Place],
    counted_ms: Option<u64>,
) -> Result<(), StoreError> {
    for rank_id in connection.values::<row::Rank>(IDS_SQL, [])? {
        connection.run("DELETE FROM rank_items WHERE rank_id = ?1", [rank_id])?;
        let sql = "UPDATE ranks SET counted_ms = ?2 WHERE rank_id = ?1";
        connection.run(sql, params![rank_id, counted_ms])?;
    }
    let sql = "INSERT INTO rank_items (store_id, rank_id, rank_sort, sold) VALUES (?1, ?2, ?3, ?4)";
    for place in places {
        let values = params![place.store_id, place.rank_id, place.rank_sort, place.sold];
        connection.run(sql, values)?;
    }
    Ok(())
}
