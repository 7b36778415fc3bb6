//! The three store lists and their paging.
//!
//! Invariants: what was asked on page 1 is kept under the `queryId` and rules all later pages, so
//! that a moved phone or a changed filter cannot mix two lists; each page's end is kept, so that
//! the same page asked twice is the same, and a page that was never reached is refused.

use jajan_contract::{
    filters::{FilterOptionsData, FilterType},
    stores::{StoreListBody, StoreListData},
};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{
    geo::Position,
    store::{
        Database, StoreError, Viewer,
        catalog::{
            entries,
            filters::{self, StoreFilter},
            hours,
            nearest::{self, Cursor},
            reach::reach,
            recommended::{self, Shown},
        },
    },
    time::{self, LocalTime},
};

const MAX_PAGE_SIZE: u32 = 100;
/// A list that nobody scrolled for this long is forgotten.
const KEPT_MS: i64 = 12 * 3_600_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    Distance,
    Region,
    Recommend,
}

impl ListKind {
    fn as_str(self) -> &'static str {
        match self {
            Self::Distance => "distance",
            Self::Region => "region",
            Self::Recommend => "recommend",
        }
    }

    fn parse(text: &str) -> Result<Self, StoreError> {
        [Self::Distance, Self::Region, Self::Recommend]
            .into_iter()
            .find(|kind| kind.as_str() == text)
            .ok_or_else(|| StoreError::bad("queryId", "is of an unknown list"))
    }
}

/// A list as it was asked for on its first page.
struct Asked {
    query_id: String,
    body: StoreListBody,
    created_ms: u64,
}

/// Where a page begins, and how many stores stand before it.
struct PageStart {
    after: Option<Cursor>,
    seen: usize,
}

struct Page {
    asked: Asked,
    data: StoreListData,
    end: Option<Cursor>,
    seen: usize,
}

impl Database {
    /// One page of a list. `BadValue` names the field that is wrong.
    pub async fn find_stores(
        &self,
        kind: ListKind,
        body: StoreListBody,
        viewer: Viewer,
    ) -> Result<StoreListData, StoreError> {
        let page_no = body.page_no;
        let page = self
            .read(move |connection| read_page(connection, kind, body, viewer))
            .await?;
        self.write(move |transaction| {
            keep_page(transaction, kind, page_no, &page, viewer.now_ms)?;
            Ok(page.data)
        })
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

fn read_page(
    connection: &Connection,
    kind: ListKind,
    body: StoreListBody,
    viewer: Viewer,
) -> Result<Page, StoreError> {
    if body.page_no == 0 {
        return Err(StoreError::bad("pageNo", "begins with 1"));
    }
    if body.page_size == 0 || body.page_size > MAX_PAGE_SIZE {
        return Err(StoreError::bad("pageSize", "must be 1 to 100"));
    }
    let (page_no, page_size) = (body.page_no, body.page_size as usize);
    let asked = asked(connection, kind, body, viewer.now_ms)?;
    let start = page_start(connection, &asked.query_id, page_no)?;
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
            let shown = shown(connection, asked.body.origin_query_id.as_deref())?;
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

    let ids: Vec<i64> = found.iter().map(|cursor| cursor.store_id).collect();
    let first_page = page_no == 1;
    let algorithm_id = format!("{}-1", kind.as_str());
    let mut poi_list = entries::entries(connection, &ids, origin, viewer)?;
    for (index, entry) in poi_list.iter_mut().enumerate() {
        entry.ext = Some(format!("{algorithm_id}.{page_no}.{index}"));
    }
    let data = StoreListData {
        poi_list,
        has_more,
        query_id: asked.query_id.clone(),
        algorithm_id,
        ext_out: None,
        filter_options: if first_page {
            filters::options(connection, &asked.body.filter_options)?
        } else {
            Vec::new()
        },
        tags_list: Vec::new(),
        // A visitor has none; for a user the caller asks `has_usable_red_packet`.
        is_no_coupon_available: asked
            .body
            .filter_options
            .iter()
            .any(|filter| filter.filter_type == FilterType::CouponAvailable),
    };
    let seen = start.seen + found.len();
    Ok(Page {
        asked,
        data,
        end: found.last().copied().or(start.after),
        seen,
    })
}

/// The body of page 1, from this call or from when it was made.
fn asked(
    connection: &Connection,
    kind: ListKind,
    body: StoreListBody,
    now_ms: u64,
) -> Result<Asked, StoreError> {
    if body.page_no == 1 {
        if !body.query_id.is_empty() {
            return Err(StoreError::bad("queryId", "must be empty on page 1"));
        }
        let query_id =
            connection.query_row("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?;
        return Ok(Asked {
            query_id,
            body,
            created_ms: now_ms,
        });
    }
    let kept = kept_query(connection, &body.query_id)?;
    let (kept_kind, asked) =
        kept.ok_or_else(|| StoreError::bad("queryId", "is unknown or too old; begin with page 1"))?;
    if kept_kind != kind {
        return Err(StoreError::bad("queryId", "belongs to another list"));
    }
    Ok(asked)
}

fn kept_query(
    connection: &Connection,
    query_id: &str,
) -> Result<Option<(ListKind, Asked)>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT kind, asked, created_ms FROM list_queries WHERE query_id = ?1")?;
    let kept: Option<(String, String, u64)> = statement
        .query_row([query_id], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .optional()?;
    let Some((kind, body, created_ms)) = kept else {
        return Ok(None);
    };
    let asked = Asked {
        query_id: query_id.to_owned(),
        body: serde_json::from_str(&body)?,
        created_ms,
    };
    Ok(Some((ListKind::parse(&kind)?, asked)))
}

fn page_start(
    connection: &Connection,
    query_id: &str,
    page_no: u32,
) -> Result<PageStart, StoreError> {
    if page_no == 1 {
        return Ok(PageStart {
            after: None,
            seen: 0,
        });
    }
    let mut statement = connection.prepare_cached(
        "SELECT sort_key, store_id, store_count FROM list_pages
         WHERE query_id = ?1 AND page_no = ?2",
    )?;
    let start = statement
        .query_row(params![query_id, page_no - 1], |row| {
            let after = Cursor {
                sort_key: row.get(0)?,
                store_id: row.get(1)?,
            };
            Ok(PageStart {
                after: Some(after),
                seen: row.get(2)?,
            })
        })
        .optional()?;
    start.ok_or_else(|| StoreError::bad("pageNo", "the page before it was not asked for yet"))
}

fn filter(connection: &Connection, asked: &Asked) -> Result<StoreFilter, StoreError> {
    let body = &asked.body;
    // By the time of page 1: a list does not change while one scrolls.
    let today = time::day_number(asked.created_ms);
    let mut filter = StoreFilter::parse(
        connection,
        &body.filter_options,
        &body.category_id_list,
        today,
    )?;
    if filter.open_now {
        let time = LocalTime::new(asked.created_ms);
        let patterns = hours::patterns(connection)?.into_iter();
        filter.open_patterns = patterns
            .filter(|(_, hours)| hours.state(time).is_open)
            .map(|(pattern, _)| pattern)
            .collect();
    }
    Ok(filter)
}

fn shown(
    connection: &Connection,
    origin_query_id: Option<&str>,
) -> Result<Option<Shown>, StoreError> {
    let Some(query_id) = origin_query_id.filter(|id| !id.is_empty()) else {
        return Ok(None);
    };
    let Some((kind, asked)) = kept_query(connection, query_id)? else {
        // Forgotten, or never page 1: nothing is known to have been shown.
        return Ok(None);
    };
    if kind == ListKind::Recommend {
        return Err(StoreError::bad(
            "originQueryId",
            "must be a distance or region list",
        ));
    }
    let mut statement = connection.prepare_cached(
        "SELECT sort_key, store_id FROM list_pages WHERE query_id = ?1
         ORDER BY page_no DESC LIMIT 1",
    )?;
    let end = statement
        .query_row([query_id], |row| {
            Ok(Cursor {
                sort_key: row.get(0)?,
                store_id: row.get(1)?,
            })
        })
        .optional()?;
    let (Some(end), Some(reach)) = (end, reach(connection, kind, &asked.body)?) else {
        return Ok(None);
    };
    Ok(Some(Shown {
        reach,
        filter: filter(connection, &asked)?,
        end,
    }))
}

fn keep_page(
    transaction: &Transaction<'_>,
    kind: ListKind,
    page_no: u32,
    page: &Page,
    now_ms: u64,
) -> Result<(), StoreError> {
    let query_id = &page.asked.query_id;
    if page_no == 1 {
        forget_old(transaction, now_ms)?;
        let body = serde_json::to_string(&page.asked.body)?;
        transaction
            .prepare_cached("INSERT INTO list_queries VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![query_id, kind.as_str(), body, now_ms])?;
    }
    if let Some(end) = page.end {
        transaction
            .prepare_cached("INSERT OR REPLACE INTO list_pages VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![
                query_id,
                page_no,
                end.sort_key,
                end.store_id,
                page.seen
            ])?;
    }
    Ok(())
}

fn forget_old(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let before = i64::try_from(now_ms).unwrap_or(i64::MAX) - KEPT_MS;
    transaction
        .prepare_cached(
            "DELETE FROM list_pages WHERE query_id IN
             (SELECT query_id FROM list_queries WHERE created_ms < ?1)",
        )?
        .execute([before])?;
    transaction
        .prepare_cached("DELETE FROM list_queries WHERE created_ms < ?1")?
        .execute([before])?;
    Ok(())
}
