//! The generator: a store, its page and its reviews from its number.
//!
//! Invariant: pure functions of a seed number and a store's number. No SQL, no clock; nothing here
//! knows where it is kept.

pub(crate) mod brands;
pub(crate) mod deliveries;
pub(crate) mod details;
pub(crate) mod hours;
pub(crate) mod kinds;
pub(crate) mod menu;
pub(crate) mod names;
pub(crate) mod places;
pub(crate) mod review_words;
pub(crate) mod reviews;
pub(crate) mod roles;
#[cfg(test)]
pub(crate) mod rules;
pub(crate) mod search_words;
pub(crate) mod stars;
pub(crate) mod stores;
pub(crate) mod unusual;
pub(crate) mod vouchers;
