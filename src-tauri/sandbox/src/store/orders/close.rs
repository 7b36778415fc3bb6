//! An order closes unpaid: its stock and its red packet are free again. Buying 2 "H CLOSED".

use jajan_contract::order::states::CloseReason;
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::orders::issue::tell;
use crate::store::payments::returns::{extend_envelope, give_shares_back};
use crate::store::{Sql, StoreError};

/// Closes a waiting order; a no-op for any other. The caller has asked the provider.
pub fn close(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    why: CloseReason,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE orders SET status = 'CLOSED', close_reason = ?2, closed_ms = ?3
               WHERE order_id = ?1 AND status = 'WAIT_PAY'";
    if transaction.run(sql, params![order_id, Wire(why), now_ms])? == 0 {
        return Ok(());
    }
    let sql = "UPDATE products SET remaining_stock = remaining_stock + o.quantity
               FROM orders AS o WHERE o.order_id = ?1 AND products.id = o.product_id";
    transaction.run(sql, [order_id])?;
    let sql = "UPDATE red_packets SET locked_by = NULL WHERE locked_by = ?1";
    transaction.run(sql, [order_id])?;
    let sql = "UPDATE payments SET status = 'CANCELLED', failure = NULL
               WHERE order_id = ?1 AND status IN ('WAITING', 'PAYING')";
    transaction.run(sql, [order_id])?;
    give_shares_back(transaction, order_id, now_ms)?;
    extend_envelope(transaction, order_id, now_ms)?;
    match why {
        // The buyer knows.
        CloseReason::Buyer => Ok(()),
        CloseReason::Timeout | CloseReason::Withdrawn => tell(transaction, order_id),
    }
}
