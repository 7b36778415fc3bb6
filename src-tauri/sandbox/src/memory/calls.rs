//! Replay protection and idempotency. Both for ten minutes: twice the time that a timestamp is
//! valid, so that no signed call can be replayed.
//!
//! Invariant: calls that were refused are not here, and nobody's calls push out another's.

use std::sync::Arc;

use crate::chance::Hash;
use crate::ids::row;
use crate::memory::running::Running;
use crate::memory::sealed::Sealed;
use crate::memory::shares::Shares;
use crate::recent::Recent;

const REMEMBERED_MS: u64 = 10 * 60_000;
/// Of one caller within that time; a person makes a few dozen.
pub const MAX_IDS_OF_ONE: usize = 5_000;
pub const MAX_IDS: usize = 100_000;
pub const MAX_REPLIES_OF_ONE: usize = 200;
pub const MAX_REPLIES: usize = 20_000;
/// Each of them is a login, for which a message was sent.
pub const MAX_VISITORS_REPLIES: usize = 10_000;

/// Whose call it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Caller {
    User(row::User),
    /// A visitor there; none: at this machine.
    Address(Option<String>),
}

pub struct SeenCalls {
    /// Request ids of replay-checked paths ("signature-checked" in spec home 7), whoever sends
    /// them: neither device, address nor token is part of what is signed, so that another one does not make
    /// a played call new. The caller says whose memory they take.
    pub request_ids: Shares<Caller, String, ()>,
    /// Of keyed calls, by key, device, user and path. `edge/once.rs`
    pub running: Running,
    members: Shares<row::User, Hash, Arc<Done>>,
    visitors: Recent<Hash, Arc<Done>>,
}

/// What was done, and for which body. The reply may hold tokens: it opens with the caller's key, which
/// is not kept.
pub struct Done {
    pub body: Hash,
    pub reply: Sealed,
}

impl SeenCalls {
    pub fn done(&self, user_id: Option<row::User>, key: &Hash, now_ms: u64) -> Option<Arc<Done>> {
        match user_id {
            Some(user_id) => self.members.get(&user_id, key, now_ms),
            None => self.visitors.get(key, now_ms),
        }
    }

    pub fn keep(&self, user_id: Option<row::User>, key: Hash, done: Done, now_ms: u64) {
        let done = Arc::new(done);
        match user_id {
            Some(user_id) => _ = self.members.put_new(user_id, key, done, now_ms),
            None => self.visitors.put(key, done, now_ms),
        }
    }

    /// Replies that a repeat gets.
    pub fn done_count(&self, now_ms: u64) -> usize {
        self.members.count(now_ms) + self.visitors.count(now_ms)
    }
}

impl Default for SeenCalls {
    fn default() -> Self {
        Self {
            request_ids: Shares::new(REMEMBERED_MS, MAX_IDS_OF_ONE, MAX_IDS),
            running: Running::default(),
            members: Shares::new(REMEMBERED_MS, MAX_REPLIES_OF_ONE, MAX_REPLIES),
            visitors: Recent::new(REMEMBERED_MS, MAX_VISITORS_REPLIES),
        }
    }
}
