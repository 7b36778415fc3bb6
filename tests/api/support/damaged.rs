//! Rows of a database file that are damaged behind the program's back, in each way that is plausible: JSON
//! that does not parse, a name that nobody knows, a number that is none, a row that is not there.

use jajan_sandbox::store::Sql;
use rusqlite::{Connection, types::Value};

/// What rows of other tables a column names.
const NAMED_BY: &[(&str, &str)] = &[
    ("order_id", "orders"),
    ("coupon_id", "vouchers"),
    ("payment_id", "payments"),
    ("event_id", "provider_events"),
    ("refusal_id", "outlet_refusals"),
    ("case_id", "cases"),
    ("user_id", "users"),
];

/// A row by the columns of its key.
#[derive(Debug, Clone)]
pub struct Found {
    pub table: String,
    key: Vec<(String, Value)>,
}

impl Found {
    /// The first row with this value.
    pub fn by(connection: &Connection, table: &str, column: &str, value: &Value) -> Option<Self> {
        let keys = columns(connection, table).into_iter();
        let keys: Vec<_> = keys
            .filter(|each| each.is_key)
            .map(|each| each.name)
            .collect();
        let sql = format!(
            "SELECT {} FROM {table} WHERE {column} = ?1 ORDER BY 1 DESC LIMIT 1",
            keys.join(", ")
        );
        let read = |row: &rusqlite::Row<'_>| {
            let each = keys.iter().enumerate();
            each.map(|(at, name)| Ok((name.clone(), row.get(at)?)))
                .collect::<rusqlite::Result<Vec<_>>>()
        };
        let key = connection.query_row(&sql, [value], read).ok()?;
        Some(Self {
            table: table.to_owned(),
            key,
        })
    }

    fn is_it(&self) -> String {
        let each = self.key.iter().enumerate();
        let each = each.map(|(at, (name, _))| format!("{name} = ?{}", at + 1));
        each.collect::<Vec<_>>().join(" AND ")
    }

    fn values(&self) -> Vec<&Value> {
        self.key.iter().map(|(_, value)| value).collect()
    }

    fn get(&self, connection: &Connection, column: &str) -> Value {
        let sql = format!("SELECT {column} FROM {} WHERE {}", self.table, self.is_it());
        let values = rusqlite::params_from_iter(self.values());
        connection.value(&sql, values).unwrap()
    }
}

struct Column {
    name: String,
    kind: String,
    is_key: bool,
}

fn columns(connection: &Connection, table: &str) -> Vec<Column> {
    let sql = "SELECT name, type, pk > 0 FROM pragma_table_info(?1)";
    let rows: Vec<(String, String, bool)> = connection.rows(sql, [table]).unwrap();
    let column = |(name, kind, is_key)| Column { name, kind, is_key };
    rows.into_iter().map(column).collect()
}

/// The rows that this one names, and those that these name.
fn related(connection: &Connection, item: &Found) -> Vec<Found> {
    let mut rows = vec![item.clone()];
    let mut next = 0;
    while next < rows.len() {
        let row = rows[next].clone();
        next += 1;
        for column in columns(connection, &row.table) {
            let named = NAMED_BY.iter().find(|(name, _)| *name == column.name);
            let Some((name, table)) = named.filter(|(_, table)| *table != row.table) else {
                continue;
            };
            let value = row.get(connection, name);
            let found = Found::by(connection, table, name, &value);
            let is_new = |found: &Found| rows.iter().all(|row| row.table != found.table);
            rows.extend(found.filter(is_new));
        }
    }
    rows
}

/// What happened to the row, as SQL about `WHERE`.
pub fn damages(connection: &Connection, item: &Found) -> Vec<(Found, String)> {
    let mut all = Vec::new();
    for row in related(connection, item) {
        let is_item = row.table == item.table;
        for column in columns(connection, &row.table) {
            let (name, table) = (&column.name, &row.table);
            let stored = row.get(connection, name);
            let wrong = match &stored {
                _ if column.is_key => continue,
                Value::Text(text) if text.starts_with(['{', '[']) => vec!["'{'", "'null'"],
                Value::Text(text) if text.chars().all(|c| c.is_uppercase() || "_".contains(c)) => {
                    vec!["'DAMAGED'"]
                }
                Value::Text(_) if *name == "state" => vec!["'damaged'"],
                Value::Integer(_) if is_item && column.kind == "INTEGER" => vec!["-1"],
                _ => continue,
            };
            for wrong in wrong {
                all.push((row.clone(), format!("UPDATE {table} SET {name} = {wrong}")));
            }
        }
        if !is_item {
            all.push((row.clone(), format!("DELETE FROM {}", row.table)));
        }
    }
    all
}

/// Not by the program: a file that has bad bytes.
pub fn damage(path: &str, row: &Found, how: &str) -> bool {
    let connection = raw(path);
    let sql = format!("{how} WHERE {}", row.is_it());
    let done = connection.execute(&sql, rusqlite::params_from_iter(row.values()));
    // Some rows protect themselves.
    done.is_ok_and(|changed| changed == 1)
}

pub fn raw(path: &str) -> Connection {
    let connection = Connection::open(path).unwrap();
    connection
        .execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        .unwrap();
    connection
}

/// The row as it was in `before`.
pub fn mend(path: &str, before: &str, row: &Found) {
    let connection = raw(path);
    connection.execute("ATTACH ?1 AS before", [before]).unwrap();
    let (table, is_it) = (&row.table, row.is_it());
    let sql = format!("INSERT OR REPLACE INTO {table} SELECT * FROM before.{table} WHERE {is_it}");
    connection
        .execute(&sql, rusqlite::params_from_iter(row.values()))
        .unwrap();
}
