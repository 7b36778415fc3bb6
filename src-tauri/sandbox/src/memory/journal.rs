//! What was asked of the sandbox, by whom, in order: so that a test counts and waits here and not on
//! the wire. Contract `sandbox::JournalEntry`.
//!
//! Invariant: in memory, bounded, never in prod; no file is in it, and no secret ([`crate::secrets`]). `/sandbox/`, the
//! console and the health check leave no entry, or asking would change the answer.

mod shown;

use std::{collections::VecDeque, time::Duration};

use jajan_contract::sandbox::{
    JournalData, JournalEntry, JournalOutcome, JournalUntil, QueryJournalBody,
};
use parking_lot::Mutex;
use serde_json::{Map, Value};
use tokio::{sync::Notify, time::Instant};

use crate::memory::journal::shown::{device_id, shown};

const KEPT: usize = 5_000;
pub const MAX_WAIT_MS: u32 = 60_000;
pub const MAX_QUIET_MS: u32 = 5_000;

/// Extension of a request that the journal knows.
#[derive(Debug, Clone, Copy)]
pub struct Number(pub u64);

#[derive(Default)]
pub struct Journal {
    kept: Mutex<Kept>,
    changed: Notify,
}

#[derive(Default)]
struct Kept {
    entries: VecDeque<JournalEntry>,
    last: u64,
}

impl Kept {
    fn entry(&mut self, number: u64) -> Option<&mut JournalEntry> {
        let from_end = usize::try_from(self.last.checked_sub(number)?).ok()?;
        let at = self.entries.len().checked_sub(from_end + 1)?;
        self.entries.get_mut(at)
    }

    fn matching<'a>(
        &'a self,
        body: &'a QueryJournalBody,
        asking: &'a str,
    ) -> impl Iterator<Item = &'a JournalEntry> {
        let is_whose = move |entry: &JournalEntry| match &body.device_id {
            Some(device_id) => entry.device_id == *device_id,
            None => entry.device_id != asking,
        };
        let path = body.path.as_deref().unwrap_or_default();
        self.entries
            .iter()
            .filter(move |entry| entry.number > body.after && entry.path.starts_with(path))
            .filter(move |entry| is_whose(entry))
    }

    fn is_reached(&self, body: &QueryJournalBody, asking: &str) -> bool {
        let is_under_way = |entry: &JournalEntry| entry.outcome == JournalOutcome::InFlight;
        match body.until {
            JournalUntil::Now => true,
            JournalUntil::Ended => self
                .matching(body, asking)
                .any(|entry| !is_under_way(entry) && entry.outcome != JournalOutcome::Held),
            JournalUntil::Held => self
                .matching(body, asking)
                .any(|entry| entry.outcome == JournalOutcome::Held),
            JournalUntil::Quiet => !self.entries.iter().any(is_under_way),
        }
    }
}

impl Journal {
    /// Adds a request; absent: an exempt path.
    pub fn begin(&self, request: &axum::extract::Request, at_ms: u64) -> Option<Number> {
        let path = request.uri().path();
        if crate::memory::faults::is_exempt(path) {
            return None;
        }
        let mut kept = self.kept.lock();
        kept.last += 1;
        let number = kept.last;
        kept.entries.push_back(JournalEntry {
            number,
            at_ms,
            device_id: device_id(request.headers()).unwrap_or_default(),
            user_id: None,
            method: request.method().as_str().to_owned(),
            path: path.to_owned(),
            outcome: JournalOutcome::InFlight,
            status: 0,
            code: None,
            body: Map::new(),
        });
        if kept.entries.len() > KEPT {
            kept.entries.pop_front();
        }
        drop(kept);
        self.changed.notify_waiters();
        Some(Number(number))
    }

    /// No-op when the entry was evicted.
    pub fn change(&self, number: Option<Number>, change: impl FnOnce(&mut JournalEntry)) {
        let Some(Number(number)) = number else { return };
        if let Some(entry) = self.kept.lock().entry(number) {
            change(entry);
        }
        self.changed.notify_waiters();
    }

    /// The fields of the call's body.
    pub fn tell_body(&self, number: Option<Number>, json: &Value) {
        self.change(number, |entry| entry.body = shown(json));
    }

    /// Long poll: answers when the awaited state is reached, or at the timeout. The asking device's
    /// own requests are left out.
    pub async fn query(&self, body: &QueryJournalBody, asking: &str) -> JournalData {
        let end = Instant::now() + Duration::from_millis(body.wait_ms.min(MAX_WAIT_MS).into());
        let quiet = Duration::from_millis(match body.until {
            JournalUntil::Quiet => body.quiet_ms.min(MAX_QUIET_MS).into(),
            _ => 0,
        });
        loop {
            // Subscribed before the check, so that a change between the two is not lost.
            let changed = self.changed.notified();
            let is_reached = self.kept.lock().is_reached(body, asking);
            let pause_end = Instant::now() + quiet;
            let wake = if is_reached { pause_end.min(end) } else { end };
            if (is_reached && quiet.is_zero()) || Instant::now() >= end {
                return self.data(body, asking, is_reached);
            }
            if tokio::time::timeout_at(wake, changed).await.is_err() && is_reached {
                return self.data(body, asking, pause_end <= end);
            }
        }
    }

    /// The latest that match, newest first.
    pub fn latest(
        &self,
        count: usize,
        is_meant: impl Fn(&JournalEntry) -> bool,
    ) -> Vec<JournalEntry> {
        self.kept
            .lock()
            .entries
            .iter()
            .rev()
            .filter(|entry| is_meant(entry))
            .take(count)
            .cloned()
            .collect()
    }

    fn data(&self, body: &QueryJournalBody, asking: &str, is_reached: bool) -> JournalData {
        let kept = self.kept.lock();
        JournalData {
            entries: kept.matching(body, asking).cloned().collect(),
            last: kept.last,
            is_reached,
        }
    }
}

#[cfg(test)]
mod tests;
