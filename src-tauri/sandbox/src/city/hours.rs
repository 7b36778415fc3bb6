//! The patterns of opening hours that stores share.

/// `(first day, last day, start, end)`, Monday 1 to Sunday 7, in hours; an end past 24 is the next
/// day's morning.
type Part = (i64, i64, i64, i64);

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

/// Rows of `day_parts`: pattern, day, start and end in minutes.
pub fn day_parts() -> impl Iterator<Item = (i64, i64, i64, i64)> {
    PATTERNS.iter().flat_map(|(pattern, parts)| {
        parts.iter().flat_map(move |(first, last, start, end)| {
            (*first..=*last).map(move |day| (*pattern, day, start * 60, end * 60))
        })
    })
}
