#![allow(clippy::unwrap_used)]

use std::cell::Cell;

use super::*;
use crate::seed::{self, SeedOptions};
use crate::store::Place;

/// Saturday 21 November 2026, 12:10 in Jakarta.
const NOON_MS: u64 = 1_795_237_800_000;
const HERE: Position = Position {
    lat: -6.2088,
    lon: 106.8456,
};

thread_local! {
    static STATEMENTS: Cell<usize> = const { Cell::new(0) };
}

/// How many statements page 1 takes among stores that all have a video.
fn statements(connection: &Connection, scene: ContentScene) -> usize {
    let asked = |first| Asked {
        scene,
        page_no: 1,
        page_size: 10,
        query_id: String::new(),
        here: HERE,
        first,
    };
    let giver = Giver {
        user_id: None,
        device_id: "a".to_owned(),
    };
    let first = match scene {
        ContentScene::HomePageColumns => None,
        ContentScene::HomePageRelated => {
            let explored = found(connection, (&asked(None), 0), &HashSet::new(), |_| true);
            Some(explored.ok().unwrap()[25])
        }
    };
    STATEMENTS.set(0);
    let of = (Viewer::visitor(NOON_MS), (|_| true) as HasVideo);
    let page = page(connection, &content_lists(), &asked(first), &giver, of);
    assert_eq!(page.ok().unwrap().videos.len(), 10);
    STATEMENTS.get()
}

/// A card asks what its voucher cost before; everything else is asked once for the list or the page.
#[test]
fn a_page_of_videos_takes_few_statements_however_many_stores_are_looked_at() {
    let database = Database::open(&Place::Memory).unwrap();
    let options = SeedOptions {
        stores: 1_000,
        seed: 62,
    };
    seed::seed(&database, options, |_| ()).unwrap();
    database
        .watch_writes(|_| STATEMENTS.set(STATEMENTS.get() + 1))
        .unwrap();
    for scene in [ContentScene::HomePageRelated, ContentScene::HomePageColumns] {
        // Nothing is written: the writer is the connection that is watched.
        let count = database.write_now(|connection| Ok(statements(connection, scene)));
        let count = count.unwrap();
        assert!((10..50).contains(&count), "{scene:?}: {count}");
    }
}
