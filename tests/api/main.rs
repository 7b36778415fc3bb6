//! The sandbox, called in process: a fresh database per test, a frozen clock, and visitors
//! who sign their calls. Tests over a real network connection are in `connections`.

#![allow(clippy::unwrap_used)]

mod app_links;
mod generated;
mod previews;
mod support;
mod web;

mod account {
    pub mod code_limits;
    pub mod logins;
    pub mod people;
    pub mod photos;
    pub mod profile;
    pub mod risk;
    pub mod sessions;
    pub mod slider;
    pub mod steps_at_once;
    pub mod uploads;
}
mod buying {
    pub mod asking;
    pub mod bounds;
    pub mod buyer;
    pub mod cases;
    pub mod checkout;
    mod damage;
    pub mod due;
    mod flash_rush;
    pub mod killed;
    pub mod orders;
    pub mod payments;
    pub mod rush;
    mod split_ends;
    pub mod splits;
    mod unshown;
    pub mod walks;
    pub mod wallet;
}
mod edge {
    pub mod account_causes;
    pub mod bodies;
    pub mod buying_causes;
    pub mod calls;
    pub mod compression;
    pub mod connections;
    pub mod error_catalogue;
    pub mod faults;
    mod hosts;
    pub mod merchant_causes;
    pub mod once;
    pub mod origins;
    pub mod owning_causes;
    pub mod redeem_calls;
    pub mod refusal_words;
    pub mod refusals;
    pub mod repeats;
    pub mod safe_headers;
    pub mod tools;
    pub mod values;
    pub mod wallet_calls;
}
mod owning {
    pub mod cashiers;
    pub mod claimed;
    pub mod claims;
    pub mod destinations;
    pub mod gifts;
    pub mod given;
    pub mod guesses;
    pub mod holds;
    pub mod offers;
    pub mod outlet;
    pub mod partners;
    pub mod redeeming;
    pub mod refund_desk;
    pub mod refund_races;
    pub mod refund_times;
    pub mod refunds;
    pub mod refusals;
    pub mod rejected;
    pub mod savings;
    pub mod sequences;
    pub mod tokens;
    pub mod visit_limit;
    mod words;
}
mod reviews {
    pub mod moderator;
    pub mod review_acts;
    pub mod review_lists;
    pub mod review_writing;
    pub mod visits;
}
mod stores {
    pub mod applicable;
    pub mod brands;
    pub mod categories;
    pub mod claims;
    pub mod content;
    pub mod favourites;
    pub mod flash;
    mod flash_killed;
    pub mod images;
    pub mod lists;
    pub mod malls;
    pub mod merchant;
    pub mod picture_queue;
    pub mod products;
    pub mod ranks;
    pub mod red_packets;
    mod reservations;
    pub mod search;
    pub mod store_page;
    mod suggestions;
    pub mod terms;
    mod videos;
}
mod world {
    pub mod clock;
    pub mod config;
    pub mod console;
    pub mod console_desks;
    pub mod console_story;
    pub mod console_world;
    pub mod killed;
    pub mod load;
    pub mod midnights;
    pub mod migrations;
    pub mod ordering;
    pub mod plans;
    pub mod prod;
    pub mod program;
    pub mod sandbox;
    pub mod secrets;
}
