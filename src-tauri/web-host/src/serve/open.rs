//! The connections that are open: how many, of whom, and which one ends when there are too many.
//!
//! Decisions "A cap of connections". An address that has all of its own loses its oldest idle one to the
//! next, so that idle browsers behind one address lock nobody out. When all places are taken, the
//! address with the most loses its oldest: a flood from one address ends its own connections.

use std::{
    collections::{BTreeMap, HashMap},
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::watch;

use super::limits::Limits;

/// Beyond all places: for a health check of this machine or its network, and for what is ending.
const RESERVE: usize = 64;
/// Beyond those of an address, for its connections that are ending.
const LINE_RESERVE: usize = 8;

/// What a connection is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Stay,
    /// End when idle, or after a moment.
    MakeRoom,
    /// End when idle: the program stops.
    Stop,
    Cut,
}

/// An IPv4 address, or the half of an IPv6 address that a line has to itself.
pub fn line(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from(u128::from(address) >> 64 << 64).into(),
        address => address,
    }
}

pub struct Open {
    limits: Limits,
    lines: Mutex<Lines>,
}

#[derive(Default)]
struct Lines {
    of: HashMap<IpAddr, Line>,
    /// Open now, those that are ending included.
    count: usize,
    next: u64,
    refused: u64,
}

#[derive(Default)]
struct Line {
    /// By age.
    staying: BTreeMap<u64, Entry>,
    ending: usize,
}

#[derive(Clone)]
struct Entry {
    end: Arc<watch::Sender<End>>,
    is_idle: Arc<AtomicBool>,
}

/// The place of one connection, until it is dropped.
pub struct Seat {
    open: Arc<Open>,
    line: IpAddr,
    id: u64,
    pub end: watch::Receiver<End>,
    pub is_idle: Arc<AtomicBool>,
    /// Nearly all places are taken: it may idle for a short time only.
    pub is_crowded: bool,
}

impl Open {
    pub fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            limits,
            lines: Mutex::default(),
        })
    }

    /// Nothing in here panics, so a poisoned lock is a lock.
    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Absent: it is refused.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Seat> {
        let is_near = (self.limits.is_near)(address);
        let line = line(address);
        let most = match is_near {
            true => self.limits.whole,
            false => self.limits.from_one,
        };
        let mut lines = self.lock();
        if !lines.has_place(line, most) || !lines.makes_place(line, is_near, self.limits) {
            lines.refused += 1;
            // Each refusal would fill the log.
            if lines.refused.is_power_of_two() {
                let refused = lines.refused;
                tracing::warn!(refused, "too many connections");
            }
            return None;
        }
        let id = lines.next;
        lines.next += 1;
        lines.count += 1;
        let is_crowded = lines.count > self.limits.whole / 4 * 3
            || lines.line(line).staying.len() > most / 4 * 3;
        let (end, told) = watch::channel(End::Stay);
        let is_idle = Arc::new(AtomicBool::new(true));
        let entry = Entry {
            end: Arc::new(end),
            is_idle: Arc::clone(&is_idle),
        };
        lines.line(line).staying.insert(id, entry);
        Some(Seat {
            open: Arc::clone(self),
            line,
            id,
            end: told,
            is_idle,
            is_crowded,
        })
    }

    /// Tells all to end when they are idle.
    pub fn stop(&self) {
        let lines = self.lock();
        let entries = lines.of.values().flat_map(|line| line.staying.values());
        for entry in entries {
            entry.end.send_replace(End::Stop);
        }
    }
}

impl Lines {
    fn line(&mut self, line: IpAddr) -> &mut Line {
        self.of.entry(line).or_default()
    }

    /// Whether the address may have one more, for which its oldest idle one may have to go.
    fn has_place(&mut self, line: IpAddr, most: usize) -> bool {
        let Some(own) = self.of.get_mut(&line) else {
            return most > 0;
        };
        if own.staying.len() < most {
            return true;
        }
        own.ending < LINE_RESERVE && own.dismiss(End::MakeRoom, true)
    }

    /// Whether there is a place, for which the oldest one of the largest address may have to go.
    fn makes_place(&mut self, newcomer: IpAddr, is_near: bool, limits: Limits) -> bool {
        if self.count < limits.whole {
            return true;
        }
        if self.count >= limits.whole + 2 * RESERVE {
            return false;
        }
        let mine = self.of.get(&newcomer).map_or(0, |own| own.staying.len());
        let strangers = self.of.iter_mut().filter(|(of, _)| !(limits.is_near)(**of));
        let largest = strangers.max_by_key(|(_, line)| line.staying.len());
        if let Some((_, largest)) = largest
            && (is_near || largest.staying.len() > mine + 1)
            && (largest.dismiss(End::Cut, true) || largest.dismiss(End::Cut, false))
        {
            return true;
        }
        is_near && self.count < limits.whole + RESERVE
    }
}

impl Line {
    fn dismiss(&mut self, how: End, idle_only: bool) -> bool {
        let mut oldest = self.staying.iter();
        let found = oldest.find(|(_, entry)| !idle_only || entry.is_idle.load(Ordering::Relaxed));
        let Some((&id, entry)) = found else {
            return false;
        };
        entry.end.send_replace(how);
        self.staying.remove(&id);
        self.ending += 1;
        true
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut lines = self.open.lock();
        lines.count -= 1;
        let line = lines.line(self.line);
        if line.staying.remove(&self.id).is_none() {
            line.ending -= 1;
        }
        if line.staying.is_empty() && line.ending == 0 {
            lines.of.remove(&self.line);
        }
    }
}
