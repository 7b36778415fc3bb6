//! The search against a seeded city.

#![allow(clippy::unwrap_used)]

mod areas;
mod categories;
mod drinks;
mod edited;
mod labelled;
mod renamed;
mod unsold;
mod vouchers;

use std::sync::LazyLock;

use jajan_contract::filters::Scene;
use jajan_contract::search::{PoiListQuery, PoiRegion, PoiSort, PoiUser};

use crate::seed::{self, SeedOptions};
use crate::store::{Database, Place};

/// Saturday 21 November 2026, 12:10 in Jakarta.
const NOON_MS: u64 = 1_795_237_800_000;

const STORES: u32 = 2_000;

/// Manggarai, where the app begins.
const HERE: (f64, f64) = (-6.2088, 106.8456);

static CITY: LazyLock<Database> = LazyLock::new(|| seeded(STORES));

fn seeded(stores: u32) -> Database {
    let database = Database::open(&Place::Memory).unwrap();
    seed::seed(&database, SeedOptions { stores, seed: 62 }, |_| ()).unwrap();
    database
}

fn query(text: &str) -> PoiListQuery {
    PoiListQuery {
        page_no: 1,
        page_size: 20,
        query_id: String::new(),
        scene: Scene::SearchPage,
        filter_options: Vec::new(),
        user_id: PoiUser::default(),
        latitude: HERE.0,
        longitude: HERE.1,
        kingkong_category_id: None,
        search_text: Some(text.to_owned()),
        sort: PoiSort::Best,
        dropped_words: Vec::new(),
        is_literal: false,
        region: PoiRegion::default(),
        trace_id: String::new(),
    }
}
