//! What every request may use.

use std::{ops::Deref, sync::Arc};

use tokio::sync::Semaphore;

use crate::{
    accounts::Accounts,
    cli::Mode,
    clock::Clock,
    edge::{once::Once, rate_limit::RateLimit, replay::Replays, signature::AppSecret},
    faults::Faults,
    pictures::PictureCache,
    store::Database,
    web::{WebApp, app_links::AppLinks},
};

/// Encoded pictures kept in memory.
const PICTURE_CACHE_BYTES: usize = 64 << 20;
/// Pictures asked for at once; more wait without holding a thread.
const PICTURES_AT_ONCE: usize = 32;
/// Photos decoded at once; one of many megapixels takes hundreds of megabytes.
const PHOTOS_AT_ONCE: usize = 1;

/// Cheap to clone; all clones are one sandbox.
#[derive(Clone)]
pub struct App(Arc<State>);

pub struct State {
    pub mode: Mode,
    pub clock: Clock,
    pub faults: Faults,
    pub secret: AppSecret,
    pub database: Database,
    pub accounts: Accounts,
    /// For the health check; the seed does not change while the program runs.
    pub store_count: u64,
    pub pictures: PictureCache,
    pub picture_slots: Semaphore,
    pub photo_slots: Semaphore,
    pub replays: Replays,
    pub once: Once,
    pub rate_limit: RateLimit,
    /// Absent: only the API is served.
    pub web: Option<WebApp>,
    pub app_links: AppLinks,
}

/// What is decided when the program starts.
pub struct Setup {
    pub mode: Mode,
    pub clock: Clock,
    pub secret: AppSecret,
    pub database: Database,
    pub store_count: u64,
    /// Calls per second of one device.
    pub rate_limit: u32,
    pub web: Option<WebApp>,
    pub app_links: AppLinks,
}

impl App {
    pub fn new(setup: Setup) -> Self {
        Self(Arc::new(State {
            mode: setup.mode,
            clock: setup.clock,
            faults: Faults::default(),
            secret: setup.secret,
            database: setup.database,
            accounts: Accounts::default(),
            store_count: setup.store_count,
            pictures: PictureCache::new(PICTURE_CACHE_BYTES),
            picture_slots: Semaphore::new(PICTURES_AT_ONCE),
            photo_slots: Semaphore::new(PHOTOS_AT_ONCE),
            replays: Replays::default(),
            once: Once::default(),
            rate_limit: RateLimit::per_second(setup.rate_limit),
            web: setup.web,
            app_links: setup.app_links,
        }))
    }
}

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}
