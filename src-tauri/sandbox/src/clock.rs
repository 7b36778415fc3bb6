//! The sandbox's time.
//!
//! Invariant: nothing in this crate reads the machine's clock for business except through
//! [`Clock`]; so a test can stand still, and the console can move all of it at once. Rate limits
//! and time-outs of connections are the machine's business and use its own clock.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};
use std::time::{SystemTime, UNIX_EPOCH};

/// Shared by its clones: a move of one moves all.
#[derive(Debug, Clone)]
pub struct Clock {
    /// Absent: the machine's time.
    fixed_ms: Option<u64>,
    start: Start,
    offset_ms: Arc<AtomicI64>,
}

/// Where a clock begins, at the start of the program and again at each reset.
#[derive(Debug, Clone, Copy)]
pub enum Start {
    /// So far ahead of the machine's.
    Ahead(i64),
    /// At this instant, milliseconds since the epoch, and on from there.
    At(u64),
}

/// Ten years; more than any voucher lives, and far from overflow.
pub const MAX_OFFSET_MS: i64 = 10 * 366 * 86_400_000;

impl Clock {
    /// Follows the machine's clock.
    pub fn system() -> Self {
        Self::starting(Start::Ahead(0))
    }

    /// Goes on with the machine's clock from this start.
    pub fn starting(start: Start) -> Self {
        Self::of(None, start)
    }

    /// Its start once more, for a reset; clones of the old one do not follow.
    pub fn anew(&self) -> Self {
        Self::of(self.fixed_ms, self.start)
    }

    fn of(fixed_ms: Option<u64>, start: Start) -> Self {
        let clock = Self {
            fixed_ms,
            start,
            offset_ms: Arc::default(),
        };
        clock.set_offset_ms(match start {
            Start::Ahead(offset_ms) => offset_ms,
            Start::At(at_ms) => {
                let (at_ms, machine_ms) = (at_ms as i64, clock.machine_ms() as i64);
                at_ms.saturating_sub(machine_ms)
            }
        });
        clock
    }

    /// Stands still at `now_ms` until it is moved.
    pub fn fixed(now_ms: u64) -> Self {
        Self::of(Some(now_ms), Start::Ahead(0))
    }

    /// Milliseconds since the epoch, by the sandbox.
    pub fn now_ms(&self) -> u64 {
        self.machine_ms().saturating_add_signed(self.offset_ms())
    }

    /// How far the sandbox runs ahead of the machine.
    pub fn offset_ms(&self) -> i64 {
        self.offset_ms.load(Ordering::Relaxed)
    }

    /// Held within [`MAX_OFFSET_MS`] either way.
    pub fn set_offset_ms(&self, offset_ms: i64) {
        let held = offset_ms.clamp(-MAX_OFFSET_MS, MAX_OFFSET_MS);
        self.offset_ms.store(held, Ordering::Relaxed);
    }

    /// What a phone beside this machine thinks it is; the offset is not in it.
    pub fn machine_ms(&self) -> u64 {
        self.fixed_ms.unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |age| u64::try_from(age.as_millis()).unwrap_or(u64::MAX))
        })
    }
}

/// Asia/Jakarta has had no summer time since 1964 (decisions "Money, time, place").
const JAKARTA_OFFSET_MS: u64 = 7 * 3_600_000;

/// `2026-11-21 14:05:09` in Asia/Jakarta, for people.
pub fn jakarta_text(epoch_ms: u64) -> String {
    let seconds = epoch_ms.saturating_add(JAKARTA_OFFSET_MS) / 1000;
    let (year, month, day) = civil_date(seconds / 86_400);
    let of_day = seconds % 86_400;
    let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
}

/// Days since the epoch to a date of the Gregorian calendar, counted in years that begin in March.
fn civil_date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_reaches_every_clone_and_is_bounded() {
        let clock = Clock::fixed(1_000_000);
        let clone = clock.clone();
        clock.set_offset_ms(-400_000);
        assert_eq!(clone.now_ms(), 600_000);
        clock.set_offset_ms(i64::MIN);
        assert_eq!(clone.offset_ms(), -MAX_OFFSET_MS);
        assert_eq!(clone.now_ms(), 0, "before the epoch there is nothing");
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
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
}
