//! The three store lists and their paging.
//!
//! Invariants: what was asked on page 1 is kept under the `queryId` and rules all later pages, so
//! that a moved phone or a changed filter cannot mix two lists; each page's end is kept, so that
//! the same page asked twice is the same, and a page that was never reached is refused. Reading a
//! page writes nothing into the database.

pub mod opened;

use std::{collections::BTreeMap, sync::Arc};

use jajan_contract::{
    filters::FilterOptionsData,
    stores::{StoreListBody, StoreListData},
};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::discovery::lists::opened::{filter, opened, shown};
use crate::store::discovery::open_lists::{ListKind, OpenList, OpenLists};
use crate::store::discovery::reach::reach;
use crate::store::discovery::{entries, filters, nearest, recommended};
use crate::store::page::Page;
use crate::store::{Database, StoreError, Viewer};

const MAX_PAGE_SIZE: u32 = 100;

impl Database {
    /// One page of a list. `BadValue` names the field that is wrong.
    pub async fn find_stores(
        &self,
        lists: &Arc<OpenLists>,
        kind: ListKind,
        body: StoreListBody,
        viewer: Viewer,
    ) -> Result<StoreListData, StoreError> {
        let lists = Arc::clone(lists);
        self.read(move |connection| read_page(connection, &lists, kind, body, viewer))
            .await
    }

    /// The filters of a scene; both scenes have the same.
    pub async fn filter_options(&self) -> Result<FilterOptionsData, StoreError> {
        self.read(|connection| {
            Ok(FilterOptionsData {
                filter_options: filters::options(connection, &[])?,
            })
        })
        .await
    }
}

fn algorithm(kind: ListKind) -> &'static str {
    match kind {
        ListKind::Distance => "distance",
        ListKind::Region => "region",
        ListKind::Recommend => "recommend",
    }
}

pub fn read_page(
    connection: &Connection,
    lists: &OpenLists,
    kind: ListKind,
    body: StoreListBody,
    viewer: Viewer,
) -> Result<StoreListData, StoreError> {
    Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let (page_no, page_size) = (body.page_no, body.page_size as usize);
    let (query_id, asked, start) = opened(lists, kind, body, viewer.now_ms)?;
    let filter = filter(connection, &asked)?;
    let origin = Position::new(asked.body.lat, asked.body.lng)?;

    // One more than the page tells whether there is more.
    let mut found = match kind {
        ListKind::Distance | ListKind::Region => {
            let reach = reach(connection, kind, &asked.body)?;
            match reach {
                Some(reach) => {
                    let (after, seen) = (start.after, start.seen);
                    nearest::nearest(connection, &reach, &filter, after, seen, page_size + 1)?
                }
                None => Vec::new(),
            }
        }
        ListKind::Recommend => {
            let shown = shown(
                connection,
                lists,
                asked.body.origin_query_id.as_ref(),
                viewer.now_ms,
            )?;
            recommended::popular(
                connection,
                &filter,
                shown.as_ref(),
                start.after,
                page_size + 1,
            )?
        }
    };
    let has_more = found.len() > page_size;
    found.truncate(page_size);

    let ids: Vec<row::Store> = found.iter().map(|cursor| cursor.store_id).collect();
    let first_page = page_no == 1;
    let algorithm_id = format!("{}-1", algorithm(kind));
    let mut poi_list = entries::entries(connection, &ids, origin, viewer)?;
    for (index, entry) in poi_list.iter_mut().enumerate() {
        entry.ext = Some(format!("{algorithm_id}.{page_no}.{index}"));
    }
    let data = StoreListData {
        poi_list,
        has_more,
        query_id: query_id.clone(),
        algorithm_id,
        ext_out: None,
        filter_options: if first_page {
            filters::options(connection, &asked.body.filter_options)?
        } else {
            Vec::new()
        },
        tags_list: Vec::new(),
        // A visitor has none; for a user the caller asks `has_usable_red_packet`.
        is_no_coupon_available: filters::asks_for_coupons(&asked.body.filter_options),
    };
    let seen = start.seen + found.len();
    let end = found.last().copied().or(start.after);
    let open = || OpenList {
        asked: Arc::clone(&asked),
        ends: BTreeMap::new(),
    };
    lists.update(query_id, viewer.now_ms, open, |list| {
        list.ends.extend(end.map(|end| (page_no, (end, seen))));
    });
    Ok(data)
}
