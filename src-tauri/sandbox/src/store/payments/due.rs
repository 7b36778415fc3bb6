//! Questions to the provider. Buying 10.

use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::payments::credit::act_on;
use crate::store::payments::provider;
use crate::store::{Database, Sql, StoreError};

/// The provider is asked of a payment so often. Buying 10.
pub const ASK_EVERY_MS: u64 = 30_000;
/// After its end an order waits so long for the provider's last word. Buying 2 "H CLOSED".
pub const GRACE_MS: u64 = 120_000;

/// Then it is asked for late money, so often and so long.
const ASK_LATER_MS: u64 = 3_600_000;
const ASKED_FOR_MS: u64 = 24 * ASK_LATER_MS;

pub const HAS_NEWS_SQL: &str = "SELECT
    EXISTS (SELECT 1 FROM payments AS y JOIN provider_events AS e USING (payment_id)
            WHERE y.order_id = ?1 AND NOT EXISTS
              (SELECT 1 FROM seen_events AS s WHERE s.event_id = e.event_id))
    OR EXISTS (SELECT 1 FROM payments WHERE order_id = ?1 AND status = 'WAITING' AND expire_ms <= ?2)";

/// Whether [`ask`] would change something. Read before it: thousands of apps that wait for a payment ask
/// every two seconds, and there is one writer.
pub fn has_news(
    connection: &Connection,
    order_id: row::Order,
    now_ms: u64,
) -> Result<bool, StoreError> {
    connection.value(HAS_NEWS_SQL, params![order_id, now_ms])
}

impl Database {
    /// Acts on what the provider knows of an order and we do not, in a transaction of its own: it stays
    /// when the call that asks is refused afterwards. `find` gives the order; absent: nothing is asked.
    pub async fn ask_provider<F>(&self, find: F, now_ms: u64) -> Result<(), StoreError>
    where
        F: FnOnce(&Connection) -> Result<Option<row::Order>, StoreError> + Send + 'static,
    {
        let asked = self.read(move |connection| {
            let Some(order_id) = find(connection)? else {
                return Ok(None);
            };
            let has_news = has_news(connection, order_id, now_ms)?;
            Ok(has_news.then_some(order_id))
        });
        if let Some(order_id) = asked.await? {
            self.write(move |transaction| ask(transaction, order_id, now_ms))
                .await?;
        }
        Ok(())
    }
}

/// The order, if it is this user's: a call of another user asks nothing.
pub fn of_buyer(
    order_id: row::Order,
    user_id: row::User,
) -> impl FnOnce(&Connection) -> Result<Option<row::Order>, StoreError> + Send + 'static {
    let sql = "SELECT order_id FROM orders WHERE order_id = ?1 AND user_id = ?2";
    move |connection| connection.find_value(sql, (order_id, user_id))
}

/// Asks the provider about an order's payments and acts on what it says; those past their end expire.
pub fn ask(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    for event in provider::unseen(transaction, order_id)? {
        act_on(transaction, &event, now_ms)?;
    }
    let sql = "UPDATE payments SET status = 'INCOMPLETE', failure = 'EXPIRED'
               WHERE order_id = ?1 AND status = 'WAITING' AND expire_ms <= ?2";
    transaction.run(sql, params![order_id, now_ms])?;
    // Also of a payment that was given up: its code may still be paid, and the money must return.
    let sql = "UPDATE payments SET ask_ms = CASE
                 WHEN ?2 < expire_ms + ?3 THEN ?2 + ?4
                 WHEN ?2 < expire_ms + ?5 THEN ?2 + ?6 END
               WHERE order_id = ?1 AND ask_ms IS NOT NULL";
    let values = params![
        order_id,
        now_ms,
        GRACE_MS,
        ASK_EVERY_MS,
        ASKED_FOR_MS,
        ASK_LATER_MS
    ];
    transaction.run(sql, values)?;
    Ok(())
}
