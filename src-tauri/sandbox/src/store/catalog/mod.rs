//! Stores: lists, cards and pages.

pub(crate) mod address;
pub(crate) mod applicable_stores;
pub(crate) mod assets;
pub(crate) mod entries;
pub(crate) mod favourites;
pub(crate) mod filters;
pub(crate) mod flash_sale;
pub(crate) mod flash_sessions;
pub(crate) mod home;
pub(crate) mod hours;
pub(crate) mod lists;
pub(crate) mod merchant;
pub(crate) mod nearest;
pub(crate) mod open_lists;
pub(crate) mod opening;
pub(crate) mod price_history;
pub(crate) mod product_detail;
pub(crate) mod purchase;
pub(crate) mod reach;
pub(crate) mod recommended;
pub(crate) mod refusal;
pub(crate) mod shares;
pub(crate) mod store_page;
pub(crate) mod unusual_stores;
