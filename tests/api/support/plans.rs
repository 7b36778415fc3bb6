//! Whether SQLite answers a statement by an index, or walks a table that grows. Invariant 15 of
//! docs/invariants.md.

use std::collections::{BTreeMap, BTreeSet};

use jajan_sandbox::store::Database;
use parking_lot::Mutex;
use rusqlite::{Connection, params_from_iter};

/// Tables that do not grow with people, orders or stores.
const SMALL: [&str; 25] = [
    "areas",
    "banners",
    "brand_day_sections",
    "brand_days",
    "brand_pages",
    "brands",
    "cards",
    "categories",
    "config",
    "day_parts",
    "dishes",
    "envelope_offers",
    "flash_sessions",
    "mall_floors",
    "malls",
    "meta",
    "promotion_tags",
    "provider_reading",
    "ranks",
    "regions",
    "search_popular",
    "sqlite_stat1",
    "streets",
    "unusual_stores",
    "withdrawals",
];

/// Walks that are meant, by the beginning of the statement, each with its reason.
const MEANT: [(&str, &str); 13] = [
    (
        "INSERT INTO favourites (user_id, store_id, sort) SELECT user_id, kept.column1,",
        "a new seed, at a start",
    ),
    (
        "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms) SELECT user_id, gift.",
        "a new seed, at a start",
    ),
    (
        "SELECT DISTINCT store_id FROM reviews",
        "a new seed, at a start",
    ),
    (
        "DELETE FROM reviews WHERE is_invented",
        "a new seed, at a start",
    ),
    (
        "UPDATE products SET on_sale_ms = ?1 + id",
        "at a start, before the first call",
    ),
    (
        "SELECT auth_code_key AS key, created_ms,",
        "the console's newest, by time up to a limit",
    ),
    (
        "SELECT user_id AS id, country_code, phone_no, user_name, head_portrait, invite_code,",
        "the console's newest, by number up to a limit",
    ),
    (
        "SELECT user_id FROM token_families ORDER BY family_id DESC",
        "the console's newest, by number up to a limit",
    ),
    (
        "SELECT name, page, time_ms, received_ms, props FROM events",
        "the console's newest, by number up to a limit",
    ),
    (
        "SELECT kind, CAST(item AS TEXT) AS item, reason, tries, first_ms, next_ms FROM set_aside",
        "the console's oldest, by age up to a limit",
    ),
    (
        "SELECT r.report_id, r.store_id, coalesce(s.name, '') AS store_name, r.product_id, r.wrong, r.note,",
        "the console's oldest, by number up to a limit",
    ),
    (
        "SELECT o.order_id, o.order_no, o.status, u.user_name,",
        "the console's payer, never in a write",
    ),
    (
        "SELECT coalesce(sum(CASE WHEN credit = ?1 THEN amount_rp",
        "the proof of the books, never in a write",
    ),
];

/// On one line.
pub fn line_of(sql: &str) -> String {
    sql.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines of its plan that walk a table that grows, unless that is meant. An error: it is no statement
/// of this schema.
pub fn walks(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    let line = line_of(sql);
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
    let values = (0..statement.parameter_count()).map(|_| 1);
    let plan = statement
        .query_map(params_from_iter(values), |row| row.get("detail"))?
        .collect::<rusqlite::Result<Vec<String>>>()?;
    if MEANT.iter().any(|(start, _)| line.starts_with(start)) {
        return Ok(Vec::new());
    }
    let tables = tables(connection)?;
    let aliases = aliases(&line, &tables);
    let walks_it = |step: &String| {
        let mut words = step.split_whitespace();
        let (Some("SCAN"), Some(name)) = (words.next(), words.next()) else {
            return false;
        };
        // The rows of one word of a full-text index.
        let is_match = step
            .split_once(" VIRTUAL TABLE INDEX ")
            .is_some_and(|(_, index)| {
                index
                    .split(':')
                    .nth(1)
                    .is_some_and(|by| by.starts_with('M'))
            });
        if is_match {
            return false;
        }
        let named = aliases.get(name);
        named.is_some_and(|tables| tables.iter().any(|name| !SMALL.contains(&name.as_str())))
    };
    Ok(plan.into_iter().filter(walks_it).collect())
}

fn tables(connection: &Connection) -> rusqlite::Result<BTreeSet<String>> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let mut statement = connection.prepare_cached(sql)?;
    let names = statement.query_map([], |row| row.get(0))?;
    names.collect()
}

/// What a plan may call the tables of a statement: their own names, and `… AS name`.
fn aliases(line: &str, tables: &BTreeSet<String>) -> BTreeMap<String, Vec<String>> {
    let mut aliases = BTreeMap::<String, Vec<String>>::new();
    let is_part = |char: char| !char.is_alphanumeric() && char != '_';
    let words: Vec<_> = line
        .split(is_part)
        .filter(|word| !word.is_empty())
        .collect();
    for (at, word) in words.iter().enumerate() {
        if !tables.contains(*word) {
            continue;
        }
        let own = (*word).to_owned();
        aliases.entry(own.clone()).or_default().push(own.clone());
        if let (Some(&"AS"), Some(alias)) = (words.get(at + 1), words.get(at + 2)) {
            aliases.entry((*alias).to_owned()).or_default().push(own);
        }
    }
    aliases
}

/// Statements that ran inside writes of calls and were not looked at yet, and all that were.
static SEEN: Mutex<(Vec<String>, BTreeSet<String>)> = Mutex::new((Vec::new(), BTreeSet::new()));

/// Notes every statement that calls run in a write. Those of a test itself are on its own thread.
pub fn watch(database: &Database) {
    let seen = |sql: &str| {
        let is_of_call = std::thread::current()
            .name()
            .is_some_and(|name| name.starts_with("tokio"));
        if !is_of_call || sql.starts_with("--") {
            return;
        }
        let mut seen = SEEN.lock();
        if seen.1.insert(sql.to_owned()) {
            seen.0.push(sql.to_owned());
        }
    };
    database.watch_writes(seen).unwrap();
}

/// Of those, the ones with this beginning.
pub fn seen(start: &str) -> usize {
    let seen = SEEN.lock();
    let has = |sql: &&String| line_of(sql).starts_with(start);
    seen.1.iter().filter(has).count()
}

/// The plans of what was noted since the last look, by any test.
pub fn assert_no_walk(database: &Database) {
    let fresh = std::mem::take(&mut SEEN.lock().0);
    let found = database.read_now(|connection| {
        let mut found = Vec::new();
        for sql in fresh {
            // A test that makes a table of its own is over.
            for step in walks(connection, &sql).unwrap_or_default() {
                found.push(format!("{step}: {}", line_of(&sql)));
            }
        }
        Ok(found)
    });
    let found = found.unwrap();
    assert!(found.is_empty(), "written with a walk: {found:#?}");
}
