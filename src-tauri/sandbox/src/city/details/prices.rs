//! What a voucher cost before the sandbox was opened, by dice: up to 90 days. Discovery 6.
//!
//! Invariant: the last price is the present one, so that nothing is told of the past that the present
//! contradicts; no price is above the menu's sum.

use crate::city::details::special::{Edge, is_special};
use crate::city::details::{Topic, dice};
use crate::dice::Dice;
use crate::store::terms::{PriceStep as Step, Sold};
use crate::time;

const KNOWN_DAYS: i64 = 90;
/// What has sold more is not new.
const NEW_SOLD: u32 = 60;
/// A first price that was asked for less time is nothing to compare with.
const LEAST_DAYS: i64 = 7;

/// Oldest first, up to the day on which the sandbox was opened. `present` is what is asked outside of
/// flash sales, `sold_count` how many were ever sold.
pub fn before(sold: &Sold, present: u32, sold_count: u32, opened_day: i64) -> Vec<Step> {
    let mut dice = dice(Topic::Prices, sold.product_id.0);
    let at = |days_ago: i64| time::at(opened_day - days_ago, 0);
    if sold.edge() == Some(Edge::PriceRose) {
        // Sold at less before: no "hemat" for it.
        return vec![(at(60), present - present / 10), (at(5), present)];
    }
    if is_special(sold.store_id.0) {
        return vec![(at(KNOWN_DAYS), sold.original_price), (at(12), present)];
    }
    let known = match dice.below(100) {
        _ if sold_count > NEW_SOLD => KNOWN_DAYS,
        0..25 => dice.between(0, 5),
        25..60 => dice.between(9, 28),
        _ => KNOWN_DAYS,
    };
    let mut days: Vec<i64> = (0..dice.below(4))
        .map(|_| dice.between(1, 75))
        .filter(|days_ago| *days_ago <= known - LEAST_DAYS)
        .collect();
    days.push(known);
    days.sort_unstable_by(|a, b| b.cmp(a));
    days.dedup();
    let last = days.len() - 1;
    (0..)
        .zip(days)
        .map(|(index, days_ago)| match index == last {
            true => (at(days_ago), present),
            false => (at(days_ago), former(&mut dice, sold, present)),
        })
        .collect()
}

/// Mostly dearer, sometimes the same or cheaper.
fn former(dice: &mut Dice, sold: &Sold, present: u32) -> u32 {
    let top = sold.original_price.max(present);
    let price = match dice.below(100) {
        0..70 => {
            let between = u64::from(top - present) * dice.between(30, 100) as u64 / 100;
            present + between as u32
        }
        70..82 => present,
        _ => present - present / 100 * dice.between(4, 12) as u32,
    };
    (price / 500 * 500).clamp(1, top)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::row;

    #[test]
    fn histories_end_with_the_present_price_and_differ() {
        let (mut flat, mut new, mut cheaper, mut dearer) = (0, 0, 0, 0);
        for product_id in 1..2_000 {
            let sold = Sold {
                product_id: row::Product(product_id),
                store_id: row::Store(5),
                sort: 0,
                is_cash: true,
                original_price: 100_000,
            };
            let sold_count = [10, 500][product_id as usize % 2];
            let steps = before(&sold, 80_000, sold_count, 20_778);
            assert!(steps.is_sorted_by(|a, b| a.0 < b.0));
            assert_eq!(steps.last().map(|step| step.1), Some(80_000));
            assert!(steps.iter().all(|step| step.1 <= 100_000));
            let first = time::at(20_778 - 6, 0);
            if let [(first, _), (second, _), ..] = steps[..] {
                assert!(second - first >= 7 * 86_400_000, "{steps:?}");
            }
            flat += i32::from(steps.len() == 1);
            let is_new = steps[0].0 > first;
            assert!(!is_new || sold_count <= NEW_SOLD);
            new += i32::from(is_new);
            cheaper += i32::from(steps.iter().any(|step| step.1 < 80_000));
            dearer += i32::from(steps.iter().any(|step| step.1 > 80_000));
        }
        assert!(flat > 300 && new > 60 && cheaper > 200 && dearer > 600);
    }
}
