//! A payment begins. Contract `pay`.

use jajan_contract::order::{
    money::{PayMethod, PayMethodOption},
    pay::Payment,
    states::OrderStatus,
};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::orders::list::{OrderRow, of_user};
use crate::store::orders::methods::{methods, takes_cash};
use crate::store::payments::{due, rows};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// Why there is no payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotBegun {
    /// Not waiting, or the user has no such order.
    NotPayable,
    /// Another payment of it is being checked.
    Running,
    OverLimit,
    MethodRefused,
    /// The share is paid, or its split has ended.
    SplitClosed,
}

impl Refuse for NotBegun {}

/// How a buyer wants to pay an order.
#[derive(Debug, Clone)]
pub struct Begin {
    pub order_id: row::Order,
    pub user_id: row::User,
    pub method: PayMethod,
    pub key: String,
    pub now_ms: u64,
}

impl Database {
    /// Gives the payment of the same key again; cancels older ones.
    pub async fn begin_payment(&self, payment: Begin) -> Outcome<Payment, NotBegun> {
        let order = due::of_buyer(payment.order_id, payment.user_id);
        self.ask_provider(order, payment.now_ms).await?;
        self.write_or_refuse(move |transaction| begin(transaction, &payment))
            .await
    }
}

/// As [`Database::begin_payment`], in the writer's transaction.
pub fn begin(transaction: &Transaction<'_>, begin: &Begin) -> Outcome<Payment, NotBegun> {
    let own = || of_user(transaction, begin.order_id, begin.user_id);
    // A call of another user changes nothing, not even when the provider is asked next.
    own()?.ok_or(NotBegun::NotPayable)?;
    due::ask(transaction, begin.order_id, begin.now_ms)?;
    let order = own()?.ok_or(NotBegun::NotPayable)?;
    check(transaction, begin, &order)?;
    let keyed = || rows::by_key(transaction, begin.order_id, &begin.key);
    let payment = match keyed()? {
        None => {
            insert(transaction, begin, &order)?;
            keyed()?
        }
        known => known,
    };
    Ok(payment.ok_or(NotBegun::NotPayable)?)
}

fn check(transaction: &Transaction<'_>, begin: &Begin, order: &OrderRow) -> Outcome<(), NotBegun> {
    let is_waiting = order.summary.order_status == OrderStatus::WaitPay;
    let is_split = order.summary.split_id.is_some();
    if is_split || !is_waiting || begin.now_ms > order.summary.cancel_time {
        return NotBegun::NotPayable.refuse();
    }
    if is_paying(transaction, begin.order_id)? {
        return NotBegun::Running.refuse();
    }
    let all = methods(takes_cash(transaction, order.store_id)?);
    Ok(check_method(&all, begin.method, order.summary.pay_amount)?)
}

/// Refused when the method is not among these, or does not pay so much.
pub fn check_method(
    all: &[PayMethodOption],
    method: PayMethod,
    amount_rp: u32,
) -> Result<(), NotBegun> {
    let chosen = all.iter().find(|option| option.method == method);
    let offered = chosen.filter(|option| option.is_offered);
    let option = offered.ok_or(NotBegun::MethodRefused)?;
    match method {
        _ if amount_rp <= option.max_rp => Ok(()),
        PayMethod::Qris => Err(NotBegun::OverLimit),
        PayMethod::Ewallet | PayMethod::Cash => Err(NotBegun::MethodRefused),
    }
}

/// Whether the provider is in the middle of a payment of this order.
pub fn is_paying(transaction: &Transaction<'_>, order_id: row::Order) -> Result<bool, StoreError> {
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
