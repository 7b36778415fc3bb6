//! Pictures, out of the cache or drawn when it is their turn.
//!
//! Invariants: what is cached needs neither a turn nor a thread; a picture is drawn once for all that
//! request it meanwhile, and not at all when none of them waits any more; at most so many as their
//! owner says are drawn at once; addresses take turns by the pixels that they ask for (`turns.rs`), one may fill half of the
//! places that the others leave, and when all are taken the one that would be drawn last leaves for
//! another address that asks for less. Failures are not cached.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bytes::Bytes;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::pictures::PictureError;
use crate::pictures::cache::PictureCache;
use crate::pictures::source::Key;
use crate::pictures::turns::Turns;

pub use crate::pictures::turns::Asker;

/// All that wait for their turn. A page shows some forty pictures.
const WAITING: usize = 256;
/// What a picture costs beside its pixels: the smallest ones are not free.
const BASE_COST: u64 = 50_000;
/// The own size of most pictures.
const USUAL: (u32, u32) = (1080, 810);

/// Why there is no picture now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotDrawn {
    /// This asker has all the places that it can have.
    TooMany,
    /// Others have them all.
    Busy,
    Failed(PictureError),
}

/// For tests, and for the console.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    pub asked: usize,
    pub drawn: usize,
    pub running: usize,
    pub waiting: usize,
}

type Made = Option<Result<Bytes, NotDrawn>>;
type Make = Box<dyn FnOnce() -> Result<Vec<u8>, PictureError> + Send>;

struct Job {
    key: Key,
    make: Make,
    made: Arc<watch::Sender<Made>>,
}

pub struct Drawings(Mutex<State>);

struct State {
    most_running: usize,
    cache: PictureCache,
    /// Of jobs that wait or run.
    jobs: HashMap<Key, Arc<watch::Sender<Made>>>,
    waiting: Turns<Job>,
    counts: Counts,
}

impl Drawings {
    /// At most `most_running` are drawn at once.
    pub fn new(cached_bytes: usize, most_running: usize) -> Self {
        Self(Mutex::new(State {
            most_running,
            cache: PictureCache::new(cached_bytes),
            jobs: HashMap::new(),
            waiting: Turns::default(),
            counts: Counts::default(),
        }))
    }

    pub fn counts(&self) -> Counts {
        let state = self.0.lock();
        Counts {
            waiting: state.waiting.len(),
            ..state.counts
        }
    }

    /// The WebP bytes of `key`, which `make` draws on a blocking thread.
    pub async fn get(
        self: &Arc<Self>,
        key: Key,
        asker: Asker,
        make: impl FnOnce() -> Result<Vec<u8>, PictureError> + Send + 'static,
    ) -> Result<Bytes, NotDrawn> {
        let mut made = match self.cached_or_asked(key, asker, Box::new(make))? {
            Ok(bytes) => return Ok(bytes),
            Err(made) => made,
        };
        let stopped = || NotDrawn::Failed(PictureError::Drawing("it was stopped".to_owned()));
        let made = made
            .wait_for(Option::is_some)
            .await
            .map_err(|_| stopped())?;
        made.clone().ok_or_else(stopped)?
    }

    fn cached_or_asked(
        self: &Arc<Self>,
        key: Key,
        asker: Asker,
        make: Make,
    ) -> Result<Result<Bytes, watch::Receiver<Made>>, NotDrawn> {
        let mut state = self.0.lock();
        state.counts.asked += 1;
        if let Some(bytes) = state.cache.get(&key) {
            return Ok(Ok(bytes));
        }
        if let Some(made) = state.jobs.get(&key) {
            let made = made.subscribe();
            state.hurry(&key, asker);
            return Ok(Err(made));
        }
        let must_wait = state.counts.running >= state.most_running;
        let cost = cost(&key);
        if must_wait {
            state.make_room(&asker, cost)?;
        }
        let (sender, receiver) = watch::channel(None);
        let made = Arc::new(sender);
        state.jobs.insert(key.clone(), Arc::clone(&made));
        let job = Job { key, make, made };
        if must_wait {
            state.waiting.push(asker, cost, job);
        } else {
            state.waiting.serve(asker, cost);
            state.counts.running += 1;
            let drawings = Arc::clone(self);
            tokio::task::spawn_blocking(move || drawings.work(job));
        }
        Ok(Err(receiver))
    }

    /// Draws until nothing waits: one thread for many, because each thread that ever drew keeps memory.
    fn work(&self, first: Job) {
        let mut next = Some(first);
        while let Some(Job { key, make, made }) = next {
            let drawn = catch_unwind(AssertUnwindSafe(make));
            let drawn = drawn.unwrap_or_else(|_| Err(PictureError::Drawing("a panic".to_owned())));
            let drawn = drawn.map(Bytes::from);
            next = self.0.lock().finish(key, drawn.as_ref().ok());
            made.send_replace(Some(drawn.map_err(NotDrawn::Failed)));
        }
    }
}

fn cost((_, size): &Key) -> u64 {
    let (width, height) = size.of(USUAL.0, USUAL.1);
    BASE_COST + u64::from(width) * u64::from(height)
}

impl State {
    fn make_room(&mut self, asker: &Asker, cost: u64) -> Result<(), NotDrawn> {
        if self.waiting.len_of(asker) >= WAITING - self.waiting.len() {
            self.forget_left();
        }
        let free = WAITING - self.waiting.len();
        if free == 0 {
            let last = self.waiting.evict_for(asker, cost);
            let last = last.ok_or(NotDrawn::Busy)?;
            self.jobs.remove(&last.key);
            last.made.send_replace(Some(Err(NotDrawn::Busy)));
            return Ok(());
        }
        match self.waiting.len_of(asker) >= free {
            true => Err(NotDrawn::TooMany),
            false => Ok(()),
        }
    }

    /// Frees the places of pictures that nobody waits for any more.
    fn forget_left(&mut self) {
        let jobs = &mut self.jobs;
        self.waiting.retain(|job| {
            let is_awaited = job.made.receiver_count() > 0;
            if !is_awaited {
                jobs.remove(&job.key);
            }
            is_awaited
        });
    }

    /// Moves a job to this asker where it is its turn sooner: nobody can put a picture that others
    /// want at the end of a long queue.
    fn hurry(&mut self, key: &Key, asker: Asker) {
        let found = self.waiting.find(|job| job.key == *key);
        let Some((owner, at)) = found else { return };
        if owner == asker || at <= self.waiting.len_of(&asker) {
            return;
        }
        if let Some((cost, job)) = self.waiting.take(&owner, at) {
            self.waiting.push(asker, cost, job);
        }
    }

    /// Keeps what was drawn, and gives the next job, if there is one.
    fn finish(&mut self, key: Key, drawn: Option<&Bytes>) -> Option<Job> {
        self.counts.drawn += 1;
        self.jobs.remove(&key);
        if let Some(bytes) = drawn {
            self.cache.keep(key, bytes.clone());
        }
        let next = self.next();
        if next.is_none() {
            self.counts.running -= 1;
            if self.counts.running == 0 {
                self.waiting.rest();
            }
        }
        next
    }

    fn next(&mut self) -> Option<Job> {
        while let Some(job) = self.waiting.pop() {
            if job.made.receiver_count() > 0 {
                return Some(job);
            }
            self.jobs.remove(&job.key);
        }
        None
    }
}

#[cfg(test)]
mod tests;
