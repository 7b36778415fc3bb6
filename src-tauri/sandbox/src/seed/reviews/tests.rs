//! When reviews are written, a rule of `city/rules/` that needs the database.

#![allow(clippy::unwrap_used)]

use crate::city::rules::{SEED, STORES, Table, unless};
use crate::ids::{FIRST_UNLISTED, row};
use crate::seed::{SeedOptions, ready_reviews, seed};
use crate::store::catalog::hours::Hours;
use crate::store::{Database, Place, Sql};
use crate::time::LocalTime;

/// Thursday 26 November 2026, 11:00 in Jakarta.
const NOW_MS: u64 = 1_795_665_600_000;

#[tokio::test]
async fn reviews_are_written_while_it_is_open() {
    let database = Database::open(&Place::Memory).unwrap();
    let options = SeedOptions {
        stores: STORES as u32,
        seed: SEED,
    };
    seed(&database, options, |_| ()).unwrap();
    let mut moments = Vec::new();
    for id in (1..=STORES).step_by(20) {
        assert!(
            id < FIRST_UNLISTED
                && ready_reviews(&database, row::Store(id), NOW_MS)
                    .await
                    .unwrap()
        );
        let (parts, times) = database
            .read(move |connection| {
                let parts = "SELECT day, start_minute, end_minute FROM day_parts
                     WHERE pattern_id = (SELECT pattern_id FROM stores WHERE id = ?1)";
                let parts: Vec<(i64, i64, i64)> = connection.rows(parts, [id])?;
                let times = "SELECT created_ms FROM reviews
                     WHERE store_id = ?1 AND status = 'APPROVED' ORDER BY review_id";
                let times: Vec<u64> = connection.values(times, [id])?;
                Ok((parts, times))
            })
            .await
            .unwrap();
        moments.push((id, Hours::new(&parts), times));
    }
    let mut table = Table::default();
    let each = moments
        .iter()
        .flat_map(|(id, hours, times)| times.iter().map(move |time| (id, hours, time)));
    table.none(
        "a review is written while its store is open",
        each,
        |(id, hours, time)| {
            let state = format!("{:?}", hours.state(LocalTime::new(*time)));
            unless(state.contains("is_open: true") && *time <= NOW_MS, || {
                format!("S{id}: {state} at {time}")
            })
        },
    );
    let pairs = moments
        .iter()
        .flat_map(|(id, _, times)| times.windows(2).map(move |pair| (id, pair)));
    table.none("the newest review comes first", pairs, |(id, pair)| {
        unless(pair[0] > pair[1], || format!("S{id}: {pair:?}"))
    });
    table.finish("Times");
}
