//! Reviews of a store, page by page, and one alone.
//!
//! Invariant: paging by the cursor (keyset pagination) returns every review exactly once that is
//! there throughout, however many are added or deleted in between. Sorted by helpfulness one may
//! move across the cursor: the app removes duplicates.

use jajan_contract::reviews::{Review, ReviewListBody, ReviewListData, ReviewSort};
use rusqlite::{Connection, params, params_from_iter};

use crate::ids::row;
use crate::store::catalog::unusual_stores;
use crate::store::catalog::unusual_stores::ClosedReviews;
use crate::store::reviews::review_row::{COLUMNS, ReviewRow, TABLES};
use crate::store::reviews::summary::{FILTERS, summary};
use crate::store::{Database, Sql, StoreError};

const MAX_PAGE_SIZE: u32 = 50;
/// What `caller` (`?1`) sees of a store (`?2`): approved reviews, and their own in every state.
const SEEN: &str =
    "r.store_id = ?2 AND (r.status = 'APPROVED' OR r.user_id IS ?1 AND ?1 IS NOT NULL)";
/// A store has fewer; a page number beyond is past the end.
const MAX_PAGES: u32 = 100_000;

/// What a list is ordered by, each falling: no two reviews have the same.
type Order = [Key];
/// A column of `reviews AS r`, and its value.
type Key = (&'static str, fn(&ReviewRow) -> i64);

const CREATED: Key = ("r.created_ms", |row| row.created_ms);
const ID: Key = ("r.review_id", |row| row.review_id.0);
const HELPFUL: Key = ("r.helpful_count", |row| row.helpful_count.into());
pub const NEWEST: &Order = &[CREATED, ID];
pub const MOST_HELPFUL: &Order = &[HELPFUL, CREATED, ID];

impl Database {
    /// One page, whose bounds were checked.
    pub async fn review_list(
        &self,
        store_id: row::Store,
        body: ReviewListBody,
        caller: Option<row::User>,
    ) -> Result<ReviewListData, StoreError> {
        self.read(move |connection| {
            if unusual_stores::closed_reviews(connection, store_id)? == Some(ClosedReviews::Hidden)
            {
                return Ok(ReviewListData {
                    data: Vec::new(),
                    total_count: 0,
                    summary: None,
                    cursor: None,
                });
            }
            page(connection, store_id, &body, caller)
        })
        .await
    }

    /// A review that `caller` may see; absent: none such.
    pub async fn review(
        &self,
        review_id: row::Review,
        caller: Option<row::User>,
    ) -> Result<Option<Review>, StoreError> {
        self.read(move |connection| one(connection, review_id, caller))
            .await
    }
}

/// Refuses a page that no list has.
pub fn check_page(body: &ReviewListBody) -> Result<(), StoreError> {
    if !(1..=MAX_PAGES).contains(&body.page_no) {
        return Err(StoreError::bad("pageNo", "must be 1 to 100000"));
    }
    if !(1..=MAX_PAGE_SIZE).contains(&body.page_size) {
        return Err(StoreError::bad("pageSize", "must be 1 to 50"));
    }
    Ok(())
}

/// As [`Database::review`].
pub fn one(
    connection: &Connection,
    review_id: row::Review,
    caller: Option<row::User>,
) -> Result<Option<Review>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE r.review_id = ?2
           AND (r.status = 'APPROVED' OR r.user_id IS ?1 AND ?1 IS NOT NULL)"
    );
    let row: Option<ReviewRow> = connection.find(&sql, params![caller, review_id])?;
    Ok(row.map(|row| row.review(caller)))
}

fn page(
    connection: &Connection,
    store_id: row::Store,
    body: &ReviewListBody,
    caller: Option<row::User>,
) -> Result<ReviewListData, StoreError> {
    let condition = FILTERS
        .iter()
        .find(|(filter, _)| *filter == body.filter)
        .map_or("TRUE", |(_, condition)| condition);
    let order = match body.sort {
        ReviewSort::Newest => NEWEST,
        ReviewSort::MostHelpful => MOST_HELPFUL,
    };
    let after = body
        .cursor
        .as_deref()
        .map(|cursor| read_cursor(cursor, order))
        .transpose()?;
    // One more than the page tells whether there is more.
    let mut values = vec![
        caller.map(|user| user.0),
        Some(store_id.0),
        Some(i64::from(body.page_size) + 1),
    ];
    match &after {
        Some(keys) => values.extend(keys.iter().copied().map(Some)),
        None => values.push(Some(
            i64::from(body.page_no - 1) * i64::from(body.page_size),
        )),
    }
    let sql = page_sql(condition, order, after.is_some());
    let mut rows: Vec<ReviewRow> = connection.rows(&sql, params_from_iter(values))?;
    let has_more = rows.len() > body.page_size as usize;
    rows.truncate(body.page_size as usize);
    let last = rows.last().filter(|_| has_more);
    let cursor = last.map(|row| cursor(row, order));
    let data = rows.into_iter().map(|row| row.review(caller)).collect();
    let sql = format!("SELECT count(*) FROM reviews AS r WHERE {SEEN} AND {condition}");
    let total_count = connection.value(&sql, params![caller, store_id])?;
    Ok(ReviewListData {
        data,
        total_count,
        summary: if body.page_no == 1 {
            Some(summary(connection, store_id)?)
        } else {
            None
        },
        cursor,
    })
}

/// One page of what the caller sees: behind `?4` and on, or behind `?4` reviews.
pub fn page_sql(condition: &str, order: &Order, is_behind_one: bool) -> String {
    let keys: Vec<&str> = order.iter().map(|(key, _)| *key).collect();
    let falling = keys.join(" DESC, ");
    let (behind, offset) = if is_behind_one {
        let values: Vec<String> = (4..).take(keys.len()).map(|at| format!("?{at}")).collect();
        let behind = format!("AND ({}) < ({})", keys.join(", "), values.join(", "));
        (behind, "")
    } else {
        (String::new(), "OFFSET ?4")
    };
    format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE {SEEN} AND {condition} {behind}
         ORDER BY {falling} DESC LIMIT ?3 {offset}"
    )
}

/// The cursor of this row: its sort keys.
fn cursor(row: &ReviewRow, order: &Order) -> String {
    let keys: Vec<String> = order.iter().map(|(_, key)| key(row).to_string()).collect();
    keys.join(".")
}

fn read_cursor(cursor: &str, order: &Order) -> Result<Vec<i64>, StoreError> {
    let keys: Option<Vec<i64>> = cursor.split('.').map(|key| key.parse().ok()).collect();
    keys.filter(|keys| keys.len() == order.len())
        .ok_or_else(|| StoreError::bad("cursor", "is not of this list"))
}
