//! Sliding-window counters of attempts. By the sandbox's clock, so that a test need not wait. Security
//! "Guesses".
//!
//! Invariants: looking and counting are one step, so that many at once are no way around a limit. Each
//! kind has a memory of its own, bounded; nothing in use is evicted: once it is full, keys that are new
//! share one counter, so that invented ids neither free an old one nor have one each.

use std::collections::HashMap;

use parking_lot::Mutex;

use crate::time::DAY_MS;

/// The longest window but of what is counted by the day.
const HOUR_MS: u64 = 60 * 60_000;
const MAX_KEYS: usize = 50_000;
const SWEEP_MS: u64 = 60_000;
/// What keys share that come when all places are taken.
const OTHERS: &str = "";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// A device began a WhatsApp login.
    AuthCode,
    /// Somebody at an address did.
    AuthCodeFrom,
    /// A device was given a slider.
    Challenge,
    /// Somebody at an address was.
    ChallengeFrom,
    /// A device asked for a code.
    CodeByDevice,
    /// A code went to a phone.
    CodeToPhone,
    /// A device's login was refused; risk looks at it.
    FailedLogin,
    /// A login from an address was; the slider looks at it.
    FailedLoginFrom,
    /// A device took a step that may need a slider next time.
    LoginStep,
    /// Somebody at an address did.
    LoginStepFrom,
    /// A till of an outlet typed a voucher's short code that is none.
    ShortCodeAtTill,
    /// Of these four digits, at an outlet.
    ShortCodeOfVoucherHere,
    /// Of these four digits, anywhere.
    ShortCodeOfVoucher,
    /// At an outlet.
    ShortCodeAtOutlet,
    /// Of anything, anywhere.
    ShortCode,
    /// An account, or a visitor's device, typed a code or opened a link behind which there is nothing.
    WrongToken,
    /// A visitor at an address did.
    WrongTokenFrom,
    /// Anybody typed such a code.
    WrongCode,
    /// A device gave a wrong code or key; the slider looks at it.
    WrongProof,
}

impl Attempt {
    const fn remembered_ms(self) -> u64 {
        match self {
            Self::ShortCodeOfVoucher => DAY_MS,
            _ => HOUR_MS,
        }
    }
}

/// Of one kind.
#[derive(Default)]
struct Counters {
    times: HashMap<String, Vec<u64>>,
    /// When those that are over were last removed.
    swept_ms: Option<u64>,
}

/// What is counted, whose it is, and how many within which time.
pub type Limit = (Attempt, String, (usize, u64));

/// What [`Attempts::admit_all`] counted.
#[derive(Default)]
pub struct Counted(Vec<(Attempt, String)>);

#[derive(Default)]
pub struct Attempts(Mutex<HashMap<Attempt, Counters>>);

impl Attempts {
    pub fn add(&self, attempt: Attempt, key: &str, now_ms: u64) {
        self.with(attempt, key, now_ms, |times| times.push(now_ms));
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

    /// Counts one more within the limit. Err: the milliseconds until one more is allowed.
    pub fn admit(
        &self,
        attempt: Attempt,
        key: &str,
        limit: (usize, u64),
        now_ms: u64,
    ) -> Result<(), u64> {
        self.with(attempt, key, now_ms, |times| {
            wait(times, limit, now_ms)?;
            times.push(now_ms);
            Ok(())
        })
    }

    /// As [`Self::admit`] with each limit: all of them count, or none.
    pub fn admit_all(&self, limits: Vec<Limit>, now_ms: u64) -> Result<Counted, u64> {
        let mut counted = Counted(Vec::with_capacity(limits.len()));
        for (attempt, key, limit) in limits {
            if let Err(wait_ms) = self.admit(attempt, &key, limit, now_ms) {
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

    /// As [`Self::admit`], and counts nothing.
    pub fn check(
        &self,
        attempt: Attempt,
        key: &str,
        limit: (usize, u64),
        now_ms: u64,
    ) -> Result<(), u64> {
        self.with(attempt, key, now_ms, |times| wait(times, limit, now_ms))
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
        let life_ms = attempt.remembered_ms();
        let is_alive = |at_ms: &u64| now_ms.saturating_sub(*at_ms) < life_ms;
        let mut kinds = self.0.lock();
        let counters = kinds.entry(attempt).or_default();
        let key = match counters.has_place(key, now_ms, is_alive) {
            true => key,
            false => OTHERS,
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

fn wait(times: &[u64], (max, window_ms): (usize, u64), now_ms: u64) -> Result<(), u64> {
    let is_recent = |at_ms: &&u64| now_ms.saturating_sub(**at_ms) < window_ms;
    let recent: Vec<u64> = times.iter().filter(is_recent).copied().collect();
    let oldest = recent.len().checked_sub(max).map(|index| recent.get(index));
    match oldest {
        None => Ok(()),
        Some(at_ms) => {
            let at_ms = at_ms.copied().unwrap_or(now_ms);
            Err(at_ms.saturating_add(window_ms).saturating_sub(now_ms))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::MINUTE_MS;

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
    fn invented_ids_neither_evict_a_counter_nor_have_one_each() {
        let attempts = Attempts::default();
        let limit = (3, MINUTE_MS);
        let admit = |key: &str, now_ms| attempts.admit(Attempt::WrongToken, key, limit, now_ms);
        for _ in 0..3 {
            assert_eq!(admit("guesser", 0), Ok(()));
        }
        let mut admitted = 0;
        for number in 0..2 * MAX_KEYS {
            admitted += usize::from(admit(&format!("id-{number}"), 0).is_ok());
        }
        assert_eq!(admitted, MAX_KEYS - 1 + 3);
        assert!(admit("guesser", 0).is_err());
        assert!(admit("another", 0).is_err());
        assert_eq!(
            attempts.count(Attempt::WrongToken, "another", MINUTE_MS, 0),
            3
        );
        // Another kind has its own places, and time frees these.
        assert_eq!(attempts.admit(Attempt::FailedLogin, "d", limit, 0), Ok(()));
        assert_eq!(admit("another", HOUR_MS), Ok(()));
    }

    #[test]
    fn many_at_once_are_no_way_around_a_limit() {
        let attempts = Attempts::default();
        let one = || {
            (0..1_000).filter(|_| {
                attempts
                    .admit(Attempt::ShortCode, "", (50, MINUTE_MS), 0)
                    .is_ok()
            })
        };
        let admitted: usize = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| one().count())).collect();
            let counts = threads
                .into_iter()
                .map(|thread| thread.join().expect("it ends"));
            counts.sum()
        });
        assert_eq!(admitted, 50);
    }
}
