//! Arithmetic of buying: pure, whole rupiah.

pub mod envelopes;
pub mod order_number;
pub mod qris;
pub mod shares;
