//! Flash-sale sessions: windows of the day that return every day.

use jajan_contract::flash_sale::FlashState;
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::{FromRow, Sql, StoreError};
use crate::time::{self, LocalTime, date_text, day_number};

/// One window, in minutes since midnight.
#[derive(Debug, Clone, FromRow)]
pub struct Session {
    pub id: row::FlashSession,
    pub page_id: String,
    pub start_minute: i64,
    pub end_minute: i64,
}

impl Session {
    pub fn is_running(&self, now: LocalTime) -> bool {
        (self.start_minute..self.end_minute).contains(&now.minute())
    }

    /// Of the day on which it runs or comes next. Discovery 3.
    pub fn unique_key(&self, now_ms: u64) -> String {
        let is_over = LocalTime::new(now_ms).minute() >= self.end_minute;
        let day = day_number(now_ms) + i64::from(is_over);
        ids::session_of_day(self.id, &date_text(day))
    }

    /// The day on which it begins next: today's may run already.
    fn next_day(&self, now_ms: u64) -> i64 {
        let has_begun = LocalTime::new(now_ms).minute() >= self.start_minute;
        day_number(now_ms) + i64::from(has_begun)
    }

    /// Of the next one that has not begun.
    pub fn next_key(&self, now_ms: u64) -> String {
        ids::session_of_day(self.id, &date_text(self.next_day(now_ms)))
    }

    /// When that one begins, in milliseconds since the epoch.
    pub fn next_start_ms(&self, now_ms: u64) -> u64 {
        time::at(self.next_day(now_ms), self.start_minute)
    }

    /// Of the one with [`Session::unique_key`], which is never over.
    pub fn state(&self, now: LocalTime) -> FlashState {
        match self.is_running(now) {
            true => FlashState::Running,
            false => FlashState::Upcoming,
        }
    }

    /// Of the one with this key; absent: there is none, or not for days.
    fn state_of(&self, key: &str, now_ms: u64) -> Option<FlashState> {
        let now = LocalTime::new(now_ms);
        if key == self.unique_key(now_ms) {
            return Some(self.state(now));
        }
        if key == self.next_key(now_ms) {
            return Some(FlashState::Upcoming);
        }
        let today = ids::session_of_day(self.id, &date_text(day_number(now_ms)));
        // Both have the session in front and a date of eight digits behind: the order is that of days.
        let is_dated = key.len() == today.len() && key.is_ascii();
        let (day, today) = is_dated.then(|| (key.split_once('-'), today.split_once('-')))?;
        let ((_, day), (_, today)) = (day?, today?);
        let is_over = day <= today && day.bytes().all(|digit| digit.is_ascii_digit());
        is_over.then_some(FlashState::Ended)
    }

    /// Seconds to its end, or to its beginning while it does not run.
    pub fn remaining_seconds(&self, now: LocalTime) -> u32 {
        let target = if self.is_running(now) {
            self.end_minute
        } else {
            self.start_minute
        };
        let seconds = (target * 60 - now.second).rem_euclid(86_400);
        // 0 only where the target is midnight, which is then a whole day away.
        u32::try_from(if seconds == 0 { 86_400 } else { seconds }).unwrap_or(0)
    }
}

/// The session that runs, if one does.
pub fn running(connection: &Connection, now: LocalTime) -> Result<Option<Session>, StoreError> {
    Ok(sessions(connection)?
        .into_iter()
        .find(|session| session.is_running(now)))
}

/// The session of a key, and how it stands.
pub fn of_key(
    connection: &Connection,
    key: &str,
    now_ms: u64,
) -> Result<Option<(Session, FlashState)>, StoreError> {
    let named = key.split_once('-').map(|(id, _)| id);
    let mut found = sessions(connection)?.into_iter();
    let session = found.find(|session| named == Some(ids::session(session.id).as_str()));
    Ok(session.and_then(|session| {
        let state = session.state_of(key, now_ms)?;
        Some((session, state))
    }))
}

pub fn sessions(connection: &Connection) -> Result<Vec<Session>, StoreError> {
    let sql = "SELECT session_id AS id, page_id, start_minute, end_minute FROM flash_sessions
               ORDER BY start_minute";
    connection.rows(sql, [])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remaining_time_counts_down_to_the_end_or_the_beginning() {
        let session = Session {
            id: row::FlashSession(1),
            page_id: String::new(),
            start_minute: 600,
            end_minute: 840,
        };
        for (second, left) in [
            (600 * 60, 240 * 60),
            (840 * 60 - 1, 1),
            // It is over: until tomorrow's.
            (840 * 60, 20 * 3600),
            (599 * 60, 60),
            (86_399, 10 * 3600 + 1),
        ] {
            assert_eq!(
                session.remaining_seconds(LocalTime { day: 1, second }),
                left,
                "{second}"
            );
        }
        let night = Session {
            id: row::FlashSession(2),
            page_id: String::new(),
            start_minute: 1080,
            end_minute: 1440,
        };
        assert_eq!(
            night.remaining_seconds(LocalTime {
                day: 1,
                second: 86_399
            }),
            1
        );
    }

    #[test]
    fn a_key_is_of_the_day_on_which_the_session_comes() {
        let session = Session {
            id: row::FlashSession(2),
            page_id: String::new(),
            start_minute: 600,
            end_minute: 840,
        };
        let (of_21, of_22) = ("F2-20261121", "F2-20261122");
        use FlashState::{Ended, Running, Upcoming};
        // Saturday 21 November 2026 in Jakarta: 09:59, 10:00, 13:59, 14:00.
        let midnight_ms = 1_795_194_000_000;
        for (minute, key, next, state, state_of_22) in [
            (599, of_21, of_21, Upcoming, None),
            (600, of_21, of_22, Running, Some(Upcoming)),
            (839, of_21, of_22, Running, Some(Upcoming)),
            (840, of_22, of_22, Ended, Some(Upcoming)),
        ] {
            let now_ms = midnight_ms + minute * 60_000;
            assert_eq!(session.unique_key(now_ms), key);
            assert_eq!(session.next_key(now_ms), next);
            assert_eq!(session.state_of(of_21, now_ms), Some(state), "{minute}");
            assert_eq!(session.state_of(of_22, now_ms), state_of_22, "{minute}");
            assert_eq!(session.state_of("F2-20261120", now_ms), Some(Ended));
            for none in [
                "F2-20261123",
                "F2-2026112é",
                "F2-",
                "F2-2026-120",
                "F2-12345678901",
            ] {
                assert_eq!(session.state_of(none, now_ms), None, "{none}");
            }
        }
        assert_eq!(
            session.next_start_ms(midnight_ms + 599 * 60_000),
            midnight_ms + 600 * 60_000
        );
    }
}
