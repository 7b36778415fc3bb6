//! A buyer gives up an unpaid order. Contract `cancel_order`.

use jajan_contract::order::{orders::OrderDetailData, states::CloseReason};
use rusqlite::{Transaction, params};

use crate::store::orders::close::close;
use crate::store::orders::detail::detail;
use crate::store::orders::list::of_user;
use crate::store::payments::begin::is_paying;
use crate::store::payments::due;
use crate::store::{Database, Sql, StoreError};

/// Why an order stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotCancelled {
    /// No such order of this user's.
    Absent,
    /// The provider is in the middle of a payment.
    Running,
}

impl Database {
    /// Asks the provider first: an order that turns out to be paid is given as it is, as is one that
    /// was closed before.
    pub async fn cancel_order(
        &self,
        order_id: i64,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Result<OrderDetailData, NotCancelled>, StoreError> {
        self.write(move |transaction| cancel(transaction, order_id, user_id, now_ms))
            .await
    }
}

/// As [`Database::cancel_order`], in the writer's transaction.
pub fn cancel(
    transaction: &Transaction<'_>,
    order_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Result<OrderDetailData, NotCancelled>, StoreError> {
    if of_user(transaction, order_id, user_id)?.is_none() {
        return Ok(Err(NotCancelled::Absent));
    }
    due::ask(transaction, order_id, now_ms)?;
    if is_paying(transaction, order_id)? {
        return Ok(Err(NotCancelled::Running));
    }
    close(transaction, order_id, CloseReason::Buyer, now_ms)?;
    let order = of_user(transaction, order_id, user_id)?;
    let order = order.ok_or_else(|| StoreError::Stopped("the order is gone".to_owned()))?;
    Ok(Ok(detail(transaction, order, now_ms)?))
}

/// The unpaid orders of a voucher that its merchant takes off sale close, as due work.
pub fn close_withdrawn(
    transaction: &Transaction<'_>,
    product_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO withdrawals
               SELECT ?1, coalesce(max(order_id), 0), ?2 FROM orders";
    transaction.run(sql, params![product_id, now_ms])?;
    Ok(())
}
