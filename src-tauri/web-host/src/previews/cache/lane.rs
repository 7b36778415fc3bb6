//! Entries, slots and a budget of calls that belong together.

use std::{net::IpAddr, sync::Arc, time::Duration};

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::Instant,
};

use crate::previews::{facts::Facts, subject::Subject};

const SECOND: Duration = Duration::from_secs(1);
/// Of a lane's budget, what one address may take.
const SHARE: u32 = 4;
const MAX_ADDRESSES: u64 = 10_000;

/// Empty while the call is in flight; closed without a value when it was never made.
pub type Flight = watch::Receiver<Option<Outcome>>;

/// What a call says of a subject.
pub enum Answer {
    Found(Arc<Facts>),
    /// There is no such thing, or nothing to show of it.
    Absent,
    /// The API was not reached, or does not answer now.
    Failed,
}

pub struct Outcome {
    pub answer: Answer,
    pub until: Instant,
}

pub struct Lane {
    pub entries: Cache<Subject, Flight>,
    pub slots: Arc<Semaphore>,
    budget: Budgets,
}

/// Of the whole lane, and of each address.
struct Budgets {
    whole: Mutex<Budget>,
    of: Cache<IpAddr, Arc<Mutex<Budget>>>,
    /// Of an address.
    per_second: u32,
}

/// Calls that may begin in the second that began at `since`.
struct Budget {
    per_second: u32,
    left: u32,
    since: Instant,
}

/// The right to ask for one subject, and where its answer goes.
pub struct Ticket {
    told: watch::Sender<Option<Outcome>>,
    _slot: OwnedSemaphorePermit,
}

impl Lane {
    pub fn new(max_entries: u64, max_in_flight: usize, per_second: u32) -> Self {
        Self {
            entries: Cache::new(max_entries),
            slots: Arc::new(Semaphore::new(max_in_flight)),
            budget: Budgets {
                whole: Mutex::new(Budget::new(per_second)),
                of: Cache::builder()
                    .max_capacity(MAX_ADDRESSES)
                    .time_to_idle(2 * SECOND)
                    .build(),
                per_second: (per_second / SHARE).max(1),
            },
        }
    }

    /// The entry of this subject; `ask` begins one where there is none, it has expired, and a slot and the
    /// budget are free.
    pub fn flight(
        &self,
        subject: &Subject,
        sender: Option<IpAddr>,
        ask: impl FnOnce(Ticket),
    ) -> Flight {
        let start = || {
            let (told, flight) = watch::channel(None);
            let slot = Arc::clone(&self.slots).try_acquire_owned();
            if let Ok(slot) = slot
                && self.budget.take(sender)
            {
                ask(Ticket { told, _slot: slot });
            }
            flight
        };
        let entry = self.entries.entry(subject.clone());
        entry.or_insert_with_if(start, is_over).into_value()
    }

    pub fn put(&self, subject: Subject, flight: Flight) {
        self.entries.insert(subject, flight);
    }
}

impl Budgets {
    /// The address first: what it may not ask for takes nothing of the others'.
    fn take(&self, sender: Option<IpAddr>) -> bool {
        let has_share = sender.is_none_or(|address| {
            let new = || Arc::new(Mutex::new(Budget::new(self.per_second)));
            let own = self.of.get_with(address, new);
            let mut own = own.lock();
            own.take()
        });
        has_share && self.whole.lock().take()
    }
}

impl Budget {
    fn new(per_second: u32) -> Self {
        Self {
            per_second,
            left: per_second,
            since: Instant::now(),
        }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        if now.duration_since(self.since) >= SECOND {
            (self.since, self.left) = (now, self.per_second);
        }
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}

impl Ticket {
    pub fn flight(&self) -> Flight {
        self.told.subscribe()
    }

    pub fn finish(self, outcome: Outcome) {
        self.told.send_replace(Some(outcome));
    }
}

/// Whether the entry has expired.
fn is_over(flight: &Flight) -> bool {
    match &*flight.borrow() {
        Some(done) => done.until <= Instant::now(),
        None => flight.has_changed().is_err(),
    }
}
