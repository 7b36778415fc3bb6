//! What the console shows of orders and their payments.

use rusqlite::{Connection, Row, params};

use crate::ids;
use crate::store::unreadable::{Listed, listed};
use crate::store::{Database, Sql, StoreError};

/// An order with its newest payment, if there is one; of a split, the newest of each share that was
/// begun.
#[derive(Debug, Clone)]
pub struct Desk {
    pub order_id: i64,
    pub order_no: String,
    pub order_status: String,
    pub buyer: String,
    pub voucher: String,
    pub store_id: i64,
    pub store_name: String,
    pub quantity: u32,
    /// What this payment is asked for; without one, what the order costs.
    pub amount_rp: u32,
    pub cancel_ms: u64,
    /// Of an order that several pay.
    pub split_id: Option<String>,
    pub payment: Option<DeskPayment>,
}

#[derive(Debug, Clone)]
pub struct DeskPayment {
    pub payment_id: i64,
    pub method: String,
    pub status: String,
    pub reference: Option<String>,
    /// Of a share: its id, and whose it is.
    pub share: Option<(String, String)>,
}

const COLUMNS: &str = "o.order_id, o.order_no, o.status, u.user_name,
    coalesce((SELECT p.name_id FROM products AS p WHERE p.id = o.product_id), ''), o.quantity,
    coalesce(y.amount_rp, o.pay_rp), o.cancel_ms, y.payment_id, y.method, y.status, o.reference,
    (SELECT s.split_id FROM splits AS s WHERE s.order_id = o.order_id),
    (SELECT l.position FROM split_shares AS l WHERE l.share_no = y.share_no),
    (SELECT l.name FROM split_shares AS l WHERE l.share_no = y.share_no),
    o.store_id, coalesce((SELECT t.name FROM stores AS t WHERE t.id = o.store_id), '')
  FROM orders AS o JOIN users AS u USING (user_id)";

impl Database {
    /// Those that wait first, then the newest.
    pub async fn desk(&self, limit: u32) -> Result<Listed<Desk>, StoreError> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {COLUMNS} LEFT JOIN payments AS y ON y.payment_id IN
                   (SELECT max(n.payment_id) FROM payments AS n WHERE n.order_id = o.order_id
                    GROUP BY n.share_no)
                 ORDER BY o.status = 'WAIT_PAY' DESC, o.order_id DESC, y.payment_id LIMIT ?1"
            );
            listed(connection, &sql, [limit], desk, Ok)
        })
        .await
    }

    /// The order of a payment, as far as the payer sees it; `payment` is this one.
    pub async fn desk_of(&self, payment_id: i64) -> Result<Option<Desk>, StoreError> {
        self.read(move |connection| of_payment(connection, payment_id))
            .await
    }
}

fn of_payment(connection: &Connection, payment_id: i64) -> Result<Option<Desk>, StoreError> {
    let sql =
        format!("SELECT {COLUMNS} JOIN payments AS y USING (order_id) WHERE y.payment_id = ?1");
    connection.first(&sql, params![payment_id], desk)
}

/// The newest order of a buyer that waits for one payer, with its newest payment.
pub fn waiting_of(connection: &Connection, user_id: i64) -> Result<Option<Desk>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} LEFT JOIN payments AS y ON y.payment_id =
           (SELECT max(n.payment_id) FROM payments AS n WHERE n.order_id = o.order_id)
         WHERE o.user_id = ?1 AND o.status = 'WAIT_PAY'
           AND NOT EXISTS (SELECT 1 FROM splits AS s WHERE s.order_id = o.order_id)
         ORDER BY o.order_id DESC LIMIT 1"
    );
    connection.first(&sql, [user_id], desk)
}

fn desk(row: &Row<'_>) -> rusqlite::Result<Desk> {
    let payment_id: Option<i64> = row.get(8)?;
    let split_id: Option<String> = row.get(12)?;
    let share = match (&split_id, row.get(13)?) {
        (Some(split_id), Some(position)) => Some((ids::share(split_id, position), row.get(14)?)),
        _ => None,
    };
    let payment = match payment_id {
        Some(payment_id) => Some(DeskPayment {
            payment_id,
            method: row.get(9)?,
            status: row.get(10)?,
            reference: row.get(11)?,
            share,
        }),
        None => None,
    };
    Ok(Desk {
        order_id: row.get(0)?,
        order_no: row.get(1)?,
        order_status: row.get(2)?,
        buyer: row.get(3)?,
        voucher: row.get(4)?,
        store_id: row.get(15)?,
        store_name: row.get(16)?,
        quantity: row.get(5)?,
        amount_rp: row.get(6)?,
        cancel_ms: row.get(7)?,
        split_id,
        payment,
    })
}
