//! The state that all requests share.

use std::{
    convert::Infallible,
    net::SocketAddr,
    ops::Deref,
    sync::{Arc, OnceLock, Weak},
};

use axum::{extract::FromRequestParts, http::request::Parts};
use jajan_contract::signature::AppSecret;
use parking_lot::RwLock;

use crate::clock::Clock;
use crate::memory::accounts::Accounts;
use crate::memory::bodies::Bodies;
use crate::memory::calls::SeenCalls;
use crate::memory::faults::Faults;
use crate::memory::journal::Journal;
use crate::memory::played::Played;
use crate::memory::rate_limit::RateLimit;
use crate::memory::rush::Rush;
use crate::mode::Mode;
use crate::origin::Origin;
use crate::own_names::OwnNames;
use crate::pictures::Drawings;
use crate::pictures::slots::Slots;
use crate::store::content::{ContentLists, content_lists};
use crate::store::discovery::found_lists::{FoundLists, found_lists};
use crate::store::discovery::malls::{OpenMallLists, open_mall_lists};
use crate::store::discovery::open_lists::{OpenLists, open_lists};
use crate::store::{Database, StoreError};

/// Encoded pictures kept in memory.
const PICTURE_CACHE_BYTES: usize = 64 << 20;
/// So that a burst neither starves the API nor fills the memory (one of 2160 x 2160 takes 60 MB).
const PICTURES_AT_ONCE: usize = 2;
/// Videos kept in memory: some 250.
const FILM_CACHE_BYTES: usize = 64 << 20;
/// Videos made at once, each a second of one processor, beside all pictures.
const FILMS_AT_ONCE: usize = 1;
/// Sliders drawn at once, beside all pictures: nobody's pictures stop a login.
const SLIDERS_AT_ONCE: usize = 1;
/// Photos decoded at once; one of many megapixels takes hundreds of megabytes.
const PHOTOS_AT_ONCE: usize = 1;

/// Cheap to clone; all clones are one sandbox, from one reset to the next.
#[derive(Clone)]
pub struct App(Arc<State>);

/// Invariant: whatever is kept between two requests is a field that [`App::of`] resets to its
/// default; what a reset keeps is in [`Setup`] and [`Kept`], and no memory of a caller.
pub struct State {
    setup: Setup,
    pub kept: Kept,
    pub faults: Faults,
    pub journal: Journal,
    pub accounts: Accounts,
    pub calls: SeenCalls,
    pub open_lists: Arc<OpenLists>,
    pub open_mall_lists: Arc<OpenMallLists>,
    pub found_lists: Arc<FoundLists>,
    pub content_lists: Arc<ContentLists>,
    pub rate_limit: RateLimit,
    pub rush: Rush,
    pub played: Played,
}

/// What is decided when the program starts. A reset changes the clock and the database.
#[derive(Clone)]
pub struct Setup {
    pub mode: Mode,
    pub clock: Clock,
    pub secret: AppSecret,
    pub database: Database,
    /// What a reset goes back to.
    pub origin: Arc<Origin>,
    /// For the health check; the seed does not change while the program runs.
    pub store_count: u64,
    /// Calls per second of one device.
    pub calls_per_second: u32,
    /// Where `/sandbox/` and the console are answered.
    pub own_names: OwnNames,
    /// For the console; absent: no web app is served.
    pub is_web_built: Option<bool>,
    /// For the console: `192.168.1.7:8787`, where phones of the same network find the app; absent: it
    /// listens on this machine alone.
    pub lan: Option<SocketAddr>,
}

/// What outlives a reset.
#[derive(Clone)]
pub struct Kept {
    pub pictures: Arc<Drawings>,
    pub films: Arc<Drawings>,
    pub slider_slots: Slots,
    pub photo_slots: Slots,
    pub bodies: Bodies,
    /// Where requests find this sandbox; empty until it is served.
    current: OnceLock<Weak<RwLock<App>>>,
}

impl App {
    pub fn new(setup: Setup) -> Self {
        let kept = Kept {
            pictures: Arc::new(Drawings::new(PICTURE_CACHE_BYTES, PICTURES_AT_ONCE)),
            films: Arc::new(Drawings::new(FILM_CACHE_BYTES, FILMS_AT_ONCE)),
            slider_slots: Slots::new(SLIDERS_AT_ONCE),
            photo_slots: Slots::new(PHOTOS_AT_ONCE),
            bodies: Bodies::default(),
            current: OnceLock::new(),
        };
        Self::of(setup, kept)
    }

    fn of(setup: Setup, kept: Kept) -> Self {
        Self(Arc::new(State {
            faults: Faults::default(),
            journal: Journal::default(),
            accounts: Accounts::default(),
            calls: SeenCalls::default(),
            open_lists: Arc::new(open_lists()),
            open_mall_lists: Arc::new(open_mall_lists()),
            found_lists: Arc::new(found_lists()),
            content_lists: Arc::new(content_lists()),
            rate_limit: RateLimit::per_second(setup.calls_per_second),
            rush: Rush::default(),
            played: Played::default(),
            setup,
            kept,
        }))
    }

    /// The one that requests find now.
    pub fn latest(&self) -> Self {
        let current = self.kept.current.get().and_then(Weak::upgrade);
        current.map_or_else(|| self.clone(), |current| current.read().clone())
    }

    /// Replaces this sandbox by a new one with the data and the time of the start and empty memory.
    /// Running requests end in the old one; the replies that it holds are released.
    pub async fn reset(&self) -> Result<Self, StoreError> {
        let (origin, database) = (Arc::clone(&self.origin), self.database.clone());
        let clock = self.clock.anew();
        let now_ms = clock.now_ms();
        let anew = tokio::task::spawn_blocking(move || {
            let database = origin.anew(&database)?;
            database.opened(now_ms)?;
            Ok::<_, StoreError>(database)
        });
        let anew = anew.await;
        let database = anew.map_err(|error| StoreError::Stopped(error.to_string()))??;
        let setup = Setup {
            clock,
            database,
            ..self.setup.clone()
        };
        let app = Self::of(setup, self.kept.clone());
        if let Some(current) = self.kept.current.get().and_then(Weak::upgrade) {
            *current.write() = app.clone();
        }
        self.faults.release(None);
        Ok(app)
    }
}

impl Deref for State {
    type Target = Setup;

    fn deref(&self) -> &Setup {
        &self.setup
    }
}

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

/// The sandbox that requests find: the one since the last reset.
#[derive(Clone)]
pub struct Current(Arc<RwLock<App>>);

impl Current {
    pub fn new(app: App) -> Self {
        let current = Self(Arc::new(RwLock::new(app.clone())));
        // Only the first router of a sandbox follows resets; there is never a second.
        let _ = app.kept.current.set(Arc::downgrade(&current.0));
        current
    }
}

/// A request keeps the same sandbox to its end, also when a reset comes in between.
impl FromRequestParts<Current> for App {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        Current(current): &Current,
    ) -> Result<Self, Infallible> {
        if let Some(app) = parts.extensions.get::<Self>() {
            return Ok(app.clone());
        }
        let app = current.read().clone();
        parts.extensions.insert(app.clone());
        Ok(app)
    }
}
