//! From the bytes of a request to a checked call.
//!
//! Invariant: a handler runs only for a call that is signed, fresh, in the envelope, of the
//! declared shape, within the device's share, of a user whose token is good (or of a visitor, where
//! one may call), and not repeated where that matters; all else is refused here, in the envelope.
//! The order of the checks is in `call::answer` and nowhere else. No business rule belongs here.

pub mod address;
pub mod body;
pub mod call;
pub mod compress;
pub mod cors;
pub mod ctx;
pub mod form;
pub mod headers;
pub mod log;
pub mod once;
pub mod record;
pub mod risk;
mod safe_headers;
pub mod session;
pub mod strike;
