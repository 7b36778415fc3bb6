//! Remote configuration: one JSON value for each key of the contract.

use jajan_contract::config::{ConfigEntry, keys, server_keys};

use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::columns::Json;
use crate::store::{Database, Sql, StoreError};

/// Larger than any value that the app reads.
const MAX_VALUE_BYTES: usize = 4_096;

/// How many orders of a voucher are let in per second; absent: all.
pub fn rush_limit(
    connection: &Connection,
    product_id: row::Product,
) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT c.value, p.flash_session_id IS NOT NULL
               FROM config AS c JOIN products AS p ON p.id = ?2 WHERE c.key = ?1";
    let values = params![server_keys::ORDER_RUSH, product_id];
    let found: Option<(String, bool)> = connection.find(sql, values)?;
    let limit = found.and_then(|(value, is_flash)| Some((value.parse().ok()?, is_flash)));
    Ok(limit.and_then(|(limit, is_flash)| (is_flash || limit == 0).then_some(limit)))
}

impl Database {
    /// The values of the known keys, in the order asked.
    pub async fn config(&self, keys: Vec<String>) -> Result<Vec<ConfigEntry>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT value FROM config WHERE key = ?1";
            let mut entries = Vec::new();
            for key in keys {
                let value = connection.find_value(sql, [&key])?;
                if let Some(Json(value)) = value {
                    entries.push(ConfigEntry { key, value });
                }
            }
            Ok(entries)
        })
        .await
    }

    /// Every key of the contract with its value.
    pub async fn whole_config(&self) -> Result<Vec<ConfigEntry>, StoreError> {
        let all = keys::ALL.into_iter().chain(server_keys::ALL);
        self.config(all.map(str::to_owned).collect()).await
    }

    /// Any JSON, also of the wrong shape, to test how the app copes with it.
    pub async fn set_config(&self, entry: ConfigEntry) -> Result<(), StoreError> {
        let key = entry.key.as_str();
        if !keys::ALL.contains(&key) && !server_keys::ALL.contains(&key) {
            return Err(StoreError::bad("key", "is none of the contract's"));
        }
        let value = entry.value.to_string();
        if value.len() > MAX_VALUE_BYTES {
            let reason = format!("has at most {MAX_VALUE_BYTES} bytes as JSON");
            return Err(StoreError::bad("value", reason));
        }
        self.write(move |transaction| {
            let sql = "INSERT OR REPLACE INTO config VALUES (?1, ?2)";
            transaction.run(sql, [entry.key, value])?;
            Ok(())
        })
        .await
    }
}
