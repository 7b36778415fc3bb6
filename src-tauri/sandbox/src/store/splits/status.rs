//! How far a split has come: its order's state.

use jajan_contract::order::{
    split::SplitStatus,
    states::{CloseReason, OrderStatus},
};

use crate::store::orders::list::OrderRow;

/// Past its end nothing can be paid, though the order still waits for the provider's last word.
pub fn status(order: &OrderRow, now_ms: u64) -> SplitStatus {
    let summary = &order.summary;
    match (summary.order_status, summary.close_reason) {
        (OrderStatus::WaitPay, _) if now_ms <= summary.cancel_time => SplitStatus::Open,
        (OrderStatus::WaitPay, _) | (OrderStatus::Closed, Some(CloseReason::Timeout)) => {
            SplitStatus::Expired
        }
        (OrderStatus::Closed, _) => SplitStatus::Cancelled,
        _ => SplitStatus::Complete,
    }
}
