//! A bounded memory in which nobody pushes out what is another's.
//!
//! Invariants: each owner keeps at most `most_of_one`, all together at most `most`. When that is full,
//! those who keep the most lose their oldest half first: what many or one put in, an owner of a few
//! keeps theirs. A key has one owner, whoever puts it in again.

use std::{collections::HashMap, hash::Hash};

use parking_lot::Mutex;

use crate::recent::Recent;

pub struct Shares<O, K, V> {
    life_ms: u64,
    most_of_one: usize,
    most: usize,
    kept: Mutex<Kept<O, K, V>>,
}

struct Kept<O, K, V> {
    by_owner: HashMap<O, Recent<K, V>>,
    /// Also of keys that their owner keeps no more; they go with the next clean-up.
    owners: HashMap<K, O>,
    /// At least as many as are kept.
    total: usize,
}

impl<O: Hash + Eq + Clone, K: Hash + Eq + Clone, V: Clone> Shares<O, K, V> {
    pub fn new(life_ms: u64, most_of_one: usize, most: usize) -> Self {
        Self {
            life_ms,
            most_of_one,
            most,
            kept: Mutex::new(Kept {
                by_owner: HashMap::new(),
                owners: HashMap::new(),
                total: 0,
            }),
        }
    }

    pub fn get(&self, owner: &O, key: &K, now_ms: u64) -> Option<V> {
        self.kept.lock().by_owner.get(owner)?.get(key, now_ms)
    }

    /// Sets the key's value unless it has one, be it another owner's; returns that one.
    pub fn put_new(&self, owner: O, key: K, value: V, now_ms: u64) -> Option<V> {
        let mut kept = self.kept.lock();
        if let Some(known) = kept.find(&key, now_ms) {
            return Some(known);
        }
        if kept.total >= self.most {
            kept.make_room(self.most, now_ms);
        }
        if kept.owners.len() >= 2 * self.most {
            kept.forget_owners(now_ms);
        }
        kept.owners.insert(key.clone(), owner.clone());
        let own = kept.by_owner.entry(owner);
        let own = own.or_insert_with(|| Recent::new(self.life_ms, self.most_of_one));
        own.put(key, value, now_ms);
        kept.total += 1;
        None
    }

    pub fn count(&self, now_ms: u64) -> usize {
        let kept = self.kept.lock();
        kept.by_owner.values().map(|own| own.count(now_ms)).sum()
    }
}

impl<O: Hash + Eq + Clone, K: Hash + Eq + Clone, V: Clone> Kept<O, K, V> {
    fn find(&self, key: &K, now_ms: u64) -> Option<V> {
        let owner = self.owners.get(key)?;
        self.by_owner.get(owner)?.get(key, now_ms)
    }

    fn forget_owners(&mut self, now_ms: u64) {
        let by_owner = &self.by_owner;
        self.owners.retain(|key, owner| {
            let own = by_owner.get(owner);
            own.is_some_and(|own| own.get(key, now_ms).is_some())
        });
    }

    fn make_room(&mut self, most: usize, now_ms: u64) {
        self.by_owner.retain(|_, own| own.count(now_ms) > 0);
        let mut owners: Vec<_> = self
            .by_owner
            .values()
            .map(|own| (own.count(now_ms), own))
            .collect();
        self.total = owners.iter().map(|(count, _)| count).sum();
        // Some at a time, so that a flood does not sort at each call.
        let goal = most - most.div_ceil(16);
        owners.sort_unstable_by_key(|(count, _)| std::cmp::Reverse(*count));
        for (count, own) in owners {
            if self.total <= goal {
                break;
            }
            let half = count.div_ceil(2);
            own.forget_oldest(half, now_ms);
            self.total -= half;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_pushes_out_what_is_anothers() {
        let shares = Shares::new(1_000, 50, 1_000);
        for key in 0..3 {
            assert_eq!(shares.put_new(0, (0, key), "mine", 0), None);
        }
        // One owner with very many, then very many owners with more than a few.
        for key in 0..10_000 {
            shares.put_new(1, (1, key), "theirs", 0);
        }
        for owner in 2..200 {
            for key in 0..10 {
                shares.put_new(owner, (owner, key), "theirs", 0);
            }
        }
        for key in 0..3 {
            assert_eq!(shares.get(&0, &(0, key), 999), Some("mine"));
        }
        assert!(shares.count(999) <= 1_000);
        assert_eq!(shares.get(&0, &(0, 0), 1_000), None);
    }

    #[test]
    fn an_owner_keeps_the_newest_and_no_more_than_a_share() {
        let shares = Shares::new(1_000, 5, 1_000);
        for key in 0..20 {
            shares.put_new("o", key, (), 0);
        }
        assert_eq!(shares.count(0), 5);
        assert_eq!(shares.put_new("o", 19, (), 0), Some(()));
        assert_eq!(shares.get(&"o", &14, 0), None);
    }

    #[test]
    fn a_key_is_of_one_owner_until_it_is_over() {
        let shares = Shares::new(1_000, 2, 10);
        assert_eq!(shares.put_new("first", 0, "mine", 0), None);
        assert_eq!(shares.put_new("second", 0, "theirs", 999), Some("mine"));
        assert_eq!(shares.put_new("second", 0, "theirs", 1_000), None);
        for key in 1..1_000 {
            shares.put_new("flood", key, "theirs", 1_000);
        }
        assert_eq!(shares.put_new("first", 0, "mine", 1_001), Some("theirs"));
        assert!(shares.kept.lock().owners.len() <= 20);
    }

    #[test]
    fn what_is_over_makes_room_first() {
        let shares = Shares::new(1_000, 10, 100);
        for owner in 0..10 {
            for key in 0..10 {
                shares.put_new(owner, (owner, key), (), 0);
            }
        }
        shares.put_new(99, (99, 0), (), 1_000);
        assert_eq!(shares.count(1_000), 1);
        assert_eq!(shares.kept.lock().by_owner.len(), 1);
    }
}
