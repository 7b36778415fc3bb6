//! What a store's approved reviews say together: stars, criteria, and how many each filter has.

use jajan_contract::reviews::{FilterCount, ReviewFilter, ReviewSummary};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::reviews::review_row::criteria;
use crate::store::{FromRow, Sql, StoreError};
use crate::text::score_tenths;

/// In the order of the contract, with their conditions.
pub const FILTERS: [(ReviewFilter, &str); 5] = [
    (ReviewFilter::All, "TRUE"),
    (ReviewFilter::WithPhotos, "r.media_count > 0"),
    (ReviewFilter::Verified, "r.is_verified"),
    (ReviewFilter::Good, "r.score >= 4"),
    (ReviewFilter::Critical, "r.score <= 3"),
];

#[derive(FromRow)]
struct Means {
    taste: f64,
    service: f64,
    ambience: f64,
    /// By the conditions of [`FILTERS`].
    #[row(json)]
    counts: Vec<u32>,
}

pub fn summary(connection: &Connection, store_id: row::Store) -> Result<ReviewSummary, StoreError> {
    let approved = "FROM reviews AS r WHERE r.store_id = ?1 AND r.status = 'APPROVED'";
    let sql = format!("SELECT r.score, count(*) {approved} GROUP BY r.score");
    let stars: Vec<(usize, u32)> = connection.rows(&sql, [store_id])?;
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
        "SELECT coalesce(round(avg(taste), 1), 0.0) AS taste,
                coalesce(round(avg(service), 1), 0.0) AS service,
                coalesce(round(avg(ambience), 1), 0.0) AS ambience,
                json_array({}) AS counts {approved}",
        conditions.join(", ")
    );
    let means: Means = connection.row(&sql, [store_id])?;
    let counts = FILTERS.iter().zip(means.counts);
    let filter_counts = counts.map(|((filter, _), count)| FilterCount {
        filter: *filter,
        count,
    });
    Ok(ReviewSummary {
        score: score_tenths(&stars) as f64 / 10.0,
        histogram,
        criteria_scores: criteria([means.taste, means.service, means.ambience].map(Some)),
        filter_counts: filter_counts.collect(),
    })
}
