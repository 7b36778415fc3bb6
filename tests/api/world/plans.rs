//! Every statement of the store has its plan looked at: as it stands in the source, whoever runs it, and
//! what is put together of parts when a call of any test runs it in a write. Invariant 15 of
//! docs/invariants.md.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jajan_contract::calls as c;
use jajan_sandbox::store::Sql;
use proc_macro2::{TokenStream, TokenTree};
use rusqlite::Connection;
use serde_json::json;
use syn::LitStr;

use crate::{
    buying::buyer::{VOUCHERS, paid_order, place, sku_of},
    support::{
        Sandbox,
        plans::{line_of, seen, walks},
    },
};

/// The proof reads everything: on the console and in tests, never in a write.
const PROOF: &str = "store/books.rs";

/// Work of the whole table: once after a migration, by the seed; the count of the rankings, once a day, in a
/// reader.
const WHOLE_TABLE: [&str; 2] = [
    "UPDATE orders SET sale_terms_id = p.sale_terms_id,",
    "WITH paid AS ( SELECT product_id, sum(quantity) AS pieces FROM orders",
];

/// Beginnings that a condition follows, put together when they run: the watch sees them, and named tests
/// of `store/tests`.
const HEADS: [&str; 13] = [
    "SELECT c.case_id, c.topic, c.opened_ms, c.answer_day, c.closed_ms",
    "SELECT c.coupon_id, c.user_id, c.store_id, c.batch_number, c.claimed_ms,",
    "SELECT g.gift_id, g.coupon_id, g.giver_id, g.receiver_id, g.status,",
    "SELECT k.kind, k.status, k.asked_ms, k.outlet_until_ms, c.answer_day,",
    "SELECT o.order_id, o.user_id, o.store_id, o.product_id, o.order_no, o.create_ms,",
    "SELECT r.redemption_id, r.coupon_id, r.user_id, r.store_id, s.name AS store_name,",
    "SELECT r.refund_id, r.order_id, r.user_id AS payer_id, r.asker_id,",
    "SELECT r.refusal_id, r.coupon_id, r.case_id, r.store_id, s.name AS store_name,",
    "SELECT s.id, s.lat, s.lon FROM store_positions AS p",
    "SELECT u.use_id, u.coupon_id, u.store_id, s.name AS store_name,",
    "SELECT v.coupon_id, v.order_id, v.owner_id, v.store_id, v.state, v.sale_rp,",
    "SELECT v.coupon_id, v.state, v.valid_start_ms, v.valid_end_ms,",
    "SELECT r.score, count(*)",
];

/// A file with its texts, and those that have names.
struct Source {
    path: String,
    texts: Vec<String>,
    named: BTreeMap<String, String>,
}

type Named = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_statement_of_the_store_walks_a_table_that_grows() {
    let sandbox = Sandbox::new();
    let sources = sources();
    let mut named = Named::new();
    for (name, text) in sources.iter().flat_map(|source| &source.named) {
        named.entry(name.clone()).or_default().insert(text.clone());
    }
    let (mut looked, mut open, mut wrong) = (0, 0, Vec::new());
    sandbox
        .app
        .database
        .read_now(|connection| {
            for source in sources.iter().filter(|source| source.path != PROOF) {
                for text in &source.texts {
                    let sql = whole(text, source, &named);
                    let line = line_of(&sql);
                    let is_head = HEADS.iter().any(|head| line.starts_with(head));
                    if WHOLE_TABLE.iter().any(|work| line.starts_with(work)) {
                        continue;
                    }
                    if is_head && !outer(&line).contains(" WHERE ") || sql.contains('{') {
                        open += 1;
                        continue;
                    }
                    looked += 1;
                    match walks(connection, &sql) {
                        Ok(steps) if steps.is_empty() => {}
                        Ok(steps) => wrong.push(format!("{}: {steps:?} {line}", source.path)),
                        Err(why) => wrong.push(format!("{}: {why} {line}", source.path)),
                    }
                }
            }
            Ok(())
        })
        .unwrap();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(looked > 450, "looked at {looked} only");
    // These are seen by the watch when they run.
    assert!(
        open > 0 && open * 10 < looked,
        "{open} are put together of parts"
    );
}

#[test]
fn statistics_are_kept_of_what_was_seeded_only() {
    let sandbox = Sandbox::new();
    let tables = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT tbl FROM sqlite_stat1 UNION SELECT tbl FROM sqlite_stat4";
        connection.values::<String>(sql, [])
    });
    let tables = BTreeSet::from_iter(tables.unwrap());
    assert!(tables.contains("stores") && tables.contains("products"));
    for grows in ["users", "red_packets", "favourites", "orders"] {
        assert!(!tables.contains(grows), "{tables:?}");
    }
}

#[test]
fn nothing_that_is_deleted_is_looked_for_in_a_whole_table() {
    let deleted: BTreeSet<_> = sources()
        .iter()
        .flat_map(|source| &source.texts)
        .filter_map(|text| text.trim().strip_prefix("DELETE FROM "))
        .filter_map(|text| text.split_whitespace().next().map(str::to_owned))
        .collect();
    assert!(
        deleted.contains("visits") && deleted.len() > 8,
        "{deleted:?}"
    );
    let sandbox = Sandbox::new();
    let looked = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT c.name, f.\"table\", f.\"from\" FROM sqlite_schema AS c
                   JOIN pragma_foreign_key_list(c.name) AS f WHERE c.type = 'table'";
        let keys: Vec<(String, String, String)> = connection.rows(sql, [])?;
        for (child, parent, column) in &keys {
            if deleted.contains(parent) {
                let sql = format!("SELECT 1 FROM {child} WHERE {column} = ?1");
                assert_eq!(walks(connection, &sql)?, Vec::<String>::new(), "{sql}");
            }
        }
        Ok(keys.len())
    });
    assert!(looked.unwrap() > 40);
}

#[tokio::test]
async fn what_calls_write_is_watched_and_a_walk_is_seen() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500191").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    buyer
        .call::<c::CancelOrder>(json!({"orderId": order_id}))
        .await;
    paid_order(&buyer, &sku_id, 1).await;
    for start in [
        "INSERT INTO orders",
        "INSERT INTO payments",
        "INSERT INTO vouchers",
        "INSERT INTO ledger",
        "UPDATE red_packets SET locked_by = NULL",
        "UPDATE products SET remaining_stock = remaining_stock +",
    ] {
        assert!(seen(start) > 0, "{start}");
    }
    let found = |sql: &'static str| {
        let look = |connection: &Connection| Ok(walks(connection, sql)?.len());
        sandbox.app.database.read_now(look).unwrap()
    };
    assert_eq!(
        found("UPDATE red_packets SET used_ms = 1 WHERE used_ms = ?1"),
        1
    );
    assert_eq!(found("SELECT 1 FROM orders AS o WHERE o.total_rp = ?1"), 1);
    assert_eq!(found("SELECT 1 FROM orders AS o WHERE o.order_id = ?1"), 0);
    assert_eq!(found("SELECT name FROM brands WHERE name = 'a'"), 0);
}

fn sources() -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for folder in ["store", "seed"] {
        files(&src.join(folder), &mut found);
    }
    found.sort();
    let mut sources = Vec::new();
    for file in found {
        let path = file.strip_prefix(&src).unwrap().display().to_string();
        if path.contains("/tests") {
            continue;
        }
        let mut source = Source {
            path,
            texts: Vec::new(),
            named: BTreeMap::new(),
        };
        let tokens = std::fs::read_to_string(file).unwrap().parse().unwrap();
        collect(tokens, &mut source);
        sources.push(source);
    }
    sources
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The literals that are SQL, without those of `mod tests`.
fn collect(tokens: TokenStream, source: &mut Source) {
    let (mut name, mut word) = (None, String::new());
    for token in tokens {
        match token {
            TokenTree::Group(_) if word == "tests" => word.clear(),
            TokenTree::Group(group) => collect(group.stream(), source),
            TokenTree::Ident(ident) => {
                let text = ident.to_string();
                if word == "const" {
                    name = Some(text.clone());
                }
                word = text;
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => name = None,
            TokenTree::Punct(_) => {}
            TokenTree::Literal(literal) => {
                let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) else {
                    continue;
                };
                if let Some(name) = name.take() {
                    source.named.insert(name, text.value());
                }
                if is_sql(&text.value()) {
                    source.texts.push(text.value());
                }
            }
        }
    }
}

fn is_sql(text: &str) -> bool {
    let verbs = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "REPLACE"];
    let first = text.split_whitespace().next();
    first.is_some_and(|word| verbs.contains(&word)) && text.contains(' ')
}

/// Without what stands in parentheses.
fn outer(line: &str) -> String {
    let mut depth = 0;
    let is_outer = |char: &char| {
        match char {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => return depth == 0,
        }
        false
    };
    line.chars().filter(is_outer).collect()
}

/// With a named text for each `{NAME}`: of the same file, or the only one of this name.
fn whole(text: &str, source: &Source, named: &Named) -> String {
    let mut whole = text.to_owned();
    // Named texts have names in them too.
    for _ in 0..4 {
        let own = source.named.iter();
        let others = named.iter().filter_map(|(name, texts)| {
            let text = texts.first().filter(|_| texts.len() == 1)?;
            Some((name, text))
        });
        for (name, text) in own.chain(others) {
            whole = whole.replace(&format!("{{{name}}}"), text);
        }
    }
    whole
}
