//! What a store has beyond its row in the lists. The seed writes what is sold, given and promised as rows
//! (services, terms of vouchers, coupon batches, halal certificates); routes add what only decorates a
//! page (pictures, facilities, texts, contents, small print, trust).
//!
//! Invariants: everything is derived from the store's (or voucher's) number, each topic with its own
//! random stream, so that a million stores need no rows and the same store is always the same;
//! nothing here reads the database or a clock. What people change (claims, favourites) is never here.

pub mod banks;
pub mod batches;
pub mod bill_rules;
pub mod contents;
pub mod facilities;
pub mod limits;
pub mod pictures;
pub mod prices;
pub mod services;
pub mod special;
pub mod terms;
pub mod texts;
pub mod trust;
pub mod usage;
pub mod videos;
pub mod vouchers;

use crate::dice::Dice;

/// Not the city's number: the pages stay when another city is seeded.
const PAGES: u64 = 0x6a61_6a61_6e00;

/// Each topic has its own stream, so that one can change without the others.
#[derive(Debug, Clone, Copy)]
pub enum Topic {
    Pictures,
    Facilities,
    Services,
    Trust,
    Texts,
    Voucher,
    Batches,
    Limits,
    Bill,
    Terms,
    Kind,
    Prices,
    Cash,
    Video,
}

/// The dice of one topic of the store or voucher `number`.
pub fn dice(topic: Topic, number: i64) -> Dice {
    Dice::new(PAGES + topic as u64, number.unsigned_abs())
}
