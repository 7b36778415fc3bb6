//! The day that a moment of use belongs to, and which of a voucher's own rules of time forbids it. B6.
//!
//! The app's twin is `src/features/usable-now/day-of-use.ts`; `tests/contract/usage-vectors.json` holds
//! both to it.
//!
//! Invariant: all by the outlet's clock. An evening that runs past midnight belongs to the day on which
//! it began: its weekday and blackout date count until it ends.

use jajan_contract::store_coupons::VoucherUsage;

use crate::time::{self, DAY, LocalTime, Zone};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bar {
    Blackout,
    Day,
    Hours,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayOfUse {
    /// Since 1 January 1970.
    pub day_number: i64,
    /// The longest-lasting rule that fails.
    pub barred_by: Option<Bar>,
}

pub fn day_of_use(usage: &VoucherUsage, now_ms: u64, zone: Zone) -> DayOfUse {
    let minute = LocalTime::in_zone(now_ms, zone).minute();
    let (start, end) = hours_of_use(usage);
    let is_late = minute + DAY < end;
    let day_number = time::day_number_in(now_ms, zone) - i64::from(is_late);
    let is_within = is_late || (start..end).contains(&minute);
    let barred_by = barring_day(usage, day_number).or((!is_within).then_some(Bar::Hours));
    DayOfUse {
        day_number,
        barred_by,
    }
}

/// Minutes since a day's midnight; the end may be on the next day.
fn hours_of_use(usage: &VoucherUsage) -> (i64, i64) {
    let start = minute_of(usage.start_time.as_deref()).unwrap_or(0);
    let end = minute_of(usage.end_time.as_deref()).unwrap_or(DAY);
    (start, if end <= start { end + DAY } else { end })
}

/// Why nothing of this day can be used.
fn barring_day(usage: &VoucherUsage, day_number: i64) -> Option<Bar> {
    let date = time::date_text(day_number);
    if usage.blackout_date_list.contains(&date) {
        return Some(Bar::Blackout);
    }
    let weekday = time::weekday(day_number);
    let is_its_day = usage.day_list.iter().any(|day| i64::from(*day) == weekday);
    (!usage.day_list.is_empty() && !is_its_day).then_some(Bar::Day)
}

/// Since midnight, of `HH:MM` up to 24:00; none when it is no time.
fn minute_of(text: Option<&str>) -> Option<i64> {
    let (hours, minutes) = text?.split_once(':')?;
    let two_digits = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !two_digits(hours) || !two_digits(minutes) {
        return None;
    }
    let minutes: i64 = minutes.parse().ok()?;
    let minute = hours.parse::<i64>().ok()? * 60 + minutes;
    (minutes < 60 && minute <= DAY).then_some(minute)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Vectors {
        vectors: Vec<Vector>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Vector {
        name: String,
        zone: String,
        at_ms: u64,
        day_list: Vec<u8>,
        start_time: Option<String>,
        end_time: Option<String>,
        blackout_date_list: Vec<String>,
        day_of_use: String,
        barred_by: Option<String>,
    }

    #[test]
    fn the_sandbox_knows_the_day_of_use() {
        let text = include_str!("../../../../../tests/contract/usage-vectors.json");
        let Vectors { vectors } = serde_json::from_str(text).expect("the vectors");
        assert!(vectors.len() >= 40);
        for vector in vectors {
            let zone = [Zone::Jakarta, Zone::Makassar, Zone::Jayapura]
                .into_iter()
                .find(|zone| zone.name() == vector.zone)
                .expect("a zone");
            let usage = VoucherUsage {
                day_list: vector.day_list,
                start_time: vector.start_time,
                end_time: vector.end_time,
                blackout_date_list: vector.blackout_date_list,
                valid_until: "2026-12-31".to_owned(),
                per_visit_limit: None,
                order_food_type_list: Vec::new(),
            };
            let found = day_of_use(&usage, vector.at_ms, zone);
            let barred_by = found.barred_by.map(|bar| match bar {
                Bar::Blackout => "blackout",
                Bar::Day => "day",
                Bar::Hours => "hours",
            });
            let expected = (vector.day_of_use.as_str(), vector.barred_by.as_deref());
            let day = time::date_text(found.day_number);
            assert_eq!((day.as_str(), barred_by), expected, "{}", vector.name);
        }
    }
}
