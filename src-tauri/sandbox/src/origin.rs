//! What a reset goes back to: the data as it was seeded, in a file of its own.

use parking_lot::Mutex;

use crate::seed;
use crate::seed::SeedOptions;
use crate::store::{Database, Place, Snapshot, StoreError};

/// The seeded data of one start of the program: at most one copy on disk.
pub struct Origin {
    /// Absent: the data that the database had when this was made is all there is.
    seed: Option<SeedOptions>,
    /// Made when it is first needed, or at once where the data is fresh.
    snapshot: Mutex<Option<Snapshot>>,
}

impl Origin {
    /// As the database is now. Blocks.
    pub fn of(database: &Database) -> Result<Self, StoreError> {
        Ok(Self {
            seed: None,
            snapshot: Mutex::new(Some(database.snapshot()?)),
        })
    }

    /// What these options seed; made at the first reset, which then takes seconds.
    pub fn seeded(options: SeedOptions) -> Self {
        Self {
            seed: Some(options),
            snapshot: Mutex::default(),
        }
    }

    /// The database of the sandbox after a reset: a new one where the old one is temporary, so that
    /// requests which still run cannot reach it; else the same file with the seeded data. Blocks.
    pub fn anew(&self, old: &Database) -> Result<Database, StoreError> {
        let mut kept = self.snapshot.lock();
        let snapshot = match kept.take() {
            Some(snapshot) => snapshot,
            None => self.make()?,
        };
        let snapshot = kept.insert(snapshot);
        if old.is_temporary() {
            return Database::copy_of(snapshot);
        }
        old.restore(snapshot)?;
        Ok(old.clone())
    }

    fn make(&self) -> Result<Snapshot, StoreError> {
        let database = Database::open(&Place::Memory)?;
        if let Some(options) = self.seed {
            seed::seed(&database, options, |_| ())?;
        }
        database.snapshot()
    }
}
