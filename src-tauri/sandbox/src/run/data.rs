//! Opens and seeds the database at the start.

use std::{
    io::{self},
    time::Instant,
};

use crate::cli::Options;
use crate::origin::Origin;
use crate::run::start_error::StartError;
use crate::seed;
use crate::seed::SeedOptions;
use crate::store::{Database, Place, StoreError};

/// Above this the copy would add seconds to each start.
pub const MAX_COPIED_STORES: u32 = 20_000;

pub fn open_database(options: &Options) -> Result<(Database, u64), StartError> {
    let place = match &options.db {
        Place::Memory => "in memory".to_owned(),
        Place::File(path) => path.display().to_string(),
    };
    if let Place::File(path) = &options.db
        && let Some(folder) = path.parent()
    {
        std::fs::create_dir_all(folder).map_err(StartError::Folder)?;
    }
    let failed = |cause| StartError::Database {
        place: place.clone(),
        cause,
    };
    let database = Database::open(&options.db).map_err(failed)?;
    fill(&database, options, &place).map_err(failed)?;
    let store_count = database.store_count().map_err(failed)?;
    Ok((database, store_count))
}

/// A temporary database is copied at once, which takes milliseconds. A file, which may hold users'
/// data, or a very large database is seeded again at its first reset.
pub fn origin(options: &Options, database: &Database) -> Result<Origin, StoreError> {
    if database.is_temporary() && options.stores <= MAX_COPIED_STORES {
        return Origin::of(database);
    }
    Ok(Origin::seeded(wanted(options)))
}

pub fn wanted(options: &Options) -> SeedOptions {
    SeedOptions {
        stores: options.stores,
        seed: options.seed,
    }
}

pub fn fill(database: &Database, options: &Options, place: &str) -> Result<(), StoreError> {
    let wanted = wanted(options);
    if seed::is_current(database, wanted)? {
        say(&format!(
            "The data of {} stores is there already ({place}).",
            options.stores
        ));
        return Ok(());
    }
    if database.store_count()? > 0 {
        say("The kept data is of another seed, size or version; making it anew.");
    }
    say(&format!(
        "Making the data of {} stores ({place}) …",
        options.stores
    ));
    let started = Instant::now();
    seed::seed(database, wanted, |progress| {
        if let Some(index) = progress.index {
            let seconds = index.as_secs_f32();
            say(&format!("  The index of the search took {seconds:.1} s."));
        } else if progress.stores_done < progress.stores {
            say(&format!(
                "  {} of {} stores",
                progress.stores_done, progress.stores
            ));
        }
    })?;
    say(&format!(
        "The data is ready after {:.1} s.",
        started.elapsed().as_secs_f32()
    ));
    Ok(())
}

pub async fn finish(database: Database) -> Result<(), StartError> {
    let done = tokio::task::spawn_blocking(move || database.checkpoint()).await;
    let place = "at the stop".to_owned();
    done.map_err(io::Error::other)?
        .map_err(|cause| StartError::Database { place, cause })
}

pub fn say(text: &str) {
    eprintln!("{text}");
}
