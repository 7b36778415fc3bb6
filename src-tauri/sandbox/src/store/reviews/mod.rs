//! Reviews. Contract `reviews`; merchant 3 "Review", 4, 5; B9.
//!
//! Invariants: a review needs a visit, one each; the author of an anonymous review is not
//! revealed; only approved reviews are shown to others and counted; a store's score and count on
//! cards are those of its approved reviews, updated in the same transaction; seeded reviews are
//! written before anything else is done with their store: `seed/reviews.rs`.

mod acts;
pub mod audit;
mod card;
mod desk;
mod list;
mod review_row;
mod save;
mod summary;
pub mod visits;

pub use acts::{MAX_REPORTS_PER_DAY, NotDone};
pub use card::{recount, store_exists};
pub use desk::{Desk, Reported};
pub use list::check_page;
pub use review_row::CRITERIA;
pub use save::{Draft, NotSaved};

#[cfg(test)]
mod tests;
