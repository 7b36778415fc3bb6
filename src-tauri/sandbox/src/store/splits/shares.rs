//! Shares are paid, and end with their order.

use jajan_contract::ids::ShareId;
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::ledger::{Account, Cause, book};
use crate::store::payments::provider::Event;
use crate::store::{FromRow, Sql, StoreError};

#[derive(Debug, Clone, FromRow)]
pub struct Share {
    pub share_no: row::Share,
    pub split_id: String,
    pub position: i64,
    pub order_id: row::Order,
    pub name: String,
    pub quantity: u32,
    pub amount_rp: u32,
    pub payer_id: Option<row::User>,
    pub paid_ms: Option<u64>,
    pub event_id: Option<String>,
}

const COLUMNS: &str = "l.share_no, l.split_id, l.position, s.order_id, l.name, l.quantity,
    l.amount_rp, l.payer_id, l.paid_ms, l.event_id
  FROM splits AS s JOIN split_shares AS l USING (split_id)";

/// By its id on the wire.
pub fn find(connection: &Connection, share_id: &ShareId) -> Result<Option<Share>, StoreError> {
    let Some((split_id, position)) = ids::share_parts(share_id) else {
        return Ok(None);
    };
    let sql = format!("SELECT {COLUMNS} WHERE s.split_id = ?1 AND l.position = ?2");
    connection.find(&sql, params![split_id.as_str(), position])
}

/// In their order; empty: the order is not split.
pub fn of_order(connection: &Connection, order_id: row::Order) -> Result<Vec<Share>, StoreError> {
    let sql = format!("SELECT {COLUMNS} WHERE s.order_id = ?1 ORDER BY l.position");
    connection.rows(&sql, [order_id])
}

/// Books the money of a payment that counts. True: it was the last one that was missing.
pub fn credit(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    share_no: row::Share,
    event: &Event,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let cause = Cause {
        key: &event.event_id,
        order_id,
        now_ms,
    };
    let amount_rp = event.amount_rp;
    book(
        transaction,
        Account::Payer,
        Account::Suspense,
        amount_rp,
        cause,
    )?;
    let sql = "UPDATE split_shares SET paid_ms = ?2, event_id = ?3,
                 payer_id = (SELECT payer_id FROM payments WHERE payment_id = ?4)
               WHERE share_no = ?1 AND event_id IS NULL";
    let values = params![share_no, now_ms, event.event_id, event.payment_id];
    transaction.run(sql, values)?;
    let sql = "UPDATE payments SET failure = NULL,
                 status = CASE payment_id WHEN ?2 THEN 'PAID' ELSE 'CANCELLED' END
               WHERE share_no = ?1";
    transaction.run(sql, (share_no, event.payment_id))?;
    let all = of_order(transaction, order_id)?;
    Ok(all.iter().all(|share| share.event_id.is_some()))
}

/// The order is complete: its shares are no longer in suspense.
pub fn hold(
    transaction: &Transaction<'_>,
    shares: &[Share],
    now_ms: u64,
) -> Result<(), StoreError> {
    for share in shares {
        let Some(key) = share.event_id.as_deref() else {
            return Err(StoreError::Stopped("a share is not paid".to_owned()));
        };
        let cause = Cause {
            key,
            order_id: share.order_id,
            now_ms,
        };
        let held = Account::Held;
        book(transaction, Account::Suspense, held, share.amount_rp, cause)?;
    }
    Ok(())
}

/// The owner of each voucher of the order: in a split by `ITEM` its payer, else the order's buyer.
pub fn owners(shares: &[Share], buyer_id: row::User, quantity: u32) -> Vec<row::User> {
    let each = shares.iter().flat_map(|share| {
        let owner_id = share.payer_id.unwrap_or(buyer_id);
        std::iter::repeat_n(owner_id, share.quantity as usize)
    });
    let rest = std::iter::repeat(buyer_id);
    each.chain(rest).take(quantity as usize).collect()
}
