//! The sandbox, called in process: a fresh database each, a clock that stands still, and visitors
//! who sign their calls. What crosses the network for real is in `connections`.

#![allow(clippy::unwrap_used)]

mod app_links;
mod brands;
mod calls;
mod claims;
mod clock;
mod compression;
mod config;
mod connections;
mod console;
mod console_world;
mod error_catalogue;
mod faults;
mod favourites;
mod generated;
mod images;
mod killed;
mod lists;
mod load;
mod logins;
mod merchant_causes;
mod midnights;
mod migrations;
mod moderator;
mod once;
mod origins;
mod people;
mod previews;
mod prod;
mod profile;
mod program;
mod red_packets;
mod refusal_words;
mod refusals;
mod repeats;
mod review_acts;
mod review_writing;
mod reviews;
mod risk;
mod sessions;
mod slider;
mod store_page;
mod support;
mod uploads;
mod values;
mod web;
mod world;
