//! Calls that must not happen twice: `x-idempotency-key`. Contract `Rules::keyed`.
//!
//! Invariants: of calls with one key, device, user and path, one at a time runs; once it was done,
//! the others get its reply. What was refused did nothing, so the next may try. A caller that goes
//! away does not stop what it began: its repeat must find the outcome. Bounded, in memory, for ten
//! minutes.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
};

use axum::http::HeaderMap;
use jajan_contract::{Call, headers};
use serde_json::Value;
use tokio::sync::Mutex as Turn;

use crate::{
    chance::{self, Hash},
    edge::{call::Ctx, headers::MAX_ID_CHARS},
    error::{Error, Refusal},
};

const REMEMBERED_MS: u64 = 10 * 60_000;
const MAX_KEYS: usize = 10_000;

/// What was done, and for which body.
struct Done {
    body: Hash,
    data: Value,
}

type Slot = Arc<Turn<Option<Done>>>;

#[derive(Default)]
pub struct Once(Mutex<Slots>);

#[derive(Default)]
struct Slots {
    by_key: HashMap<Hash, Slot>,
    /// In the order they came.
    order: VecDeque<(u64, Hash)>,
}

impl Once {
    /// How many keys are remembered.
    pub fn count(&self) -> usize {
        let slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slots.by_key.len()
    }

    fn slot(&self, key: Hash, now_ms: u64) -> Slot {
        self.slot_bounded(key, now_ms, MAX_KEYS)
    }

    fn slot_bounded(&self, key: Hash, now_ms: u64, max: usize) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((at_ms, _)) = slots.order.front() {
            if now_ms.saturating_sub(*at_ms) < REMEMBERED_MS && slots.order.len() <= max {
                break;
            }
            if let Some((_, old)) = slots.order.pop_front() {
                slots.by_key.remove(&old);
            }
        }
        if let Some(slot) = slots.by_key.get(&key) {
            return Arc::clone(slot);
        }
        let slot = Slot::default();
        slots.by_key.insert(key, Arc::clone(&slot));
        slots.order.push_back((now_ms, key));
        slot
    }
}

/// The caller's key.
pub fn key(map: &HeaderMap) -> Result<String, Error> {
    let wrong = |why: &str| {
        let detail = format!("header {}: {why}", headers::IDEMPOTENCY_KEY);
        Error::new(Refusal::HeaderInvalid, detail)
    };
    let value = map
        .get(headers::IDEMPOTENCY_KEY)
        .ok_or_else(|| wrong("is missing"))?;
    match value.to_str() {
        Ok(key) if (1..=MAX_ID_CHARS).contains(&key.len()) => Ok(key.to_owned()),
        _ => Err(wrong(&format!("must have 1 to {MAX_ID_CHARS} characters"))),
    }
}

/// Runs the handler, or gives what it gave before.
pub async fn run<C, H, F>(
    key: String,
    ctx: Ctx,
    body: C::Body,
    handler: H,
) -> Result<C::Data, Error>
where
    C: Call,
    H: FnOnce(Ctx, C::Body) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
{
    let user = ctx.user.map(|user| user.user_id);
    let whose = format!("{}\n{}\n{user:?}\n{key}", C::PATH, ctx.device_id);
    let slot = ctx.app.once.slot(chance::hash(&whose), ctx.now_ms);
    let text = serde_json::to_string(&body).map_err(Error::internal)?;
    let body_hash = chance::hash(&text);
    // A task of its own: it goes on when the caller's connection breaks.
    let running = tokio::spawn(async move {
        let mut turn = slot.lock_owned().await;
        if let Some(done) = turn.as_ref() {
            if done.body != body_hash {
                let detail = format!("{}: used for another body", headers::IDEMPOTENCY_KEY);
                return Err(Error::value(detail));
            }
            return Ok(done.data.clone());
        }
        let data = handler(ctx, body).await?;
        let data = serde_json::to_value(data).map_err(Error::internal)?;
        *turn = Some(Done {
            body: body_hash,
            data: data.clone(),
        });
        Ok(data)
    });
    let data = running.await.map_err(Error::internal)??;
    serde_json::from_value(data).map_err(Error::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_kept_for_ten_minutes_and_memory_is_bounded() {
        let once = Once::default();
        let first = once.slot([1; 32], 0);
        assert!(Arc::ptr_eq(&first, &once.slot([1; 32], REMEMBERED_MS - 1)));
        assert!(!Arc::ptr_eq(&first, &once.slot([1; 32], REMEMBERED_MS)));
        for number in 2..100 {
            once.slot_bounded([number; 32], REMEMBERED_MS, 10);
        }
        assert!((5..=11).contains(&once.count()), "{}", once.count());
    }
}
