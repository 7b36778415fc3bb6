//! Days as `YYYY-MM-DD`. Pure: days are counted since 1 January 1970.

/// Year, month 1..=12, day 1..=31, of the Gregorian calendar. By Howard Hinnant's public algorithm
/// `civil_from_days`.
fn date(day: i64) -> (i64, i64, i64) {
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day_of_month)
}

/// `YYYY-MM-DD`
pub fn text(day: i64) -> String {
    let (year, month, day) = date(day);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Monday 1 to Sunday 7.
#[cfg(test)]
pub fn weekday(day: i64) -> i64 {
    (day + 3).rem_euclid(7) + 1
}

/// The last day of the month that `day` is in.
pub fn month_end(day: i64) -> i64 {
    let (_, month, _) = date(day);
    (day..day + 31)
        .take_while(|later| date(*later).1 == month)
        .last()
        .unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (11_016, "2000-02-29"),
            (20_778, "2026-11-21"),
            (21_244, "2028-03-01"),
        ] {
            assert_eq!(text(day), expected);
        }
        assert_eq!((weekday(0), weekday(20_778)), (4, 6));
    }

    #[test]
    fn a_month_ends_on_its_last_day() {
        for (day, expected) in [
            (20_778, "2026-11-30"),
            (20_787, "2026-11-30"),
            (20_788, "2026-12-31"),
            (21_243, "2028-02-29"),
        ] {
            assert_eq!(text(month_end(day)), expected);
        }
    }
}
