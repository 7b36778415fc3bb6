//! Reviews of a store, page by page, and one alone.

use jajan_contract::reviews::{
    FilterCount, Review, ReviewFilter, ReviewListBody, ReviewListData, ReviewSort, ReviewSummary,
};
use rusqlite::{Connection, OptionalExtension, params};

use super::{
    super::{
        Database, StoreError,
        unusual_stores::{self, ClosedReviews},
    },
    row::{COLUMNS, TABLES, criteria, review},
};
use crate::seed::reviews::IDS_PER_STORE;

const MAX_PAGE_SIZE: u32 = 50;
/// What `caller` (`?1`) sees of a store (`?2`): approved reviews, and their own in every state.
const SEEN: &str =
    "r.store_id = ?2 AND (r.status = 'APPROVED' OR r.user_id IS ?1 AND ?1 IS NOT NULL)";
/// A store has fewer; a page number beyond is past the end.
const MAX_PAGES: u32 = 100_000;

pub const NEWEST: &str = "r.created_ms DESC, r.review_id DESC";
pub const MOST_HELPFUL: &str = "r.helpful_count DESC, r.created_ms DESC, r.review_id DESC";

/// In the order of the contract, with their conditions.
const FILTERS: [(ReviewFilter, &str); 5] = [
    (ReviewFilter::All, "TRUE"),
    (ReviewFilter::WithPhotos, "r.media_count > 0"),
    (ReviewFilter::Verified, "r.is_verified"),
    (ReviewFilter::Good, "r.score >= 4"),
    (ReviewFilter::Critical, "r.score <= 3"),
];

impl Database {
    /// One page; absent: there is no such store.
    pub async fn review_list(
        &self,
        store_id: i64,
        body: ReviewListBody,
        caller: Option<i64>,
        now_ms: u64,
    ) -> Result<Option<ReviewListData>, StoreError> {
        if !(1..=MAX_PAGES).contains(&body.page_no) {
            return Err(StoreError::bad("pageNo", "must be 1 to 100000"));
        }
        if !(1..=MAX_PAGE_SIZE).contains(&body.page_size) {
            return Err(StoreError::bad("pageSize", "must be 1 to 50"));
        }
        if !self.ready_reviews(store_id, now_ms).await? {
            return Ok(None);
        }
        self.read(move |connection| {
            if unusual_stores::closed_reviews(connection, store_id)? == Some(ClosedReviews::Hidden)
            {
                return Ok(Some(ReviewListData {
                    data: Vec::new(),
                    total_count: 0,
                    summary: None,
                }));
            }
            Ok(Some(page(connection, store_id, &body, caller)?))
        })
        .await
    }

    /// A review that `caller` may see; absent: none such.
    pub async fn review(
        &self,
        review_id: i64,
        caller: Option<i64>,
        now_ms: u64,
    ) -> Result<Option<Review>, StoreError> {
        // An invented one is found before anybody opened its store's list.
        self.ready_reviews(review_id / IDS_PER_STORE, now_ms)
            .await?;
        self.read(move |connection| one(connection, review_id, caller))
            .await
    }
}

/// As [`Database::review`].
pub fn one(
    connection: &Connection,
    review_id: i64,
    caller: Option<i64>,
) -> Result<Option<Review>, StoreError> {
    let mut statement = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE r.review_id = ?2
           AND (r.status = 'APPROVED' OR r.user_id IS ?1 AND ?1 IS NOT NULL)"
    ))?;
    let found = statement.query_row(params![caller, review_id], |row| review(row, caller));
    Ok(found.optional()?)
}

fn page(
    connection: &Connection,
    store_id: i64,
    body: &ReviewListBody,
    caller: Option<i64>,
) -> Result<ReviewListData, StoreError> {
    let condition = FILTERS
        .iter()
        .find(|(filter, _)| *filter == body.filter)
        .map_or("TRUE", |(_, condition)| condition);
    let order = match body.sort {
        ReviewSort::Newest => NEWEST,
        ReviewSort::MostHelpful => MOST_HELPFUL,
    };
    let mut statement = connection.prepare_cached(&page_sql(condition, order))?;
    let offset = u64::from(body.page_no - 1) * u64::from(body.page_size);
    let data = statement
        .query_map(params![caller, store_id, body.page_size, offset], |row| {
            review(row, caller)
        })?
        .collect::<Result<_, _>>()?;
    let mut count = connection.prepare_cached(&format!(
        "SELECT count(*) FROM reviews AS r WHERE {SEEN} AND {condition}"
    ))?;
    let total_count = count.query_row(params![caller, store_id], |row| row.get(0))?;
    Ok(ReviewListData {
        data,
        total_count,
        summary: if body.page_no == 1 {
            Some(summary(connection, store_id)?)
        } else {
            None
        },
    })
}

/// One page of what the caller sees.
pub fn page_sql(condition: &str, order: &str) -> String {
    format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE {SEEN} AND {condition}
         ORDER BY {order} LIMIT ?3 OFFSET ?4"
    )
}

fn summary(connection: &Connection, store_id: i64) -> Result<ReviewSummary, StoreError> {
    let approved = "FROM reviews AS r WHERE r.store_id = ?1 AND r.status = 'APPROVED'";
    let mut stars = connection.prepare_cached(&format!(
        "SELECT r.score, count(*) {approved} GROUP BY r.score"
    ))?;
    let mut histogram = [0_u32; 5];
    let mut rows = stars.query([store_id])?;
    while let Some(row) = rows.next()? {
        let (score, count): (usize, u32) = (row.get(0)?, row.get(1)?);
        if let Some(place) = histogram.get_mut(score.wrapping_sub(1)) {
            *place = count;
        }
    }
    let given = (1_u8..).zip(histogram);
    let stars: Vec<u8> = given
        .flat_map(|(score, count)| std::iter::repeat_n(score, count as usize))
        .collect();

    let conditions: Vec<String> = FILTERS
        .iter()
        .map(|(_, condition)| format!("count(*) FILTER (WHERE {condition})"))
        .collect();
    let mut others = connection.prepare_cached(&format!(
        "SELECT coalesce(round(avg(taste), 1), 0.0), coalesce(round(avg(service), 1), 0.0),
                coalesce(round(avg(ambience), 1), 0.0), {} {approved}",
        conditions.join(", ")
    ))?;
    Ok(others.query_row([store_id], |row| {
        let means = [row.get(0)?, row.get(1)?, row.get(2)?];
        let mut filter_counts = Vec::with_capacity(FILTERS.len());
        for (index, (filter, _)) in FILTERS.iter().enumerate() {
            filter_counts.push(FilterCount {
                filter: *filter,
                count: row.get(3 + index)?,
            });
        }
        Ok(ReviewSummary {
            score: crate::seed::reviews::score_tenths(&stars) as f64 / 10.0,
            histogram,
            criteria_scores: criteria(means.map(Some)),
            filter_counts,
        })
    })?)
}
