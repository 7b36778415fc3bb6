//! The languages of the product, which the contract declares.

pub use jajan_contract::localised::Locale;
