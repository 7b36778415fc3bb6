//! The stars of a store's reviews. Apart from the reviews, because a card needs no words: how many
//! there are and what they give depends on the seed and the store's number alone.

use crate::dice::Dice;
use crate::ids::FIRST_UNLISTED;

/// Offset of these random streams from those of the stores.
const STARS: u64 = 1 << 40;
/// Where long lists are tried out; store number 1 has as many photos, too.
pub const BUSY_STORE: i64 = 1;
pub const BUSY_COUNT: usize = 300;
/// Of a store that is on no list; `unusual.rs` may remove them.
const UNLISTED_COUNT: usize = 12;
/// Of a store without a quality of its own.
const PLAIN_QUALITY: i64 = 44;
/// So often are the stars of few reviews thrown again.
const TRIES: usize = 12;
const NEAR_TENTHS: i64 = 3;

/// Vouchers sold for each review: one guest in ten writes.
const SOLD_PER_REVIEW: i64 = 10;
/// A list that somebody may still read.
const MOST: i64 = 600;
/// Below it nothing has been sold for long enough.
const NEW: i64 = 60;

const FIRST_SOLD: i64 = 2;
/// Fewer reviews than this are seldom all of five stars.
const FEW: usize = 10;

/// How many of each of its vouchers a store of such a popularity has sold on the average.
pub fn usually_sold(popularity: i64) -> i64 {
    match popularity {
        ..NEW => FIRST_SOLD,
        _ => popularity / 10,
    }
}

/// How many reviews a store has, by what it sold. One without vouchers has those of its guests.
pub fn count(store_id: i64, popularity: i64, vouchers: usize) -> usize {
    let count = match popularity {
        _ if store_id == BUSY_STORE => return BUSY_COUNT,
        ..NEW if store_id >= FIRST_UNLISTED => return UNLISTED_COUNT,
        ..NEW => 0,
        _ => ((usually_sold(popularity) * vouchers.max(1) as i64 + SOLD_PER_REVIEW / 2)
            / SOLD_PER_REVIEW)
            .max(1),
    };
    count.min(MOST) as usize
}

/// The popularity of a store: the busy one has sold what so many reviews stand for.
pub fn at_busy(store_id: i64, popularity: i64, vouchers: usize) -> i64 {
    match store_id {
        BUSY_STORE => BUSY_COUNT as i64 * SOLD_PER_REVIEW * 10 / vouchers.max(1) as i64,
        _ => popularity,
    }
}

/// The stars of a store's reviews, newest first. `quality` is its mean rating in tenths of stars, 0 for
/// a new store.
pub fn stars(seed: u64, store_id: i64, count: usize, quality: i64) -> Vec<u8> {
    let mut dice = Dice::new(seed, STARS + store_id as u64);
    let quality = if quality == 0 { PLAIN_QUALITY } else { quality };
    let star = |dice: &mut Dice| {
        // Outliers.
        if dice.percent(6) {
            return 1 + dice.below(2) as u8;
        }
        let felt = quality as f64 / 10.0 + 0.4 + dice.bell() * 1.4;
        felt.round().clamp(1.0, 5.0) as u8
    };
    // The few reviews of a small place do not lie farther from its quality than many would.
    let off = |stars: &[u8]| {
        let sum: i64 = stars.iter().map(|star| i64::from(*star)).sum();
        (sum * 10 - quality * stars.len() as i64).abs()
    };
    let mut best: Vec<u8> = (0..count).map(|_| star(&mut dice)).collect();
    for _ in 0..TRIES {
        if off(&best) <= NEAR_TENTHS * count as i64 {
            break;
        }
        let other: Vec<u8> = (0..count).map(|_| star(&mut dice)).collect();
        if off(&other) < off(&best) {
            best = other;
        }
    }
    if best.len() < FEW && best.iter().all(|star| *star == 5) && !dice.percent(8) {
        // Somebody always finds something.
        if let Some(star) = best.last_mut() {
            *star = 4;
        }
    }
    best
}
