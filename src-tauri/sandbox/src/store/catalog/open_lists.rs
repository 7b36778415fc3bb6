//! Pagination state of the store lists: the request of page 1, and the cursor at the end of each
//! page. In memory, so that reading a page writes nothing; it expires after half a day without use.

use std::{collections::BTreeMap, sync::Arc};

use jajan_contract::stores::StoreListBody;

use crate::recent::Recent;
use crate::store::catalog::nearest::Cursor;

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

pub fn open_lists() -> OpenLists {
    Recent::new(KEPT_MS, MAX_LISTS)
}
