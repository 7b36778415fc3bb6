//! A payment of a share begins, and its outcome. Contract `pay`, `pay_result` with `shareId`.

use jajan_contract::ids::ShareId;
use jajan_contract::{
    codes,
    order::{
        money::PayMethod,
        pay::{PayResultData, Payment},
        states::{OrderStatus, PayStatus},
    },
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::orders::list::{OrderRow, by_id};
use crate::store::orders::methods::methods;
use crate::store::payments::begin::{NotBegun, check_method};
use crate::store::payments::{due, returns, rows};
use crate::store::splits::shares::{Share, find};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// How a payer wants to pay a share.
#[derive(Debug, Clone)]
pub struct BeginShare {
    pub share_id: ShareId,
    pub user_id: row::User,
    pub method: PayMethod,
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// Gives the payment of the same key again; cancels the payer's older ones of this share.
    /// Others may pay it at the same time: the second payer gets the money back.
    pub async fn begin_share(&self, payment: BeginShare) -> Outcome<Payment, NotBegun> {
        let share_id = payment.share_id.clone();
        let order = move |connection: &Connection| {
            Ok(find(connection, &share_id)?.map(|share| share.order_id))
        };
        self.ask_provider(order, payment.now_ms).await?;
        self.write_or_refuse(move |transaction| begin(transaction, &payment))
            .await
    }

    /// Absent: no such share. Asks the provider while the order waits.
    pub async fn share_result(
        &self,
        share_id: ShareId,
        user_id: row::User,
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

    /// The newest payment of a share, of any payer: for the payer that is played.
    pub async fn newest_of_share(
        &self,
        share_id: ShareId,
    ) -> Result<Option<row::Payment>, StoreError> {
        self.read(move |connection| {
            let Some(share) = find(connection, &share_id)? else {
                return Ok(None);
            };
            let sql = "SELECT max(payment_id) FROM payments WHERE share_no = ?1";
            connection.value(sql, [share.share_no])
        })
        .await
    }
}

/// As [`Database::begin_share`], in the writer's transaction.
pub fn begin(transaction: &Transaction<'_>, begin: &BeginShare) -> Outcome<Payment, NotBegun> {
    let known = || find(transaction, &begin.share_id);
    let order_id = known()?.ok_or(NotBegun::SplitClosed)?.order_id;
    due::ask(transaction, order_id, begin.now_ms)?;
    let share = known()?.ok_or(NotBegun::SplitClosed)?;
    let order = by_id(transaction, order_id)?.ok_or(NotBegun::SplitClosed)?;
    check(transaction, begin, &share, &order)?;
    // Keys of two payers may be the same.
    let key = format!("{}:{}:{}", share.share_no, begin.user_id, begin.key);
    insert(transaction, begin, &key, &share, order.summary.cancel_time)?;
    let payment = rows::by_key(transaction, order_id, &key)?;
    Ok(payment.ok_or(NotBegun::SplitClosed)?)
}

fn check(
    transaction: &Transaction<'_>,
    begin: &BeginShare,
    share: &Share,
    order: &OrderRow,
) -> Outcome<(), NotBegun> {
    let is_open = order.summary.order_status == OrderStatus::WaitPay
        && begin.now_ms <= order.summary.cancel_time
        && share.event_id.is_none();
    if !is_open {
        return NotBegun::SplitClosed.refuse();
    }
    let sql = "SELECT 1 FROM payments WHERE share_no = ?1 AND status = 'PAYING'";
    if transaction.has(sql, [share.share_no])? {
        return NotBegun::Running.refuse();
    }
    // A share is paid online.
    Ok(check_method(
        &methods(false),
        begin.method,
        share.amount_rp,
    )?)
}

fn insert(
    transaction: &Transaction<'_>,
    begin: &BeginShare,
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
    transaction.run(sql, (share.share_no, begin.user_id))?;
    let sql = "INSERT INTO payments (order_id, begun_key, method, amount_rp, status, created_ms,
                 expire_ms, ask_ms, share_no, payer_id)
               VALUES (?1, ?2, ?3, ?4, 'WAITING', ?5, ?6, ?7, ?8, ?9)";
    let values = params![
        share.order_id,
        key,
        Wire(begin.method),
        share.amount_rp,
        begin.now_ms,
        expire_ms,
        begin.now_ms + due::ASK_EVERY_MS,
        share.share_no,
        begin.user_id
    ];
    transaction.run(sql, values)?;
    Ok(())
}

fn share_result(
    connection: &Connection,
    share_id: &ShareId,
    user_id: row::User,
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
    user_id: row::User,
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
