use super::*;

/// Saturday 21 November 2026, 12:10 in Jakarta.
const NOON_MS: u64 = 1_795_237_800_000;

#[test]
fn weekly_days_run_now_or_come_next() {
    let today = time::day_start_ms(time::day_number(NOON_MS));
    for (first_day, day_count, days) in [(6, 2, 0), (5, 2, -1), (7, 1, 1), (2, 2, 3), (4, 2, 5)] {
        let start = weekly_start_ms(first_day, day_count, NOON_MS);
        assert_eq!((start - today) / DAY_MS as i64, days, "{first_day}");
    }
}
