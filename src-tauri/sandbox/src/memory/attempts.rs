//! Sliding-window counters of attempts. By the sandbox's clock, so that a test need not wait. Security
//! "Guesses".
//!
//! Invariants: looking and counting are one step, so that many at once are no way around a limit. Each
//! kind has a memory of its own, bounded in keys and in times; nothing in use is evicted. Once it is
//! full, keys that are new share one counter, or none where the client chooses the key (`kinds.rs`):
//! invented ids neither free an old one, nor have one each, nor lock others out.

#[cfg(test)]
mod document;
mod kinds;

use std::collections::HashMap;

use parking_lot::Mutex;

pub use kinds::{Attempt, Bound, HOUR_MS, Rule, WHOLE, WINDOW_MS, WhenFull};

const MAX_KEYS: usize = 50_000;
/// Of one key without a bound: far more than anything looks at.
const MAX_TIMES: usize = 1_000;
const SWEEP_MS: u64 = 60_000;
/// What keys share that come when all places are taken.
const OTHERS: &str = "";

/// Of one kind.
#[derive(Default)]
struct Counters {
    times: HashMap<String, Vec<u64>>,
    /// When those that are over were last removed.
    swept_ms: Option<u64>,
}

/// What is counted, and whose it is.
pub type Limit = (Attempt, String);

/// What [`Attempts::admit_all`] counted.
#[derive(Default)]
pub struct Counted(Vec<Limit>);

#[derive(Default)]
pub struct Attempts(Mutex<HashMap<Attempt, Counters>>);

impl Attempts {
    /// Counts one more, whatever the bounds.
    pub fn add(&self, attempt: Attempt, key: &str, now_ms: u64) {
        let bounds = attempt.rule().bounds.iter();
        let most = bounds.map(|(max, _)| *max).fold(MAX_TIMES, usize::max);
        self.with(attempt, key, now_ms, |times| {
            if times.len() >= most {
                times.remove(0);
            }
            times.push(now_ms);
        });
    }

    /// How often within `window_ms`.
    pub fn count(&self, attempt: Attempt, key: &str, window_ms: u64, now_ms: u64) -> usize {
        let kinds = self.0.lock();
        let counters = kinds.get(&attempt);
        let times = counters.and_then(|counters| {
            let is_full = counters.times.len() >= MAX_KEYS;
            let shared = counters.times.get(OTHERS).filter(|_| is_full);
            counters.times.get(key).or(shared)
        });
        let is_recent = |at_ms: &&u64| now_ms.saturating_sub(**at_ms) < window_ms;
        times.map_or(0, |times| times.iter().filter(is_recent).count())
    }

    /// Counts one more within the bounds. Err: the milliseconds until one more is allowed.
    pub fn admit(&self, attempt: Attempt, key: &str, now_ms: u64) -> Result<(), u64> {
        self.with(attempt, key, now_ms, |times| {
            wait(times, attempt, now_ms)?;
            times.push(now_ms);
            Ok(())
        })
    }

    /// As [`Self::admit`] with each: all of them count, or none.
    pub fn admit_all(&self, limits: Vec<Limit>, now_ms: u64) -> Result<Counted, u64> {
        let mut counted = Counted(Vec::with_capacity(limits.len()));
        for (attempt, key) in limits {
            if let Err(wait_ms) = self.admit(attempt, &key, now_ms) {
                self.uncount_all(counted, now_ms);
                return Err(wait_ms);
            }
            counted.0.push((attempt, key));
        }
        Ok(counted)
    }

    pub fn uncount_all(&self, counted: Counted, now_ms: u64) {
        for (attempt, key) in counted.0 {
            self.uncount(attempt, &key, now_ms);
        }
    }

    /// As [`Self::admit`] with each, and counts nothing.
    pub fn check_all(&self, limits: &[Limit], now_ms: u64) -> Result<(), u64> {
        limits.iter().try_for_each(|(attempt, key)| {
            self.with(*attempt, key, now_ms, |times| wait(times, *attempt, now_ms))
        })
    }

    /// Whether one more would be within the bounds, for everybody.
    pub fn has_room(&self, attempt: Attempt, now_ms: u64) -> bool {
        let whole = (attempt, WHOLE.to_owned());
        self.check_all(&[whole], now_ms).is_ok()
    }

    /// How many of a kind for everybody, and of how many, once half of a bound is reached.
    pub fn alarming(&self, attempt: Attempt, now_ms: u64) -> Option<(usize, Bound)> {
        let counts = attempt.rule().bounds.iter().map(|bound| {
            let (_, window_ms) = *bound;
            (self.count(attempt, WHOLE, window_ms, now_ms), *bound)
        });
        let mut alarming = counts.filter(|(count, (max, _))| *count >= max / 2);
        alarming.next()
    }

    /// One fewer: what was counted at `now_ms` was right.
    pub fn uncount(&self, attempt: Attempt, key: &str, now_ms: u64) {
        self.with(attempt, key, now_ms, |times| {
            if let Some(index) = times.iter().rposition(|at_ms| *at_ms == now_ms) {
                times.remove(index);
            }
        });
    }

    pub fn forget(&self, attempt: Attempt, key: &str) {
        if let Some(counters) = self.0.lock().get_mut(&attempt) {
            counters.times.remove(key);
        }
    }

    /// The times of a key, oldest first, which `change` may change.
    fn with<T>(
        &self,
        attempt: Attempt,
        key: &str,
        now_ms: u64,
        change: impl FnOnce(&mut Vec<u64>) -> T,
    ) -> T {
        let rule = attempt.rule();
        let life_ms = rule.kept_ms();
        let is_alive = |at_ms: &u64| now_ms.saturating_sub(*at_ms) < life_ms;
        let mut kinds = self.0.lock();
        let counters = kinds.entry(attempt).or_default();
        let key = match (counters.has_place(key, now_ms, is_alive), rule.when_full) {
            (true, _) => key,
            (false, WhenFull::Shared) => OTHERS,
            (false, WhenFull::Uncounted) => return change(&mut Vec::new()),
        };
        let mut times = counters.times.remove(key).unwrap_or_default();
        times.retain(is_alive);
        let done = change(&mut times);
        if !times.is_empty() {
            counters.times.insert(key.to_owned(), times);
        }
        done
    }
}

impl Counters {
    fn has_place(&mut self, key: &str, now_ms: u64, is_alive: impl Fn(&u64) -> bool) -> bool {
        if self.times.len() < MAX_KEYS || self.times.contains_key(key) {
            return true;
        }
        // Not at each call of a flood.
        let is_due = |at_ms: u64| now_ms.abs_diff(at_ms) >= SWEEP_MS;
        if self.swept_ms.is_none_or(is_due) {
            self.swept_ms = Some(now_ms);
            self.times.retain(|_, times| times.iter().any(&is_alive));
        }
        self.times.len() < MAX_KEYS
    }
}

/// Err: until the bound that lasts longest has room again.
fn wait(times: &[u64], attempt: Attempt, now_ms: u64) -> Result<(), u64> {
    let waits = attempt.rule().bounds.iter().filter_map(|(max, window_ms)| {
        // Oldest first; `max` of them within the window are one too many.
        let oldest = times.len().checked_sub(*max).and_then(|at| times.get(at))?;
        let wait_ms = oldest.saturating_add(*window_ms).saturating_sub(now_ms);
        (wait_ms > 0).then_some(wait_ms)
    });
    waits.max().map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::MINUTE_MS;

    #[test]
    fn a_limit_says_when_it_ends() {
        let attempts = Attempts::default();
        let admit = |key, now_ms| attempts.admit(Attempt::WrongToken, key, now_ms);
        for second in 0..5 {
            assert_eq!(admit("p", second * 1_000), Ok(()));
        }
        assert_eq!(admit("p", 10_000), Err(MINUTE_MS - 10_000));
        assert_eq!(admit("q", 10_000), Ok(()));
        assert_eq!(admit("p", MINUTE_MS), Ok(()), "the first is forgotten");
        assert_eq!(admit("p", MINUTE_MS), Err(1_000));
    }

    #[test]
    fn a_kind_has_several_bounds_and_counts_once() {
        let attempts = Attempts::default();
        let admit = |at_ms| attempts.admit(Attempt::WrongToken, "p", at_ms);
        for turn in 0..60 {
            assert_eq!(admit(turn * 20_000), Ok(()));
        }
        let now_ms = 60 * 20_000;
        assert_eq!(admit(now_ms), Err(HOUR_MS - now_ms), "not the minute's");
    }

    #[test]
    fn what_is_counted_can_be_forgotten() {
        let attempts = Attempts::default();
        attempts.add(Attempt::LoginStep, "d", 5);
        attempts.add(Attempt::LoginStep, "d", 6);
        assert_eq!(attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 6), 2);
        let later = attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 5 + MINUTE_MS);
        assert_eq!(later, 1);
        assert_eq!(attempts.count(Attempt::WrongProof, "d", MINUTE_MS, 6), 0);
        attempts.forget(Attempt::LoginStep, "d");
        assert_eq!(attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 6), 0);
    }

    #[test]
    fn what_has_no_bound_is_bounded_in_memory() {
        let attempts = Attempts::default();
        for now_ms in 0..3 * MAX_TIMES as u64 {
            attempts.add(Attempt::LoginStepFrom, "a", now_ms);
        }
        let kept = attempts.0.lock()[&Attempt::LoginStepFrom].times["a"].len();
        assert_eq!(kept, MAX_TIMES);
    }

    #[test]
    fn invented_keys_neither_evict_a_counter_nor_have_one_each() {
        let attempts = Attempts::default();
        let kind = Attempt::WrongTokenFrom;
        let (max, window_ms) = kind.rule().bounds[0];
        let admit = |key: &str, now_ms| attempts.admit(kind, key, now_ms);
        for _ in 0..max {
            assert_eq!(admit("guesser", 0), Ok(()));
        }
        let mut admitted = 0;
        for number in 0..2 * MAX_KEYS {
            admitted += usize::from(admit(&format!("id-{number}"), 0).is_ok());
        }
        assert_eq!(admitted, MAX_KEYS - 1 + max);
        assert!(admit("guesser", 0).is_err());
        assert!(admit("another", 0).is_err());
        assert_eq!(attempts.count(kind, "another", window_ms, 0), max);
        // Another kind has its own places, and time frees these: no later than the bound ends.
        assert_eq!(attempts.admit(Attempt::FailedLoginFrom, "d", 0), Ok(()));
        assert_eq!(admit("another", window_ms), Ok(()));
    }

    #[test]
    fn a_flood_of_invented_devices_neither_frees_a_guesser_nor_locks_others_out() {
        let attempts = Attempts::default();
        let kind = Attempt::FailedLogin;
        let (max, _) = kind.rule().bounds[0];
        let admit = |key: &str| attempts.admit(kind, key, 0);
        for _ in 0..max {
            assert_eq!(admit("guesser"), Ok(()));
        }
        for number in 0..2 * MAX_KEYS {
            assert_eq!(admit(&format!("id-{number}")), Ok(()));
        }
        assert!(admit("guesser").is_err());
        assert_eq!(admit("another"), Ok(()));
        assert_eq!(attempts.0.lock()[&kind].times.len(), MAX_KEYS);
    }

    #[test]
    fn only_what_a_client_chooses_is_uncounted_when_full() {
        for attempt in Attempt::ALL {
            let rule = attempt.rule();
            let is_chosen = ["device", "outlet and address"].contains(&rule.by);
            let expected = match is_chosen {
                true => WhenFull::Uncounted,
                false => WhenFull::Shared,
            };
            assert_eq!(rule.when_full, expected, "{attempt:?}");
        }
    }

    #[test]
    fn many_at_once_are_no_way_around_a_limit() {
        let attempts = Attempts::default();
        let one = || (0..1_000).filter(|_| attempts.admit(Attempt::ShortCode, WHOLE, 0).is_ok());
        let admitted: usize = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| one().count())).collect();
            let counts = threads
                .into_iter()
                .map(|thread| thread.join().expect("it ends"));
            counts.sum()
        });
        assert_eq!(admitted, Attempt::ShortCode.rule().bounds[0].0);
    }
}
