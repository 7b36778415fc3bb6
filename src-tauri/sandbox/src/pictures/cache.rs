//! LRU cache of encoded pictures.
//!
//! Invariant: the sum of the cached bytes never exceeds the bound.

use std::collections::{BTreeMap, HashMap};

use bytes::Bytes;

use crate::pictures::source::Key;

pub struct PictureCache {
    max_bytes: usize,
    kept: HashMap<Key, (Bytes, u64)>,
    by_age: BTreeMap<u64, Key>,
    kept_bytes: usize,
    asks: u64,
}

impl PictureCache {
    /// `max_bytes` bounds the encoded pictures; a picture larger than all of it is not kept.
    pub fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            kept: HashMap::new(),
            by_age: BTreeMap::new(),
            kept_bytes: 0,
            asks: 0,
        }
    }

    pub fn get(&mut self, key: &Key) -> Option<Bytes> {
        let (bytes, age) = self.kept.get_mut(key)?;
        self.by_age.remove(age);
        self.asks += 1;
        *age = self.asks;
        self.by_age.insert(self.asks, key.clone());
        Some(bytes.clone())
    }

    pub fn keep(&mut self, key: Key, bytes: Bytes) {
        if bytes.len() > self.max_bytes {
            return;
        }
        while self.kept_bytes + bytes.len() > self.max_bytes {
            let Some((_, oldest)) = self.by_age.pop_first() else {
                break;
            };
            if let Some((dropped, _)) = self.kept.remove(&oldest) {
                self.kept_bytes -= dropped.len();
            }
        }
        self.asks += 1;
        self.kept_bytes += bytes.len();
        self.by_age.insert(self.asks, key.clone());
        self.kept.insert(key, (bytes, self.asks));
    }
}

#[cfg(test)]
mod tests;
