//! How many of a voucher one user may buy. Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`.

use crate::city::details::special::is_special;
use crate::city::details::{Topic, dice};

/// Absent: no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    pub daily: Option<u32>,
    pub ever: Option<u32>,
}

/// A daily limit is never above that in all.
pub fn limits(product_id: i64, store_id: i64) -> Limits {
    if is_special(store_id) {
        return Limits::default();
    }
    let mut dice = dice(Topic::Limits, product_id);
    let ever = match dice.below(100) {
        0..60 => None,
        60..85 => Some(10),
        85..95 => Some(5),
        _ => Some(2),
    };
    let daily = match dice.below(100) {
        0..55 => None,
        55..80 => Some(5),
        80..92 => Some(3),
        _ => Some(1),
    };
    Limits {
        daily: daily.map(|daily: u32| daily.min(ever.unwrap_or(daily))),
        ever,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_agree_with_each_other() {
        let mut with_both = 0;
        for product_id in 1..2_000 {
            if let Limits {
                daily: Some(daily),
                ever: Some(ever),
            } = limits(product_id, 5)
            {
                assert!(0 < daily && daily <= ever);
                with_both += 1;
            }
        }
        assert!(with_both > 100, "{with_both}");
    }
}
