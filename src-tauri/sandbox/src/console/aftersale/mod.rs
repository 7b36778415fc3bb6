//! What comes after the sale: money that returns, and the questions of its owners.

pub mod cases;
pub mod claims;
pub mod due;
pub mod refunds;
