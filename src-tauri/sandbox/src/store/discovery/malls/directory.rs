//! The stores of a mall: by floor, on it by name; found by words in their names, categories and menus.
//!
//! Everything comes from one index, page and counts: no row of a store is read but those of the page.
//! Words are looked for in the names that it holds, and in the search's index, which knows the category
//! and the menu of each store. Some dozen names of two thousand stores, some thousand of a million.

use jajan_contract::malls::{MallFloorCount, MallStoreListBody, MallStoreListData};
use rusqlite::{Connection, params, params_from_iter};

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::discovery::entries;
use crate::store::discovery::malls::exists;
use crate::store::search::cells::STORE_SQL;
use crate::store::search::groups::{quoted, tags};
use crate::store::{Database, FromRow, Page, Sql, StoreError, Viewer};

const MAX_PAGE_SIZE: u32 = 50;
/// Words of a search that count.
const MAX_WORDS: usize = 8;
/// FTS5 looks at every list for each row. A word that names more is a letter or two, which stand in most
/// names: few rows and menus are left to be read.
const MOST_TAGS: usize = 60;

/// What closed is taken off: those are few, and a look at each store costs more than to count it.
pub const COUNTS_SQL: &str = "SELECT s.floor, count(*) - (
         SELECT count(*) FROM unusual_stores AS u CROSS JOIN stores AS c ON c.id = u.store_id
         WHERE u.refusal IS NOT NULL AND c.mall_id = ?1 AND c.floor = s.floor) AS count
     FROM stores AS s INDEXED BY stores_by_mall WHERE s.mall_id = ?1 GROUP BY s.floor";

pub fn page_sql() -> String {
    format!(
        "SELECT s.id, s.floor FROM stores AS s INDEXED BY stores_by_mall
         WHERE s.mall_id = ?1 AND s.floor BETWEEN ?2 AND ?3 AND {OPENS_SQL}
         ORDER BY s.floor, s.name COLLATE NOCASE, s.id LIMIT ?4 OFFSET ?5"
    )
}

/// Each word as a `LIKE` pattern, from `?2` on.
pub fn found_sql(mall_id: row::Mall, words: &[Named]) -> String {
    let conditions: String = words
        .iter()
        .zip(2..)
        .map(|(named, place)| {
            let sells = named.condition(mall_id);
            format!(" AND (s.name LIKE ?{place} ESCAPE '\\'{sells})")
        })
        .collect();
    format!(
        "SELECT s.id, s.floor FROM stores AS s INDEXED BY stores_by_mall
         WHERE s.mall_id = ?1{conditions} AND {OPENS_SQL}
         ORDER BY s.floor, s.name COLLATE NOCASE, s.id"
    )
}

pub fn popular_sql() -> String {
    format!(
        "SELECT s.id FROM stores AS s INDEXED BY stores_by_mall_popularity
         WHERE s.mall_id = ?1 AND {OPENS_SQL} ORDER BY s.popularity DESC, s.id DESC LIMIT ?2"
    )
}

/// What a word names.
#[derive(Debug, Default, Clone)]
pub struct Named {
    pub dishes: Vec<i64>,
    pub categories: Vec<i64>,
}

impl Named {
    /// Stores of the mall that are or sell it.
    fn condition(&self, mall_id: row::Mall) -> String {
        let tags: Vec<String> = [('k', &self.categories), ('d', &self.dishes)]
            .into_iter()
            .flat_map(|(letter, numbers)| tags(letter, numbers))
            .map(|tag| quoted(&tag))
            .collect();
        match tags.len() {
            0 => String::new(),
            1..=MOST_TAGS => format!(
                " OR s.id IN (SELECT {STORE_SQL} FROM search_stores
                   WHERE search_stores MATCH '\"_m{mall_id}\" AND ({})')",
                tags.join(" OR ")
            ),
            _ => {
                let [categories, dishes] = [&self.categories, &self.dishes].map(|numbers| {
                    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
                    numbers.join(",")
                });
                format!(
                    " OR s.category_id IN ({categories}) OR EXISTS (SELECT 1 FROM menu_items AS i
                       WHERE i.store_id = s.id AND i.dish_id IN ({dishes}))"
                )
            }
        }
    }
}

#[derive(FromRow)]
struct OnFloor {
    id: row::Store,
    floor: i64,
}

#[derive(FromRow)]
struct Counted {
    floor: i64,
    count: u32,
}

#[derive(FromRow)]
struct FloorRow {
    sort: i64,
    name: String,
}

impl Database {
    /// One page of the stores of a mall; absent: there is no such mall, or no such floor in it.
    pub async fn mall_stores(
        &self,
        mall_id: row::Mall,
        body: MallStoreListBody,
        viewer: Viewer,
    ) -> Result<Option<MallStoreListData>, StoreError> {
        let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
        let origin = Position::new(body.latitude, body.longitude)?;
        self.read(move |connection| {
            if !exists(connection, mall_id)? {
                return Ok(None);
            }
            let floors: Vec<FloorRow> = floor_rows(connection, mall_id)?;
            let floor = floors
                .iter()
                .find(|floor| floor.sort.to_string() == body.floor_id)
                .map(|floor| floor.sort);
            if floor.is_none() && !body.floor_id.is_empty() {
                return Ok(None);
            }
            let patterns = patterns(&body.keyword);
            let (rows, has_more, counted) = if patterns.is_empty() {
                let rows = one_page(connection, mall_id, floor, page)?;
                let (rows, has_more) = page.cut(rows.into_iter());
                (rows, has_more, counts(connection, mall_id)?)
            } else {
                let found = found(connection, mall_id, &patterns)?;
                let counted = counted(&found);
                let here = found
                    .into_iter()
                    .filter(|row| floor.is_none_or(|floor| floor == row.floor));
                let (rows, has_more) = page.cut(here.skip(page.start() as usize));
                (rows, has_more, counted)
            };
            let store_ids: Vec<row::Store> = rows.iter().map(|row| row.id).collect();
            let mut poi_list = entries::entries(connection, &store_ids, origin, viewer)?;
            for (entry, row) in poi_list.iter_mut().zip(&rows) {
                let named = floors.iter().find(|floor| floor.sort == row.floor);
                entry.mall_floor_name = named.map(|floor| floor.name.clone());
            }
            Ok(Some(MallStoreListData {
                poi_list,
                has_more,
                floor_list: with_counts(floors, &counted),
            }))
        })
        .await
    }
}

/// The most popular stores of a mall that are open for good.
pub fn popular(
    connection: &Connection,
    mall_id: row::Mall,
    limit: u32,
) -> Result<Vec<row::Store>, StoreError> {
    connection.values(&popular_sql(), params![mall_id, limit])
}

/// The mall's floors from the lowest up, with how many stores each has.
pub fn floors(
    connection: &Connection,
    mall_id: row::Mall,
) -> Result<Vec<MallFloorCount>, StoreError> {
    let counts = counts(connection, mall_id)?;
    Ok(with_counts(floor_rows(connection, mall_id)?, &counts))
}

/// How many stores the mall has.
pub fn open_count(connection: &Connection, mall_id: row::Mall) -> Result<u32, StoreError> {
    let counts = counts(connection, mall_id)?;
    Ok(counts.iter().map(|counted| counted.count).sum())
}

fn floor_rows(connection: &Connection, mall_id: row::Mall) -> Result<Vec<FloorRow>, StoreError> {
    let sql = "SELECT sort, name FROM mall_floors WHERE mall_id = ?1 ORDER BY sort";
    connection.rows(sql, [mall_id])
}

fn counts(connection: &Connection, mall_id: row::Mall) -> Result<Vec<Counted>, StoreError> {
    connection.rows(COUNTS_SQL, [mall_id])
}

fn one_page(
    connection: &Connection,
    mall_id: row::Mall,
    floor: Option<i64>,
    page: Page,
) -> Result<Vec<OnFloor>, StoreError> {
    let (first, last) = floor.map_or((0, i64::MAX), |floor| (floor, floor));
    let values = params![mall_id, first, last, page.limit(), page.start()];
    connection.rows(&page_sql(), values)
}

/// All stores in which every word is found.
fn found(
    connection: &Connection,
    mall_id: row::Mall,
    patterns: &[String],
) -> Result<Vec<OnFloor>, StoreError> {
    let mut named = Vec::new();
    for pattern in patterns {
        named.push(Named {
            dishes: numbers(connection, "dishes", "dish_id", pattern)?,
            categories: numbers(connection, "categories", "category_id", pattern)?,
        });
    }
    let number = mall_id.0.to_string();
    let values = std::iter::once(&number).chain(patterns);
    connection.rows(&found_sql(mall_id, &named), params_from_iter(values))
}

/// What has the word in its name, in any language. Of small tables, which do not grow with stores.
fn numbers(
    connection: &Connection,
    table: &str,
    id: &str,
    pattern: &str,
) -> Result<Vec<i64>, StoreError> {
    let sql = format!(
        "SELECT {id} FROM {table} WHERE name_id LIKE ?1 ESCAPE '\\'
           OR name_en LIKE ?1 ESCAPE '\\' OR name_zh LIKE ?1 ESCAPE '\\'"
    );
    connection.values(&sql, [pattern])
}

/// The words of a search as `LIKE` patterns, in which nothing of a word is a wildcard.
fn patterns(keyword: &str) -> Vec<String> {
    // SQLite ends a pattern at a NUL.
    let words = keyword.split(|c: char| c.is_whitespace() || c.is_control());
    let words = words.filter(|word| !word.is_empty()).take(MAX_WORDS);
    words
        .map(|word| {
            let escaped = word
                .replace('\\', "\\\\")
                .replace('%', "\\%")
                .replace('_', "\\_");
            format!("%{escaped}%")
        })
        .collect()
}

fn counted(found: &[OnFloor]) -> Vec<Counted> {
    let mut counts: Vec<Counted> = Vec::new();
    for row in found {
        match counts.last_mut().filter(|last| last.floor == row.floor) {
            Some(last) => last.count += 1,
            None => counts.push(Counted {
                floor: row.floor,
                count: 1,
            }),
        }
    }
    counts
}

fn with_counts(floors: Vec<FloorRow>, counts: &[Counted]) -> Vec<MallFloorCount> {
    let count_of = |sort: i64| counts.iter().find(|counted| counted.floor == sort);
    floors
        .into_iter()
        .map(|floor| MallFloorCount {
            floor_id: floor.sort.to_string(),
            store_count: count_of(floor.sort).map_or(0, |counted| counted.count),
            floor_name: floor.name,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_no_wildcard() {
        assert_eq!(patterns(" kopi  50%_a\\ "), ["%kopi%", "%50\\%\\_a\\\\%"]);
        assert_eq!(patterns(" \n\0").len(), 0);
        assert_eq!(patterns("es\0teh"), ["%es%", "%teh%"]);
        assert_eq!(patterns(&"a ".repeat(30)).len(), MAX_WORDS);
    }
}
