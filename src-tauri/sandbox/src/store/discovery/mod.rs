//! How stores and vouchers are found: the home page, lists near and recommended, filters, places,
//! the flash sale, favourites.

pub(crate) mod address;
pub(crate) mod categories;
pub(crate) mod entries;
pub(crate) mod favourites;
pub(crate) mod filters;
pub(crate) mod flash_sale;
pub(crate) mod found_lists;
pub(crate) mod home;
pub(crate) mod lists;
pub(crate) mod malls;
pub(crate) mod nearest;
pub(crate) mod open_lists;
pub(crate) mod ranks;
pub(crate) mod reach;
pub(crate) mod recommended;
pub(crate) mod reservations;
pub(crate) mod sorting;
