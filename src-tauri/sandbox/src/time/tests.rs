use super::*;

#[test]
fn the_zone_is_seven_hours_ahead() {
    // 2026-11-21 04:10:30 UTC, a Saturday.
    let now = LocalTime::new(1_795_234_230_000);
    assert_eq!(
        now,
        LocalTime {
            day: 6,
            second: 11 * 3600 + 10 * 60 + 30
        }
    );
}

#[test]
fn moments_have_their_text() {
    for (epoch_ms, text) in [
        (0, "1970-01-01 07:00:00"),
        (951_782_400_000, "2000-02-29 07:00:00"),
        (1_795_226_400_000, "2026-11-21 09:00:00"),
        (1_798_736_399_999, "2026-12-31 23:59:59"),
        (1_798_736_400_000, "2027-01-01 00:00:00"),
    ] {
        assert_eq!(jakarta_text(epoch_ms), text);
    }
}

#[test]
fn days_have_their_dates() {
    for (day, expected) in [
        (0, "1970-01-01"),
        (-1, "1969-12-31"),
        (11_016, "2000-02-29"),
        (20_778, "2026-11-21"),
        (21_244, "2028-03-01"),
    ] {
        assert_eq!(date_text(day), expected);
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
        assert_eq!(date_text(month_end(day)), expected);
    }
}
