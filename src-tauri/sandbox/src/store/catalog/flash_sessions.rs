//! Flash-sale sessions: windows of the day that return every day.

use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::{FromRow, Sql, StoreError};
use crate::time::{LocalTime, date_text, day_number};

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
        // Saturday 21 November 2026 in Jakarta: 09:59, 13:59, 14:00.
        let midnight_ms = 1_795_194_000_000;
        for (minute, key) in [
            (599, "F2-20261121"),
            (839, "F2-20261121"),
            (840, "F2-20261122"),
        ] {
            assert_eq!(session.unique_key(midnight_ms + minute * 60_000), key);
        }
    }
}
