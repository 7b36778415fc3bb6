//! The coupon batches that a store gives when the city is new.

use crate::city::details::{Topic, dice};
use crate::store::coupons::batches::Batch;

/// The store with all cases on one page: README "Stores to know".
pub const SHOWCASE: i64 = 1;

/// 0 to 6 batches.
pub fn of_store(store_id: i64) -> Vec<Batch> {
    if store_id == SHOWCASE {
        return showcase();
    }
    let mut dice = dice(Topic::Batches, store_id);
    let count = dice.weighted([34, 18, 16, 12, 9, 7, 4].into_iter()) as i64;
    (1..=count)
        .map(|number| {
            let discount_rp = *dice.pick(&[5_000, 8_000, 10_000, 10_000, 15_000, 20_000, 25_000]);
            let threshold_rp = match dice.below(100) {
                0..15 => 0,
                15..60 => discount_rp * 3,
                _ => discount_rp * 5,
            };
            let issued = match dice.below(100) {
                0..8 => 0,
                8..20 => dice.between(1, 10),
                _ => dice.between(50, 2_000),
            };
            let total_limit = *dice.pick(&[1, 1, 1, 2, 3, 5]);
            Batch {
                number,
                discount_rp,
                threshold_rp,
                issued: u32::try_from(issued).unwrap_or(0),
                daily_limit: total_limit.min(*dice.pick(&[1, 1, 2])),
                total_limit,
                is_on: !dice.percent(5),
                days: dice.between(7, 60),
            }
        })
        .collect()
}

/// One for each outcome of a claim: twice a day, once a day and thrice in all, the last one, none
/// left, switched off.
fn showcase() -> Vec<Batch> {
    let rows = [
        (10_000, 50_000, 5_000, 2, 10, true),
        (15_000, 0, 5_000, 1, 3, true),
        (25_000, 100_000, 1, 1, 1, true),
        (20_000, 60_000, 0, 1, 1, true),
        (50_000, 200_000, 100, 1, 1, false),
    ];
    (1..)
        .zip(rows)
        .map(
            |(number, (discount_rp, threshold_rp, issued, daily_limit, total_limit, is_on))| {
                Batch {
                    number,
                    discount_rp,
                    threshold_rp,
                    issued,
                    daily_limit,
                    total_limit,
                    is_on,
                    days: 30,
                }
            },
        )
        .collect()
}
