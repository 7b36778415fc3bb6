//! The remote API of Jajan: every request, reply, header and error code, declared once.
//!
//! Invariant: nothing here does anything but sign. The sandbox serves these types, `openapi.json` is made
//! from them, and the app's TypeScript types and validators are made from that file; a test fails
//! when one of them is stale. Where the specifications say "not shown", the choice stands here in
//! a comment that begins with `Assumption:`. A new call is one line in [`calls`] and its types in
//! the module of its noun. No I/O, no clock, no database, no Tauri.

#[macro_use]
mod call;

pub mod account;
pub mod brands;
pub mod calls;
pub mod codes;
pub mod config;
pub mod coupon;
pub mod device;
pub mod envelope;
pub mod events;
pub mod headers;
pub mod home;
pub mod ids;
pub mod localised;
mod openapi;
pub mod order;
pub mod place;
mod played_calls;
pub mod product;
pub mod profile;
pub mod reviews;
pub mod sandbox;
pub mod signature;
mod store;
pub mod text;
pub mod unread;

pub use call::{Call, Description, Rules};
pub use openapi::openapi;
pub use store::{
    content, favourites, filters, flash_sale, halal, malls, ranks, search, store_coupons,
    store_page, stores,
};

/// Spec home 1: the version that the app reports.
pub const APP_VERSION: &str = env!("CARGO_PKG_VERSION");

/// Spec home 9: sent with each request, refused by the server when it differs.
pub const PROTOCOL_VERSION: &str = "5.0";
