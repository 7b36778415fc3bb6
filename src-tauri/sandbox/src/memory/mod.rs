//! What the sandbox remembers between two requests beside its database: all of it in memory,
//! bounded, and empty after a reset.

pub mod accounts;
pub mod attempts;
pub mod bodies;
pub mod calls;
pub mod demands;
pub mod faults;
pub mod journal;
pub mod outbox;
pub mod played;
pub mod rate_limit;
pub mod running;
pub mod rush;
pub mod sealed;
pub mod shares;
pub mod short_codes;
