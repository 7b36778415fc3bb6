//! Money of vouchers on its way back. Buying 2 "Z", 4, 7; B1.
//!
//! Invariants: a refund, its vouchers, its steps and its entries in the ledger change in one
//! transaction; money goes to its payers only; a voucher's parts sum to what was paid
//! for it; what was sent is never cancelled. [`open`] opens one for all who cause it: the buyer
//! (`request`), time (`expiry`), or an outlet's refusal ([`open::for_outlet`]).

pub mod candidates;
pub mod change;
pub mod desk;
pub mod destinations;
pub mod envelope;
pub mod expiry;
pub mod go_on;
pub mod naming;
pub mod open;
pub mod original;
pub mod parts;
pub mod plan;
pub mod reasons;
pub mod request;
pub mod rows;
pub mod steps;
pub mod target;
pub mod view;
