//! Writes the stores into the database, ten thousand in a transaction.

mod bounds;
mod store_rows;

use std::collections::BTreeMap;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

use rusqlite::{Transaction, params};

use crate::city::{stores, unusual};
use crate::seed::options::{FINGERPRINT, NUMBER, SeedOptions, SeedProgress};
use crate::seed::terms::Known;
use crate::seed::write::bounds::{region_bounds, widen};
use crate::seed::write::store_rows::{StoreRows, Writer};
use crate::seed::{brand_pages, fixed, offers, users};
use crate::store::catalog::opening;
use crate::store::discovery::ranks::count;
use crate::store::search::index;
use crate::store::{Database, Sql, StoreError};

const BATCH: u32 = 10_000;
/// Stores that the generator gives at once; [`BATCH`] is a multiple of it.
const CHUNK: u32 = 500;
/// Chunks that wait to be written, at most.
const AHEAD: usize = 4;
const MAX_STORES: u32 = 5_000_000;
/// The tables that seeding empties and fills; children before parents. All others are of people.
pub const SEEDED: [&str; 35] = [
    "search_popular",
    "search_stores",
    "search_trigrams",
    "search_words",
    "search_phrases",
    "search_names",
    "brand_day_sections",
    "brand_days",
    "brand_pages",
    "review_stores",
    "unusual_stores",
    "list_pages",
    "list_queries",
    "rank_items",
    "ranks",
    "coupon_batches",
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
        // Row by row the index of a million stores takes as long to empty as to fill.
        index::clear(transaction)?;
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
    let mut known = Known::default();
    let mut next_product = 1;
    let generated = std::thread::scope(|scope| -> Result<(), StoreError> {
        // One core throws the dice while another writes.
        let (sender, chunks) = sync_channel(AHEAD);
        scope.spawn(move || generate(options, &sender));
        let mut done = 0;
        while done < options.stores {
            let last = (done + BATCH).min(options.stores);
            database.write_now(|transaction| {
                let mut writer = Writer::new(transaction, &mut known)?;
                while done < last {
                    let stopped = |_| StoreError::Stopped("the generator of the seed".to_owned());
                    let chunk: Vec<StoreRows> = chunks.recv().map_err(stopped)?;
                    done += chunk.len() as u32;
                    for rows in chunk {
                        widen(&mut bounds, &rows.store);
                        next_product = rows.next_product();
                        writer.write(rows)?;
                    }
                }
                Ok(())
            })?;
            progress(SeedProgress {
                stores_done: done,
                stores: options.stores,
                index: None,
            });
        }
        Ok(())
    });
    generated?;
    let index = database.write_now(|transaction| {
        region_bounds(transaction, &bounds)?;
        unusual_stores(transaction, options.seed, next_product, &mut known)?;
        count::count_seeded(transaction)?;
        let started = Instant::now();
        super::search::write(transaction)?;
        let index = started.elapsed();
        super::reviews::recount_users(transaction)?;
        orders_of_before(transaction)?;
        statistics(transaction)?;
        Ok(index)
    })?;
    progress(SeedProgress {
        stores_done: options.stores,
        stores: options.stores,
        index: Some(index),
    });
    database.checkpoint()
}

/// Sends all stores in their order, some at a time; stops when nothing takes them.
fn generate(options: SeedOptions, sender: &SyncSender<Vec<StoreRows>>) {
    let mut next_product = 1;
    let mut from = 1;
    while from <= options.stores {
        let last = (from + CHUNK - 1).min(options.stores);
        let chunk: Vec<_> = (from..=last)
            .map(|id| {
                let store = stores::store(options.seed, i64::from(id));
                let rows = StoreRows::new(store, next_product);
                next_product = rows.next_product();
                rows
            })
            .collect();
        if sender.send(chunk).is_err() {
            return;
        }
        from = last + 1;
    }
}

/// Orders that were placed before there were terms get those of their product.
fn orders_of_before(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute(
        "UPDATE orders SET sale_terms_id = p.sale_terms_id, use_terms_id = p.use_terms_id,
           bill_terms_id = p.bill_terms_id
         FROM products AS p WHERE p.id = orders.product_id AND orders.sale_terms_id IS NULL",
        [],
    )?;
    Ok(())
}

/// Analyses the seeded tables only. A fresh database has few orders and envelopes, and SQLite's planner,
/// which would take them for few for ever, would scan those tables.
fn statistics(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    // New tables change the schema: only then do the other connections read the statistics again.
    transaction.execute_batch(
        "DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4; ANALYZE",
    )?;
    for statistics in ["sqlite_stat1", "sqlite_stat4"] {
        let sql = format!("SELECT DISTINCT tbl FROM {statistics}");
        let tables: Vec<String> = transaction.values(&sql, [])?;
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

fn unusual_stores(
    transaction: &Transaction<'_>,
    seed: u64,
    mut next_product: i64,
    known: &mut Known,
) -> Result<(), StoreError> {
    let mut writer = Writer::new(transaction, known)?;
    let mut insert = transaction.prepare(
        "INSERT INTO unusual_stores (store_id, refusal, lacks_review_switches, about, reviews)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (unusual, store) in unusual::all(seed) {
        let store_id = store.id;
        let rows = StoreRows::new(store, next_product);
        next_product = rows.next_product();
        writer.write(rows)?;
        insert.execute(params![
            store_id,
            unusual.refusal,
            unusual.lacks_review_switches,
            unusual.about,
            unusual.reviews
        ])?;
    }
    Ok(())
}
