//! Pay states of an order. Merchant 4 "Pay states".

use jajan_contract::order::states::PayStatus;

/// Of an order by its own state and its newest payment's.
pub fn pay_status(order: &str, newest: Option<&str>) -> PayStatus {
    match (order, newest) {
        ("PAID", _) => PayStatus::Paid,
        ("CLOSED", _) => PayStatus::Cancelled,
        (_, Some("PAYING")) => PayStatus::Paying,
        (_, Some("INCOMPLETE")) => PayStatus::Incomplete,
        _ => PayStatus::Waiting,
    }
}

/// Of one payment.
pub fn of_payment(stored: &str) -> PayStatus {
    match stored {
        "WAITING" => PayStatus::Waiting,
        "PAYING" => PayStatus::Paying,
        "PAID" => PayStatus::Paid,
        "CANCELLED" => PayStatus::Cancelled,
        _ => PayStatus::Incomplete,
    }
}
