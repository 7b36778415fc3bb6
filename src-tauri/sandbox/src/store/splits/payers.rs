//! Splits of others that somebody paid a share of: how they are found again, and what is new in them.
//! Contract `order_list`.
//!
//! Invariant: what is unread of a split is counted once on the order tab, until its payer opens it.

use jajan_contract::order::split::PaidSplit;
use rusqlite::{Connection, Transaction, params};

use crate::store::account::unread;
use crate::store::orders::list::by_id;
use crate::store::splits::shares::of_order;
use crate::store::splits::status::status;
use crate::store::unreadable::{Each, alone, count, parted};
use crate::store::{Database, Sql, StoreError};

/// Nobody looks for an older one here.
const MOST: u32 = 20;

pub const OF_PAYER_SQL: &str = "SELECT p.split_id, s.order_id, p.joined_ms, p.is_unread
  FROM split_payers AS p JOIN splits AS s USING (split_id) WHERE p.user_id = ?1
  ORDER BY p.joined_ms DESC LIMIT ?2";

impl Database {
    /// Newest first, and how many cannot be shown.
    pub async fn paid_splits(
        &self,
        user_id: i64,
        now_ms: u64,
    ) -> Result<(Vec<PaidSplit>, Option<u32>), StoreError> {
        let read = self.read(move |connection| paid_splits(connection, user_id, now_ms));
        let (splits, lacks) = parted(read.await?);
        self.note_unreadable(&lacks, now_ms).await?;
        Ok((splits.into_iter().flatten().collect(), count(&lacks)))
    }
}

type Paid = (String, i64, u64, bool);

fn paid_splits(
    connection: &Connection,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<Each<Option<PaidSplit>>>, StoreError> {
    let rows: Vec<Paid> = connection.all(OF_PAYER_SQL, [user_id, i64::from(MOST)], |row| {
        row.try_into()
    })?;
    let splits = rows.into_iter().map(|row| {
        let order_id = row.1;
        alone(
            paid_split(connection, row, user_id, now_ms),
            order_id,
            order_id,
        )
    });
    splits.collect()
}

fn paid_split(
    connection: &Connection,
    (split_id, order_id, paid_time, is_unread): Paid,
    user_id: i64,
    now_ms: u64,
) -> Result<Option<PaidSplit>, StoreError> {
    let Some(order) = by_id(connection, order_id)? else {
        return Ok(None);
    };
    let shares = of_order(connection, order_id)?.into_iter();
    let own = shares.filter(|share| share.payer_id == Some(user_id));
    Ok(Some(PaidSplit {
        split_id,
        status: status(&order, now_ms),
        paid_amount: own.map(|share| share.amount_rp).sum(),
        paid_time,
        is_unread,
        item: order.frozen.item,
    }))
}

/// Somebody's money for a share came in; nothing for the order's own buyer.
pub fn join(
    transaction: &Transaction<'_>,
    order_id: i64,
    payer_id: i64,
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
    order_id: i64,
    payer_id: Option<i64>,
) -> Result<(), StoreError> {
    let sql = "UPDATE split_payers SET is_unread = 1
               WHERE split_id = (SELECT s.split_id FROM splits AS s WHERE s.order_id = ?1)
                 AND (?2 IS NULL OR user_id = ?2) AND NOT is_unread
               RETURNING user_id";
    for user_id in transaction.all(sql, params![order_id, payer_id], |row| row.get(0))? {
        unread::add(transaction, user_id, "order", "split")?;
    }
    Ok(())
}

pub const IS_NEW_SQL: &str =
    "SELECT 1 FROM split_payers WHERE user_id = ?1 AND split_id = ?2 AND is_unread";

/// Whoever looks has seen what is new.
pub fn read(transaction: &Transaction<'_>, split_id: &str, user_id: i64) -> Result<(), StoreError> {
    let sql = "UPDATE split_payers SET is_unread = 0
               WHERE user_id = ?1 AND split_id = ?2 AND is_unread";
    if transaction.run(sql, params![user_id, split_id])? == 1 {
        let sql = "UPDATE unread SET count = max(count - 1, 0)
                   WHERE user_id = ?1 AND page = 'order' AND item = 'split'";
        transaction.run(sql, [user_id])?;
    }
    Ok(())
}
