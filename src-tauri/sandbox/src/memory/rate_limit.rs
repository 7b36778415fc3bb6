//! Calls per second of one device. Generous: it is there so that the app's 429 path is real.
//!
//! It measures with the machine's clock, not with the sandbox's: a moved clock must not lock a
//! device out. Bounded: devices that are quiet again are forgotten.

use std::{
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// After so many calls the quiet devices are forgotten.
const SWEEP_EVERY: u32 = 4_096;

pub struct RateLimit {
    limiter: DefaultKeyedRateLimiter<String>,
    calls: AtomicU32,
}

impl RateLimit {
    /// The same number may come at once. At least 1.
    pub fn per_second(calls: u32) -> Self {
        let calls = NonZeroU32::new(calls).unwrap_or(NonZeroU32::MIN);
        Self {
            limiter: RateLimiter::keyed(Quota::per_second(calls)),
            calls: AtomicU32::new(0),
        }
    }

    pub fn admits(&self, device_id: &str) -> bool {
        if self.calls.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(&device_id.to_owned()).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_device_does_not_use_up_anothers_share() {
        let limit = RateLimit::per_second(3);
        let admitted = (0..20).filter(|_| limit.admits("greedy")).count();
        assert!((3..20).contains(&admitted), "{admitted}");
        assert!(limit.admits("modest"));
    }
}
