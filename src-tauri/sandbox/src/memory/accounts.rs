//! What the sandbox knows of logins beside the database: who tried how often, what is demanded, and
//! what was sent out of the house.
//!
//! Invariant: everything here is in memory, bounded, and gone with the program. Secrets that the
//! file must not hold (the plain pair of a refresh's grace, the plain code of an SMS) are here.

use std::sync::Arc;

use crate::{
    chance::Pepper,
    memory::{attempts::Attempts, demands::Demands, outbox::Outbox},
    store::account::successors::Successors,
};

#[derive(Default)]
pub struct Accounts {
    pub attempts: Attempts,
    pub demands: Demands,
    pub outbox: Outbox,
    pub pepper: Pepper,
    pub successors: Arc<Successors>,
}
