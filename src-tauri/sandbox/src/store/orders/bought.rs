//! How many of a voucher somebody has bought. Merchant 3 `receiveTimesLimit`.

use rusqlite::{Connection, params};

use crate::city::details::limits::Bought;
use crate::store::{Sql, StoreError};
use crate::time;

pub const BOUGHT_SQL: &str = "SELECT coalesce(sum(quantity), 0),
    coalesce(sum(quantity) FILTER (WHERE create_ms >= ?3), 0)
  FROM orders WHERE user_id = ?1 AND product_id = ?2 AND status <> 'CLOSED'";

/// What waits for its payment counts, what was closed does not.
pub fn bought(
    connection: &Connection,
    user_id: i64,
    product_id: i64,
    now_ms: u64,
) -> Result<Bought, StoreError> {
    let day_start_ms = time::day_start_ms(time::day_number(now_ms));
    let values = params![user_id, product_id, day_start_ms];
    connection.one(BOUGHT_SQL, values, |row| {
        Ok(Bought {
            ever: row.get(0)?,
            today: row.get(1)?,
        })
    })
}
