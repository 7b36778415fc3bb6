//! Splits of others that a user paid a share of: how they are found again, and what is new in them.
//! Contract `order_list`.
//!
//! Invariant: what is unread of a split is counted once on the order tab, until its payer opens it.

use jajan_contract::ids::SplitId;
use jajan_contract::order::split::PaidSplit;
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::account::unread;
use crate::store::orders::list::by_id;
use crate::store::splits::shares::of_order;
use crate::store::splits::status::status;
use crate::store::unreadable::{Each, alone, count, parted};
use crate::store::{Database, FromRow, Sql, StoreError};

/// Older ones are not listed.
const MOST: u32 = 20;

pub const OF_PAYER_SQL: &str = "SELECT p.split_id, s.order_id, p.joined_ms, p.is_unread
  FROM split_payers AS p JOIN splits AS s USING (split_id) WHERE p.user_id = ?1
  ORDER BY p.joined_ms DESC LIMIT ?2";

impl Database {
    /// Newest first, and how many cannot be shown.
    pub async fn paid_splits(
        &self,
        user_id: row::User,
        now_ms: u64,
    ) -> Result<(Vec<PaidSplit>, Option<u32>), StoreError> {
        let read = self.read(move |connection| paid_splits(connection, user_id, now_ms));
        let (splits, lacks) = parted(read.await?);
        self.note_unreadable(&lacks, now_ms).await?;
        Ok((splits.into_iter().flatten().collect(), count(&lacks)))
    }
}

#[derive(FromRow)]
struct PaidRow {
    split_id: String,
    order_id: row::Order,
    joined_ms: u64,
    is_unread: bool,
}

fn paid_splits(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<Each<Option<PaidSplit>>>, StoreError> {
    let rows: Vec<PaidRow> = connection.rows(OF_PAYER_SQL, (user_id, i64::from(MOST)))?;
    let splits = rows.into_iter().map(|row| {
        let order_id = row.order_id;
        alone(
            paid_split(connection, row, user_id, now_ms),
            order_id,
            order_id.0,
        )
    });
    splits.collect()
}

fn paid_split(
    connection: &Connection,
    row: PaidRow,
    user_id: row::User,
    now_ms: u64,
) -> Result<Option<PaidSplit>, StoreError> {
    let Some(order) = by_id(connection, row.order_id)? else {
        return Ok(None);
    };
    let shares = of_order(connection, row.order_id)?.into_iter();
    let own = shares.filter(|share| share.payer_id == Some(user_id));
    Ok(Some(PaidSplit {
        split_id: SplitId::new(row.split_id),
        status: status(&order, now_ms),
        paid_amount: own.map(|share| share.amount_rp).sum(),
        paid_time: row.joined_ms,
        is_unread: row.is_unread,
        item: order.frozen.item,
    }))
}

/// The money for a share came in; a no-op for the order's own buyer.
pub fn join(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO split_payers (user_id, split_id, joined_ms)
               SELECT ?2, s.split_id, ?3 FROM splits AS s JOIN orders AS o USING (order_id)
               WHERE s.order_id = ?1 AND o.user_id <> ?2";
    transaction.run(sql, params![order_id, payer_id, now_ms])?;
    Ok(())
}

/// Something is new for one payer, or for all.
pub fn tell(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    payer_id: Option<row::User>,
) -> Result<(), StoreError> {
    let sql = "UPDATE split_payers SET is_unread = 1
               WHERE split_id = (SELECT s.split_id FROM splits AS s WHERE s.order_id = ?1)
                 AND (?2 IS NULL OR user_id = ?2) AND NOT is_unread
               RETURNING user_id";
    for user_id in transaction.values(sql, params![order_id, payer_id])? {
        unread::add(transaction, user_id, "order", "split")?;
    }
    Ok(())
}

pub const IS_NEW_SQL: &str =
    "SELECT 1 FROM split_payers WHERE user_id = ?1 AND split_id = ?2 AND is_unread";

/// Marks what is new as read.
pub fn read(
    transaction: &Transaction<'_>,
    split_id: &SplitId,
    user_id: row::User,
) -> Result<(), StoreError> {
    let sql = "UPDATE split_payers SET is_unread = 0
               WHERE user_id = ?1 AND split_id = ?2 AND is_unread";
    if transaction.run(sql, params![user_id, split_id.as_str()])? == 1 {
        let sql = "UPDATE unread SET count = max(count - 1, 0)
                   WHERE user_id = ?1 AND page = 'order' AND item = 'split'";
        transaction.run(sql, [user_id])?;
    }
    Ok(())
}
