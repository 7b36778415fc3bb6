//! Request ids that were seen on replay-checked paths ("signature-checked" in spec home 7).
//!
//! Invariant: an id is refused for ten minutes after it was first seen, twice the time that a
//! timestamp lives, so that nothing signed can be played again. Bounded: when it is full the
//! oldest ids go first. Ids are remembered for the device that sent them.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

const REMEMBERED_MS: u64 = 10 * 60_000;
const MAX_IDS: usize = 100_000;

type Key = (String, String);

#[derive(Default)]
pub struct Replays {
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    keys: HashSet<Key>,
    /// In the order they came.
    order: VecDeque<(u64, Key)>,
}

impl Replays {
    /// False when this id was seen before.
    pub fn admit(&self, device_id: &str, request_id: &str, now_ms: u64) -> bool {
        self.admit_bounded(device_id, request_id, now_ms, MAX_IDS)
    }

    fn admit_bounded(&self, device_id: &str, request_id: &str, now_ms: u64, max: usize) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((at_ms, _)) = seen.order.front() {
            // The clock can be moved back; such an id is kept until the clock has caught up.
            if now_ms.saturating_sub(*at_ms) < REMEMBERED_MS && seen.order.len() < max {
                break;
            }
            if let Some((_, key)) = seen.order.pop_front() {
                seen.keys.remove(&key);
            }
        }
        let key = (device_id.to_owned(), request_id.to_owned());
        let is_new = seen.keys.insert(key.clone());
        if is_new {
            seen.order.push_back((now_ms, key));
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
        assert!(replays.admit("d", "r", 1_000));
        assert!(!replays.admit("d", "r", 1_000 + REMEMBERED_MS - 1));
        assert!(replays.admit("d", "r", 1_000 + REMEMBERED_MS));
        assert!(replays.admit("another device", "r", 1_000 + REMEMBERED_MS));
    }

    #[test]
    fn memory_is_bounded_and_the_newest_stay() {
        let replays = Replays::default();
        for id in 0..10 {
            assert!(replays.admit_bounded("d", &id.to_string(), 5, 4));
        }
        assert_eq!(
            replays.seen.lock().map(|seen| seen.keys.len()).ok(),
            Some(4)
        );
        assert!(!replays.admit_bounded("d", "9", 5, 11));
        assert!(replays.admit_bounded("d", "0", 5, 11));
    }
}
