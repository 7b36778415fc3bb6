//! Keyed calls that run now: of the same key one at a time.
//!
//! Invariant: a place is there while a call waits or runs, however that ends: with a reply, a refusal,
//! a panic, or a caller who went away.

use std::{collections::HashMap, sync::Arc};

use parking_lot::Mutex;
use tokio::sync::Mutex as Turn;

use crate::chance::Hash;

#[derive(Default, Clone)]
pub struct Running(Arc<Mutex<HashMap<Hash, Arc<Turn<()>>>>>);

/// Of one call; whoever has it locks `turn`.
pub struct Place {
    running: Running,
    key: Hash,
    pub turn: Arc<Turn<()>>,
}

impl Running {
    pub fn enter(&self, key: Hash) -> Place {
        let turn = Arc::clone(self.0.lock().entry(key).or_default());
        Place {
            running: self.clone(),
            key,
            turn,
        }
    }

    /// Keys of which a call waits or runs.
    pub fn count(&self) -> usize {
        self.0.lock().len()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.running.0.lock();
        // Nobody else: one is the map's, one is this. Clones are made under the same lock.
        if Arc::strong_count(&self.turn) == 2 {
            all.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_place_goes_with_its_last_call() {
        let running = Running::default();
        let key = crate::chance::hash("one");
        let (first, second) = (running.enter(key), running.enter(key));
        let turn = first.turn.lock().await;
        assert!(second.turn.try_lock().is_err(), "one at a time");
        drop(turn);
        drop(first);
        assert_eq!(running.count(), 1, "the second still waits");
        let third = running.enter(key);
        let turn = second.turn.lock().await;
        assert!(third.turn.try_lock().is_err());
        drop(turn);
        drop((second, third));
        assert_eq!(running.count(), 0);
    }

    #[tokio::test]
    async fn a_panic_and_a_cancelled_call_leave_no_place() {
        let running = Running::default();
        let place = running.enter(crate::chance::hash("panics"));
        let panics = tokio::spawn(async move {
            let _turn = place.turn.lock().await;
            // `panic!` is refused by the lints.
            assert!(place.turn.try_lock().is_ok(), "it is locked");
        });
        assert!(panics.await.is_err_and(|error| error.is_panic()));
        let place = running.enter(crate::chance::hash("waits"));
        let waits = tokio::spawn(async move {
            let _turn = place.turn.lock().await;
            std::future::pending::<()>().await;
        });
        tokio::task::yield_now().await;
        waits.abort();
        assert!(waits.await.is_err_and(|error| error.is_cancelled()));
        assert_eq!(running.count(), 0);
    }
}
