//! Deterministic random numbers. Each store has its own stream, so that store 17 is the same store
//! whether two thousand or a million are seeded.
//!
//! Invariant: whole-number and plain floating-point arithmetic only, no `sin`, `exp` or the like,
//! whose last digits differ between machines.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

pub struct Dice(ChaCha8Rng);

impl Dice {
    /// `stream` is the number of the store, voucher or the like that is generated.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        Self(rng)
    }

    /// 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        // 53 bits, all that a double holds.
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// 0 to below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.unit() * end as f64) as usize).min(end.saturating_sub(1))
    }

    /// Both ends included.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        first + self.below((last - first + 1) as usize) as i64
    }

    /// True in `percent` of a hundred.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of a table that is never empty.
    pub fn pick<'a, T>(&mut self, table: &'a [T]) -> &'a T {
        &table[self.below(table.len())]
    }

    /// The index of one of `weights`, by their share.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total: u32 = weights.clone().sum();
        let mut left = self.below(total as usize) as u32;
        for (index, weight) in weights.enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        0
    }

    /// -1.5 to 1.5, roughly normally distributed, without transcendental functions.
    pub fn bell(&mut self) -> f64 {
        self.unit() + self.unit() + self.unit() - 1.5
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_repeat_and_differ() {
        let throw = |seed, stream| {
            let mut dice = Dice::new(seed, stream);
            [dice.below(1_000_000), dice.below(1_000_000)]
        };
        assert_eq!(throw(1, 5), throw(1, 5));
        assert_ne!(throw(1, 5), throw(1, 6));
        assert_ne!(throw(1, 5), throw(2, 5));
    }

    #[test]
    fn throws_stay_in_their_range() {
        let mut dice = Dice::new(9, 0);
        for _ in 0..10_000 {
            assert!((3..=7).contains(&dice.between(3, 7)));
            assert!(dice.bell().abs() <= 1.5);
            assert!(dice.weighted([0, 3, 0, 1].into_iter()) % 2 == 1);
        }
    }
}
