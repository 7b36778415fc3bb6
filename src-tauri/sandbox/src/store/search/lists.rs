//! Lists of rows of the index, each read once and no more than a search may read.
//!
//! Each list is read by itself and compared here: FTS5 looks for the first row of an AND from the
//! beginning of the index, whatever range is asked for, so that two common words that never meet cost
//! both their lists for each range.

use std::collections::HashMap;
use std::rc::Rc;

use rusqlite::{CachedStatement, Connection, params};

use crate::store::StoreError;
use crate::store::search::groups::{Group, in_both, quoted};

/// Rows that are read of one list alone in one range.
pub const MOST_ROWS: usize = 4_000;
/// Rows of all lists together that are read square by square, and again as many for a part of the text.
pub const MOST_READ: usize = 20_000;
/// Names with the rarest word of a name that is looked for everywhere.
pub const RARE_NAMES: i64 = 10_000;

pub const EVERYWHERE: (i64, i64) = (0, i64::MAX);

pub const RANGE_SQL: &str = "SELECT rowid FROM search_stores
  WHERE search_stores MATCH ?1 AND rowid BETWEEN ?2 AND ?3 LIMIT ?4";

/// An expression and a range of rowids.
type Asked = (String, (i64, i64));

pub struct Lists<'a> {
    ranges: CachedStatement<'a>,
    known: HashMap<Asked, Rc<Vec<i64>>>,
    pub rows_read: usize,
    most_read: usize,
}

impl<'a> Lists<'a> {
    pub fn new(connection: &'a Connection) -> Result<Self, StoreError> {
        Ok(Self {
            ranges: connection.prepare_cached(RANGE_SQL)?,
            known: HashMap::new(),
            rows_read: 0,
            most_read: MOST_READ,
        })
    }

    /// From now on as many again may be read.
    pub fn go_on(&mut self) {
        self.most_read = self.rows_read + MOST_READ;
    }

    /// Rows in the range that all of the groups fit. Absent: there are too many to be read.
    pub fn fitting_all(
        &mut self,
        groups: &[Group],
        range: (i64, i64),
    ) -> Result<Option<Vec<i64>>, StoreError> {
        let mut all: Option<Vec<i64>> = None;
        for group in groups {
            let Some(rows) = self.fitting(group, range)? else {
                return Ok(None);
            };
            let both = all.map_or_else(|| rows.clone(), |all| in_both(&all, &rows));
            if both.is_empty() {
                return Ok(Some(both));
            }
            all = Some(both);
        }
        Ok(all)
    }

    pub fn fitting(
        &mut self,
        group: &Group,
        range: (i64, i64),
    ) -> Result<Option<Vec<i64>>, StoreError> {
        let mut rows = Vec::new();
        if let Some(any) = group.any() {
            let (list, is_whole) = self.read(&any, range, self.left())?;
            if !is_whole {
                return Ok(None);
            }
            rows.extend_from_slice(&list);
        }
        let mut together: Option<Vec<i64>> = None;
        for word in group.together() {
            let (list, is_whole) = self.read(&quoted(word), range, self.left())?;
            if !is_whole {
                return Ok(None);
            }
            let both = together.map_or_else(|| list.to_vec(), |known| in_both(&known, &list));
            let is_over = both.is_empty();
            together = Some(both);
            if is_over {
                break;
            }
        }
        rows.extend(together.unwrap_or_default());
        rows.sort_unstable();
        rows.dedup();
        Ok(Some(rows))
    }

    /// Of a single list, as many as are enough.
    pub fn single(
        &mut self,
        groups: &[Group],
        range: (i64, i64),
    ) -> Result<Option<Vec<i64>>, StoreError> {
        match groups.first().and_then(Group::any) {
            Some(any) => Ok(Some(self.read(&any, range, MOST_ROWS)?.0.to_vec())),
            None => Ok(None),
        }
    }

    pub fn left(&self) -> usize {
        self.most_read.saturating_sub(self.rows_read)
    }

    /// Every row that the group fits, if they are fewer than `most`.
    pub fn whole(&mut self, group: &Group, most: usize) -> Result<Option<Vec<i64>>, StoreError> {
        if !group.together().is_empty() && group.word_rows > RARE_NAMES {
            return Ok(None);
        }
        let mut rows = Vec::new();
        let words: Vec<String> = group.together().iter().map(|word| quoted(word)).collect();
        let together = (!words.is_empty()).then(|| words.join(" AND "));
        for expression in [group.any(), together].into_iter().flatten() {
            let (list, is_whole) = self.read(&expression, EVERYWHERE, most)?;
            if !is_whole {
                return Ok(None);
            }
            rows.extend_from_slice(&list);
        }
        rows.sort_unstable();
        rows.dedup();
        Ok((rows.len() < most).then_some(rows))
    }

    /// The rows of a list, sorted, and whether they are all: fewer than `most`.
    pub fn read(
        &mut self,
        expression: &str,
        range: (i64, i64),
        most: usize,
    ) -> Result<(Rc<Vec<i64>>, bool), StoreError> {
        let key = (expression.to_owned(), range);
        if let Some(known) = self.known.get(&key) {
            return Ok((Rc::clone(known), true));
        }
        let limit = i64::try_from(most).unwrap_or(i64::MAX);
        let mut rows = self
            .ranges
            .query(params![expression, range.0, range.1, limit])?;
        let mut list: Vec<i64> = Vec::new();
        while let Some(row) = rows.next()? {
            list.push(row.get("rowid")?);
        }
        self.rows_read += list.len();
        let is_whole = list.len() < most;
        let list = Rc::new(list);
        if is_whole {
            self.known.insert(key, Rc::clone(&list));
        }
        Ok((list, is_whole))
    }
}
