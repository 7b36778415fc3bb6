//! A buyer gives up an unpaid order. Contract `cancel_order`.

use jajan_contract::order::{orders::OrderDetailData, states::CloseReason};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::orders::close::close;
use crate::store::orders::detail::detail;
use crate::store::orders::list::of_user;
use crate::store::payments::begin::is_paying;
use crate::store::payments::due;
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// Why an order stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotCancelled {
    /// The user has no such order.
    Absent,
    /// The provider is in the middle of a payment.
    Running,
}

impl Refuse for NotCancelled {}

impl Database {
    /// Asks the provider first: an order that turns out to be paid is given as it is, as is one that
    /// was closed before.
    pub async fn cancel_order(
        &self,
        order_id: row::Order,
        user_id: row::User,
        now_ms: u64,
    ) -> Outcome<OrderDetailData, NotCancelled> {
        self.ask_provider(due::of_buyer(order_id, user_id), now_ms)
            .await?;
        self.write_or_refuse(move |transaction| cancel(transaction, order_id, user_id, now_ms))
            .await
    }
}

/// As [`Database::cancel_order`], in the writer's transaction.
pub fn cancel(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    user_id: row::User,
    now_ms: u64,
) -> Outcome<OrderDetailData, NotCancelled> {
    of_user(transaction, order_id, user_id)?.ok_or(NotCancelled::Absent)?;
    // In the same transaction: an order that was paid in time is never closed.
    due::ask(transaction, order_id, now_ms)?;
    if is_paying(transaction, order_id)? {
        return NotCancelled::Running.refuse();
    }
    close(transaction, order_id, CloseReason::Buyer, now_ms)?;
    let order = of_user(transaction, order_id, user_id)?;
    let order = order.ok_or_else(|| StoreError::Stopped("the order is gone".to_owned()))?;
    Ok(detail(transaction, order, now_ms)?)
}

/// The unpaid orders of a voucher that its merchant takes off sale close, as due work.
pub fn close_withdrawn(
    transaction: &Transaction<'_>,
    product_id: row::Product,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO withdrawals
               SELECT ?1, coalesce(max(order_id), 0), ?2 FROM orders";
    transaction.run(sql, params![product_id, now_ms])?;
    Ok(())
}
