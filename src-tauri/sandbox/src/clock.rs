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

use crate::time::DAY_MS;

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
pub const MAX_OFFSET_MS: i64 = 10 * 366 * DAY_MS as i64;

impl Clock {
    /// Follows the machine's clock.
    pub fn system() -> Self {
        Self::starting(Start::Ahead(0))
    }

    /// Goes on with the machine's clock from this start.
    pub fn starting(start: Start) -> Self {
        Self::of(None, start)
    }

    /// A clock at its start again, for a reset; independent of clones of this one.
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

    /// The machine's time without the offset, as a phone's own clock shows it.
    pub fn machine_ms(&self) -> u64 {
        self.fixed_ms.unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |age| u64::try_from(age.as_millis()).unwrap_or(u64::MAX))
        })
    }
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
}
