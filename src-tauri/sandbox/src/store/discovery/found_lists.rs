//! Lists that were found at once and are read by pages: the order of a search, of a sorted list, of what
//! is recommended. In memory, so that reading a page writes nothing; forgotten after half a day.

use std::sync::Arc;

use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::recent::Recent;
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::columns::Json;
use crate::store::discovery::open_lists::{new_query_id, unknown_query};
use crate::store::page::Page;
use crate::store::search::reading::Reading;
use crate::store::{Sql, StoreError};

const KEPT_MS: u64 = 12 * 3_600_000;
const MAX_LISTS: usize = 20_000;
/// What is put into another order, or kept.
pub const MAX_FOUND: usize = 200;
pub const MAX_PAGE_SIZE: u32 = 50;

/// The stores in their order, and where the list was asked for.
#[derive(Debug, Clone)]
pub struct Found {
    pub stores: Vec<row::Store>,
    pub origin: Position,
    pub kind: Kind,
}

/// What it is a list of: a page of one kind never continues a list of another.
#[derive(Debug, Clone)]
pub enum Kind {
    /// A category in another order.
    Sorted,
    /// What stands after the end of a list.
    Near,
    /// What a search found, and how it was read.
    Stores(Arc<Reading>),
    /// Its vouchers, in their order.
    Vouchers(Arc<Reading>, Vec<row::Product>),
}

/// By their query ids.
pub type FoundLists = Recent<String, Arc<Found>>;

pub fn found_lists() -> FoundLists {
    Recent::new(KEPT_MS, MAX_LISTS)
}

/// A page of a list that was found.
pub struct FoundPage {
    pub query_id: String,
    pub found: Arc<Found>,
    pub stores: Vec<row::Store>,
    pub has_more: bool,
}

/// The list that a page belongs to; the first page finds it, the others read what it found.
pub fn opened(
    lists: &FoundLists,
    (number, query_id): (u32, &str),
    now_ms: u64,
    find: impl FnOnce() -> Result<Found, StoreError>,
) -> Result<(String, Arc<Found>), StoreError> {
    if number == 1 {
        let query_id = new_query_id(query_id)?;
        let found = Arc::new(find()?);
        lists.put(query_id.clone(), Arc::clone(&found), now_ms);
        return Ok((query_id, found));
    }
    let found = lists.get(&query_id.to_owned(), now_ms);
    Ok((query_id.to_owned(), found.ok_or_else(unknown_query)?))
}

/// The page of `number` of a list of stores, without those that have closed since they were found.
pub fn page(
    connection: &Connection,
    lists: &FoundLists,
    (number, size, query_id): (u32, u32, &str),
    now_ms: u64,
    find: impl FnOnce() -> Result<Found, StoreError>,
) -> Result<FoundPage, StoreError> {
    let page = Page::new(number, size, MAX_PAGE_SIZE)?;
    let (query_id, found) = opened(lists, (number, query_id), now_ms, find)?;
    let start = usize::try_from(page.start()).unwrap_or(usize::MAX);
    let (mut stores, has_more) = page.cut(found.stores.iter().skip(start).copied());
    if number > 1 {
        stores = opening(connection, stores)?;
    }
    Ok(FoundPage {
        query_id,
        found,
        stores,
        has_more,
    })
}

pub fn opening_sql() -> String {
    format!(
        "SELECT s.id FROM json_each(?1) AS asked CROSS JOIN stores AS s ON s.id = asked.value
         WHERE {OPENS_SQL}"
    )
}

fn opening(
    connection: &Connection,
    mut stores: Vec<row::Store>,
) -> Result<Vec<row::Store>, StoreError> {
    let open: Vec<row::Store> = connection.values(&opening_sql(), [Json(&stores)])?;
    stores.retain(|store| open.contains(store));
    Ok(stores)
}
