//! Sample orders, one in each state: written when somebody first looks at their orders, so that
//! their times are recent whatever the clock says. Buying 9. README "People".

mod samples;

use rusqlite::Transaction;

use crate::seed::orders::samples::{SAMPLES, write};
use crate::store::payments::due;
use crate::store::{Database, Sql, StoreError};

/// Does what is due, and writes the samples of a known person at the first look. Only these write.
pub async fn ready_orders(
    database: &Database,
    user_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let is_ready = database
        .read(move |connection| {
            Ok(!lacks_samples(connection, user_id)? && !due::is_due(connection, now_ms)?)
        })
        .await?;
    if is_ready {
        return Ok(());
    }
    database
        .write(move |transaction| {
            due::settle(transaction, now_ms)?;
            if lacks_samples(transaction, user_id)? {
                samples(transaction, user_id, now_ms)?;
            }
            Ok(())
        })
        .await
}

const LACKS_SQL: &str = "SELECT 1 FROM users AS u WHERE u.user_id = ?1 AND u.phone_no = ?2
    AND NOT EXISTS (SELECT 1 FROM order_samples AS s WHERE s.user_id = u.user_id)";

fn lacks_samples(connection: &rusqlite::Connection, user_id: i64) -> Result<bool, StoreError> {
    connection.has(LACKS_SQL, rusqlite::params![user_id, samples::SARI])
}

fn samples(transaction: &Transaction<'_>, user_id: i64, now_ms: u64) -> Result<(), StoreError> {
    transaction.run("INSERT INTO order_samples VALUES (?1)", [user_id])?;
    for sample in &SAMPLES {
        write(transaction, sample, user_id, now_ms)?;
    }
    Ok(())
}
