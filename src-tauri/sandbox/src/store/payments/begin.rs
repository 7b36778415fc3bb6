//! A payment begins. Contract `pay`.

use jajan_contract::order::{money::PayMethod, pay::Payment, states::OrderStatus};
use rusqlite::{Transaction, params};

use crate::store::columns::Wire;
use crate::store::orders::list::{OrderRow, of_user};
use crate::store::orders::methods::methods;
use crate::store::payments::{due, rows};
use crate::store::{Database, Sql, StoreError};

/// Why there is no payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotBegun {
    /// Not waiting, or no such order of this user's.
    NotPayable,
    /// Another payment of it is being checked.
    Running,
    OverLimit,
    MethodRefused,
    /// The share is paid, or its split has ended.
    SplitClosed,
}

/// A buyer's wish to pay.
#[derive(Debug, Clone)]
pub struct Begin {
    pub order_id: i64,
    pub user_id: i64,
    pub method: PayMethod,
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// Gives the payment of the same key again; cancels older ones.
    pub async fn begin_payment(
        &self,
        wish: Begin,
    ) -> Result<Result<Payment, NotBegun>, StoreError> {
        self.write(move |transaction| begin(transaction, &wish))
            .await
    }
}

/// As [`Database::begin_payment`], in the writer's transaction.
pub fn begin(
    transaction: &Transaction<'_>,
    begin: &Begin,
) -> Result<Result<Payment, NotBegun>, StoreError> {
    // A stranger's call changes nothing, not even when the provider is asked next.
    if of_user(transaction, begin.order_id, begin.user_id)?.is_none() {
        return Ok(Err(NotBegun::NotPayable));
    }
    due::ask(transaction, begin.order_id, begin.now_ms)?;
    let Some(order) = of_user(transaction, begin.order_id, begin.user_id)? else {
        return Ok(Err(NotBegun::NotPayable));
    };
    if order.summary.split_id.is_some() {
        return Ok(Err(NotBegun::NotPayable));
    }
    if let Some(refused) = refused(transaction, begin, &order)? {
        return Ok(Err(refused));
    }
    let keyed = || rows::by_key(transaction, begin.order_id, &begin.key);
    let payment = match keyed()? {
        None => {
            insert(transaction, begin, &order)?;
            keyed()?
        }
        known => known,
    };
    Ok(payment.ok_or(NotBegun::NotPayable))
}

fn refused(
    transaction: &Transaction<'_>,
    begin: &Begin,
    order: &OrderRow,
) -> Result<Option<NotBegun>, StoreError> {
    let is_waiting = order.summary.order_status == OrderStatus::WaitPay;
    if !is_waiting || begin.now_ms > order.summary.cancel_time {
        return Ok(Some(NotBegun::NotPayable));
    }
    if is_paying(transaction, begin.order_id)? {
        return Ok(Some(NotBegun::Running));
    }
    let amount_rp = order.summary.pay_amount;
    Ok(method_refused(order.store_id, begin.method, amount_rp))
}

/// Whether a method does not pay so much at this store.
pub fn method_refused(store_id: i64, method: PayMethod, amount_rp: u32) -> Option<NotBegun> {
    let all = methods(store_id);
    let chosen = all.iter().find(|option| option.method == method);
    let Some(option) = chosen.filter(|option| option.is_offered) else {
        return Some(NotBegun::MethodRefused);
    };
    (amount_rp > option.max_rp).then_some(match method {
        PayMethod::Qris => NotBegun::OverLimit,
        PayMethod::Ewallet | PayMethod::Cash => NotBegun::MethodRefused,
    })
}

/// Whether the provider is in the middle of a payment of this order.
pub fn is_paying(transaction: &Transaction<'_>, order_id: i64) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM payments WHERE order_id = ?1 AND status = 'PAYING'";
    transaction.has(sql, [order_id])
}

fn insert(
    transaction: &Transaction<'_>,
    begin: &Begin,
    order: &OrderRow,
) -> Result<(), StoreError> {
    let sql = "UPDATE payments SET status = 'CANCELLED' WHERE order_id = ?1 AND status = 'WAITING'";
    transaction.run(sql, [begin.order_id])?;
    let sql = "INSERT INTO payments
                 (order_id, begun_key, method, amount_rp, status, created_ms, expire_ms, ask_ms)
               VALUES (?1, ?2, ?3, ?4, 'WAITING', ?5, ?6, ?7)";
    let values = params![
        begin.order_id,
        begin.key,
        Wire(begin.method),
        order.summary.pay_amount,
        begin.now_ms,
        order.summary.cancel_time,
        begin.now_ms + due::ASK_EVERY_MS
    ];
    transaction.run(sql, values)?;
    Ok(())
}
