//! Orders: placed, paid, closed, and what is bought with them. Buying 2 "H", "W".
//!
//! Invariants: each step is one transaction together with its entries in the ledger; stock is taken
//! when an order is placed and given back when it closes; a paid order never changes back.

pub mod bought;
pub mod cancel;
pub mod case_messages;
pub mod cases;
pub mod close;
pub mod detail;
pub mod frozen;
pub mod issue;
pub mod list;
pub mod methods;
pub mod place;
pub mod settlement;
pub mod sold;
pub mod status;
