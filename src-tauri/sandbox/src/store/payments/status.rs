//! Pay states of an order. Merchant 4 "Pay states".

use jajan_contract::order::states::PayStatus;

/// Of an order by its own state and its newest payment's.
pub fn pay_status(order: &str, newest: Option<PayStatus>) -> PayStatus {
    match (order, newest) {
        ("PAID", _) => PayStatus::Paid,
        ("CLOSED", _) => PayStatus::Cancelled,
        (_, Some(PayStatus::Paying)) => PayStatus::Paying,
        (_, Some(PayStatus::Incomplete)) => PayStatus::Incomplete,
        _ => PayStatus::Waiting,
    }
}
