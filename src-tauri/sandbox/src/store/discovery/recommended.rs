//! Stores in the order of their popularity, without those that an earlier list has shown.
//!
//! Invariant: the order comes from an index, read from the top until the page is full. What the
//! earlier list has shown is decided by its own rule (its filter, its reach, where its last page
//! ended), so that nothing has to be remembered store by store.

use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::{Cursor, Reach};
use crate::store::{FromRow, StoreError, columns_of};

/// The earlier list, as far as it was read.
pub struct Shown {
    pub reach: Reach,
    pub filter: StoreFilter,
    /// The end of its last page.
    pub end: Cursor,
}

/// The stores by popularity; `conditions` are a [`StoreFilter`]'s, those of the earlier list become
/// the column `is_matched`.
pub fn popular_sql(category: bool, conditions: &str, shown_conditions: &str) -> String {
    let (index, category) = if category {
        ("stores_by_category", "s.category_id = ?3 AND ")
    } else {
        ("stores_by_popularity", "?3 IS NULL AND ")
    };
    format!(
        "SELECT s.id, s.popularity, s.lat, s.lon, (1{shown_conditions}) AS is_matched
         FROM stores AS s INDEXED BY {index}
         WHERE {category}(s.popularity, s.id) < (?1, ?2)
           AND s.id < {FIRST_UNLISTED}{conditions}
         ORDER BY s.popularity DESC, s.id DESC"
    )
}

#[derive(FromRow)]
struct PopularRow {
    id: row::Store,
    popularity: i64,
    #[row(nested)]
    position: Position,
    is_matched: bool,
}

/// At most `wanted` stores after `after`, the most popular first.
pub fn popular(
    connection: &Connection,
    filter: &StoreFilter,
    shown: Option<&Shown>,
    after: Option<Cursor>,
    wanted: usize,
) -> Result<Vec<Cursor>, StoreError> {
    let categories: Vec<Option<i64>> = match filter.categories.as_slice() {
        [] => vec![None],
        leaves => leaves.iter().copied().map(Some).collect(),
    };
    let shown_conditions = shown.map_or_else(String::new, |shown| {
        let mut conditions = shown.filter.all_conditions();
        if let Some((_, (first, last))) = shown.reach.region {
            conditions += &format!(" AND s.district_id BETWEEN {first} AND {last}");
        }
        conditions
    });
    let after = after.unwrap_or(Cursor {
        sort_key: i64::MAX,
        store_id: row::Store(i64::MAX),
    });
    let by_category = !filter.categories.is_empty();
    let sql = popular_sql(by_category, &filter.conditions(), &shown_conditions);
    let mut statement = connection.prepare_cached(&sql)?;
    let columns = columns_of::<PopularRow>(&statement)?;

    let mut found = Vec::new();
    for category in categories {
        let mut rows =
            statement.query(rusqlite::params![after.sort_key, after.store_id, category])?;
        let mut taken = 0;
        while taken < wanted {
            let Some(row) = rows.next()? else { break };
            let row = PopularRow::read(row, &columns)?;
            let store_id = row.id;
            if let Some(shown) = shown {
                let sort_key = shown.reach.origin.distance_mm(row.position);
                let in_reach = sort_key <= (shown.reach.max_km * 1e6).ceil() as i64;
                if row.is_matched && in_reach && (Cursor { sort_key, store_id }) <= shown.end {
                    continue;
                }
            }
            found.push(Cursor {
                sort_key: row.popularity,
                store_id,
            });
            taken += 1;
        }
    }
    found.sort_unstable_by(|a, b| b.cmp(a));
    found.truncate(wanted);
    Ok(found)
}
