//! When the sandbox was opened with its present data. The seed knows no time, so what is told as
//! «last week» or «the day after tomorrow» counts from here.

use rusqlite::{Connection, params};

use crate::store::{Database, Sql, StoreError};
use crate::time::{DAY_MS, day_number, day_start_ms};

const OPENED: &str = "opened_ms";
/// Sales that are announced begin at 10:00 in Jakarta.
const SALE_HOUR_MS: i64 = 10 * 3_600_000;

/// Absent: it was never opened.
pub fn opened_ms(connection: &Connection) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT CAST(value AS INTEGER) FROM meta WHERE key = ?1";
    connection.find_value(sql, [OPENED])
}

/// Fresh data has not been opened.
pub fn forget(connection: &Connection) -> Result<(), StoreError> {
    connection.run("DELETE FROM meta WHERE key = ?1", [OPENED])?;
    Ok(())
}

impl Database {
    /// Notes the time with fresh data, and sets when announced sales begin: within five days, some
    /// tomorrow. Data that was opened before stays as it is. Blocks.
    pub fn opened(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write_now(|transaction| {
            let sql = "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            if transaction.run(sql, params![OPENED, now_ms.to_string()])? == 0 {
                return Ok(());
            }
            let first_ms = day_start_ms(day_number(now_ms) + 1) + SALE_HOUR_MS;
            let sql = "UPDATE products SET on_sale_ms = ?1 + id % 5 * ?2 WHERE reserve_mode";
            transaction.run(sql, params![first_ms, DAY_MS])?;
            Ok(())
        })
    }
}
