//! What a buyer may rely on: certificate, verified date, sold count. B14.

use jajan_contract::store_page::StoreTrust;

use crate::city::details::{Topic, dice};
use crate::store::catalog::store_page::halal::{AGAINST, CERTIFIED, UNCERTIFIED};
use crate::time;

/// 5 January 2026 and 14 November 2026, in days.
const VERIFIED: (i64, i64) = (20_458, 20_771);
/// 2 March 2021 and 20 December 2025.
const JOINED: (i64, i64) = (18_688, 20_442);
/// The years in which certificates run out.
const VALID_UNTIL: (i64, i64) = (21_200, 22_600);

/// `stores.halal` and `stores.halal_until`.
pub fn halal(store_id: i64, is_certified: bool) -> (u8, Option<i64>) {
    let mut dice = dice(Topic::Trust, -store_id);
    let valid_until = dice.between(VALID_UNTIL.0, VALID_UNTIL.1);
    if is_certified {
        return (CERTIFIED, Some(valid_until));
    }
    // Three throws went into the number of a certificate; without them other stores would be against.
    for _ in 0..3 {
        dice.unit();
    }
    match dice.percent(70) {
        true => (UNCERTIFIED, None),
        false => (AGAINST, None),
    }
}

pub fn trust(store_id: i64, sold_count: u32) -> StoreTrust {
    let mut dice = dice(Topic::Trust, store_id);
    let is_verified = dice.percent(72);
    let verified_on = dice.between(VERIFIED.0, VERIFIED.1);
    StoreTrust {
        verified_on: is_verified.then(|| time::date_text(verified_on)),
        sold_count,
        joined_on: time::date_text(dice.between(JOINED.0, JOINED.1)),
    }
}

/// 021-555: no number that anybody has.
pub fn phone(store_id: i64) -> Option<String> {
    let mut dice = dice(Topic::Trust, store_id + (1 << 40));
    let number = dice.between(0, 99_999);
    dice.percent(88).then(|| format!("+6221555{number:05}"))
}
