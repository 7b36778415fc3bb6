//! Fault injection per path, so that tests and developers see the app fail for real.
//! Contract `sandbox::Fault`; decisions "Sandbox".
//!
//! Invariant: `/sandbox/`, the console and the health check are exempt, so that a fault can always
//! be switched off. This module decides which faults apply; `edge::strike` applies them to requests
//! and replies.

mod check;

pub use check::{is_exempt, parse, parse_kind};

use jajan_contract::sandbox::{Fault, FaultKind};
use parking_lot::{Mutex, RwLock};
use tokio::sync::oneshot;

use crate::memory::faults::check::{MAX_DELAY_MS, check};

pub const MAX_FAULTS: usize = 50;

/// The faults that are on, in the order they were given.
#[derive(Default)]
pub struct Faults {
    list: RwLock<Vec<Fault>>,
    /// Held replies, oldest first; one whose caller has disconnected stays until the next look.
    parked: Mutex<Vec<(String, oneshot::Sender<()>)>>,
}

/// A reply on hold.
#[derive(Debug)]
pub struct Parked(oneshot::Receiver<()>);

impl Parked {
    /// Also done when the sandbox that holds it is dropped.
    pub async fn released(self) {
        let _ = self.0.await;
    }
}

/// What one request meets.
#[derive(Debug, Default)]
pub struct Strikes {
    pub delay_ms: u32,
    /// Answered instead of the handler.
    pub instead: Option<Fault>,
    /// Done to the handler's answer, in this order.
    pub after: Vec<Fault>,
    /// The answer waits until this hold is released, which may happen before there is an answer.
    pub hold: Option<Parked>,
}

impl Faults {
    pub fn all(&self) -> Vec<Fault> {
        self.list.read().clone()
    }

    /// Replaces all. The message of an error says what is wrong with which fault.
    pub fn replace(&self, faults: Vec<Fault>) -> Result<(), String> {
        if faults.len() > MAX_FAULTS {
            return Err(format!(
                "faults: at most {MAX_FAULTS}, not {}",
                faults.len()
            ));
        }
        for (index, fault) in faults.iter().enumerate() {
            check(fault).map_err(|why| format!("faults[{index}]: {why}"))?;
        }
        let mut list = self.list.write();
        *list = faults;
        let is_held = |path: &str| {
            list.iter()
                .any(|fault| is_hold(fault) && fault.path == path)
        };
        self.let_go(|path| !is_held(path));
        Ok(())
    }

    /// Puts a reply on hold until [`Self::release`] of this path, which is that of a fault. Under the lock of
    /// the list: a release between the look at it and this would be lost, and the reply held for ever.
    fn park(&self, path: String) -> Parked {
        let (release, released) = oneshot::channel();
        self.parked.lock().push((path, release));
        Parked(released)
    }

    /// Removes the hold faults of this path, or all, and releases the replies that they hold.
    pub fn release(&self, path: Option<&str>) {
        let is_meant = |of: &str| path.is_none_or(|path| path == of);
        let mut list = self.list.write();
        list.retain(|fault| !(is_hold(fault) && is_meant(&fault.path)));
        self.let_go(is_meant);
    }

    /// The paths of the replies on hold, oldest first.
    pub fn held(&self) -> Vec<String> {
        let mut parked = self.parked.lock();
        parked.retain(|(_, release)| !release.is_closed());
        parked.iter().map(|(path, _)| path.clone()).collect()
    }

    fn let_go(&self, is_meant: impl Fn(&str) -> bool) {
        let mut parked = self.parked.lock();
        let (go, stay) = parked.drain(..).partition(|(path, _)| is_meant(path));
        *parked = stay;
        let go: Vec<(String, oneshot::Sender<()>)> = go;
        for (_, release) in go {
            // The caller may have disconnected.
            let _ = release.send(());
        }
    }

    pub fn add(&self, fault: Fault) -> Result<(), String> {
        let mut faults = self.all();
        faults.push(fault);
        self.replace(faults)
    }

    /// Removes the fault at this index, if it is still the same one.
    pub fn remove(&self, index: usize, path: &str) {
        let mut list = self.list.write();
        if list.get(index).is_some_and(|fault| fault.path == path) {
            let fault = list.remove(index);
            if is_hold(&fault) {
                self.let_go(|of| of == path);
            }
        }
    }

    /// The faults of one request of this path, counted down. `is_call`: a call of the remote API.
    pub fn strike(&self, path: &str, is_call: bool) -> Strikes {
        let mut strikes = Strikes::default();
        if is_exempt(path) || self.list.read().is_empty() {
            return strikes;
        }
        let mut list = self.list.write();
        for fault in list
            .iter_mut()
            .filter(|fault| reaches(fault, path, is_call))
        {
            match fault.kind {
                FaultKind::Latency => {
                    strikes.delay_ms = strikes.delay_ms.saturating_add(fault.delay_ms);
                }
                FaultKind::Hold if strikes.hold.is_none() => {
                    strikes.hold = Some(self.park(fault.path.clone()));
                }
                FaultKind::MalformedBody
                | FaultKind::WrongType
                | FaultKind::MissingField
                | FaultKind::Empty
                    if strikes.instead.is_none() =>
                {
                    strikes.after.push(fault.clone());
                }
                FaultKind::Reset
                | FaultKind::ServerError
                | FaultKind::RateLimited
                | FaultKind::Business
                    if strikes.instead.is_none() && strikes.after.is_empty() =>
                {
                    strikes.instead = Some(fault.clone());
                }
                // Another fault came first; this one is kept for the next call.
                _ => continue,
            }
            fault.remaining = fault.remaining.map(|left| left.saturating_sub(1));
        }
        list.retain(|fault| fault.remaining != Some(0));
        strikes.delay_ms = strikes.delay_ms.min(MAX_DELAY_MS);
        strikes
    }
}

fn is_hold(fault: &Fault) -> bool {
    fault.kind == FaultKind::Hold
}

/// `/` is every call, but not every picture and every file of the web app.
fn reaches(fault: &Fault, path: &str, is_call: bool) -> bool {
    path.starts_with(&fault.path) && (is_call || fault.path.len() > 1)
}

#[cfg(test)]
mod tests;
