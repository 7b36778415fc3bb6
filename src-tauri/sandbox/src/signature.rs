//! The signature of a call, which the contract declares.

pub use jajan_contract::signature::{AppSecret, SANDBOX_SECRET, Signed};
