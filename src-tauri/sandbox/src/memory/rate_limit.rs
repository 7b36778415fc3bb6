//! Calls per second of one device, and of one address. Generous: it is there so that the app's 429 path
//! is real. The device's counts signed calls, the address's all of them, before their bodies: that is a
//! bound on work, not on people, who share addresses.
//!
//! It measures with the machine's clock, not with the sandbox's: a moved clock must not lock a
//! device out. Bounded: devices that are quiet again are forgotten.

use std::{
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Devices that an address may have at their limit.
const DEVICES_OF_ADDRESS: u32 = 20;
/// After so many calls the quiet devices are forgotten.
const SWEEP_EVERY: u32 = 4_096;

pub struct RateLimit {
    limiter: DefaultKeyedRateLimiter<String>,
    from: DefaultKeyedRateLimiter<String>,
    calls: AtomicU32,
}

impl RateLimit {
    /// The same number may come at once. At least 1.
    pub fn per_second(calls: u32) -> Self {
        let calls = NonZeroU32::new(calls).unwrap_or(NonZeroU32::MIN);
        let devices = NonZeroU32::new(DEVICES_OF_ADDRESS).unwrap_or(NonZeroU32::MIN);
        let of_address = calls.saturating_mul(devices);
        Self {
            limiter: RateLimiter::keyed(Quota::per_second(calls)),
            from: RateLimiter::keyed(Quota::per_second(of_address)),
            calls: AtomicU32::new(0),
        }
    }

    /// A call that is signed.
    pub fn admits(&self, device_id: &str) -> bool {
        self.sweep();
        self.limiter.check_key(&device_id.to_owned()).is_ok()
    }

    /// Any call.
    pub fn admits_from(&self, address: &String) -> bool {
        self.sweep();
        self.from.check_key(address).is_ok()
    }

    fn sweep(&self) {
        if self.calls.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.limiter.retain_recent();
            self.from.retain_recent();
        }
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
