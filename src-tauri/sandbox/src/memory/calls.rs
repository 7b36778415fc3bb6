//! Replay protection and idempotency. Both for ten minutes: twice the time that a timestamp is
//! valid, so that no signed call can be replayed.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::Mutex as Turn;

use crate::chance::Hash;
use crate::recent::Recent;

const REMEMBERED_MS: u64 = 10 * 60_000;
const MAX_IDS: usize = 100_000;
const MAX_KEYS: usize = 10_000;

pub struct SeenCalls {
    /// Request ids of replay-checked paths ("signature-checked" in spec home 7), whoever sent them:
    /// the device id is not part of what is signed, so another must not make a played call new.
    pub request_ids: Recent<String, ()>,
    /// Of keyed calls, by key, device, user and path. `edge/once.rs`
    pub keyed: Recent<Hash, Slot>,
}

/// Held by one caller at a time; the next one finds the outcome.
pub type Slot = Arc<Turn<Option<Done>>>;

/// What was done, and for which body.
pub struct Done {
    pub body: Hash,
    pub data: Value,
}

impl Default for SeenCalls {
    fn default() -> Self {
        Self {
            request_ids: Recent::new(REMEMBERED_MS, MAX_IDS),
            keyed: Recent::new(REMEMBERED_MS, MAX_KEYS),
        }
    }
}
