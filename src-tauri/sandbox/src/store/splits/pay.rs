//! A payment of a share begins, and its outcome. Contract `pay`, `pay_result` with `shareId`.

use jajan_contract::{
    codes,
    order::{
        money::PayMethod,
        pay::{PayResultData, Payment},
        states::{OrderStatus, PayStatus},
    },
};
use rusqlite::{Connection, Transaction, params};

use crate::store::columns::Wire;
use crate::store::orders::list::{OrderRow, by_id};
use crate::store::payments::begin::{NotBegun, method_refused};
use crate::store::payments::{due, returns, rows};
use crate::store::splits::shares::{Share, find};
use crate::store::{Database, Sql, StoreError};

/// Somebody's wish to pay a share.
#[derive(Debug, Clone)]
pub struct BeginShare {
    pub share_id: String,
    pub user_id: i64,
    pub method: PayMethod,
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// Gives the payment of the same key again; cancels the payer's older ones of this share.
    /// Others may pay it at the same time: who comes second gets the money back.
    pub async fn begin_share(
        &self,
        wish: BeginShare,
    ) -> Result<Result<Payment, NotBegun>, StoreError> {
        self.write(move |transaction| begin(transaction, &wish))
            .await
    }

    /// Absent: no such share. Asks the provider while the order waits.
    pub async fn share_result(
        &self,
        share_id: String,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Option<PayResultData>, StoreError> {
        let id = share_id.clone();
        let (known, asked_of) = self
            .read(move |connection| {
                let Some(share) = find(connection, &id)? else {
                    return Ok((None, None));
                };
                let has_news = due::has_news(connection, share.order_id, now_ms)?;
                let known = share_result(connection, &id, user_id, now_ms)?;
                Ok((known, has_news.then_some(share.order_id)))
            })
            .await?;
        let Some(order_id) = asked_of else {
            return Ok(known);
        };
        self.write(move |transaction| {
            due::ask(transaction, order_id, now_ms)?;
            share_result(transaction, &share_id, user_id, now_ms)
        })
        .await
    }

    /// The newest payment of a share, of whoever began it: for the payer that is played.
    pub async fn newest_of_share(&self, share_id: String) -> Result<Option<i64>, StoreError> {
        self.read(move |connection| {
            let Some(share) = find(connection, &share_id)? else {
                return Ok(None);
            };
            let sql = "SELECT max(payment_id) FROM payments WHERE share_no = ?1";
            connection.one(sql, [share.share_no], |row| row.get(0))
        })
        .await
    }
}

/// As [`Database::begin_share`], in the writer's transaction.
pub fn begin(
    transaction: &Transaction<'_>,
    wish: &BeginShare,
) -> Result<Result<Payment, NotBegun>, StoreError> {
    let Some(known) = find(transaction, &wish.share_id)? else {
        return Ok(Err(NotBegun::SplitClosed));
    };
    due::ask(transaction, known.order_id, wish.now_ms)?;
    let (Some(share), Some(order)) = (
        find(transaction, &wish.share_id)?,
        by_id(transaction, known.order_id)?,
    ) else {
        return Ok(Err(NotBegun::SplitClosed));
    };
    let is_open = order.summary.order_status == OrderStatus::WaitPay
        && wish.now_ms <= order.summary.cancel_time
        && share.event_id.is_none();
    if !is_open {
        return Ok(Err(NotBegun::SplitClosed));
    }
    let sql = "SELECT 1 FROM payments WHERE share_no = ?1 AND status = 'PAYING'";
    if transaction.has(sql, [share.share_no])? {
        return Ok(Err(NotBegun::Running));
    }
    if wish.method == PayMethod::Cash {
        return Ok(Err(NotBegun::MethodRefused));
    }
    if let Some(refused) = method_refused(order.store_id, wish.method, share.amount_rp) {
        return Ok(Err(refused));
    }
    // Two payers' keys know nothing of each other.
    let key = format!("{}:{}:{}", share.share_no, wish.user_id, wish.key);
    insert(transaction, wish, &key, &share, order.summary.cancel_time)?;
    let payment = rows::by_key(transaction, share.order_id, &key)?;
    Ok(payment.ok_or(NotBegun::SplitClosed))
}

fn insert(
    transaction: &Transaction<'_>,
    wish: &BeginShare,
    key: &str,
    share: &Share,
    expire_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM payments WHERE order_id = ?1 AND begun_key = ?2";
    if transaction.has(sql, params![share.order_id, key])? {
        return Ok(());
    }
    let sql = "UPDATE payments SET status = 'CANCELLED'
               WHERE share_no = ?1 AND payer_id = ?2 AND status = 'WAITING'";
    transaction.run(sql, [share.share_no, wish.user_id])?;
    let sql = "INSERT INTO payments (order_id, begun_key, method, amount_rp, status, created_ms,
                 expire_ms, ask_ms, share_no, payer_id)
               VALUES (?1, ?2, ?3, ?4, 'WAITING', ?5, ?6, ?7, ?8, ?9)";
    let values = params![
        share.order_id,
        key,
        Wire(wish.method),
        share.amount_rp,
        wish.now_ms,
        expire_ms,
        wish.now_ms + due::ASK_EVERY_MS,
        share.share_no,
        wish.user_id
    ];
    transaction.run(sql, values)?;
    Ok(())
}

fn share_result(
    connection: &Connection,
    share_id: &str,
    user_id: i64,
    now_ms: u64,
) -> Result<Option<PayResultData>, StoreError> {
    let Some(share) = find(connection, share_id)? else {
        return Ok(None);
    };
    let order = by_id(connection, share.order_id)?;
    let result = |order| result(connection, order, &share, user_id, now_ms);
    order.map(result).transpose()
}

/// As if the share were an order of the payer's own.
fn result(
    connection: &Connection,
    order: OrderRow,
    share: &Share,
    user_id: i64,
    now_ms: u64,
) -> Result<PayResultData, StoreError> {
    let summary = order.summary;
    let payment = rows::of_share(connection, share.share_no, user_id)?;
    let is_paid = share.payer_id == Some(user_id);
    let is_waiting = share.event_id.is_none() && summary.order_status == OrderStatus::WaitPay;
    let newest = payment.as_ref().map(|payment| payment.pay_status);
    let (order_status, pay_status) = if summary.order_status == OrderStatus::Closed {
        (OrderStatus::Closed, PayStatus::Cancelled)
    } else if is_paid {
        (OrderStatus::ToBeRedeemed, PayStatus::Paid)
    } else if is_waiting {
        let status = newest.filter(|status| *status != PayStatus::Cancelled);
        (OrderStatus::WaitPay, status.unwrap_or(PayStatus::Waiting))
    } else {
        (OrderStatus::Closed, PayStatus::Cancelled)
    };
    Ok(PayResultData {
        order_id: summary.order_id,
        order_no: summary.order_no,
        code: (pay_status == PayStatus::Paid).then(|| codes::PAYMENT_SUCCESS.to_owned()),
        order_status,
        pay_status,
        pay_amount: share.amount_rp,
        cancel_time: summary.cancel_time,
        server_time: now_ms,
        payment,
        return_list: returns::of_payer(connection, share.order_id, user_id)?,
    })
}
