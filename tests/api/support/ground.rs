//! The data that a sandbox of a test begins with. Seeding takes longer than most tests, so each number
//! of stores is seeded once and then copied.

use std::{collections::BTreeMap, sync::Arc};

use jajan_sandbox::{
    origin::Origin,
    seed::{self, SeedOptions},
    store::{Database, Place},
};
use parking_lot::Mutex;

/// A database, and what a reset goes back to.
#[derive(Clone)]
pub struct Ground {
    pub database: Database,
    pub origin: Arc<Origin>,
}

/// By the number of stores. Its files stay until the next start of a sandbox clears them.
static SEEDED: Mutex<BTreeMap<u32, Ground>> = Mutex::new(BTreeMap::new());

impl Ground {
    /// A reset goes back to what the database has now.
    pub fn of(database: Database) -> Self {
        let origin = Arc::new(Origin::of(&database).unwrap());
        Self { database, origin }
    }

    /// A copy of its own.
    pub fn with_stores(stores: u32) -> Self {
        let mut seeded = SEEDED.lock();
        let made = seeded.entry(stores).or_insert_with(|| Self::seed(stores));
        let Self { database, origin } = made.clone();
        drop(seeded);
        let database = origin.anew(&database).unwrap();
        Self { database, origin }
    }

    fn seed(stores: u32) -> Self {
        let database = Database::open(&Place::Memory).unwrap();
        let options = SeedOptions {
            stores,
            ..SeedOptions::default()
        };
        seed::seed(&database, options, |_| ()).unwrap();
        Self::of(database)
    }
}
