//! When and how a voucher can be used, and what happens to the money if it is not. B2, B6.

use jajan_contract::coupon::RefundPromise;
use jajan_contract::store_coupons::VoucherUsage;
use jajan_contract::store_page::StoreChannel;

use crate::city::details::special::is_any_hour;
use crate::city::details::{Topic, dice};
use crate::city::stars;
use crate::time;

/// Days on which many kitchens take no vouchers, in days since 1970: Christmas and New Year 2026,
/// Lunar New Year, both days of Eid al-Fitr, Eid al-Adha 2027, and the same of 2028.
const HOLIDAYS: [i64; 12] = [
    20_812, 20_819, 20_855, 20_887, 20_888, 20_955, 21_177, 21_184, 21_209, 21_240, 21_241, 21_309,
];
const NEAR_DAYS: i64 = 200;

pub const WHOLE_WEEK: [u8; 7] = [1, 2, 3, 4, 5, 6, 7];

/// Of the voucher `product_id` of a store on a day. `channels` are the store's.
pub fn usage(
    store_id: i64,
    product_id: i64,
    channels: &[StoreChannel],
    today: i64,
) -> VoucherUsage {
    with_last_day(store_id, product_id, channels, today).0
}

/// The same, and the day of `valid_until`.
pub fn with_last_day(
    store_id: i64,
    product_id: i64,
    channels: &[StoreChannel],
    today: i64,
) -> (VoucherUsage, i64) {
    let mut dice = dice(Topic::Voucher, product_id);
    let day_list = match dice.below(100) {
        0..66 => WHOLE_WEEK.to_vec(),
        66..84 => vec![1, 2, 3, 4, 5],
        84..93 => vec![6, 7],
        _ => vec![1, 2, 3, 4],
    };
    let (start, end) = match dice.below(100) {
        0..74 => (None, None),
        74..84 => (Some("10:00"), Some("15:00")),
        84..92 => (Some("14:00"), Some("18:00")),
        _ => (Some("17:00"), Some("22:00")),
    };
    let valid_until = valid_until(today, dice.between(30, 120));
    let has_blackouts = dice.percent(30);
    let blackouts = HOLIDAYS
        .iter()
        .filter(|day| has_blackouts && (today..=valid_until.min(today + NEAR_DAYS)).contains(day));
    let per_visit_limit = match dice.below(100) {
        0..55 => None,
        55..80 => Some(1),
        80..94 => Some(2),
        _ => Some(5),
    };
    let offered: Vec<u8> = channels
        .iter()
        .map(|channel| channel.order_food_type)
        .collect();
    let order_food_type_list = match dice.percent(60) {
        true => offered,
        // Only where one is served first: at the table, if there are any.
        false => offered.into_iter().take(1).collect(),
    };
    let usage = VoucherUsage {
        day_list,
        start_time: start.map(str::to_owned),
        end_time: end.map(str::to_owned),
        blackout_date_list: blackouts.map(|day| time::date_text(*day)).collect(),
        valid_until: time::date_text(valid_until),
        per_visit_limit,
        order_food_type_list,
    };
    let whenever = VoucherUsage {
        day_list: WHOLE_WEEK.to_vec(),
        start_time: None,
        end_time: None,
        blackout_date_list: Vec::new(),
        ..usage.clone()
    };
    let usage = if is_any_hour(store_id) {
        whenever
    } else {
        usage
    };
    (usage, valid_until)
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

/// The end of a month that is at least `days` away: it does not move from one day to the next.
pub fn valid_until(today: i64, days: i64) -> i64 {
    time::month_end(today + days)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_of_days_has_two_ends_at_most() {
        let mut ends: Vec<_> = (20_780..20_810).map(|day| valid_until(day, 45)).collect();
        ends.dedup();
        assert!(ends.len() <= 2, "{ends:?}");
    }

    #[test]
    fn every_kind_of_rule_comes_up() {
        let channels = crate::city::details::services::channels(2);
        let all: Vec<_> = (1..500).map(|id| usage(2, id, &channels, 20_778)).collect();
        assert!(all.iter().any(|rule| rule.day_list == [1, 2, 3, 4, 5]));
        assert!(all.iter().any(|rule| rule.start_time.is_some()));
        assert!(all.iter().any(|rule| !rule.blackout_date_list.is_empty()));
        assert!(all.iter().any(|rule| rule.per_visit_limit == Some(2)));
        for rule in &all {
            assert_eq!(rule.start_time.is_some(), rule.end_time.is_some());
            assert!(!rule.day_list.is_empty() && !rule.order_food_type_list.is_empty());
            assert!(
                rule.blackout_date_list
                    .iter()
                    .all(|day| *day <= rule.valid_until)
            );
        }
    }
}
