//! Request ids that were seen on replay-checked paths ("signature-checked" in spec home 7).
//!
//! Invariant: an id is refused for ten minutes after it was first seen, twice the time that a
//! timestamp lives, so that nothing signed can be played again. Bounded: when it is full the
//! oldest ids go first. An id is remembered whoever sent it: the device id is not part of what is
//! signed, so another device id must not make a played call new.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

const REMEMBERED_MS: u64 = 10 * 60_000;
const MAX_IDS: usize = 100_000;

#[derive(Default)]
pub struct Replays {
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    ids: HashSet<String>,
    /// In the order they came.
    order: VecDeque<(u64, String)>,
}

impl Replays {
    /// False when this id was seen before.
    pub fn admit(&self, request_id: &str, now_ms: u64) -> bool {
        self.admit_bounded(request_id, now_ms, MAX_IDS)
    }

    fn admit_bounded(&self, request_id: &str, now_ms: u64, max: usize) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((at_ms, _)) = seen.order.front() {
            // The clock can be moved back; such an id is kept until the clock has caught up.
            if now_ms.saturating_sub(*at_ms) < REMEMBERED_MS && seen.order.len() < max {
                break;
            }
            if let Some((_, id)) = seen.order.pop_front() {
                seen.ids.remove(&id);
            }
        }
        let is_new = seen.ids.insert(request_id.to_owned());
        if is_new {
            seen.order.push_back((now_ms, request_id.to_owned()));
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_refused_for_ten_minutes() {
        let replays = Replays::default();
        assert!(replays.admit("r", 1_000));
        assert!(!replays.admit("r", 1_000 + REMEMBERED_MS - 1));
        assert!(replays.admit("r", 1_000 + REMEMBERED_MS));
        assert!(replays.admit("another", 1_000 + REMEMBERED_MS));
    }

    #[test]
    fn memory_is_bounded_and_the_newest_stay() {
        let replays = Replays::default();
        for id in 0..10 {
            assert!(replays.admit_bounded(&id.to_string(), 5, 4));
        }
        assert_eq!(replays.seen.lock().map(|seen| seen.ids.len()).ok(), Some(4));
        assert!(!replays.admit_bounded("9", 5, 11));
        assert!(replays.admit_bounded("0", 5, 11));
    }
}
