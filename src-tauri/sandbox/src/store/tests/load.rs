//! What must hold at any size: no lock errors, no walk over a whole table, steady latency.

use jajan_contract::events::ReportedEvent;
use rusqlite::{Connection, StatementStatus};

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::assets;
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::Reach;
use crate::store::discovery::open_lists::ListKind;
use crate::store::discovery::{nearest, recommended};
use crate::store::tests::{LISTS, NOON_MS, all, body, seeded};
use crate::store::{Database, StoreError, Viewer};

/// Its last ring reaches beyond the flat map, with more stores in it than are measured for one page.
#[tokio::test]
async fn a_list_of_all_regions_ends_in_small_pages() {
    let database = seeded(2_000);
    let (stores, _) = all(&database, ListKind::Region, body(15)).await;
    let (in_large_pages, _) = all(&database, ListKind::Region, body(100)).await;
    assert_eq!(stores.len(), in_large_pages.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn eight_readers_and_a_writer_never_meet_a_lock() {
    let database = seeded(1_000);
    let mut tasks = tokio::task::JoinSet::new();
    for reader in 0..8 {
        let database = database.clone();
        tasks.spawn(async move {
            for turn in 0..25 {
                let mut asked = body(10);
                asked.lng += f64::from(reader * 25 + turn) * 0.0005;
                let page = database
                    .find_stores(&LISTS, ListKind::Distance, asked, Viewer::visitor(NOON_MS))
                    .await
                    .unwrap();
                assert_eq!(page.poi_list.len(), 10);
            }
        });
    }
    let writer = database.clone();
    tasks.spawn(async move {
        for number in 0..300 {
            let event = ReportedEvent {
                event_id: number.to_string(),
                name: "page".to_owned(),
                time_ms: NOON_MS,
                page: "/".to_owned(),
                props: serde_json::Map::new(),
            };
            assert_eq!(writer.save_events(vec![event], NOON_MS).await.unwrap(), 1);
        }
    });
    while let Some(result) = tasks.join_next().await {
        result.unwrap();
    }
    assert_eq!(database.latest_events(1_000).await.unwrap().len(), 300);
}

#[tokio::test]
async fn a_panic_in_the_work_loses_no_connection() {
    let database = seeded(200);
    for _ in 0..10 {
        let work = database.read::<(), _>(|_| panic!("on purpose")).await;
        assert!(matches!(work, Err(StoreError::Stopped(_))));
        let work = database.write::<(), _>(|_| panic!("on purpose")).await;
        assert!(matches!(work, Err(StoreError::Stopped(_))));
    }
    assert_eq!(
        database
            .find_stores(
                &LISTS,
                ListKind::Distance,
                body(10),
                Viewer::visitor(NOON_MS)
            )
            .await
            .unwrap()
            .poi_list
            .len(),
        10
    );
}

/// The lines of EXPLAIN QUERY PLAN.
pub fn plan(database: &Database, sql: &str) -> Vec<String> {
    database
        .read_now(|connection| {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
            let count = statement.parameter_count();
            let values = rusqlite::params_from_iter((0..count).map(|_| 1));
            let lines = statement.query_map(values, |row| row.get("detail"))?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
        .unwrap()
}

/// The rest of a plan looks rows up by their primary key alone: the stores, and whether each is open.
fn assert_found_by_id(rest: &[String], tables: usize) {
    let searched = rest.iter().filter(|line| !line.starts_with("CORRELATED"));
    let searched: Vec<_> = searched.collect();
    assert_eq!(searched.len(), tables, "{rest:?}");
    assert!(
        searched
            .iter()
            .all(|line| line.contains("USING INTEGER PRIMARY KEY")),
        "{rest:?}"
    );
}

#[test]
fn no_list_walks_a_whole_table_or_sorts_it() {
    let database = seeded(1_000);
    let filter = StoreFilter {
        price_bands: vec![(0, 25_000)],
        discount: true,
        halal_on: Some(20_000),
        open_now: true,
        refundable: true,
        open_patterns: vec![row::Pattern(1), row::Pattern(2)],
        ..StoreFilter::default()
    };
    let red_packet = StoreFilter {
        red_packet: true,
        ..StoreFilter::default()
    };
    let lines = plan(&database, &nearest::ring_sql(&red_packet.conditions()));
    let of_products = lines.iter().find(|line| line.contains(" e ")).unwrap();
    assert!(of_products.contains("products_by_store"), "{lines:?}");
    assert!(
        lines.iter().all(|line| !line.starts_with("SCAN e")),
        "{lines:?}"
    );
    for conditions in [StoreFilter::default().conditions(), filter.conditions()] {
        let ring = plan(&database, &nearest::ring_sql(&conditions));
        assert!(ring[0].contains("VIRTUAL TABLE INDEX 2:"), "{ring:?}");
        assert_found_by_id(&ring[1..], 2);
        for (by_category, index) in [
            (false, "stores_by_popularity"),
            (true, "stores_by_category"),
        ] {
            let popular = plan(
                &database,
                &recommended::popular_sql(by_category, &conditions, ""),
            );
            assert_found_by_id(&popular[1..], 1);
            assert!(
                popular[0].contains("SEARCH") && popular[0].contains(index),
                "{popular:?}"
            );
        }
    }
    let products = format!(
        "SELECT {} FROM {} WHERE p.flash_session_id = ?1 ORDER BY p.flash_sort LIMIT ?2",
        *assets::COLUMNS,
        *assets::TABLES
    );
    let products = plan(&database, &products);
    assert!(
        products.iter().all(|line| line.contains("SEARCH")),
        "{products:?}"
    );
}

/// SQLite's own count of the work that a page took: (virtual machine steps, rows of full scans).
fn work(connection: &Connection, sql: &str) -> (i32, i32) {
    let statement = connection.prepare_cached(sql).unwrap();
    let take = |status| statement.reset_status(status);
    (
        take(StatementStatus::VmStep),
        take(StatementStatus::FullscanStep),
    )
}

/// The steps of the second page of a list and of a filtered one, and of the recommended lists.
fn steps(stores: u32) -> Vec<i32> {
    let database = seeded(stores);
    let filter = StoreFilter {
        halal_on: Some(20_000),
        ..StoreFilter::default()
    };
    let plain = StoreFilter::default();
    database
        .read_now(|connection| {
            let origin = Position {
                lat: -6.2088,
                lon: 106.8456,
            };
            let reach = Reach {
                origin,
                max_km: 10.0,
                region: None,
            };
            let mut steps = Vec::new();
            for filter in [&plain, &filter] {
                let seen = nearest::nearest(connection, &reach, filter, None, 0, 10)?;
                let ring = nearest::ring_sql(&filter.conditions());
                work(connection, &ring);
                nearest::nearest(connection, &reach, filter, seen.last().copied(), 10, 11)?;
                let (taken, scanned) = work(connection, &ring);
                assert_eq!(scanned, 0, "{ring}");
                steps.push(taken);

                let popular = recommended::popular_sql(false, &filter.conditions(), "");
                recommended::popular(connection, filter, None, None, 11)?;
                let (taken, scanned) = work(connection, &popular);
                assert_eq!(scanned, 0, "{popular}");
                steps.push(taken);
            }
            Ok(steps)
        })
        .unwrap()
}

#[test]
fn a_page_takes_as_much_work_among_many_stores_as_among_few() {
    let (all_few, all_many) = (steps(500), steps(10_000));
    for (few, many) in all_few.iter().zip(&all_many) {
        assert!(*few > 0);
        // Twenty times the stores; the density decides how well the first circle fits.
        assert!(
            *many < few * 4,
            "steps among 500: {all_few:?}, among 10,000: {all_many:?}"
        );
    }
}
