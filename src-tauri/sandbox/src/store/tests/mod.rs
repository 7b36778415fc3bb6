//! Lists, cards and records against a seeded database.

#![allow(clippy::unwrap_used)]

mod cards;
mod lists;
mod load;
mod orders;
mod pages;
mod purchase;
mod refund_acts;
mod refund_lives;
mod refund_outlets;
mod refund_world;
mod tokens;

use std::{
    collections::HashSet,
    sync::{Arc, LazyLock},
};

use jajan_contract::{
    filters::{FilterType, Scene, SelectedFilter},
    stores::{StoreEntry, StoreListBody},
};

use crate::seed;
use crate::seed::SeedOptions;
use crate::store::discovery::open_lists::{ListKind, OpenLists, open_lists};
use crate::store::{Database, Place, Sql, Viewer};

/// Saturday 21 November 2026, 12:10 in Jakarta.
const NOON_MS: u64 = 1_795_237_800_000;

/// Of all tests: query ids are never the same.
static LISTS: LazyLock<Arc<OpenLists>> = LazyLock::new(|| Arc::new(open_lists()));

fn seeded(stores: u32) -> Database {
    let database = Database::open(&Place::Memory).unwrap();
    seed::seed(&database, SeedOptions { stores, seed: 62 }, |_| ()).unwrap();
    database
}

fn body(page_size: u32) -> StoreListBody {
    StoreListBody {
        page_no: 1,
        page_size,
        query_id: String::new(),
        scene: Scene::HomePage,
        filter_options: Vec::new(),
        lat: -6.2088,
        lng: 106.8456,
        need_statistical: false,
        category_id_list: Vec::new(),
        region_id: "0".to_owned(),
        distance: "10".to_owned(),
        origin_query_id: None,
        trace_id: "t".to_owned(),
        version: "2.10.3".to_owned(),
    }
}

fn choose(filter_type: FilterType, keys: &[&str]) -> SelectedFilter {
    SelectedFilter {
        filter_type,
        keys: keys.iter().map(|key| (*key).to_owned()).collect(),
    }
}

/// Every page to the end: the stores and the query id.
async fn all(
    database: &Database,
    kind: ListKind,
    first: StoreListBody,
) -> (Vec<StoreEntry>, String) {
    let mut body = first;
    let mut stores = Vec::new();
    loop {
        let page = database
            .find_stores(&LISTS, kind, body.clone(), Viewer::visitor(NOON_MS))
            .await
            .unwrap();
        assert!(page.poi_list.len() <= body.page_size as usize);
        assert!(!page.has_more || page.poi_list.len() == body.page_size as usize);
        stores.extend(page.poi_list);
        body.query_id = page.query_id;
        body.page_no += 1;
        if !page.has_more {
            return (stores, body.query_id);
        }
    }
}

fn assert_no_store_twice(stores: &[StoreEntry]) {
    let ids: HashSet<_> = stores.iter().map(|store| &store.poi_id).collect();
    assert_eq!(ids.len(), stores.len());
}

async fn count(database: &Database, sql: &'static str) -> usize {
    database
        .read(|connection| connection.value(sql, []))
        .await
        .unwrap()
}
