//! LRU cache of encoded pictures, bounded in bytes.
//!
//! Invariants: a picture is drawn by one thread, and others that request it wait; at most `PARALLEL`
//! are drawn at once, so that a burst of pictures does not starve the API; the sum of the cached
//! bytes never exceeds the bound. Failures are not cached.

use std::collections::{BTreeMap, HashMap, HashSet};

use bytes::Bytes;
use parking_lot::{Condvar, Mutex};

use crate::pictures::{Picture, PictureError, SharePicture, Size};

const PARALLEL: usize = 2;

/// What is shown: a drawing, what a user sent under this name, or a link's picture with these facts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Source {
    Drawn(Picture),
    Sent(String),
    Shared(SharePicture),
}

type Key = (Source, Size);

pub struct PictureCache {
    max_bytes: usize,
    state: Mutex<State>,
    finished: Condvar,
}

#[derive(Default)]
struct State {
    kept: HashMap<Key, (Bytes, u64)>,
    by_age: BTreeMap<u64, Key>,
    kept_bytes: usize,
    asks: u64,
    drawing: HashSet<Key>,
}

impl PictureCache {
    /// `max_bytes` bounds the encoded pictures; a picture larger than all of it is not kept.
    pub fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            state: Mutex::default(),
            finished: Condvar::new(),
        }
    }

    /// The WebP bytes, drawn now if need be. Blocks; call from a blocking thread.
    pub fn get(&self, picture: &Picture, size: Size) -> Result<Bytes, PictureError> {
        self.get_or_make((Source::Drawn(*picture), size), || picture.render(size))
    }

    /// As [`Self::get`], for what `make` gives.
    pub fn get_or_make(
        &self,
        key: (Source, Size),
        make: impl FnOnce() -> Result<Vec<u8>, PictureError>,
    ) -> Result<Bytes, PictureError> {
        let mut state = self.state.lock();
        loop {
            if let Some(bytes) = state.touch(&key) {
                return Ok(bytes);
            }
            if state.drawing.len() < PARALLEL && !state.drawing.contains(&key) {
                break;
            }
            self.finished.wait(&mut state);
        }
        state.drawing.insert(key.clone());
        drop(state);

        // A drop guard: wakes the waiting threads also when drawing panics.
        let place = Place { cache: self, key };
        let bytes = Bytes::from(make()?);
        self.state
            .lock()
            .keep(place.key.clone(), bytes.clone(), self.max_bytes);
        Ok(bytes)
    }
}

struct Place<'a> {
    cache: &'a PictureCache,
    key: Key,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.cache.state.lock().drawing.remove(&self.key);
        self.cache.finished.notify_all();
    }
}

impl State {
    fn touch(&mut self, key: &Key) -> Option<Bytes> {
        let (bytes, age) = self.kept.get_mut(key)?;
        self.by_age.remove(age);
        self.asks += 1;
        *age = self.asks;
        self.by_age.insert(self.asks, key.clone());
        Some(bytes.clone())
    }

    fn keep(&mut self, key: Key, bytes: Bytes, max_bytes: usize) {
        if bytes.len() > max_bytes {
            return;
        }
        while self.kept_bytes + bytes.len() > max_bytes {
            let Some((_, oldest)) = self.by_age.pop_first() else {
                break;
            };
            if let Some((dropped, _)) = self.kept.remove(&oldest) {
                self.kept_bytes -= dropped.len();
            }
        }
        self.asks += 1;
        self.kept_bytes += bytes.len();
        self.by_age.insert(self.asks, key.clone());
        self.kept.insert(key, (bytes, self.asks));
    }
}

#[cfg(test)]
mod tests;
