//! What a store's approved reviews say together: stars, criteria, and how many each filter has.

use jajan_contract::reviews::{FilterCount, ReviewFilter, ReviewSummary};
use rusqlite::Connection;

use crate::store::reviews::row::criteria;
use crate::store::{Sql, StoreError};
use crate::text::score_tenths;

/// In the order of the contract, with their conditions.
pub const FILTERS: [(ReviewFilter, &str); 5] = [
    (ReviewFilter::All, "TRUE"),
    (ReviewFilter::WithPhotos, "r.media_count > 0"),
    (ReviewFilter::Verified, "r.is_verified"),
    (ReviewFilter::Good, "r.score >= 4"),
    (ReviewFilter::Critical, "r.score <= 3"),
];

pub fn summary(connection: &Connection, store_id: i64) -> Result<ReviewSummary, StoreError> {
    let approved = "FROM reviews AS r WHERE r.store_id = ?1 AND r.status = 'APPROVED'";
    let sql = format!("SELECT r.score, count(*) {approved} GROUP BY r.score");
    let stars: Vec<(usize, u32)> = connection.all(&sql, [store_id], |row| row.try_into())?;
    let mut histogram = [0_u32; 5];
    for (score, count) in stars {
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
    let sql = format!(
        "SELECT coalesce(round(avg(taste), 1), 0.0), coalesce(round(avg(service), 1), 0.0),
                coalesce(round(avg(ambience), 1), 0.0), {} {approved}",
        conditions.join(", ")
    );
    connection.one(&sql, [store_id], |row| {
        let means = [row.get(0)?, row.get(1)?, row.get(2)?];
        let mut filter_counts = Vec::with_capacity(FILTERS.len());
        for (index, (filter, _)) in FILTERS.iter().enumerate() {
            filter_counts.push(FilterCount {
                filter: *filter,
                count: row.get(3 + index)?,
            });
        }
        Ok(ReviewSummary {
            score: score_tenths(&stars) as f64 / 10.0,
            histogram,
            criteria_scores: criteria(means.map(Some)),
            filter_counts,
        })
    })
}
