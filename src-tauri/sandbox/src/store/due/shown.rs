//! What its owner could not be shown is reported on the console, and looked at again until it can be.

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::orders::detail::detail;
use crate::store::orders::list::by_id;
use crate::store::unreadable::Unreadable;
use crate::store::{Database, Sql, StoreError};
use crate::time::MINUTE_MS;

pub const SHOW: &str = "SHOW";

const KNOWN_SQL: &str = "SELECT 1 FROM set_aside WHERE kind = 'SHOW' AND item = ?1";

impl Database {
    /// Each order once. Writes only what is new.
    pub async fn note_unreadable(
        &self,
        lacks: &[Unreadable],
        now_ms: u64,
    ) -> Result<(), StoreError> {
        if lacks.is_empty() {
            return Ok(());
        }
        let all = lacks.to_vec();
        let fresh = self.read(move |connection| {
            let mut fresh = Vec::new();
            for lacks in all {
                if !connection.has(KNOWN_SQL, [lacks.order_id])? {
                    fresh.push(lacks);
                }
            }
            Ok(fresh)
        });
        let fresh = fresh.await?;
        if fresh.is_empty() {
            return Ok(());
        }
        self.write(move |transaction| {
            for Unreadable { order_id, why, .. } in fresh {
                let sql = "INSERT OR IGNORE INTO set_aside VALUES (?1, ?2, ?3, 1, ?4, ?5)";
                let values = params![SHOW, order_id, why, now_ms, now_ms + 2 * MINUTE_MS];
                if transaction.run(sql, values)? == 1 {
                    tracing::error!(%order_id, %why, "an order cannot be shown to its owner");
                }
            }
            Ok(())
        })
        .await
    }
}

/// Reads all of the order again.
pub fn show(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    if let Some(order) = by_id(transaction, order_id)? {
        detail(transaction, order, now_ms)?;
    }
    let sql = "DELETE FROM set_aside WHERE kind = ?1 AND item = ?2";
    transaction.run(sql, params![SHOW, order_id])?;
    Ok(())
}
