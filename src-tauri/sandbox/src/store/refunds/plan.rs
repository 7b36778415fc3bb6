//! When money is sent, and when it has arrived. Buying 2 "Z REQUESTED", 7 "Working days".

use crate::time::working_days::working_day_after;
use crate::time::{self, MINUTE_MS, at};

const SEND_AFTER_MS: u64 = 30 * MINUTE_MS;
/// Minutes of the day between which money is sent, in Jakarta: 06:00 to 23:55.
const OPEN: i64 = 6 * 60;
const CLOSED: i64 = 23 * 60 + 55;
/// The money is there at 09:00 of the expected day.
const ARRIVES_AT: i64 = 9 * 60;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    pub send_ms: u64,
    /// Days since 1970 in Jakarta.
    pub expected_day: i64,
    pub done_ms: u64,
    /// The day is over.
    pub late_ms: u64,
}

/// For money that is asked for now.
pub fn plan(now_ms: u64, working_days: u32) -> Plan {
    sent_at(send_time(now_ms), working_days)
}

/// For money that is sent at this time.
pub fn sent_at(send_ms: u64, working_days: u32) -> Plan {
    let expected_day = working_day_after(time::day_number(send_ms), working_days);
    Plan {
        send_ms,
        expected_day,
        done_ms: at(expected_day, ARRIVES_AT),
        late_ms: at(expected_day + 1, 0),
    }
}

/// Half an hour later, within the hours in which money is sent.
fn send_time(now_ms: u64) -> u64 {
    let due_ms = now_ms + SEND_AFTER_MS;
    let (day, minute) = (
        time::day_number(due_ms),
        time::LocalTime::new(due_ms).minute(),
    );
    match minute {
        ..OPEN => at(day, OPEN),
        OPEN..=CLOSED => due_ms,
        _ => at(day + 1, OPEN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::{date_text, jakarta_text};

    #[test]
    fn money_is_sent_within_the_hours_of_buying_2() {
        // Saturday 21 November 2026 in Jakarta.
        let midnight = at(20_778, 0);
        for (minute, sent) in [
            (0, "2026-11-21 06:00:00"),
            (5 * 60 + 30, "2026-11-21 06:00:00"),
            (12 * 60, "2026-11-21 12:30:00"),
            (23 * 60 + 25, "2026-11-21 23:55:00"),
            (23 * 60 + 26, "2026-11-22 06:00:00"),
        ] {
            assert_eq!(jakarta_text(send_time(midnight + minute * MINUTE_MS)), sent);
        }
    }

    #[test]
    fn money_arrives_on_the_days_of_buying_7() {
        // Saturday 21 November and Wednesday 23 December 2026, at noon.
        for (day, working_days, date) in [
            (20_778, 1, "2026-11-23"),
            (20_778, 3, "2026-11-25"),
            (20_810, 1, "2026-12-28"),
            (20_810, 3, "2026-12-30"),
            // Christmas Eve: a decreed holiday.
            (20_811, 1, "2026-12-28"),
        ] {
            let plan = plan(at(day, 12 * 60), working_days);
            assert_eq!(date_text(plan.expected_day), date);
            assert!(plan.send_ms < plan.done_ms && plan.done_ms < plan.late_ms);
        }
    }
}
