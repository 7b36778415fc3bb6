//! Bytes of request bodies in flight: bounded for the whole, and for whom they come from.
//!
//! Invariants: only bytes that have arrived take a place, so that a length which is only claimed holds
//! nothing; a place is given back when its body is dropped. The first [`FREE_BYTES`] of each body are
//! free: the cap of connections bounds them, and ordinary calls go on, without this lock, while uploads
//! fill all of it.

use crate::ids::row;
use std::{collections::HashMap, sync::Arc};

use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Of each body.
pub const FREE_BYTES: usize = 16 << 10;
const WHOLE_BYTES: usize = 192 << 20;
/// A body does not begin beyond it, so that those that have begun can end.
const BEGIN_BYTES: usize = WHOLE_BYTES / 4 * 3;
/// Of an account: two photos.
const ACCOUNT_BYTES: usize = 44 << 20;
/// Of an address, which a family or a café shares: a third.
const ADDRESS_BYTES: usize = 64 << 20;
/// Refused bodies that are read to their end, so that the refusal is heard. They hold no bytes.
const DRAINS: usize = 256;

/// Whom a body comes from; what is not known has no share of its own.
#[derive(Debug, Clone, Default)]
pub struct Sender {
    pub address: Option<String>,
    pub account: Option<row::User>,
}

/// Why a body is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// The sender's own share.
    Share,
    Whole,
}

#[derive(Clone)]
pub struct Bodies {
    held: Arc<Mutex<Held>>,
    drains: Arc<Semaphore>,
}

#[derive(Default)]
struct Held {
    whole: usize,
    by_address: HashMap<String, usize>,
    by_account: HashMap<row::User, usize>,
}

impl Default for Bodies {
    fn default() -> Self {
        Self {
            held: Arc::default(),
            drains: Arc::new(Semaphore::new(DRAINS)),
        }
    }
}

impl Bodies {
    /// Bytes in flight now.
    pub fn held(&self) -> usize {
        self.held.lock().whole
    }

    /// A place for one body, still empty.
    pub fn begin(&self, sender: Sender, claimed_bytes: usize) -> Result<Place, Full> {
        let place = Place {
            held: Arc::clone(&self.held),
            sender,
            arrived: 0,
            counted: 0,
        };
        let claimed = claimed_bytes.saturating_sub(FREE_BYTES);
        if claimed > 0 {
            place.fits(&self.held.lock(), claimed, BEGIN_BYTES)?;
        }
        Ok(place)
    }

    /// Absent: too many are drained now.
    pub fn drain(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.drains).try_acquire_owned().ok()
    }
}

/// What one body holds, until it is dropped.
pub struct Place {
    held: Arc<Mutex<Held>>,
    sender: Sender,
    arrived: usize,
    counted: usize,
}

impl Place {
    /// So many more bytes have arrived.
    pub fn grow(&mut self, bytes: usize) -> Result<(), Full> {
        self.arrived += bytes;
        let more = self.arrived.saturating_sub(FREE_BYTES) - self.counted;
        if more == 0 {
            return Ok(());
        }
        let held = Arc::clone(&self.held);
        let mut held = held.lock();
        self.fits(&held, more, WHOLE_BYTES)?;
        held.whole += more;
        if let Some(address) = &self.sender.address {
            *held.by_address.entry(address.clone()).or_default() += more;
        }
        if let Some(account) = self.sender.account {
            *held.by_account.entry(account).or_default() += more;
        }
        self.counted += more;
        Ok(())
    }

    fn fits(&self, held: &Held, more: usize, whole: usize) -> Result<(), Full> {
        let Sender { address, account } = &self.sender;
        let of_address = address.as_ref().and_then(|key| held.by_address.get(key));
        let of_account = account.as_ref().and_then(|key| held.by_account.get(key));
        let is_over = |held: Option<&usize>, most| held.copied().unwrap_or_default() + more > most;
        if is_over(of_address, ADDRESS_BYTES) || is_over(of_account, ACCOUNT_BYTES) {
            return Err(Full::Share);
        }
        if held.whole + more > whole {
            return Err(Full::Whole);
        }
        Ok(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.counted == 0 {
            return;
        }
        let mut held = self.held.lock();
        held.whole -= self.counted;
        if let Some(address) = &self.sender.address {
            give_back(&mut held.by_address, address, self.counted);
        }
        if let Some(account) = &self.sender.account {
            give_back(&mut held.by_account, account, self.counted);
        }
    }
}

fn give_back<K: std::hash::Hash + Eq>(held: &mut HashMap<K, usize>, key: &K, bytes: usize) {
    if let Some(left) = held.get_mut(key) {
        *left -= bytes;
        if *left == 0 {
            held.remove(key);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const UPLOAD: usize = 20 << 20;

    fn from(address: &str, account: i64) -> Sender {
        Sender {
            address: Some(address.to_owned()),
            account: Some(row::User(account)),
        }
    }

    /// So many of these uploads are taken whole, one after the other, and stay in flight.
    fn taken(bodies: &Bodies, senders: impl Iterator<Item = Sender>) -> (Vec<Place>, Vec<Full>) {
        let (mut kept, mut refused) = (Vec::new(), Vec::new());
        for sender in senders {
            let begun = bodies.begin(sender, UPLOAD);
            match begun.and_then(|mut place| place.grow(UPLOAD).map(|()| place)) {
                Ok(place) => kept.push(place),
                Err(full) => refused.push(full),
            }
        }
        (kept, refused)
    }

    #[test]
    fn neither_an_account_nor_an_address_takes_all_of_it() {
        let bodies = Bodies::default();
        let one_account = (0..60).map(|n| from(&format!("203.0.113.{n}"), 7));
        let (kept, refused) = taken(&bodies, one_account);
        assert_eq!((kept.len(), refused), (2, vec![Full::Share; 58]));
        let one_address = (0..60).map(|n| from("198.51.100.1", 100 + n));
        let (more, refused) = taken(&bodies, one_address);
        assert_eq!((more.len(), refused), (3, vec![Full::Share; 57]));
        let (others, refused) = taken(
            &bodies,
            (0..60).map(|n| from(&format!("192.0.2.{n}"), 200 + n)),
        );
        assert!(!others.is_empty() && refused.iter().all(|full| *full == Full::Whole));
        assert!(bodies.held() <= WHOLE_BYTES, "{}", bodies.held());
        // A call of ordinary size is taken all the same.
        let mut small = bodies.begin(from("192.0.2.1", 1), FREE_BYTES).unwrap();
        assert_eq!(small.grow(FREE_BYTES), Ok(()));
        drop((kept, more, others));
        let held = bodies.held.lock();
        assert_eq!(held.whole, 0);
        assert!(held.by_address.is_empty() && held.by_account.is_empty());
    }

    #[test]
    fn a_claimed_length_holds_nothing() {
        let bodies = Bodies::default();
        let claims: Vec<_> = (0..1_000)
            .map(|n| bodies.begin(from(&format!("10.0.{n}"), n), UPLOAD).is_ok())
            .collect();
        assert!(claims.iter().all(|is_begun| *is_begun));
        assert_eq!(bodies.held(), 0);
    }

    #[test]
    fn a_body_that_has_begun_can_end_while_none_begins() {
        let bodies = Bodies::default();
        let mut begun = bodies.begin(from("a", 1), UPLOAD).unwrap();
        let (_full, refused) = taken(&bodies, (2..60).map(|n| from(&format!("b{n}"), n)));
        assert!(refused.contains(&Full::Whole));
        assert_eq!(begun.grow(UPLOAD), Ok(()));
    }
}
