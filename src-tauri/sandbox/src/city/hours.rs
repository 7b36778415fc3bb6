//! The patterns of opening hours that stores share.

use crate::city::kinds::Kind;
use crate::time::{MINUTE_MS, at, day_number};

/// `(first day, last day, start, end)`, Monday 1 to Sunday 7, in hours; an end past 24 is the next
/// day's morning.
type Part = (i64, i64, i64, i64);

/// Minutes after opening before anybody has eaten.
const SETTLED: i64 = 30;
const LATE_MS: u64 = 5 * 60 * MINUTE_MS;

/// Pattern id and its parts.
pub static PATTERNS: [(i64, &[Part]); 15] = [
    (1, &[(1, 7, 10, 22)]),
    // Round the clock.
    (2, &[(1, 7, 0, 24)]),
    // Breakfast and lunch, closed on Sunday.
    (3, &[(1, 6, 7, 15)]),
    // Into the night.
    (4, &[(1, 7, 17, 26)]),
    // Lunch and dinner with a pause.
    (5, &[(1, 7, 10, 14), (1, 7, 17, 22)]),
    // Mornings only.
    (6, &[(1, 7, 6, 11)]),
    // Closed on Monday.
    (7, &[(2, 7, 11, 23)]),
    // As the malls.
    (8, &[(1, 4, 10, 21), (5, 7, 10, 22)]),
    (9, &[(1, 7, 7, 23)]),
    // Offices' quarters: closed at the weekend.
    (10, &[(1, 5, 8, 20)]),
    // Later at the weekend.
    (11, &[(1, 4, 18, 24), (5, 6, 18, 28), (7, 7, 18, 24)]),
    (12, &[(1, 7, 9, 21)]),
    (13, &[(1, 7, 15, 24)]),
    (14, &[(1, 7, 11, 23)]),
    // Hardly ever.
    (NIGHT_PATTERN, &[(2, 2, 3, 4)]),
];
pub const MALL_PATTERN: i64 = 8;
pub const ROUND_THE_CLOCK_PATTERN: i64 = 2;
pub const NIGHT_PATTERN: i64 = 15;
/// No row has it.
pub const NEVER_PATTERN: i64 = 99;

/// When places open that are called after what one eats at one time of the day. First words of names.
static BY_NAME: [(&str, &[i64]); 13] = [
    ("Nasi Uduk", &[6, 3, 6]),
    ("Nasi Kuning", &[6, 3]),
    ("Bubur", &[6, 3, 6]),
    ("Nasi Tim", &[3, 12]),
    ("Nasi Goreng", &[4, 13, 4, 11]),
    ("Warung Ayam", &[4, 13, 4]),
    ("Ayam Penyet", &[13, 1, 14]),
    ("Angkringan", &[4, 11]),
    ("Sate Taichan", &[4, 11, 13]),
    ("Sop Buntut", &[12, 1]),
    ("Sop Iga", &[12, 1]),
    ("Warteg", &[9, 2, 9]),
    ("Gorengan", &[13, 12]),
];

/// The patterns that a place of this kind and name may have.
pub fn of(kind: &Kind, name: &str) -> &'static [i64] {
    let by_name = BY_NAME.iter().find(|(word, _)| name.starts_with(word));
    by_name.map_or(kind.hours, |(_, patterns)| patterns)
}

/// The latest moment up to `now_ms` at which a guest of a place with such `parts` (day, start and end
/// minute) may have written: after the first half hour, and not after closing. Jakarta's clock. A
/// place that never opens has no such moment.
pub fn latest_open(parts: &[(i64, i64, i64)], now_ms: u64) -> u64 {
    // Yesterday's late hours may reach into today.
    let today = day_number(now_ms);
    for day in (today - 8..=today).rev() {
        let weekday = (day + 3).rem_euclid(7) + 1;
        let of_day = parts.iter().filter(|part| part.0 == weekday).rev();
        for (_, start, end) in of_day {
            let (first, last) = (at(day, (start + SETTLED).min(*end)), at(day, *end) - 1);
            if now_ms >= first {
                // When closed since, some time before closing, by the minute that was asked for.
                let late = (last - first).min(LATE_MS);
                return match now_ms <= last {
                    true => now_ms,
                    false => last - now_ms % late.max(1),
                };
            }
        }
    }
    now_ms
}

/// Rows of `day_parts`: pattern, day, start and end in minutes.
pub fn day_parts() -> impl Iterator<Item = (i64, i64, i64, i64)> {
    PATTERNS.iter().flat_map(|(pattern, parts)| {
        parts.iter().flat_map(move |(first, last, start, end)| {
            (*first..=*last).map(move |day| (*pattern, day, start * 60, end * 60))
        })
    })
}
