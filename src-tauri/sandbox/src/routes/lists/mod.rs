//! Lists of stores and vouchers: near ones, categories and search, malls, rankings.

pub mod malls;
pub mod poi_list;
pub mod ranks;
pub mod search;
pub mod stores;
