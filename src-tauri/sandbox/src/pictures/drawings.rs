//! Pictures, out of the cache or drawn when it is their turn.
//!
//! Invariants: what is cached needs neither a turn nor a thread; a picture is drawn once for all that
//! request it meanwhile, and not at all when none of them waits any more; at most `RUNNING` are drawn
//! at once, so that a burst neither starves the API nor fills the memory (one of 2160 x 2160 takes
//! 60 MB); addresses take turns, and one may fill half of the places that the others leave. Failures
//! are not cached.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bytes::Bytes;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::pictures::PictureError;
use crate::pictures::cache::PictureCache;
use crate::pictures::source::Key;

const RUNNING: usize = 2;
/// All that wait for their turn. A page shows some forty pictures.
const WAITING: usize = 256;

/// Who asks: an address, or this machine.
pub type Asker = Option<String>;

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

type Made = Option<Result<Bytes, PictureError>>;
type Make = Box<dyn FnOnce() -> Result<Vec<u8>, PictureError> + Send>;

struct Job {
    key: Key,
    make: Make,
    made: Arc<watch::Sender<Made>>,
}

pub struct Drawings(Mutex<State>);

struct State {
    cache: PictureCache,
    /// Of jobs that wait or run.
    jobs: HashMap<Key, Arc<watch::Sender<Made>>>,
    waiting: HashMap<Asker, VecDeque<Job>>,
    /// Each asker of `waiting` once; the first one is next.
    turns: VecDeque<Asker>,
    counts: Counts,
}

impl Drawings {
    pub fn new(cached_bytes: usize) -> Self {
        Self(Mutex::new(State {
            cache: PictureCache::new(cached_bytes),
            jobs: HashMap::new(),
            waiting: HashMap::new(),
            turns: VecDeque::new(),
            counts: Counts::default(),
        }))
    }

    pub fn counts(&self) -> Counts {
        self.0.lock().counts
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
        let made = made.clone().ok_or_else(stopped)?;
        made.map_err(NotDrawn::Failed)
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
        let must_wait = state.counts.running >= RUNNING;
        if must_wait {
            state.make_room(&asker)?;
        }
        let (sender, receiver) = watch::channel(None);
        let made = Arc::new(sender);
        state.jobs.insert(key.clone(), Arc::clone(&made));
        let job = Job { key, make, made };
        if must_wait {
            state.queue(asker, job);
        } else {
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
            made.send_replace(Some(drawn));
        }
    }
}

impl State {
    fn make_room(&mut self, asker: &Asker) -> Result<(), NotDrawn> {
        let own = |state: &Self| state.waiting.get(asker).map_or(0, VecDeque::len);
        if own(self) >= WAITING - self.counts.waiting {
            self.forget_left();
        }
        match WAITING - self.counts.waiting {
            0 => Err(NotDrawn::Busy),
            free if own(self) >= free => Err(NotDrawn::TooMany),
            _ => Ok(()),
        }
    }

    /// Frees the places of pictures that nobody waits for any more.
    fn forget_left(&mut self) {
        let jobs = &mut self.jobs;
        for queue in self.waiting.values_mut() {
            queue.retain(|job| {
                let is_awaited = job.made.receiver_count() > 0;
                if !is_awaited {
                    jobs.remove(&job.key);
                }
                is_awaited
            });
        }
        self.waiting.retain(|_, queue| !queue.is_empty());
        let waiting = &self.waiting;
        self.turns.retain(|asker| waiting.contains_key(asker));
        self.counts.waiting = waiting.values().map(VecDeque::len).sum();
    }

    fn queue(&mut self, asker: Asker, job: Job) {
        self.counts.waiting += 1;
        let queue = self.waiting.entry(asker.clone()).or_default();
        if queue.is_empty() {
            self.turns.push_back(asker);
        }
        queue.push_back(job);
    }

    /// Moves a job to this asker where it is its turn sooner: nobody can put a picture that others
    /// want at the end of a long queue.
    fn hurry(&mut self, key: &Key, asker: Asker) {
        let own = self.waiting.get(&asker).map_or(0, VecDeque::len);
        let found = self.waiting.iter().find_map(|(owner, queue)| {
            let at = queue.iter().position(|job| job.key == *key)?;
            (*owner != asker && at > own).then(|| (owner.clone(), at))
        });
        let Some((owner, at)) = found else { return };
        let job = self
            .waiting
            .get_mut(&owner)
            .and_then(|jobs| jobs.remove(at));
        if let Some(job) = job {
            self.counts.waiting -= 1;
            self.queue(asker, job);
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
        }
        next
    }

    fn next(&mut self) -> Option<Job> {
        while let Some(asker) = self.turns.pop_front() {
            let queue = self.waiting.get_mut(&asker)?;
            let job = queue.pop_front();
            if queue.is_empty() {
                self.waiting.remove(&asker);
            } else {
                self.turns.push_back(asker);
            }
            let job = job?;
            self.counts.waiting -= 1;
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
