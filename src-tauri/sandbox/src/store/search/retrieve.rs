//! The stores that fit, cell by cell around the origin.
//!
//! Invariant: it stops at the first square that holds enough. No posting list is read as a whole for a
//! word that many stores have; a rare word's is short.

use std::collections::HashSet;

use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::search::cells::{Cell, LEVELS, first_level, store_of, without};
use crate::store::{FromRow, Sql, StoreError, columns_of};

/// Rows of the index that one square is read for.
const MOST_ROWS: usize = 4_000;
/// What is near is within squares so much larger than the first one.
const NEAR_LEVELS: u32 = 2;
/// Stores that are looked at, fitting the filters or not.
const MOST_STORES: usize = 2_500;

pub const RANGE_SQL: &str = "SELECT rowid FROM search_stores
  WHERE search_stores MATCH ?1 AND rowid BETWEEN ?2 AND ?3 LIMIT ?4";

/// About how many stores there are.
const COUNT_SQL: &str = "SELECT max(id) FROM stores WHERE id < ?1";

pub fn store_sql(conditions: &str) -> String {
    format!(
        "SELECT s.id, s.name, s.lat, s.lon, s.category_id, s.score_tenths, s.popularity, s.brand_id
         FROM stores AS s WHERE s.id = ?1{conditions}"
    )
}

/// A store that fits.
#[derive(FromRow)]
pub struct Candidate {
    pub id: row::Store,
    pub name: String,
    #[row(nested)]
    pub position: Position,
    pub category_id: i64,
    pub score_tenths: f64,
    pub popularity: f64,
    pub brand_id: Option<row::Brand>,
}

/// What is looked for, and where.
pub struct Sought<'a> {
    /// Of FTS5.
    pub expression: &'a str,
    pub origin: Position,
    /// On `stores AS s`, each begun with ` AND `.
    pub conditions: &'a str,
    /// Only near by: what is rare is not looked for everywhere.
    pub is_near: bool,
}

/// Adds to `found` until it has `wanted` stores or there are no more. `seen` are the rows that were
/// looked at.
pub fn retrieve(
    connection: &Connection,
    sought: &Sought<'_>,
    wanted: usize,
    seen: &mut HashSet<i64>,
    found: &mut Vec<Candidate>,
) -> Result<(), StoreError> {
    let here = Cell::of(sought.origin);
    let mut ranges = connection.prepare_cached(RANGE_SQL)?;
    let mut store = connection.prepare_cached(&store_sql(sought.conditions))?;
    let columns = columns_of::<Candidate>(&store)?;
    let mut looked_at = 0;
    let mut read: Vec<(i64, i64)> = Vec::new();
    let stores: Option<i64> = connection.value(COUNT_SQL, [FIRST_UNLISTED])?;
    let mut level = first_level(stores.unwrap_or(0));
    let last = match sought.is_near {
        true => level + NEAR_LEVELS,
        false => LEVELS,
    };
    loop {
        let squares = match level {
            LEVELS.. => vec![(0, i64::MAX)],
            level => here.around(level),
        };
        let mut fresh: Vec<i64> = Vec::new();
        for (first, last) in without(&squares, &read) {
            let mut rows = ranges.query(params![sought.expression, first, last, MOST_ROWS])?;
            while let Some(row) = rows.next()? {
                let rowid: i64 = row.get("rowid")?;
                if !seen.contains(&rowid) {
                    fresh.push(rowid);
                }
            }
        }
        fresh.sort_unstable_by_key(|rowid| (here.distance(*rowid), *rowid));
        for rowid in fresh {
            if found.len() >= wanted || looked_at >= MOST_STORES {
                break;
            }
            looked_at += 1;
            seen.insert(rowid);
            let mut rows = store.query([store_of(rowid)])?;
            if let Some(row) = rows.next()? {
                found.push(Candidate::read(row, &columns)?);
            }
        }
        if found.len() >= wanted || looked_at >= MOST_STORES || level >= last {
            return Ok(());
        }
        read.extend(squares);
        read.sort_unstable();
        // Opening an expression costs as much as some hundred rows: few steps.
        level += 2;
    }
}
