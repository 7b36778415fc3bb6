//! What a store shows: on lists, on its page, among favourites.

pub mod content;
pub mod favourites;
pub mod filters;
pub mod flash_sale;
pub mod halal;
pub mod malls;
pub mod ranks;
pub mod search;
pub mod store_coupons;
pub mod store_page;
pub mod stores;
