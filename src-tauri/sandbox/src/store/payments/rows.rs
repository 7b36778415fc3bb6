//! Payments as the app sees them.

use jajan_contract::order::{
    money::PayMethod,
    pay::{PayFailure, Payment},
    states::PayStatus,
};
use rusqlite::{Connection, Row, params};

use crate::ids;
use crate::money::qris::{MERCHANT_NAME, NMID, Qris, STATEMENT_NAME};
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};

/// Where the sandbox plays the e-wallet.
const WALLET_PAGE: &str = "/console/payer?payment=";

const COLUMNS: &str = "y.payment_id, y.order_id, o.order_no, y.method, y.amount_rp, y.status, \
     y.failure, y.expire_ms, \
     (SELECT e.reference FROM provider_events AS e JOIN seen_events USING (event_id) \
      WHERE e.payment_id = y.payment_id AND e.kind = 'PAID' ORDER BY e.at_ms LIMIT 1), \
     l.split_id, l.position \
     FROM payments AS y JOIN orders AS o USING (order_id) \
     LEFT JOIN split_shares AS l USING (share_no)";

/// The newest of an order, of no share.
pub fn newest(connection: &Connection, order_id: i64) -> Result<Option<Payment>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE y.order_id = ?1 AND y.share_no IS NULL
         ORDER BY y.payment_id DESC LIMIT 1"
    );
    connection.first(&sql, [order_id], payment)
}

/// The one that was begun under this key, whatever became of it.
pub fn by_key(
    connection: &Connection,
    order_id: i64,
    key: &str,
) -> Result<Option<Payment>, StoreError> {
    let sql = format!("SELECT {COLUMNS} WHERE y.order_id = ?1 AND y.begun_key = ?2");
    connection.first(&sql, params![order_id, key], payment)
}

/// The newest that somebody began of a share.
pub fn of_share(
    connection: &Connection,
    share_no: i64,
    payer_id: i64,
) -> Result<Option<Payment>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE y.share_no = ?1 AND y.payer_id = ?2
         ORDER BY y.payment_id DESC LIMIT 1"
    );
    connection.first(&sql, [share_no, payer_id], payment)
}

fn payment(row: &Row<'_>) -> rusqlite::Result<Payment> {
    let payment_id = ids::payment(row.get(0)?);
    let split_id: Option<String> = row.get(9)?;
    let share_id = match split_id {
        Some(split_id) => Some(ids::share(&split_id, row.get(10)?)),
        None => None,
    };
    let order_no: String = row.get(2)?;
    let (Wire(method), amount): (Wire<PayMethod>, u32) = (row.get(3)?, row.get(4)?);
    let Wire(pay_status): Wire<PayStatus> = row.get(5)?;
    let failure: Option<Wire<PayFailure>> = row.get(6)?;
    // A code of a payment that cannot be paid is not shown again.
    let is_open = matches!(pay_status, PayStatus::Waiting | PayStatus::Paying);
    let qr_string = match method {
        PayMethod::Qris => Some(
            Qris {
                amount_rp: amount,
                order_no: &order_no,
                payment_id: &payment_id,
            }
            .text(),
        ),
        PayMethod::Ewallet => None,
        // What the cashier's machine reads.
        PayMethod::Cash => Some(format!("JAJAN-CASH:{payment_id}:{order_no}")),
    };
    let short_code = order_no[order_no.len().saturating_sub(6)..].to_owned();
    Ok(Payment {
        order_id: ids::order(row.get(1)?),
        share_id,
        order_no,
        method,
        amount,
        pay_status,
        qr_string: qr_string.filter(|_| is_open),
        merchant_name: (method == PayMethod::Qris).then(|| MERCHANT_NAME.to_owned()),
        nmid: (method == PayMethod::Qris).then(|| NMID.to_owned()),
        statement_name: (method != PayMethod::Cash).then(|| STATEMENT_NAME.to_owned()),
        short_code: (method == PayMethod::Cash && is_open).then_some(short_code),
        url: (method == PayMethod::Ewallet && is_open)
            .then(|| format!("{WALLET_PAGE}{payment_id}")),
        expire_time: row.get(7)?,
        failure: failure.map(|failure| failure.0),
        reference: row.get(8)?,
        payment_id,
    })
}
