//! Places for work of which only so much is done at once, given by turns of those who ask.
//!
//! Invariants: a place is free again however its work ends; who goes away before it is its turn leaves no
//! trace; when all that can wait do, the one that would be served last leaves for who had less.

use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::pictures::turns::{Asker, Turns};

/// All that wait for their turn.
const WAITING: usize = 256;

#[derive(Clone)]
pub struct Slots(Arc<Mutex<State>>);

struct State {
    most: usize,
    taken: usize,
    waiting: Turns<oneshot::Sender<Slot>>,
}

/// A place, as long as it is held.
pub struct Slot(Option<Slots>);

/// Others had less and wait as well.
#[derive(Debug, PartialEq, Eq)]
pub struct Full;

impl Slots {
    pub fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            most,
            taken: 0,
            waiting: Turns::default(),
        })))
    }

    pub async fn take(&self, asker: Asker) -> Result<Slot, Full> {
        let turn = {
            let mut state = self.0.lock();
            if state.taken < state.most {
                state.taken += 1;
                state.waiting.serve(asker, 1);
                return Ok(Slot(Some(self.clone())));
            }
            if state.waiting.len() >= WAITING {
                state.waiting.retain(|turn| !turn.is_closed());
            }
            if state.waiting.len() >= WAITING {
                state.waiting.evict_for(&asker, 1).ok_or(Full)?;
            }
            let (turn, its) = oneshot::channel();
            state.waiting.push(asker, 1, turn);
            its
        };
        turn.await.map_err(|_| Full)
    }

    fn give_back(&self) {
        let mut state = self.0.lock();
        while let Some(turn) = state.waiting.pop() {
            // Who has gone away gives it back in the same way; here it is still ours.
            match turn.send(Slot(Some(self.clone()))) {
                Ok(()) => return,
                Err(mut unsent) => unsent.0 = None,
            }
        }
        state.taken -= 1;
        if state.taken == 0 {
            state.waiting.rest();
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if let Some(slots) = self.0.take() {
            slots.give_back();
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn who(name: &str) -> Asker {
        Some(name.to_owned())
    }

    /// Polled once, so that it stands in the queue.
    macro_rules! waits {
        ($slots:expr, $who:expr) => {{
            let mut taking = Box::pin($slots.take(who($who)));
            assert!((&mut taking).now_or_never().is_none());
            taking
        }};
    }

    #[tokio::test]
    async fn another_one_waits_for_one_turn_of_a_long_queue() {
        let slots = Slots::new(1);
        let first = slots.take(who("flood")).await;
        let mut flood = Vec::new();
        for _ in 0..WAITING {
            flood.push(waits!(slots, "flood"));
        }
        assert_eq!(slots.take(who("flood")).await.err(), Some(Full));
        let person = waits!(slots, "person");
        drop(first);
        assert!(person.await.is_ok());
        // The last one of the flood had left for that.
        assert_eq!(flood.pop().expect("the last").await.err(), Some(Full));
    }

    #[tokio::test]
    async fn who_goes_away_leaves_no_trace() {
        let slots = Slots::new(1);
        let first = slots.take(who("a")).await;
        let (second, third) = (waits!(slots, "b"), waits!(slots, "c"));
        drop(second);
        drop(first);
        drop(third);
        assert_eq!(slots.0.lock().taken, 0);
        assert!(slots.take(who("d")).await.is_ok());
    }
}
