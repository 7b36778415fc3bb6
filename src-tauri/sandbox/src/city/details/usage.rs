//! When and how a voucher can be used, and what happens to the money if it is not. B2, B6.

use jajan_contract::coupon::RefundPromise;
use jajan_contract::store_page::StoreChannel;

use crate::city::details::special::is_any_hour;
use crate::city::details::{Topic, dice};
use crate::city::stars;
use crate::store::terms::WHOLE_WEEK;

/// Days on which many kitchens take no vouchers, in days since 1970: Christmas and New Year 2026,
/// Lunar New Year, both days of Eid al-Fitr, Eid al-Adha 2027, and the same of 2028.
const HOLIDAYS: [i64; 12] = [
    20_812, 20_819, 20_855, 20_887, 20_888, 20_955, 21_177, 21_184, 21_209, 21_240, 21_241, 21_309,
];

/// When, where and how often a voucher can be used, in terms that hold on any day.
#[derive(Debug, Clone)]
pub struct UseDice {
    /// Monday 1 to Sunday 7.
    pub days: &'static [u8],
    /// Minutes of the day; both 0: any hour.
    pub hours: (i64, i64),
    pub blackout_days: &'static [i64],
    /// 0: no limit.
    pub per_visit: u32,
    pub services: Vec<u8>,
    /// Good until the end of the month that is so many days away.
    pub valid_days: i64,
}

pub fn use_dice(store_id: i64, product_id: i64, channels: &[StoreChannel]) -> UseDice {
    let mut dice = dice(Topic::Voucher, product_id);
    let days: &[u8] = match dice.below(100) {
        0..66 => &WHOLE_WEEK,
        66..84 => &[1, 2, 3, 4, 5],
        84..93 => &[6, 7],
        _ => &[1, 2, 3, 4],
    };
    let hours = match dice.below(100) {
        0..74 => (0, 0),
        74..84 => (10 * 60, 15 * 60),
        84..92 => (14 * 60, 18 * 60),
        _ => (17 * 60, 22 * 60),
    };
    let valid_days = dice.between(30, 120);
    let blackout_days: &[i64] = if dice.percent(30) { &HOLIDAYS } else { &[] };
    let per_visit = match dice.below(100) {
        0..55 => 0,
        55..80 => 1,
        80..94 => 2,
        _ => 5,
    };
    let offered = channels.iter().map(|channel| channel.order_food_type);
    let services = match dice.percent(60) {
        true => offered.collect(),
        // Only where one is served first: at the table, if there are any.
        false => offered.take(1).collect(),
    };
    let dice = UseDice {
        days,
        hours,
        blackout_days,
        per_visit,
        services,
        valid_days,
    };
    if !is_any_hour(store_id) {
        return dice;
    }
    UseDice {
        days: &WHOLE_WEEK,
        hours: (0, 0),
        blackout_days: &[],
        ..dice
    }
}

pub fn refund(product_id: i64) -> RefundPromise {
    match dice(Topic::Voucher, -product_id).below(100) {
        0..58 => RefundPromise::AnyTime,
        58..86 => RefundPromise::AtExpiry,
        _ => RefundPromise::None,
    }
}

/// How many were ever sold: around what the store's reviews stand for.
pub fn sold_count(product_id: i64, popularity: i64) -> u32 {
    let mut dice = dice(Topic::Voucher, product_id + (1 << 40));
    let usual = stars::usually_sold(popularity);
    u32::try_from(dice.between(usual * 6 / 10, usual * 14 / 10)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_rule_comes_up() {
        let channels = crate::city::details::services::channels(2);
        let all: Vec<_> = (1..500).map(|id| use_dice(2, id, &channels)).collect();
        assert!(all.iter().any(|rule| rule.days == [1, 2, 3, 4, 5]));
        assert!(all.iter().any(|rule| rule.hours != (0, 0)));
        assert!(all.iter().any(|rule| !rule.blackout_days.is_empty()));
        assert!(all.iter().any(|rule| rule.per_visit == 2));
        for rule in &all {
            assert!(rule.hours == (0, 0) || rule.hours.0 < rule.hours.1);
            assert!(!rule.days.is_empty() && !rule.services.is_empty());
        }
    }
}
