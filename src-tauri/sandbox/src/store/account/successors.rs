//! The plain pairs of a refresh's grace: in memory, and no longer than that.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::{
    chance::Hash,
    store::account::tokens::{GRACE_MS, TokenPair},
};

/// Pairs that were given within the grace, by the hash of their refresh token.
#[derive(Default)]
pub struct Successors(Mutex<HashMap<Hash, (u64, TokenPair)>>);

impl Successors {
    pub fn keep(&self, hash: Hash, pair: TokenPair, now_ms: u64) {
        let mut pairs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pairs.insert(hash, (now_ms, pair));
    }

    pub fn get(&self, hash: &Hash) -> Option<TokenPair> {
        let pairs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pairs.get(hash).map(|(_, pair)| pair.clone())
    }

    /// What is older than the grace is of no use to anyone but a thief.
    pub fn forget_old(&self, now_ms: u64) {
        let mut pairs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pairs.retain(|_, (at_ms, _)| now_ms.saturating_sub(*at_ms) <= GRACE_MS);
    }
}
