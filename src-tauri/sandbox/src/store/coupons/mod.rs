//! What a store sells and gives, and what users have of it.

pub(crate) mod batches;
pub(crate) mod claimed;
pub(crate) mod claims;
pub(crate) mod day_of_use;
pub(crate) mod envelope_list;
pub(crate) mod envelopes;
pub(crate) mod kinds;
pub mod partner;
pub(crate) mod partner_code;
pub(crate) mod red_packets;
pub(crate) mod savings;
pub(crate) mod store_coupons;
pub(crate) mod terms;
mod usable_now;
pub(crate) mod wallet;
pub(crate) mod wallet_line;
pub(crate) mod wallet_rows;
pub(crate) mod wallet_stores;
