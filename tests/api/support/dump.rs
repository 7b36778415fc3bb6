//! The whole content of a database, to compare.

use std::collections::BTreeMap;

use jajan_sandbox::store::Sql;
use rusqlite::Connection;

/// A row's values as text, by column.
pub type Row = BTreeMap<String, String>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dump {
    pub schema_version: usize,
    /// The SQL of every table and index.
    pub schema: Vec<String>,
    /// Sorted, since the order is unspecified.
    pub tables: BTreeMap<String, Vec<Row>>,
}

pub fn dump(connection: &Connection) -> Dump {
    // SQLite's own tables hold statistics of ANALYZE, no data.
    let list = |column: &str, kind: &str| {
        texts(
            connection,
            &format!(
                "SELECT {column} FROM sqlite_master WHERE {kind} AND name NOT LIKE 'sqlite_%'
                 AND sql IS NOT NULL ORDER BY name"
            ),
        )
    };
    let tables = list("name", "type = 'table'")
        .into_iter()
        .map(|table| (table.clone(), rows(connection, &table)))
        .collect();
    let version = connection.value("PRAGMA user_version", []);
    Dump {
        schema_version: version.unwrap(),
        schema: list("sql", "1"),
        tables,
    }
}

/// The result of SQLite's integrity check; empty when the file is valid.
pub fn damage(connection: &Connection) -> Vec<String> {
    let mut found = texts(connection, "PRAGMA integrity_check");
    found.retain(|line| line != "ok");
    found.extend(texts(
        connection,
        "SELECT \"table\" || ' lacks a row of ' || parent FROM pragma_foreign_key_check",
    ));
    found
}

fn texts(connection: &Connection, sql: &str) -> Vec<String> {
    connection.values(sql, []).unwrap()
}

fn rows(connection: &Connection, table: &str) -> Vec<Row> {
    let sql = format!("SELECT * FROM \"{table}\"");
    let mut statement = connection.prepare(&sql).unwrap();
    let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
    let found = statement.query_map([], |row| {
        let value = |(index, name): (usize, &String)| {
            let value: rusqlite::types::Value = row.get(index)?;
            Ok((name.clone(), format!("{value:?}")))
        };
        names.iter().enumerate().map(value).collect()
    });
    let mut found: Vec<Row> = found.unwrap().collect::<Result<_, _>>().unwrap();
    found.sort();
    found
}
