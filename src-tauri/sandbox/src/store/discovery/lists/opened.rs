//! The list that a page belongs to, as it was asked for on page 1.

use std::sync::Arc;

use jajan_contract::filters::SelectedFilter;
use jajan_contract::stores::StoreListBody;
use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::catalog::hours;
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::Cursor;
use crate::store::discovery::open_lists::{
    Asked, ListKind, OpenLists, new_query_id, unknown_query,
};
use crate::store::discovery::reach::reach;
use crate::store::discovery::recommended::Shown;
use crate::time;
use crate::time::LocalTime;

/// Where a page begins, and how many stores stand before it.
#[derive(Default)]
pub struct PageStart {
    pub after: Option<Cursor>,
    pub seen: usize,
}

/// The list that a page belongs to, by its query id, and where the page begins.
pub fn opened(
    lists: &OpenLists,
    kind: ListKind,
    body: StoreListBody,
    now_ms: u64,
) -> Result<(String, Arc<Asked>, PageStart), StoreError> {
    if body.page_no == 1 {
        let query_id = new_query_id(&body.query_id)?;
        let asked = Arc::new(Asked {
            kind,
            body,
            created_ms: now_ms,
        });
        return Ok((query_id, asked, PageStart::default()));
    }
    let list = lists
        .get(&body.query_id, now_ms)
        .ok_or_else(unknown_query)?;
    if list.asked.kind != kind {
        return Err(StoreError::bad("queryId", "belongs to another list"));
    }
    let (end, seen) = *list
        .ends
        .get(&(body.page_no - 1))
        .ok_or_else(|| StoreError::bad("pageNo", "the page before it was not asked for yet"))?;
    let after = Some(end);
    Ok((body.query_id, list.asked, PageStart { after, seen }))
}

pub fn filter(connection: &Connection, asked: &Asked) -> Result<StoreFilter, StoreError> {
    filter_of(connection, &asked.body, asked.created_ms)
}

/// What a list asks of its stores, by the time of its page 1: it does not change while one scrolls.
pub fn filter_of(
    connection: &Connection,
    body: &StoreListBody,
    created_ms: u64,
) -> Result<StoreFilter, StoreError> {
    let (selected, categories) = (&body.filter_options, &body.category_id_list);
    filter_at(connection, selected, categories, created_ms)
}

/// The choice and the page's categories as a filter at a time.
pub fn filter_at(
    connection: &Connection,
    selected: &[SelectedFilter],
    categories: &[String],
    created_ms: u64,
) -> Result<StoreFilter, StoreError> {
    let today = time::day_number(created_ms);
    let mut filter = StoreFilter::parse(connection, selected, categories, today)?;
    if filter.open_now {
        let time = LocalTime::new(created_ms);
        let patterns = hours::patterns(connection)?.into_iter();
        filter.open_patterns = patterns
            .filter(|(_, hours)| hours.state(time).is_open)
            .map(|(pattern, _)| pattern)
            .collect();
    }
    Ok(filter)
}

pub fn shown(
    connection: &Connection,
    lists: &OpenLists,
    origin_query_id: Option<&String>,
    now_ms: u64,
) -> Result<Option<Shown>, StoreError> {
    // Forgotten, or never page 1: nothing is known to have been shown.
    let Some(list) = origin_query_id.and_then(|query_id| lists.get(query_id, now_ms)) else {
        return Ok(None);
    };
    let asked = &list.asked;
    if asked.kind == ListKind::Recommend {
        return Err(StoreError::bad(
            "originQueryId",
            "must be a distance or region list",
        ));
    }
    let end = list.ends.last_key_value();
    let reach = reach(connection, asked.kind, &asked.body)?;
    let (Some((_, (end, _))), Some(reach)) = (end, reach) else {
        return Ok(None);
    };
    Ok(Some(Shown {
        reach,
        filter: filter(connection, asked)?,
        end: *end,
    }))
}
