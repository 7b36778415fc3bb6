//! The seed's dice. A crate of their own (`../../dice`), optimised in the development build too: seeding
//! spends most of its time in them.

pub use jajan_dice::Dice;
