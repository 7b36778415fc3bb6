//! What must hold at any size: no lock errors, no walk over a whole table, steady latency.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use jajan_contract::{events::ReportedEvent, filters::FilterType, stores::StoreListBody};

use super::super::filters::StoreFilter;
use super::super::{Database, ListKind, StoreError, assets, nearest, recommended};
use super::{NOON_MS, body, choose, seeded};

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
                    .find_stores(ListKind::Distance, asked, NOON_MS)
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
            .find_stores(ListKind::Distance, body(10), NOON_MS)
            .await
            .unwrap()
            .poi_list
            .len(),
        10
    );
}

/// The lines of EXPLAIN QUERY PLAN.
fn plan(database: &Database, sql: &str) -> Vec<String> {
    database
        .read_now(|connection| {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
            let count = statement.parameter_count();
            let values = rusqlite::params_from_iter((0..count).map(|_| 1));
            let lines = statement.query_map(values, |row| row.get(3))?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
        .unwrap()
}

#[test]
fn no_list_walks_a_whole_table_or_sorts_it() {
    let database = seeded(1_000);
    let filter = StoreFilter {
        price_bands: vec![(0, 25_000)],
        discount: true,
        halal: true,
        open_now: true,
        open_patterns: vec![1, 2],
        ..StoreFilter::default()
    };
    for conditions in [String::new(), filter.conditions()] {
        let ring = plan(&database, &nearest::ring_sql(&conditions));
        assert!(ring[0].contains("VIRTUAL TABLE INDEX 2:"), "{ring:?}");
        assert!(ring[1].contains("USING INTEGER PRIMARY KEY"), "{ring:?}");
        assert_eq!(ring.len(), 2, "{ring:?}");
        for (by_category, index) in [
            (false, "stores_by_popularity"),
            (true, "stores_by_category"),
        ] {
            let popular = plan(
                &database,
                &recommended::popular_sql(by_category, &conditions, ""),
            );
            assert_eq!(popular.len(), 1, "{popular:?}");
            assert!(
                popular[0].contains("SEARCH") && popular[0].contains(index),
                "{popular:?}"
            );
        }
    }
    let products = format!(
        "SELECT {} FROM {} WHERE p.flash_session_id = ?1 ORDER BY p.flash_sort LIMIT ?2",
        assets::COLUMNS,
        assets::TABLES
    );
    let products = plan(&database, &products);
    assert!(
        products.iter().all(|line| line.contains("SEARCH")),
        "{products:?}"
    );
}

/// Prints the latency of the lists; `LIST_STORES=1000,10000,100000,1000000` sets the sizes.
#[tokio::test]
async fn list_latency() {
    let sizes = std::env::var("LIST_STORES").unwrap_or_else(|_| "1000".to_owned());
    for size in sizes.split(',').map(|size| size.parse().unwrap()) {
        let start = Instant::now();
        let database = seeded(size);
        println!("{size} stores, seeded in {:.1?}", start.elapsed());
        let filtered = |filter_type, key: &str| StoreListBody {
            filter_options: vec![choose(filter_type, &[key])],
            ..body(10)
        };
        for (name, kind, first) in [
            ("distance", ListKind::Distance, body(10)),
            (
                "distance, one category",
                ListKind::Distance,
                filtered(FilterType::Categories, "502"),
            ),
            (
                "distance, price band",
                ListKind::Distance,
                filtered(FilterType::Price, "200000-"),
            ),
            (
                "region",
                ListKind::Region,
                StoreListBody {
                    region_id: "317206".to_owned(),
                    ..body(10)
                },
            ),
            ("recommend", ListKind::Recommend, body(10)),
            (
                "recommend, parent",
                ListKind::Recommend,
                filtered(FilterType::Categories, "100"),
            ),
        ] {
            let mut times = Vec::new();
            for turn in 0..12 {
                let mut asked = first.clone();
                asked.lat += f64::from(turn) * 0.002;
                for page_no in 1..=5 {
                    asked.page_no = page_no;
                    let start = Instant::now();
                    let page = database
                        .find_stores(kind, asked.clone(), NOON_MS)
                        .await
                        .unwrap();
                    times.push(start.elapsed());
                    asked.query_id = page.query_id;
                    if !page.has_more {
                        break;
                    }
                }
            }
            times.sort_unstable();
            let at = |percent: usize| times[(times.len() - 1) * percent / 100];
            println!("  {name:24} median {:.1?}, 95 % {:.1?}", at(50), at(95));
            assert!(at(50) < Duration::from_secs(5));
        }
    }
}
