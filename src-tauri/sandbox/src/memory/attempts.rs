//! Sliding-window counters of attempts. By the sandbox's clock, so that a test need not wait.
//!
//! Bounded: keys that are not in use expire.

use crate::recent::Recent;

/// The longest window.
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
    /// An outlet's cashier typed a voucher's short code that is none.
    WrongShortCode,
    /// Somebody typed a code, or opened a link, behind which there is nothing.
    WrongToken,
    /// A device gave a wrong code or key; the slider looks at it.
    WrongProof,
}

pub struct Attempts(Recent<(Attempt, String), Vec<u64>>);

impl Default for Attempts {
    fn default() -> Self {
        Self(Recent::new(REMEMBERED_MS, MAX_KEYS))
    }
}

impl Attempts {
    pub fn add(&self, attempt: Attempt, key: &str, now_ms: u64) {
        self.0
            .update((attempt, key.to_owned()), now_ms, Vec::new, |times| {
                times.push(now_ms);
                times.retain(|at_ms| now_ms.saturating_sub(*at_ms) < REMEMBERED_MS);
            });
    }

    /// How often within `window_ms`.
    pub fn count(&self, attempt: Attempt, key: &str, window_ms: u64, now_ms: u64) -> usize {
        self.recent(attempt, key, window_ms, now_ms).len()
    }

    /// Err: the milliseconds until one more is allowed.
    pub fn check(
        &self,
        attempt: Attempt,
        key: &str,
        (max, window_ms): (usize, u64),
        now_ms: u64,
    ) -> Result<(), u64> {
        let times = self.recent(attempt, key, window_ms, now_ms);
        match times
            .len()
            .checked_sub(max)
            .and_then(|index| times.get(index))
        {
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

    /// One fewer: what was counted at `now_ms` was right.
    pub fn uncount(&self, attempt: Attempt, key: &str, now_ms: u64) {
        self.0
            .update((attempt, key.to_owned()), now_ms, Vec::new, |times| {
                if let Some(index) = times.iter().rposition(|at_ms| *at_ms == now_ms) {
                    times.remove(index);
                }
            });
    }

    pub fn forget(&self, attempt: Attempt, key: &str, now_ms: u64) {
        self.0.remove(&(attempt, key.to_owned()), now_ms);
    }

    /// The times within `window_ms`, oldest first.
    fn recent(&self, attempt: Attempt, key: &str, window_ms: u64, now_ms: u64) -> Vec<u64> {
        let mut times = self
            .0
            .get(&(attempt, key.to_owned()), now_ms)
            .unwrap_or_default();
        times.retain(|at_ms| now_ms.saturating_sub(*at_ms) < window_ms);
        times
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
        attempts.forget(Attempt::LoginStep, "d", 6);
        assert_eq!(attempts.count(Attempt::LoginStep, "d", MINUTE_MS, 6), 0);
    }
}
