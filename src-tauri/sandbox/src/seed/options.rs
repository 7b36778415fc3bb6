use std::time::Duration;

/// Key in `meta`: the fingerprint of options and sources; written last.
pub const FINGERPRINT: &str = "seed";
/// Key in `meta`: the seed number, for data that is generated lazily.
pub const NUMBER: &str = "seed_number";

/// How many stores, and which of all the possible ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeedOptions {
    /// 1 to 5,000,000.
    pub stores: u32,
    pub seed: u64,
}

impl Default for SeedOptions {
    fn default() -> Self {
        Self {
            stores: 2_000,
            seed: 62,
        }
    }
}

/// How far seeding has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeedProgress {
    pub stores_done: u32,
    pub stores: u32,
    /// What the index of the search took; absent before it is made.
    pub index: Option<Duration>,
}
