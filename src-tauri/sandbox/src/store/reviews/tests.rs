#![allow(clippy::unwrap_used)]

use crate::ids::row;
use crate::seed;
use crate::seed::SeedOptions;
use crate::store::brands::home;
use crate::store::reviews::list;
use crate::store::{Database, Place, Sql};

const NOW_MS: u64 = 1_795_237_800_000;

fn seeded(stores: u32, seed_number: u64) -> Database {
    let database = Database::open(&Place::Memory).unwrap();
    reseed(&database, stores, seed_number);
    database
}

fn reseed(database: &Database, stores: u32, seed: u64) {
    seed::seed(database, SeedOptions { stores, seed }, |_| ()).unwrap();
}

fn plan(database: &Database, sql: &str) -> Vec<String> {
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

/// Score in tenths and count on the card.
fn card(database: &Database, store_id: row::Store) -> (i64, i64) {
    database
        .read_now(|connection| {
            let sql = "SELECT score_tenths, review_count FROM stores WHERE id = ?1";
            connection.row(sql, [store_id])
        })
        .unwrap()
}

#[tokio::test]
async fn no_list_of_reviews_or_of_a_brand_walks_a_table() {
    let database = seeded(500, 62);
    for store_id in (1..=40).map(row::Store) {
        seed::ready_reviews(&database, store_id, NOW_MS)
            .await
            .unwrap();
    }
    let newest = plan(&database, &list::page_sql("TRUE", list::NEWEST, false));
    let next = plan(&database, &list::page_sql("TRUE", list::NEWEST, true));
    let is_by_store = |line: &String| line.contains("reviews_by_store");
    for lines in [&newest, &next] {
        assert!(lines.iter().any(is_by_store), "{lines:?}");
        assert!(
            lines.iter().all(|line| !line.contains("TEMP B-TREE")),
            "{lines:?}"
        );
    }
    let helpful = plan(
        &database,
        &list::page_sql("r.media_count > 0", list::MOST_HELPFUL, true),
    );
    let best = plan(&database, home::BEST_SQL);
    assert!(best[0].contains("stores_by_brand"), "{best:?}");
    assert!(
        best.iter().all(|line| !line.contains("TEMP B-TREE")),
        "{best:?}"
    );
    for lines in [newest, next, helpful, best, plan(&database, home::ALL_SQL)] {
        assert!(
            lines.iter().all(|line| !line.starts_with("SCAN")),
            "{lines:?}"
        );
    }
}

#[tokio::test]
async fn a_new_seeding_keeps_what_users_wrote_and_counts_it() {
    let database = seeded(60, 62);
    let sari = database.write_now(|transaction| {
        let sql = "SELECT user_id FROM users WHERE phone_no = '81200000001'";
        transaction.value(sql, [])
    });
    let user_id: row::User = sari.unwrap();
    let draft = super::Draft {
        review_id: None,
        store_id: row::Store(1),
        visit_id: None,
        score: 1,
        criteria: [None; 3],
        content: "Dingin.".to_owned(),
        medias: Vec::new(),
        is_anonymous: false,
        key: "k".to_owned(),
    };
    seed::ready_reviews(&database, row::Store(1), NOW_MS)
        .await
        .unwrap();
    let saved = database.save_review(user_id, draft, NOW_MS).await.unwrap();
    let id = crate::ids::review_number(&saved.id).unwrap();
    database.settle_reviews(NOW_MS + 1_000).await.unwrap();
    database.settle_reviews(NOW_MS + 3_000).await.unwrap();
    assert_eq!(card(&database, row::Store(1)).1, 301);
    for (stores, seed_number) in [(60, 62), (80, 7)] {
        reseed(&database, stores, seed_number);
        assert_eq!(card(&database, row::Store(1)).1, 301, "{seed_number}");
        let kept = database.review(id, None).await.unwrap();
        assert_eq!(kept.unwrap().content, "Dingin.");
        // The mean of all that the list shows.
        let counted = card(&database, row::Store(1));
        database
            .write_now(|transaction| super::recount(transaction, row::Store(1)))
            .unwrap();
        assert_eq!(card(&database, row::Store(1)), counted);
    }
}
