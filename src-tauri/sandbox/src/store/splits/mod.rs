//! Orders that several pay. Buying 8 "Gift and split"; B12.
//!
//! Invariants: a split is open while its order waits, and ends with it, in the same transaction;
//! the money of its shares is in suspense until then, and after it held or on its way back.

pub mod pay;
pub mod payers;
pub mod place;
pub mod shares;
pub mod status;
pub mod view;
