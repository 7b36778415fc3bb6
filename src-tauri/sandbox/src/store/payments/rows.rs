//! Payments as the app sees them.

use jajan_contract::order::{
    money::PayMethod,
    pay::{PayFailure, Payment},
    states::PayStatus,
};
use rusqlite::{Connection, params};

use crate::ids::{self, row};
use crate::money::qris::{MERCHANT_NAME, NMID, Qris, STATEMENT_NAME};
use crate::store::{FromRow, Sql, StoreError};

/// Where the sandbox plays the e-wallet.
const WALLET_PAGE: &str = "/console/payer?payment=";

#[derive(FromRow)]
struct PaymentRow {
    payment_id: row::Payment,
    order_id: row::Order,
    order_no: String,
    #[row(wire)]
    method: PayMethod,
    amount_rp: u32,
    #[row(wire)]
    status: PayStatus,
    #[row(wire)]
    failure: Option<PayFailure>,
    expire_ms: u64,
    reference: Option<String>,
    #[row(nested)]
    share: Option<ShareRow>,
}

/// Of the share that is paid for.
#[derive(FromRow)]
struct ShareRow {
    split_id: String,
    position: i64,
}

const COLUMNS: &str = "y.payment_id, y.order_id, o.order_no, y.method, y.amount_rp, y.status, \
     y.failure, y.expire_ms, \
     (SELECT e.reference FROM provider_events AS e JOIN seen_events USING (event_id) \
      WHERE e.payment_id = y.payment_id AND e.kind = 'PAID' ORDER BY e.at_ms LIMIT 1) AS reference, \
     l.split_id, l.position \
     FROM payments AS y JOIN orders AS o USING (order_id) \
     LEFT JOIN split_shares AS l USING (share_no)";

/// The newest of an order, of no share.
pub fn newest(
    connection: &Connection,
    order_id: row::Order,
) -> Result<Option<Payment>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE y.order_id = ?1 AND y.share_no IS NULL
         ORDER BY y.payment_id DESC LIMIT 1"
    );
    Ok(connection.find(&sql, [order_id])?.map(payment))
}

/// The one that was begun with this key, in any state.
pub fn by_key(
    connection: &Connection,
    order_id: row::Order,
    key: &str,
) -> Result<Option<Payment>, StoreError> {
    let sql = format!("SELECT {COLUMNS} WHERE y.order_id = ?1 AND y.begun_key = ?2");
    Ok(connection.find(&sql, params![order_id, key])?.map(payment))
}

/// The newest of a share that this payer began.
pub fn of_share(
    connection: &Connection,
    share_no: row::Share,
    payer_id: row::User,
) -> Result<Option<Payment>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE y.share_no = ?1 AND y.payer_id = ?2
         ORDER BY y.payment_id DESC LIMIT 1"
    );
    Ok(connection.find(&sql, (share_no, payer_id))?.map(payment))
}

fn payment(row: PaymentRow) -> Payment {
    let PaymentRow {
        order_no, method, ..
    } = row;
    let payment_id = ids::payment(row.payment_id);
    let is_open = matches!(row.status, PayStatus::Waiting | PayStatus::Paying);
    let code = match method {
        PayMethod::Qris => Some(
            Qris {
                amount_rp: row.amount_rp,
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
    Payment {
        order_id: ids::order(row.order_id),
        share_id: row
            .share
            .map(|share| ids::share(&share.split_id, share.position)),
        order_no,
        method,
        amount: row.amount_rp,
        pay_status: row.status,
        // A code of a payment that cannot be paid is not shown again.
        qr_string: code.filter(|_| is_open),
        merchant_name: (method == PayMethod::Qris).then(|| MERCHANT_NAME.to_owned()),
        nmid: (method == PayMethod::Qris).then(|| NMID.to_owned()),
        statement_name: (method != PayMethod::Cash).then(|| STATEMENT_NAME.to_owned()),
        short_code: (method == PayMethod::Cash && is_open).then_some(short_code),
        url: (method == PayMethod::Ewallet && is_open)
            .then(|| format!("{WALLET_PAGE}{payment_id}")),
        expire_time: row.expire_ms,
        failure: row.failure,
        reference: row.reference,
        payment_id,
    }
}
