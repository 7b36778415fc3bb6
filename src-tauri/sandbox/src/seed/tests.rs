#![allow(clippy::unwrap_used)]

use rusqlite::Connection;
use rusqlite::types::ValueRef;
use sha2::{Digest, Sha256};

use super::*;
use crate::ids::FIRST_UNLISTED;
use crate::pictures;
use crate::store::{Place, Sql, terms};

fn seeded(stores: u32, seed_number: u64) -> Database {
    let database = Database::open(&Place::Memory).unwrap();
    let options = SeedOptions {
        stores,
        seed: seed_number,
    };
    seed(&database, options, |_| ()).unwrap();
    database
}

fn ask<T: rusqlite::types::FromSql>(database: &Database, sql: &str) -> T {
    database
        .read_now(|connection| connection.value(sql, []))
        .unwrap()
}

const FULL_TEXT: [&str; 2] = ["search_phrases", "search_stores"];

fn dump(connection: &Connection) -> String {
    let mut hash = Sha256::new();
    let tables = "SELECT name FROM sqlite_schema
                  WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let tables: Vec<String> = connection.values(tables, []).unwrap();
    // Rows of terms outlive a seed, because orders refer to them: their values count, not their ids. A
    // full-text index counts how often it was written; what it finds is compared by its words.
    let is_compared = |table: &String| {
        !table.ends_with("_terms")
            && *table != "shared_lists"
            && !FULL_TEXT.iter().any(|index| table.starts_with(index))
    };
    for index in FULL_TEXT {
        let vocabulary = format!(
            "CREATE VIRTUAL TABLE temp.words_of_{index} USING fts5vocab(main, {index}, instance)"
        );
        connection.execute_batch(&vocabulary).unwrap();
        let sql = format!("SELECT term, doc FROM words_of_{index} ORDER BY term, doc");
        let mut statement = connection.prepare(&sql).unwrap();
        let mut rows = statement.query([]).unwrap();
        let mut count = 0_u64;
        while let Some(row) = rows.next().unwrap() {
            let (term, doc): (String, i64) = (row.get("term").unwrap(), row.get("doc").unwrap());
            hash.update(term);
            hash.update(doc.to_le_bytes());
            count += 1;
        }
        assert!(count > 0, "{index}");
        drop(rows);
        drop(statement);
        connection
            .execute_batch(&format!("DROP TABLE temp.words_of_{index}"))
            .unwrap();
    }
    for table in tables.iter().filter(|table| is_compared(table)) {
        hash.update(table);
        let sql = match table.as_str() {
            "products" => format!(
                "SELECT {}, {}, p.* FROM products AS p {} {}",
                terms::SALE_COLUMNS,
                terms::REST_COLUMNS,
                terms::SALE_JOIN,
                terms::REST_JOINS,
            ),
            _ => format!("SELECT * FROM {table}"),
        };
        let mut statement = connection.prepare(&sql).unwrap();
        let columns: Vec<usize> = (0..statement.column_count())
            .filter(|place| {
                !statement
                    .column_name(*place)
                    .unwrap()
                    .ends_with("_terms_id")
            })
            .collect();
        let mut rows = statement.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for &column in &columns {
                match row.get_ref(column).unwrap() {
                    ValueRef::Null => hash.update([0]),
                    ValueRef::Integer(number) => hash.update(number.to_le_bytes()),
                    ValueRef::Real(number) => hash.update(number.to_le_bytes()),
                    ValueRef::Text(bytes) | ValueRef::Blob(bytes) => hash.update(bytes),
                }
                hash.update([255]);
            }
        }
    }
    hash.finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn dump_of(database: &Database) -> String {
    database
        // A vocabulary is a temporary table.
        .write_now(|transaction| Ok(dump(transaction)))
        .unwrap()
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_does_not() {
    let first = seeded(300, 7);
    let hash = dump_of(&first);
    assert_eq!(hash, dump_of(&seeded(300, 7)));
    assert_ne!(hash, dump_of(&seeded(300, 8)));
    // Seeding over other data leaves nothing of it.
    let again = seeded(150, 9);
    seed(
        &again,
        SeedOptions {
            stores: 300,
            seed: 7,
        },
        |_| (),
    )
    .unwrap();
    assert_eq!(hash, dump_of(&again));
}

#[test]
fn a_store_does_not_depend_on_how_many_there_are() {
    let name = |database: &Database| -> String {
        ask(
            database,
            "SELECT group_concat(name || lat || lon, ';') FROM (SELECT * FROM stores WHERE id <= 50)",
        )
    };
    assert_eq!(name(&seeded(50, 3)), name(&seeded(120, 3)));
}

#[test]
fn only_what_these_options_made_is_current() {
    let database = seeded(20, 1);
    let current = |stores, seed| is_current(&database, SeedOptions { stores, seed }).unwrap();
    assert!(current(20, 1));
    assert!(!current(21, 1));
    assert!(!current(20, 2));
    let error = seed(&database, SeedOptions { stores: 0, seed: 1 }, |_| ()).unwrap_err();
    assert!(error.to_string().contains("must be 1 to"));
}

#[test]
fn two_thousand_stores_are_credible() {
    let mut steps = Vec::new();
    let database = Database::open(&Place::Memory).unwrap();
    seed(&database, SeedOptions::default(), |step| steps.push(step)).unwrap();
    let last = steps.last().unwrap();
    assert_eq!(last.stores_done, 2_000);
    assert!(last.index.is_some(), "the index of the search is made last");

    let count = |sql: &str| -> i64 { ask(&database, sql) };
    assert_eq!(database.store_count().unwrap(), 2_000);
    assert_eq!(count("SELECT count(*) FROM store_positions"), 2_000);
    assert!(count("SELECT count(DISTINCT district_id) FROM stores") >= 40);
    assert!(count("SELECT count(DISTINCT category_id) FROM stores") == 22);
    assert!(count("SELECT count(DISTINCT name) FROM stores") > 1_700);
    assert_eq!(count("SELECT count(*) FROM malls"), 5);
    assert_eq!(count("SELECT count(*) FROM brands"), 24);
    assert!(count("SELECT count(*) FROM stores WHERE mall_id IS NOT NULL") > 60);
    assert_eq!(
        count("SELECT count(*) FROM stores WHERE name LIKE '%{%'"),
        0
    );
    // Menus of 6 to 20, vouchers 0 to 8.
    for (table, low, high) in [("menu_items", 6, 20), ("products", 0, 8)] {
        let sizes = format!(
            "(SELECT (SELECT count(*) FROM {table} WHERE store_id = s.id) AS n
              FROM stores AS s WHERE s.id < {FIRST_UNLISTED})"
        );
        assert_eq!(
            count(&format!("SELECT min(n) FROM {sizes}")),
            low,
            "{table}"
        );
        assert_eq!(
            count(&format!("SELECT max(n) FROM {sizes}")),
            high,
            "{table}"
        );
    }
    // Every state that a card can have.
    for state in [
        "remaining_stock = 0",
        "remaining_stock BETWEEN 1 AND 10",
        "reserve_mode = 1",
        "user_limit = 1",
        "user_group_ok = 0",
        "activity_type = 'COMMON'",
        "product_type = 'CASH_COUPON'",
    ] {
        let found = count(&format!("SELECT count(*) FROM products WHERE {state}"));
        assert!(found > 20, "{found} products with {state}");
    }
}

#[test]
fn prices_fall_from_original_to_flash() {
    let database = seeded(2_000, 62);
    let wrong: i64 = ask(
        &database,
        &format!(
            "SELECT count(*) FROM products WHERE sale_price >= original_price
             OR promotion_price >= sale_price OR promotion_price < 1000
             OR (sale_price < 1000 AND store_id < {FIRST_UNLISTED})"
        ),
    );
    assert_eq!(wrong, 0);
}

#[test]
fn what_the_banners_promise_is_on_sale() {
    let database = seeded(2_000, 62);
    let off = |percent| format!("promotion_price * 100 = original_price * (100 - {percent})");
    for (banner, category, condition) in [
        (
            "lunch",
            "category_id BETWEEN 101 AND 199",
            "sale_price = 15000".to_owned(),
        ),
        (
            "night-market",
            "category_id = 303",
            "sale_price = 10000".to_owned(),
        ),
        (
            "ad-chicken",
            "brand_id = 1",
            "sale_price = 25000".to_owned(),
        ),
        ("ad-tea", "brand_id = 3", "sale_price = 30000".to_owned()),
        ("coffee", "category_id = 201", off(40)),
        ("noodles", "category_id = 103", off(35)),
        ("sweets", "category_id BETWEEN 301 AND 399", off(30)),
        ("together", "category_id BETWEEN 401 AND 499", off(45)),
    ] {
        let found: i64 = ask(
            &database,
            &format!(
                "SELECT count(*) FROM products AS p JOIN stores AS s ON s.id = p.store_id
                 WHERE {category} AND {condition} AND remaining_stock > 0"
            ),
        );
        assert!(found > 0, "{banner}: nothing on sale with {condition}");
    }
    // The flash-sale banner says up to 70 %, in every session and never more.
    for session in 1..=4 {
        let best: i64 = ask(
            &database,
            &format!(
                "SELECT max((original_price - promotion_price) * 100 / original_price) FROM products
                 WHERE flash_session_id = {session} AND remaining_stock > 0"
            ),
        );
        assert_eq!(best, 70, "session {session}");
    }
}

#[test]
fn everything_has_a_picture() {
    let database = seeded(400, 5);
    let paths: Vec<String> = database
        .read_now(|connection| {
            let sql = "SELECT '/img/cover/' || ground || '/1-0/' || dish || '--' || second_dish || '--'
                        || third_dish || '.png' FROM stores
                 UNION SELECT '/img/dish/' || s.ground || iif(p.art = 'ticket', '/', '/1-0/') || p.art || '.png'
                   FROM products AS p JOIN stores AS s ON s.id = p.store_id
                 UNION SELECT '/img/icon/' || dish || '.png' FROM categories
                 UNION SELECT '/img/icon/' || art || '.png' FROM dishes
                 UNION SELECT '/img/banner/' || picture || '/zh-CN.png' FROM banners
                 UNION SELECT logo FROM brands UNION SELECT picture FROM malls";
            connection.values(sql, [])
        })
        .unwrap();
    assert!(paths.len() > 400);
    for path in paths {
        assert!(pictures::parse(&path).is_ok(), "{path}");
    }
}
