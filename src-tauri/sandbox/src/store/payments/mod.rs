//! Paying orders, the provider's books beside ours, and money that returns. Buying 2 "Y", 5.
//!
//! Invariants: the provider decides whether money moved; each of its events is acted on once; money
//! that pays nothing is in `refunds` in the same transaction.

pub mod begin;
pub mod check;
pub mod credit;
pub mod desk;
pub mod due;
pub mod provider;
pub mod result;
pub mod returns;
pub mod rows;
