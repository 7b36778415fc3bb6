//! How often something was done lately. By the sandbox's clock, so that a test need not wait.
//!
//! Bounded: what nobody asks about any more is forgotten, and when there are too many keys at once
//! all of the oldest half are.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, PoisonError},
};

/// The longest time that anybody looks back.
const REMEMBERED_MS: u64 = 60 * 60_000;
const MAX_KEYS: usize = 50_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// A device began a WhatsApp login.
    AuthCode,
    /// A device was given a slider.
    Challenge,
    /// A device asked for a code.
    CodeByDevice,
    /// A code went to a phone.
    CodeToPhone,
    /// A device's login was refused; risk looks at it.
    FailedLogin,
    /// A device took a step that may need a slider next time.
    LoginStep,
    /// A device gave a wrong code or key; the slider looks at it.
    WrongProof,
}

#[derive(Default)]
pub struct Attempts(Mutex<HashMap<(Attempt, String), VecDeque<u64>>>);

impl Attempts {
    pub fn add(&self, attempt: Attempt, key: &str, now_ms: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut all, now_ms);
        let times = all.entry((attempt, key.to_owned())).or_default();
        times.push_back(now_ms);
        times.retain(|at_ms| now_ms.saturating_sub(*at_ms) < REMEMBERED_MS);
    }

    /// How often within `window_ms`.
    pub fn count(&self, attempt: Attempt, key: &str, window_ms: u64, now_ms: u64) -> usize {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&(attempt, key.to_owned()))
            .map_or(0, |times| recent(times, window_ms, now_ms).count())
    }

    /// The milliseconds until one more is in order, when it is not.
    pub fn check(
        &self,
        attempt: Attempt,
        key: &str,
        (max, window_ms): (usize, u64),
        now_ms: u64,
    ) -> Result<(), u64> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = all.get(&(attempt, key.to_owned())) else {
            return Ok(());
        };
        let of_window: Vec<u64> = recent(times, window_ms, now_ms).collect();
        let oldest = of_window
            .len()
            .checked_sub(max)
            .and_then(|index| of_window.get(index));
        match oldest {
            Some(at_ms) => Err(at_ms.saturating_add(window_ms).saturating_sub(now_ms)),
            None => Ok(()),
        }
    }

    /// As [`Self::check`], and counts one more.
    pub fn admit(
        &self,
        attempt: Attempt,
        key: &str,
        limit: (usize, u64),
        now_ms: u64,
    ) -> Result<(), u64> {
        self.check(attempt, key, limit, now_ms)?;
        self.add(attempt, key, now_ms);
        Ok(())
    }

    pub fn forget(&self, attempt: Attempt, key: &str) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&(attempt, key.to_owned()));
    }
}

fn recent(times: &VecDeque<u64>, window_ms: u64, now_ms: u64) -> impl Iterator<Item = u64> {
    let is_recent = move |at_ms: &u64| now_ms.saturating_sub(*at_ms) < window_ms;
    times.iter().copied().filter(is_recent)
}

fn make_room(all: &mut HashMap<(Attempt, String), VecDeque<u64>>, now_ms: u64) {
    if all.len() < MAX_KEYS {
        return;
    }
    let last = |times: &VecDeque<u64>| times.back().copied().unwrap_or(0);
    all.retain(|_, times| now_ms.saturating_sub(last(times)) < REMEMBERED_MS);
    if all.len() < MAX_KEYS {
        return;
    }
    let mut ends: Vec<u64> = all.values().map(last).collect();
    ends.sort_unstable();
    let middle_ms = ends[ends.len() / 2];
    all.retain(|_, times| last(times) > middle_ms);
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE_MS: u64 = 60_000;

    #[test]
    fn a_limit_says_when_it_ends() {
        let attempts = Attempts::default();
        let admit = |now_ms| attempts.admit(Attempt::CodeToPhone, "p", (2, 10 * MINUTE_MS), now_ms);
        assert_eq!(admit(0), Ok(()));
        assert_eq!(admit(MINUTE_MS), Ok(()));
        assert_eq!(admit(2 * MINUTE_MS), Err(8 * MINUTE_MS));
        assert_eq!(admit(10 * MINUTE_MS), Ok(()), "the first is forgotten");
        assert_eq!(admit(10 * MINUTE_MS), Err(MINUTE_MS));
        let other = attempts.admit(Attempt::CodeToPhone, "q", (2, MINUTE_MS), 0);
        assert_eq!(other, Ok(()));
    }

    #[test]
    fn what_is_counted_can_be_forgotten() {
        let attempts = Attempts::default();
        attempts.add(Attempt::LoginStep, "d", 5);
        attempts.add(Attempt::LoginStep, "d", 6);
        assert_eq!(attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 6), 2);
        assert_eq!(
            attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 5 + MINUTE_MS),
            1
        );
        assert_eq!(attempts.count(Attempt::WrongProof, "d", MINUTE_MS, 6), 0);
        attempts.forget(Attempt::LoginStep, "d");
        assert_eq!(attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 6), 0);
    }

    #[test]
    fn memory_is_bounded_and_the_newest_stay() {
        let attempts = Attempts::default();
        for number in 0..(MAX_KEYS as u64 + 10) {
            attempts.add(Attempt::LoginStep, &number.to_string(), number / 100);
        }
        let count = attempts.0.lock().map_or(0, |all| all.len());
        assert!(count < MAX_KEYS, "{count}");
        let newest = (MAX_KEYS + 9).to_string();
        assert_eq!(
            attempts.count(Attempt::LoginStep, &newest, MINUTE_MS, 600),
            1
        );
    }
}
