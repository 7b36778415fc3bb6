//! Days on which banks move money. Buying 7 "Working days".

use super::weekday;

/// Decreed holidays on weekdays, in days since 1970: 24 and 25 December 2026, New Year, Isra Mi'raj,
/// Nyepi, Eid al-Fitr with its leave, Good Friday, Ascension, Eid al-Adha, Vesak, Pancasila Day,
/// Independence Day and 24 December 2027.
const HOLIDAYS: [i64; 15] = [
    20_811, 20_812, 20_819, 20_823, 20_885, 20_887, 20_888, 20_889, 20_903, 20_944, 20_955, 20_958,
    20_970, 21_047, 21_176,
];

fn is_working(day: i64) -> bool {
    weekday(day) <= 5 && !HOLIDAYS.contains(&day)
}

/// The `count`th working day after `day`; both in days since 1970 in Jakarta.
pub fn working_day_after(day: i64, count: u32) -> i64 {
    let mut day = day;
    for _ in 0..count {
        day += 1;
        while !is_working(day) {
            day += 1;
        }
    }
    day
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::date_text;

    #[test]
    fn the_dates_of_buying_7() {
        // Saturday 21 November 2026, and Wednesday 23 December.
        for (day, count, text) in [
            (20_778, 1, "2026-11-23"),
            (20_778, 3, "2026-11-25"),
            (20_810, 1, "2026-12-28"),
            (20_810, 3, "2026-12-30"),
        ] {
            assert_eq!(date_text(working_day_after(day, count)), text);
        }
    }
}
