//! The cache of previews, and the calls that fill it.
//!
//! Invariants: one call in flight per key, however many pages wait for it; a page waits no longer than
//! its timeout, and a later reply is cached for the next page; failures are cached too, shortly;
//! entries and calls in flight are bounded.
//!
//! Anybody can invent ids. So a subject that was found before is in a lane of its own, with its own
//! entries and slots, which no unknown one can take; and what was found is shown again when the API
//! cannot be asked now. Unknown ids have fewer slots and a budget of calls, because the API counts all
//! calls of this machine together; one address has a quarter of it, so that a link which is shown for
//! the first time has its preview beside a flood.

mod lane;

use std::{net::IpAddr, sync::Arc, time::Duration};

use jajan_contract::codes;
use moka::sync::Cache;
use tokio::time::{Instant, timeout};

use super::{
    facts::{self, Facts},
    subject::Subject,
};
use crate::api::{Api, Failure};
use lane::{Answer, Lane, Outcome};

/// Some kilobytes each.
const MAX_ENTRIES: u64 = 10_000;
/// Of subjects that were found before. Beyond it a page shows what was found.
const MAX_IN_FLIGHT: usize = 48;
/// Of subjects that were never found, or not lately. Beyond it a page goes out without a preview.
const MAX_UNKNOWN_IN_FLIGHT: usize = 16;
/// How long what was found may be shown while the API cannot be asked.
const STALE_TTL: Duration = Duration::from_secs(60 * 60);

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
    /// Subjects in a second that were not found before; the API's limit is of all calls of a machine.
    pub unknown_per_second: u32,
}

impl Limits {
    /// A page goes out within 300 ms, whatever the API does.
    pub const PRODUCTION: Self = Self {
        page_timeout: Duration::from_millis(200),
        call_timeout: Duration::from_secs(3),
        found_ttl: Duration::from_secs(60),
        absent_ttl: Duration::from_secs(5),
        unknown_per_second: 20,
    };
    /// Beside the API in one process, where it is never down and its data changes by hand.
    pub const IN_PROCESS: Self = Self {
        page_timeout: Duration::from_secs(10),
        call_timeout: Duration::from_secs(10),
        found_ttl: Duration::ZERO,
        absent_ttl: Duration::ZERO,
        unknown_per_second: u32::MAX,
    };
}

pub struct PreviewCache(Arc<Inner>);

struct Inner {
    api: Api,
    limits: Limits,
    /// What was found last. A subject is known while it is in here.
    found: Cache<Subject, Arc<Facts>>,
    known: Lane,
    unknown: Lane,
}

impl PreviewCache {
    pub fn new(api: Api, limits: Limits) -> Self {
        let found = Cache::builder()
            .max_capacity(MAX_ENTRIES)
            .time_to_live(STALE_TTL)
            .build();
        Self(Arc::new(Inner {
            api,
            limits,
            found,
            known: Lane::new(MAX_ENTRIES, MAX_IN_FLIGHT, u32::MAX),
            unknown: Lane::new(
                MAX_ENTRIES,
                MAX_UNKNOWN_IN_FLIGHT,
                limits.unknown_per_second,
            ),
        }))
    }

    /// Absent: there is nothing to show, or not in time.
    pub async fn facts(&self, subject: Subject, sender: Option<IpAddr>) -> Option<Arc<Facts>> {
        let inner = &self.0;
        let before = inner.found.get(&subject);
        let lane = match before {
            Some(_) => &inner.known,
            None => &inner.unknown,
        };
        let mut flight = lane.flight(&subject, sender, |ticket| {
            tokio::spawn(Arc::clone(inner).ask(subject.clone(), ticket));
        });
        let done = timeout(inner.limits.page_timeout, flight.wait_for(Option::is_some)).await;
        match done {
            Ok(Ok(done)) => done.as_ref().and_then(|done| match &done.answer {
                Answer::Found(facts) => Some(Arc::clone(facts)),
                Answer::Absent => None,
                Answer::Failed => before,
            }),
            // Not in time, or there was no slot.
            _ => before,
        }
    }
}

impl Inner {
    async fn ask(self: Arc<Self>, subject: Subject, ticket: lane::Ticket) {
        let limits = self.limits;
        let answer = match timeout(limits.call_timeout, facts::of(&self.api, &subject)).await {
            Ok(Ok(Some(facts))) => Answer::Found(Arc::new(facts)),
            Ok(Ok(None)) => Answer::Absent,
            Ok(Err(Failure::Refused(code))) => {
                tracing::debug!(code, "no preview: the API refuses");
                match is_refused_now(&code) {
                    true => Answer::Failed,
                    false => Answer::Absent,
                }
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "no preview");
                Answer::Failed
            }
            Err(_) => {
                tracing::warn!("no preview: the API does not answer");
                Answer::Failed
            }
        };
        let ttl = match answer {
            Answer::Found(_) => limits.found_ttl,
            Answer::Absent | Answer::Failed => limits.absent_ttl,
        };
        // Before it is told, so that the next page finds it in the lane where it looks.
        match &answer {
            Answer::Found(facts) => {
                self.known.put(subject.clone(), ticket.flight());
                self.found.insert(subject, Arc::clone(facts));
            }
            Answer::Absent => {
                self.unknown.put(subject.clone(), ticket.flight());
                self.found.invalidate(&subject);
            }
            Answer::Failed => {}
        }
        ticket.finish(Outcome {
            answer,
            until: Instant::now() + ttl,
        });
    }
}

/// Says nothing about the subject: too many calls, or a fault of the API.
fn is_refused_now(code: &str) -> bool {
    matches!(code, codes::RATE_LIMITED | codes::INTERNAL)
}

#[cfg(test)]
mod tests;
