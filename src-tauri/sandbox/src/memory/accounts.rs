//! What the sandbox keeps of logins beside the database: counters of attempts, demanded checks, and
//! the SMS that were sent.
//!
//! Invariant: everything here is in memory, bounded, and lost at a restart. Secrets that the
//! file must not hold (the plain pair of a refresh's grace, the plain code of an SMS) are here.

use std::sync::Arc;

use crate::chance::Pepper;
use crate::memory::attempts::Attempts;
use crate::memory::demands::Demands;
use crate::memory::outbox::Outbox;
use crate::store::account::tokens::{Successors, successors};

pub struct Accounts {
    pub attempts: Attempts,
    pub demands: Demands,
    pub outbox: Outbox,
    pub pepper: Pepper,
    pub successors: Arc<Successors>,
}

impl Default for Accounts {
    fn default() -> Self {
        Self {
            attempts: Attempts::default(),
            demands: Demands::default(),
            outbox: Outbox::default(),
            pepper: Pepper::default(),
            successors: Arc::new(successors()),
        }
    }
}
