//! Writes the stores into the database, ten thousand in a transaction.

mod ranks;
mod store_rows;

use std::collections::BTreeMap;

use rusqlite::{Transaction, params};

use crate::city::{stores, unusual};
use crate::seed::options::{FINGERPRINT, NUMBER, SeedOptions, SeedProgress};
use crate::seed::write::ranks::{ranks, region_bounds, widen};
use crate::seed::write::store_rows::Writer;
use crate::seed::{brand_pages, fixed, offers, users};
use crate::store::catalog::opening;
use crate::store::{Database, StoreError};

const BATCH: u32 = 10_000;
const MAX_STORES: u32 = 5_000_000;
/// The tables that seeding empties and fills; children before parents. All others are of people.
pub const SEEDED: [&str; 28] = [
    "brand_day_sections",
    "brand_days",
    "brand_pages",
    "review_stores",
    "unusual_stores",
    "list_pages",
    "list_queries",
    "rank_items",
    "ranks",
    "product_prices",
    "products",
    "menu_items",
    "store_positions",
    "stores",
    "dishes",
    "brands",
    "mall_floors",
    "malls",
    "day_parts",
    "categories",
    "streets",
    "areas",
    "regions",
    "flash_sessions",
    "promotion_tags",
    "banners",
    "cards",
    "config",
];

pub fn write(
    database: &Database,
    options: SeedOptions,
    mut progress: impl FnMut(SeedProgress),
) -> Result<(), StoreError> {
    if !(1..=MAX_STORES).contains(&options.stores) {
        return Err(StoreError::BadValue {
            field: "stores",
            reason: format!("must be 1 to {MAX_STORES}"),
        });
    }
    database.write_now(|transaction| {
        // Deleted first and written last, so that an interrupted seeding is not taken for a complete one.
        transaction.execute("DELETE FROM meta WHERE key = ?1", [FINGERPRINT])?;
        opening::forget(transaction)?;
        for table in SEEDED {
            transaction.execute(&format!("DELETE FROM {table}"), [])?;
        }
        transaction.execute("DELETE FROM reviews WHERE is_invented", [])?;
        transaction.execute(
            "INSERT OR REPLACE INTO meta VALUES (?1, ?2)",
            [NUMBER, &options.seed.to_string()],
        )?;
        fixed::write(transaction)?;
        brand_pages::write(transaction)?;
        users::write(transaction)?;
        offers::write(transaction)
    })?;

    let mut bounds = BTreeMap::new();
    let mut done = 0;
    let mut next_product = 1;
    while done < options.stores {
        let last = (done + BATCH).min(options.stores);
        database.write_now(|transaction| {
            let mut writer = Writer::new(transaction)?;
            for id in i64::from(done) + 1..=i64::from(last) {
                let store = stores::store(options.seed, id);
                next_product = writer.store(&store, next_product)?;
                widen(&mut bounds, &store);
            }
            Ok(())
        })?;
        done = last;
        progress(SeedProgress {
            stores_done: done,
            stores: options.stores,
        });
    }
    database.write_now(|transaction| {
        region_bounds(transaction, &bounds)?;
        ranks(transaction)?;
        unusual_stores(transaction, options.seed, next_product)?;
        super::reviews::recount_users(transaction)?;
        statistics(transaction)
    })?;
    database.checkpoint()
}

/// Of what was seeded only: the few orders and envelopes of a fresh database say nothing about later, and
/// a planner that believes them walks those tables for ever.
fn statistics(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    // New tables change the schema: only then do the other connections read the statistics again.
    transaction.execute_batch(
        "DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4; ANALYZE",
    )?;
    for statistics in ["sqlite_stat1", "sqlite_stat4"] {
        let mut statement =
            transaction.prepare(&format!("SELECT DISTINCT tbl FROM {statistics}"))?;
        let tables = statement.query_map([], |row| row.get(0))?;
        let tables = tables.collect::<rusqlite::Result<Vec<String>>>()?;
        // The spatial index has tables of its own.
        let is_seeded = |table: &String| SEEDED.iter().any(|seeded| table.starts_with(seeded));
        for table in tables.iter().filter(|table| !is_seeded(table)) {
            let sql = format!("DELETE FROM {statistics} WHERE tbl = ?1");
            transaction.execute(&sql, [table])?;
        }
    }
    transaction.execute_batch("ANALYZE sqlite_schema")?;
    Ok(())
}

/// After the ranks, so that none of them is on one.
fn unusual_stores(
    transaction: &Transaction<'_>,
    seed: u64,
    mut next_product: i64,
) -> Result<(), StoreError> {
    let mut writer = Writer::new(transaction)?;
    let mut insert = transaction.prepare(
        "INSERT INTO unusual_stores (store_id, refusal, lacks_review_switches, about, reviews)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (unusual, store) in unusual::all(seed) {
        next_product = writer.store(&store, next_product)?;
        insert.execute(params![
            store.id,
            unusual.refusal,
            unusual.lacks_review_switches,
            unusual.about,
            unusual.reviews
        ])?;
    }
    Ok(())
}
