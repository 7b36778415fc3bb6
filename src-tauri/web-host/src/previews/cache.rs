//! The cache of previews, and the calls that fill it.
//!
//! Invariants: one call in flight per key, however many pages wait for it; a page waits no longer than
//! its timeout, and a later reply is cached for the next page; failures are cached too, shortly;
//! entries and calls in flight are bounded.

use std::{sync::Arc, time::Duration};

use moka::sync::Cache;
use tokio::{
    sync::{Semaphore, watch},
    time::{Instant, timeout},
};

use super::{
    facts::{self, Facts},
    subject::Subject,
};
use crate::api::{Api, Failure};

/// Some kilobytes each.
const MAX_ENTRIES: u64 = 10_000;
/// Beyond it a page goes out without a preview.
const MAX_IN_FLIGHT: usize = 64;

/// Timeouts, and how long an entry is fresh.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How long a page waits for its tags.
    pub page_timeout: Duration,
    /// All calls for one subject together.
    pub call_timeout: Duration,
    pub found_ttl: Duration,
    /// Refused, failed or timed out.
    pub absent_ttl: Duration,
}

impl Limits {
    /// A page goes out within 300 ms, whatever the API does.
    pub const PRODUCTION: Self = Self {
        page_timeout: Duration::from_millis(200),
        call_timeout: Duration::from_secs(3),
        found_ttl: Duration::from_secs(60),
        absent_ttl: Duration::from_secs(5),
    };
    /// Beside the API in one process, where it is never down and its data changes by hand.
    pub const IN_PROCESS: Self = Self {
        page_timeout: Duration::from_secs(10),
        call_timeout: Duration::from_secs(10),
        found_ttl: Duration::ZERO,
        absent_ttl: Duration::ZERO,
    };
}

/// Empty while the call is in flight; closed without a value when it was never made.
type Flight = watch::Receiver<Option<Outcome>>;

struct Outcome {
    facts: Option<Arc<Facts>>,
    until: Instant,
}

pub struct PreviewCache {
    api: Arc<Api>,
    limits: Limits,
    slots: Arc<Semaphore>,
    entries: Cache<Subject, Flight>,
}

impl PreviewCache {
    pub fn new(api: Api, limits: Limits) -> Self {
        Self {
            api: Arc::new(api),
            limits,
            slots: Arc::new(Semaphore::new(MAX_IN_FLIGHT)),
            entries: Cache::new(MAX_ENTRIES),
        }
    }

    /// Absent: there is nothing to show, or not in time.
    pub async fn facts(&self, subject: Subject) -> Option<Arc<Facts>> {
        let start = || self.start(subject.clone());
        let entry = self.entries.entry(subject.clone());
        let mut flight = entry.or_insert_with_if(start, is_over).into_value();
        let done = timeout(self.limits.page_timeout, flight.wait_for(Option::is_some)).await;
        let done = done.ok()?.ok()?;
        done.as_ref().and_then(|done| done.facts.clone())
    }

    fn start(&self, subject: Subject) -> Flight {
        let (finish, flight) = watch::channel(None);
        let Ok(slot) = Arc::clone(&self.slots).try_acquire_owned() else {
            return flight;
        };
        let (api, limits) = (Arc::clone(&self.api), self.limits);
        tokio::spawn(async move {
            let facts = match timeout(limits.call_timeout, facts::of(&api, &subject)).await {
                Ok(Ok(facts)) => facts.map(Arc::new),
                Ok(Err(Failure::Refused(code))) => {
                    tracing::debug!(code, "no preview: the API refuses");
                    None
                }
                Ok(Err(error)) => {
                    tracing::warn!(%error, "no preview");
                    None
                }
                Err(_) => {
                    tracing::warn!("no preview: the API does not answer");
                    None
                }
            };
            let ttl = match facts {
                Some(_) => limits.found_ttl,
                None => limits.absent_ttl,
            };
            let until = Instant::now() + ttl;
            finish.send_replace(Some(Outcome { facts, until }));
            drop(slot);
        });
        flight
    }
}

/// Whether the entry has expired.
fn is_over(flight: &Flight) -> bool {
    match &*flight.borrow() {
        Some(done) => done.until <= Instant::now(),
        None => flight.has_changed().is_err(),
    }
}

#[cfg(test)]
mod tests;
