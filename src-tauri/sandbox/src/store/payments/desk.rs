//! What the console shows of orders and their payments.

use jajan_contract::ids::ShareId;
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, FromRow, Sql, StoreError};

/// An order with its newest payment, if there is one; of a split, the newest of each share that was
/// begun.
#[derive(Debug, Clone)]
pub struct Desk {
    pub order_id: row::Order,
    pub order_no: String,
    pub order_status: String,
    pub buyer: String,
    pub voucher: String,
    pub store_id: row::Store,
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
    pub payment_id: row::Payment,
    pub method: String,
    pub status: String,
    pub reference: Option<String>,
    /// Of a share: its id, and whose it is.
    pub share: Option<(ShareId, String)>,
}

#[derive(FromRow)]
struct DeskRow {
    order_id: row::Order,
    order_no: String,
    status: String,
    user_name: String,
    voucher: String,
    store_id: row::Store,
    store_name: String,
    quantity: u32,
    amount_rp: u32,
    cancel_ms: u64,
    reference: Option<String>,
    split_id: Option<String>,
    #[row(nested = "payment_")]
    payment: Option<PaymentRow>,
    #[row(nested = "share_")]
    share: Option<ShareRow>,
}

#[derive(FromRow)]
struct PaymentRow {
    id: row::Payment,
    method: String,
    status: String,
}

#[derive(FromRow)]
struct ShareRow {
    position: i64,
    name: String,
}

const COLUMNS: &str = "o.order_id, o.order_no, o.status, u.user_name,
    coalesce((SELECT p.name_id FROM products AS p WHERE p.id = o.product_id), '') AS voucher,
    o.store_id,
    coalesce((SELECT t.name FROM stores AS t WHERE t.id = o.store_id), '') AS store_name,
    o.quantity, coalesce(y.amount_rp, o.pay_rp) AS amount_rp, o.cancel_ms, o.reference,
    (SELECT s.split_id FROM splits AS s WHERE s.order_id = o.order_id) AS split_id,
    y.payment_id AS payment_id, y.method AS payment_method, y.status AS payment_status,
    (SELECT l.position FROM split_shares AS l WHERE l.share_no = y.share_no) AS share_position,
    (SELECT l.name FROM split_shares AS l WHERE l.share_no = y.share_no) AS share_name
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
            listed_rows(connection, &sql, [limit], |row: DeskRow| Ok(row.into()))
        })
        .await
    }

    /// The order of a payment, as far as the payer sees it; `payment` is this one.
    pub async fn desk_of(&self, payment_id: row::Payment) -> Result<Option<Desk>, StoreError> {
        self.read(move |connection| of_payment(connection, payment_id))
            .await
    }
}

fn of_payment(
    connection: &Connection,
    payment_id: row::Payment,
) -> Result<Option<Desk>, StoreError> {
    let sql =
        format!("SELECT {COLUMNS} JOIN payments AS y USING (order_id) WHERE y.payment_id = ?1");
    Ok(connection
        .find::<DeskRow>(&sql, [payment_id])?
        .map(Desk::from))
}

/// The newest order of a buyer that waits for one payer, with its newest payment.
pub fn waiting_of(connection: &Connection, user_id: row::User) -> Result<Option<Desk>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} LEFT JOIN payments AS y ON y.payment_id =
           (SELECT max(n.payment_id) FROM payments AS n WHERE n.order_id = o.order_id)
         WHERE o.user_id = ?1 AND o.status = 'WAIT_PAY'
           AND NOT EXISTS (SELECT 1 FROM splits AS s WHERE s.order_id = o.order_id)
         ORDER BY o.order_id DESC LIMIT 1"
    );
    Ok(connection.find::<DeskRow>(&sql, [user_id])?.map(Desk::from))
}

impl From<DeskRow> for Desk {
    fn from(row: DeskRow) -> Self {
        let share = match (&row.split_id, row.share) {
            (Some(split_id), Some(share)) => {
                Some((ids::share(split_id, share.position), share.name))
            }
            _ => None,
        };
        let reference = row.reference;
        Self {
            order_id: row.order_id,
            order_no: row.order_no,
            order_status: row.status,
            buyer: row.user_name,
            voucher: row.voucher,
            store_id: row.store_id,
            store_name: row.store_name,
            quantity: row.quantity,
            amount_rp: row.amount_rp,
            cancel_ms: row.cancel_ms,
            split_id: row.split_id,
            payment: row.payment.map(|payment| DeskPayment {
                payment_id: payment.id,
                method: payment.method,
                status: payment.status,
                reference,
                share,
            }),
        }
    }
}
