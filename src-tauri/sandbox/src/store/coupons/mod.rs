//! What a store sells and gives, and what users have of it.

pub(crate) mod claims;
pub(crate) mod envelopes;
pub(crate) mod red_packets;
pub(crate) mod savings;
pub(crate) mod store_coupons;
pub(crate) mod wallet;
