use super::*;

fn at(day: i64, hour: i64, minute: i64) -> LocalTime {
    LocalTime {
        day,
        second: (hour * 60 + minute) * 60,
    }
}

fn seen(hours: &Hours, now: LocalTime) -> (bool, Option<String>, Option<u8>, bool) {
    let state = hours.state(now);
    let time = if state.is_open {
        state.closes_at
    } else {
        state.opens_at
    };
    (state.is_open, time, state.opens_on_day, state.opens_today)
}

fn text(time: &str) -> Option<String> {
    Some(time.to_owned())
}

#[test]
fn day_parts_open_and_close() {
    // Monday and Tuesday 10-14 and 17-22.
    let hours = Hours::new(&[
        (1, 600, 840),
        (1, 1020, 1320),
        (2, 600, 840),
        (2, 1020, 1320),
    ]);
    assert_eq!(
        seen(&hours, at(1, 9, 59)),
        (false, text("10:00"), Some(1), true)
    );
    assert_eq!(
        seen(&hours, at(1, 10, 0)),
        (true, text("14:00"), None, false)
    );
    assert_eq!(
        seen(&hours, at(1, 14, 0)),
        (false, text("17:00"), Some(1), true)
    );
    assert_eq!(
        seen(&hours, at(1, 22, 0)),
        (false, text("10:00"), Some(2), false)
    );
    assert_eq!(
        seen(&hours, at(5, 12, 0)),
        (false, text("10:00"), Some(1), false)
    );
}

#[test]
fn late_nights_run_into_the_next_day_and_week() {
    // Sunday 18:00 to Monday 02:00.
    let hours = Hours::new(&[(7, 1080, 1560)]);
    assert_eq!(
        seen(&hours, at(7, 23, 0)),
        (true, text("02:00"), None, false)
    );
    assert_eq!(
        seen(&hours, at(1, 1, 59)),
        (true, text("02:00"), None, false)
    );
    assert_eq!(
        seen(&hours, at(1, 2, 0)),
        (false, text("18:00"), Some(7), false)
    );
}

#[test]
fn always_open_never_closes_and_never_open_never_opens() {
    let all: Vec<_> = (1..=7).map(|day| (day, 0, 1440)).collect();
    assert_eq!(
        seen(&Hours::new(&all), at(3, 12, 0)),
        (true, None, None, false)
    );
    assert_eq!(
        seen(&Hours::new(&[]), at(3, 12, 0)),
        (false, None, None, false)
    );
    // From Friday noon through the week's end to Monday noon.
    let bridge = Hours::new(&[(5, 720, 1440), (6, 0, 1440), (7, 0, 1440), (1, 0, 720)]);
    assert_eq!(
        seen(&bridge, at(7, 12, 0)),
        (true, text("12:00"), None, false)
    );
    assert_eq!(
        seen(&bridge, at(1, 11, 0)),
        (true, text("12:00"), None, false)
    );
}
