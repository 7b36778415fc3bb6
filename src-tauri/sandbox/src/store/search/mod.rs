//! Search: what a text asks for, and the stores, vouchers and suggestions for it. Discovery 1.
//!
//! Invariants: what is closed, withdrawn or sold out is decided by the tables at the time of the call,
//! never by the index; the work of a call does not grow with the number of stores, because candidates
//! are read cell by cell around the origin until there are enough; a word with a meaning of its own is
//! a row of `search_names`, never a case in the code.

pub mod cells;
mod correct;
mod edits;
mod found;
pub mod groups;
pub mod hits;
pub mod index;
pub mod lexicon;
mod lists;
mod popular;
pub mod rank;
pub mod read;
pub mod reading;
pub mod retrieve;
pub mod suggest;
pub mod vouchers;
pub mod words;

#[cfg(test)]
mod tests;
