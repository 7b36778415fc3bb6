//! The stores that fit, square by square around the origin.
//!
//! Invariant: the rows that a search reads are bounded, whatever is typed. It stops at the first square
//! that holds enough, or when a wider one would hold too many rows; then only what is rare is looked for
//! everywhere.

use std::collections::HashSet;

use rusqlite::{CachedStatement, Connection};

use crate::geo::Position;
use crate::ids::{FIRST_UNLISTED, row};
use crate::store::search::cells::{Cell, LEVELS, first_level, store_of, without};
use crate::store::search::groups::{Group, in_both, in_some, name_of};
use crate::store::search::lists::{EVERYWHERE, Lists, MOST_ROWS, RARE_NAMES};
use crate::store::{FromRow, Sql, StoreError, columns_of};

/// What is near is within squares so much larger than the first one.
const NEAR_LEVELS: u32 = 2;
/// Stores that are looked at, fitting the filters or not.
const MOST_STORES: usize = 2_500;
/// A list of so many rows is looked through as a whole.
const RARE: usize = 1_000;

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

/// How many of the groups that name no place a store misses, by its tables.
pub type Misses<'a> = &'a mut dyn FnMut(&Candidate) -> Result<usize, StoreError>;

/// One search around one place.
pub struct Retrieval<'a> {
    here: Cell,
    lists: Lists<'a>,
    store: CachedStatement<'a>,
    columns: <Candidate as FromRow>::Columns,
    /// Of the index.
    stores: usize,
    looked_at: usize,
    seen: HashSet<i64>,
    /// Without the squares of the last walk nothing is looked for in part.
    squares: Vec<(i64, i64)>,
    partly: Vec<Candidate>,
    pub found: Vec<Candidate>,
}

impl<'a> Retrieval<'a> {
    /// `conditions` are on `stores AS s`, each begun with ` AND `.
    pub fn new(
        connection: &'a Connection,
        origin: Position,
        conditions: &str,
    ) -> Result<Self, StoreError> {
        let store = connection.prepare_cached(&store_sql(conditions))?;
        let stores: Option<i64> = connection.value(COUNT_SQL, [FIRST_UNLISTED])?;
        Ok(Self {
            here: Cell::of(origin),
            lists: Lists::new(connection)?,
            columns: columns_of::<Candidate>(&store)?,
            store,
            stores: usize::try_from(stores.unwrap_or(0)).unwrap_or(0),
            looked_at: 0,
            seen: HashSet::new(),
            squares: Vec::new(),
            partly: Vec::new(),
            found: Vec::new(),
        })
    }

    /// Adds near stores with all of the groups, until there are `wanted`.
    pub fn near(&mut self, groups: &[Group], wanted: usize) -> Result<(), StoreError> {
        let last = self.first_level() + NEAR_LEVELS;
        self.walk(groups, wanted, last).map(|_| ())
    }

    /// Adds stores with all of the groups until there are `wanted`: the near ones, and what is rare from
    /// everywhere.
    pub fn everywhere(
        &mut self,
        groups: &[Group],
        wanted: usize,
        misses: Misses<'_>,
    ) -> Result<(), StoreError> {
        if self.walk(groups, wanted, LEVELS)? || self.is_enough(wanted) {
            return Ok(());
        }
        if let Some((name, rows)) = name_of(groups)
            && rows <= RARE_NAMES
        {
            let (rows, _) = self.lists.read(&name, EVERYWHERE, MOST_ROWS)?;
            self.look(rows.to_vec(), wanted)?;
        }
        let mut rarest: Option<Vec<i64>> = None;
        for group in groups {
            let shortest = rarest.as_ref().map_or(RARE, Vec::len);
            if let Some(list) = self.lists.whole(group, shortest)? {
                rarest = Some(list);
            }
        }
        self.sift(rarest.unwrap_or_default(), wanted, misses)
    }

    /// Where no store has all of the groups: adds those that miss one of them.
    pub fn partly(&mut self, groups: &[Group], wanted: usize) -> Result<(), StoreError> {
        let (places, terms): (Vec<&Group>, Vec<&Group>) =
            groups.iter().partition(|group| group.is_place);
        if terms.len() < 2 {
            return Ok(());
        }
        self.found.append(&mut self.partly);
        self.lists.go_on();
        for square in self.squares.clone() {
            let mut lists = Vec::new();
            for group in &terms {
                let Some(rows) = self.lists.fitting(group, square)? else {
                    return Ok(());
                };
                lists.push(rows);
            }
            let mut rows = in_some(&lists, terms.len() - 1);
            for place in &places {
                let Some(there) = self.lists.fitting(place, square)? else {
                    return Ok(());
                };
                rows = in_both(&rows, &there);
            }
            self.look(rows, wanted)?;
            if self.is_enough(wanted) {
                break;
            }
        }
        Ok(())
    }

    fn first_level(&self) -> u32 {
        first_level(i64::try_from(self.stores).unwrap_or(i64::MAX))
    }

    fn is_enough(&self, wanted: usize) -> bool {
        self.found.len() >= wanted || self.looked_at >= MOST_STORES
    }

    /// Squares up to the level `last`, until one holds enough; whether that was everything.
    fn walk(&mut self, groups: &[Group], wanted: usize, last: u32) -> Result<bool, StoreError> {
        let lists: usize = groups.iter().map(Group::lists).sum();
        let is_single = lists == 1;
        self.squares.clear();
        let mut known: Vec<(i64, i64)> = Vec::new();
        let mut level = self.first_level();
        loop {
            let squares = match level {
                LEVELS.. => vec![EVERYWHERE],
                level => self.here.around(level),
            };
            let mut fresh: Vec<i64> = Vec::new();
            let mut walked = 0;
            for square in without(&squares, &known) {
                let before = self.lists.rows_read;
                let rows = match is_single {
                    true => self.lists.single(groups, square)?,
                    false => self.lists.fitting_all(groups, square)?,
                };
                let Some(rows) = rows else {
                    self.look(fresh, wanted)?;
                    return Ok(false);
                };
                walked += self.lists.rows_read - before;
                fresh.extend(rows);
                self.squares.push(square);
            }
            self.look(fresh, wanted)?;
            if self.is_enough(wanted) || level >= last {
                return Ok(level >= LEVELS);
            }
            known.extend(squares);
            known.sort_unstable();
            // Opening a list costs as much as some hundred rows: few steps, where that is all.
            let step = if is_single { 2 } else { 1 };
            let wider = (walked << (2 * step)).min(self.stores * lists);
            if !is_single && wider > self.lists.left() {
                return Ok(false);
            }
            level += step;
        }
    }

    /// Adds the stores of the rows that are not known yet, the nearest first.
    fn look(&mut self, rows: Vec<i64>, wanted: usize) -> Result<(), StoreError> {
        self.sift(rows, wanted, &mut |_| Ok(0))
    }

    fn sift(
        &mut self,
        mut rows: Vec<i64>,
        wanted: usize,
        misses: Misses<'_>,
    ) -> Result<(), StoreError> {
        rows.retain(|rowid| !self.seen.contains(rowid));
        let here = self.here;
        rows.sort_unstable_by_key(|rowid| (here.distance(*rowid), *rowid));
        for rowid in rows {
            if self.is_enough(wanted) {
                break;
            }
            self.looked_at += 1;
            self.seen.insert(rowid);
            let mut found = self.store.query([store_of(rowid)])?;
            if let Some(row) = found.next()? {
                let candidate = Candidate::read(row, &self.columns)?;
                match misses(&candidate)? {
                    0 => self.found.push(candidate),
                    1 => self.partly.push(candidate),
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use rusqlite::params;

    use super::*;
    use crate::store::search::lists::MOST_READ;
    use crate::store::{Database, Place};

    const HERE: Position = Position {
        lat: -6.2088,
        lon: 106.8456,
    };
    /// Cells on a side of a square that holds one store each.
    const SIDE: u32 = 240;

    /// A city in which every other store sells coffee, the rest sells tea, and nobody both.
    fn city() -> Database {
        let database = Database::open(&Place::Memory).unwrap();
        let filled = database.write_now(|transaction| {
            let sql = "INSERT INTO search_stores (rowid, words) VALUES (?1, ?2)";
            let mut insert = transaction.prepare(sql)?;
            let mut rows: Vec<i64> = Vec::new();
            for number in 0..SIDE * SIDE {
                let (x, y) = (number % SIDE, number / SIDE);
                let place = |at: f64, cells: u32| at + (f64::from(cells) - 120.0) * 0.005;
                let cell = Cell::of(Position {
                    lat: place(HERE.lat, y),
                    lon: place(HERE.lon, x),
                });
                rows.push(cell.rowid(row::Store(i64::from(number) + 1)));
            }
            rows.sort_unstable();
            for (at, rowid) in rows.into_iter().enumerate() {
                let words = if at % 2 == 0 { "kopi" } else { "teh" };
                insert.execute(params![rowid, words])?;
            }
            Ok(())
        });
        filled.unwrap();
        database
    }

    #[test]
    fn common_words_that_never_meet_are_not_read_as_a_whole() {
        let words = ["kopi", "teh"].map(|word| Group {
            words: vec![word.to_owned()],
            word_rows: i64::from(SIDE * SIDE / 2),
            ..Group::default()
        });
        let rows_read = city().read_now(|connection| {
            let mut retrieval = Retrieval::new(connection, HERE, "")?;
            retrieval.stores = 1_000_000;
            retrieval.everywhere(&words, 1, &mut |_| Ok(0))?;
            retrieval.partly(&words, 1)?;
            Ok(retrieval.lists.rows_read)
        });
        let rows_read = rows_read.unwrap();
        let most = 2 * MOST_READ + words.len() * RARE;
        assert!((1..=most).contains(&rows_read), "{rows_read} of {most}");
    }
}
