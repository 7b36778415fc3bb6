//! The state of an order, computed from its row and its vouchers. Buying 2 "orderStatus".

use jajan_contract::order::states::{CouponState, PayStatus};

/// The state of `orders AS o` as its buyer sees it. The first match counts: a voucher can still be used, one
/// is in use, all money returned.
pub const STATUS: &str = "CASE
  WHEN o.status <> 'PAID' THEN o.status
  WHEN EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id
               AND v.state IN ('not_delivery', 'refunding')) THEN 'TO_BE_REDEEMED'
  WHEN EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id
               AND v.state IN ('valid', 'locked')) THEN 'REDEEMED'
  WHEN NOT EXISTS (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id
                   AND v.state <> 'return') THEN 'REFUNDED'
  ELSE 'COMPLETED' END";

/// A voucher's state as its owner sees it. Merchant 4.
pub fn coupon_state(stored: CouponState, valid_start_ms: u64, now_ms: u64) -> CouponState {
    match stored {
        CouponState::NotDelivery if now_ms < valid_start_ms => CouponState::NotEffective,
        _ => stored,
    }
}

/// The pay state of an order, from its stored state and that of its newest payment. Merchant 4 "Pay states".
pub fn pay_status(order: &str, newest: Option<PayStatus>) -> PayStatus {
    match (order, newest) {
        ("PAID", _) => PayStatus::Paid,
        ("CLOSED", _) => PayStatus::Cancelled,
        (_, Some(PayStatus::Paying)) => PayStatus::Paying,
        (_, Some(PayStatus::Incomplete)) => PayStatus::Incomplete,
        _ => PayStatus::Waiting,
    }
}

#[cfg(test)]
mod tests {
    use jajan_contract::order::states::CouponState::{NotDelivery, NotEffective, Used};

    use super::coupon_state;

    #[test]
    fn an_unused_voucher_is_not_effective_until_its_first_day() {
        assert_eq!(coupon_state(NotDelivery, 10, 9), NotEffective);
        assert_eq!(coupon_state(NotDelivery, 10, 10), NotDelivery);
        assert_eq!(coupon_state(Used, 10, 9), Used);
    }
}
