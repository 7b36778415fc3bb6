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

/// The stars of a store's reviews, newest first. `interest` is its popularity, `quality` its mean
/// rating in tenths of stars.
pub fn stars(seed: u64, store_id: i64, interest: i64, quality: i64) -> Vec<u8> {
    let count = match interest {
        _ if store_id == BUSY_STORE => BUSY_COUNT,
        0 if store_id >= FIRST_UNLISTED => UNLISTED_COUNT,
        0 => 0,
        some => 1 + some as usize / 13,
    };
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
    (0..count).map(|_| star(&mut dice)).collect()
}
