//! Sample orders, one in each state: written at the user's first look at orders, so that their times
//! are recent at any time of the clock. Buying 9. README "People".

mod edges;
mod envelopes;
mod gifts;
mod later;
mod partner;
mod redeemed;
mod refunds;
mod samples;
mod splits;
pub mod visits;

use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::seed::orders::envelopes::DEWI;
use crate::seed::orders::samples::{SAMPLES, SARI, write};
use crate::store::due::{Scope, settle_scope};
use crate::store::{Database, Sql, StoreError};

/// Does what is due and concerns the user, and writes the samples of a known person at the first look.
/// Only these write.
pub async fn ready_orders(
    database: &Database,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let scope = Scope::User(user_id);
    database.settle_for(scope.clone(), now_ms).await?;
    let lacks = database
        .read(move |connection| Ok(lacks_samples(connection, user_id)?.is_some()))
        .await?;
    if !lacks {
        return Ok(());
    }
    database
        .write(
            move |transaction| match lacks_samples(transaction, user_id)? {
                Some(phone_no) => {
                    samples(transaction, user_id, &phone_no, now_ms)?;
                    // Some of them are due at once.
                    settle_scope(transaction, &scope, now_ms)
                }
                None => Ok(()),
            },
        )
        .await
}

const LACKS_SQL: &str = "SELECT u.phone_no FROM users AS u
  WHERE u.user_id = ?1 AND u.phone_no IN (?2, ?3)
    AND NOT EXISTS (SELECT 1 FROM order_samples AS s WHERE s.user_id = u.user_id)";

/// The phone of a known person whose samples are still to be written.
fn lacks_samples(
    connection: &Connection,
    user_id: row::User,
) -> Result<Option<String>, StoreError> {
    connection.find_value(LACKS_SQL, params![user_id, SARI, DEWI])
}

fn samples(
    transaction: &Transaction<'_>,
    user_id: row::User,
    phone_no: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    transaction.run("INSERT INTO order_samples VALUES (?1)", [user_id])?;
    visits::of_person(transaction, phone_no, now_ms)?;
    if phone_no == DEWI {
        envelopes::write(transaction, user_id, now_ms)?;
        gifts::write(transaction, user_id, now_ms)?;
        splits::write(transaction, user_id, now_ms)?;
        return partner::write(transaction, user_id, now_ms);
    }
    for sample in &SAMPLES {
        write(transaction, sample, user_id, now_ms)?;
    }
    later::write(transaction, user_id, now_ms)?;
    refunds::write(transaction, user_id, now_ms)
}
