//! Pagination state of the store lists: the request of page 1, and the cursor at the end of each
//! page. In memory, so that reading a page writes nothing; it expires after half a day without use.

use std::{collections::BTreeMap, sync::Arc};

use jajan_contract::{stores::StoreListBody, text::hex};

use crate::chance;
use crate::recent::Recent;
use crate::store::StoreError;
use crate::store::discovery::nearest::Cursor;

const KEPT_MS: u64 = 12 * 3_600_000;
const MAX_LISTS: usize = 20_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    Distance,
    Region,
    Recommend,
}

/// A list as it was asked for on its first page.
pub struct Asked {
    pub kind: ListKind,
    pub body: StoreListBody,
    pub created_ms: u64,
}

#[derive(Clone)]
pub struct OpenList {
    pub asked: Arc<Asked>,
    /// By the number of the page: its last store, and how many stores stand up to it.
    pub ends: BTreeMap<u32, (Cursor, usize)>,
}

/// By their query ids.
pub type OpenLists = Recent<String, OpenList>;

/// The id of a list whose page 1 is asked for with `given`, which must be empty.
pub fn new_query_id(given: &str) -> Result<String, StoreError> {
    match given {
        "" => Ok(hex(&chance::bytes::<16>())),
        _ => Err(StoreError::bad("queryId", "must be empty on page 1")),
    }
}

pub fn unknown_query() -> StoreError {
    StoreError::bad("queryId", "is unknown or too old; begin with page 1")
}

pub fn open_lists() -> OpenLists {
    Recent::new(KEPT_MS, MAX_LISTS)
}
