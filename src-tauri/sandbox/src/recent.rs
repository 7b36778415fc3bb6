//! A bounded map whose entries expire by the sandbox's clock.
//!
//! Invariants: no value is returned once it is `life_ms` old; at most `max` are kept, and the oldest
//! are evicted first. The clock can be moved back: entries from the future stay until the clock has
//! caught up.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

use parking_lot::{Mutex, MutexGuard};

pub struct Recent<K, V> {
    life_ms: u64,
    max: usize,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K, V> {
    by_key: HashMap<K, (u64, V)>,
    /// In insertion order. An entry whose time is not the key's own is stale: the key was written again.
    order: VecDeque<(u64, K)>,
}

impl<K: Hash + Eq + Clone, V: Clone> Recent<K, V> {
    pub fn new(life_ms: u64, max: usize) -> Self {
        Self {
            life_ms,
            max,
            kept: Mutex::new(Kept {
                by_key: HashMap::new(),
                order: VecDeque::new(),
            }),
        }
    }

    pub fn get(&self, key: &K, now_ms: u64) -> Option<V> {
        self.lock(now_ms)
            .by_key
            .get(key)
            .map(|(_, value)| value.clone())
    }

    /// Sets the key's value, whose life begins now.
    pub fn put(&self, key: K, value: V, now_ms: u64) {
        self.lock(now_ms).put(key, value, now_ms, self.max);
    }

    /// Sets the key's value unless it has one; returns that one.
    pub fn put_new(&self, key: K, value: V, now_ms: u64) -> Option<V> {
        let mut kept = self.lock(now_ms);
        if let Some((_, known)) = kept.by_key.get(&key) {
            return Some(known.clone());
        }
        kept.put(key, value, now_ms, self.max);
        None
    }

    /// Changes the key's value, created if absent; its life starts again.
    pub fn update(
        &self,
        key: K,
        now_ms: u64,
        make: impl FnOnce() -> V,
        change: impl FnOnce(&mut V),
    ) {
        let mut kept = self.lock(now_ms);
        let mut value = kept
            .by_key
            .remove(&key)
            .map_or_else(make, |(_, value)| value);
        change(&mut value);
        kept.put(key, value, now_ms, self.max);
    }

    pub fn forget_oldest(&self, count: usize, now_ms: u64) {
        let mut kept = self.lock(now_ms);
        let left = kept.by_key.len().saturating_sub(count);
        while kept.by_key.len() > left {
            kept.drop_oldest();
        }
    }

    pub fn remove(&self, key: &K, now_ms: u64) {
        self.lock(now_ms).by_key.remove(key);
    }

    /// Removes expired entries now and not at the next use: for secrets.
    pub fn forget_old(&self, now_ms: u64) {
        drop(self.lock(now_ms));
    }

    pub fn count(&self, now_ms: u64) -> usize {
        self.lock(now_ms).by_key.len()
    }

    /// Removes expired entries first.
    fn lock(&self, now_ms: u64) -> MutexGuard<'_, Kept<K, V>> {
        let mut kept = self.kept.lock();
        while let Some((at_ms, _)) = kept.order.front()
            && now_ms.saturating_sub(*at_ms) >= self.life_ms
        {
            kept.drop_oldest();
        }
        kept
    }
}

impl<K: Hash + Eq + Clone, V> Kept<K, V> {
    fn put(&mut self, key: K, value: V, now_ms: u64, max: usize) {
        self.order.push_back((now_ms, key.clone()));
        self.by_key.insert(key, (now_ms, value));
        // Stale entries count as well, so that one busy key cannot fill the memory.
        while self.by_key.len() > max || self.order.len() > 2 * max {
            self.drop_oldest();
        }
    }

    fn drop_oldest(&mut self) {
        let Some((at_ms, key)) = self.order.pop_front() else {
            return;
        };
        if self
            .by_key
            .get(&key)
            .is_some_and(|(own_ms, _)| *own_ms == at_ms)
        {
            self.by_key.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_forgotten_at_the_end_of_its_life() {
        let recent = Recent::new(100, 10);
        assert_eq!(recent.put_new("a", 1, 1_000), None);
        assert_eq!(recent.put_new("a", 2, 1_099), Some(1));
        assert_eq!(recent.get(&"a", 1_099), Some(1));
        assert_eq!(recent.get(&"a", 1_100), None);
        recent.put("a", 3, 1_100);
        recent.update("a", 1_150, || 0, |value| *value += 1);
        assert_eq!(
            recent.get(&"a", 1_249),
            Some(4),
            "a change begins a new life"
        );
        assert_eq!(recent.get(&"a", 1_250), None);
        recent.put("a", 5, 1_250);
        recent.remove(&"a", 1_250);
        assert_eq!(recent.get(&"a", 1_250), None);
    }

    #[test]
    fn memory_is_bounded_and_the_newest_stay() {
        let recent = Recent::new(1_000, 4);
        for key in 0..10 {
            recent.put(key, (), 5);
        }
        assert_eq!(recent.count(5), 4);
        assert_eq!(
            [5, 6, 9].map(|key| recent.get(&key, 5)),
            [None, Some(()), Some(())]
        );
        for turn in 0..100 {
            recent.update(9, 10 + turn, || (), |()| ());
        }
        assert_eq!(recent.get(&9, 110), Some(()));
        assert!(recent.kept.lock().order.len() <= 8);
    }
}
