//! The state of an order, computed from its row and its vouchers. Buying 2 "orderStatus".

use jajan_contract::order::states::CouponState;

/// Of `orders AS o`. First match: something can still be used, is in use, all money returned.
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
