//! The bytes of a request, within bounds of size, time, pace and memory.
//!
//! Decisions "Heads before bodies". What is refused is still read to its end, without keeping a byte, so
//! that the refusal reaches a client that sends before it listens; a client that waits for a `100` is
//! answered at once.

use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, header},
};
use http_body_util::BodyExt;
use tokio::time::{Instant, timeout_at};

use crate::edge::form;
use crate::error::{Error, Refusal};
use crate::memory::bodies::{Bodies, Full, Place, Sender};

/// A refused body is read up to here.
const DRAIN_BYTES: usize = 32 << 20;
/// In each such time so many bytes have to arrive: a fifth of what 2G brings.
const PACE: (Duration, usize) = (Duration::from_secs(15), 8 << 10);
/// By how much the memory of a body grows at most: doubling would take twice what was counted.
const STEP_BYTES: usize = 1 << 20;
/// What a client is told to wait when bodies in flight fill their place.
const FULL_WAIT_S: u64 = 5;

/// How much of a body is taken, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    max_bytes: usize,
    timeout: Duration,
}

/// Far more than any call needs.
pub const JSON: Limits = Limits {
    max_bytes: 1 << 20,
    timeout: Duration::from_secs(20),
};

/// The file, and room for the fields beside it. The app gives 20 MB over five minutes.
pub const FORM: Limits = Limits {
    max_bytes: form::MAX_FILE_BYTES + (64 << 10),
    timeout: Duration::from_secs(330),
};

/// A notice of the provider, which is a name.
pub const NOTICE: Limits = Limits {
    max_bytes: 8 << 10,
    timeout: Duration::from_secs(10),
};

/// A body that has arrived; the place is held as long as what was made of it.
pub struct Taken {
    pub bytes: Bytes,
    pub place: Place,
}

/// All of a body within its limits. A refused one is drained.
pub async fn read(
    bodies: &Bodies,
    limits: Limits,
    headers: &HeaderMap,
    sender: Sender,
    mut body: Body,
) -> Result<Taken, Error> {
    let claimed = claimed_bytes(headers);
    let begun = match claimed > limits.max_bytes {
        true => Err(too_large(limits)),
        false => bodies.begin(sender, claimed).map_err(full),
    };
    let mut place = match begun {
        Ok(place) => place,
        Err(error) => {
            drain(bodies, limits, headers, body).await;
            return Err(error);
        }
    };
    let mut kept = Vec::new();
    let ended = pass(&mut body, limits.timeout, |data| {
        if kept.len() + data.len() > limits.max_bytes {
            return Err(too_large(limits));
        }
        place.grow(data.len()).map_err(full)?;
        keep(&mut kept, &data);
        Ok(())
    });
    match ended.await {
        Ok(()) => Ok(Taken {
            bytes: kept.into(),
            place,
        }),
        Err(error) => {
            // What was kept goes first: reading on takes as long as the client likes to send.
            drop((kept, place));
            if error.refusal != Refusal::BodyMalformed {
                read_on(bodies, limits, body).await;
            }
            Err(error)
        }
    }
}

/// Adds a piece. Reserved is at most what was kept so far, and never more than [`STEP_BYTES`] too much.
fn keep(kept: &mut Vec<u8>, data: &[u8]) {
    if kept.capacity() - kept.len() < data.len() {
        let step = kept.len().min(STEP_BYTES);
        kept.reserve_exact(data.len().max(step));
    }
    kept.extend_from_slice(data);
}

/// Reads on after a refusal by the head.
pub async fn drain(bodies: &Bodies, limits: Limits, headers: &HeaderMap, body: Body) {
    if !headers.contains_key(header::EXPECT) {
        read_on(bodies, limits, body).await;
    }
}

async fn read_on(bodies: &Bodies, limits: Limits, mut body: Body) {
    let Some(_one) = bodies.drain() else { return };
    let mut left = DRAIN_BYTES;
    let ended = pass(&mut body, limits.timeout, |data| {
        left = left.checked_sub(data.len()).ok_or(too_large(limits))?;
        Ok(())
    });
    // However it ended, the refusal is said now.
    let _: Result<(), Error> = ended.await;
}

/// Hands over each piece, in the time and at the pace that a body has.
async fn pass(
    body: &mut Body,
    timeout: Duration,
    mut take: impl FnMut(Bytes) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut pace = Pace::begin(timeout, Instant::now());
    loop {
        let Ok(frame) = timeout_at(pace.next, body.frame()).await else {
            if pace.is_lost() {
                let detail = "it did not arrive in time";
                return Err(Error::new(Refusal::BodyMalformed, detail));
            }
            continue;
        };
        let Some(frame) = frame else { return Ok(()) };
        let frame = frame.map_err(|_| Error::new(Refusal::BodyMalformed, "it broke off"))?;
        if let Ok(data) = frame.into_data() {
            pace.arrived += data.len();
            take(data)?;
        }
    }
}

/// When a body has to have come how far.
struct Pace {
    ends: Instant,
    /// When it is looked at next.
    next: Instant,
    /// Since it was last looked at.
    arrived: usize,
}

impl Pace {
    fn begin(timeout: Duration, now: Instant) -> Self {
        let ends = now + timeout;
        Self {
            ends,
            next: ends.min(now + PACE.0),
            arrived: 0,
        }
    }

    /// At [`Self::next`].
    fn is_lost(&mut self) -> bool {
        let is_slow = self.arrived < PACE.1;
        let is_over = self.next >= self.ends;
        self.arrived = 0;
        self.next = self.ends.min(self.next + PACE.0);
        is_slow || is_over
    }
}

/// What the client says; nothing is reserved for it.
fn claimed_bytes(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
    length.unwrap_or_default()
}

fn too_large(limits: Limits) -> Error {
    let detail = format!("at most {} bytes", limits.max_bytes);
    Error::new(Refusal::BodyTooLarge, detail)
}

fn full(full: Full) -> Error {
    match full {
        Full::Share => Error::wait(FULL_WAIT_S * 1000),
        Full::Whole => Error {
            retry_after_s: Some(FULL_WAIT_S),
            ..Refusal::Unavailable.into()
        },
    }
}

#[cfg(test)]
mod tests;
