//! The state of an order, computed from its row and its vouchers. Buying 2 "orderStatus".

use jajan_contract::order::{
    orders::OrderFilter,
    states::{CouponState, OrderStatus},
};

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

const NAMES: [(OrderStatus, &str); 6] = [
    (OrderStatus::WaitPay, "WAIT_PAY"),
    (OrderStatus::Closed, "CLOSED"),
    (OrderStatus::ToBeRedeemed, "TO_BE_REDEEMED"),
    (OrderStatus::Redeemed, "REDEEMED"),
    (OrderStatus::Completed, "COMPLETED"),
    (OrderStatus::Refunded, "REFUNDED"),
];

/// The state that [`STATUS`] names.
pub fn named(name: &str) -> OrderStatus {
    let known = NAMES.iter().find(|(_, known)| *known == name);
    known.map_or(OrderStatus::Completed, |(status, _)| *status)
}

/// The name that a filter keeps; absent: all.
pub fn kept(filter: OrderFilter) -> Option<&'static str> {
    let status = match filter {
        OrderFilter::All => return None,
        OrderFilter::WaitPay => OrderStatus::WaitPay,
        OrderFilter::ToBeRedeemed => OrderStatus::ToBeRedeemed,
        OrderFilter::Redeemed => OrderStatus::Redeemed,
        OrderFilter::Completed => OrderStatus::Completed,
        OrderFilter::Closed => OrderStatus::Closed,
        OrderFilter::Refunded => OrderStatus::Refunded,
    };
    let name = NAMES.iter().find(|(known, _)| *known == status);
    name.map(|(_, name)| *name)
}

/// A voucher's state as its owner sees it. Merchant 4.
pub fn coupon_state(stored: &str, valid_start_ms: u64, now_ms: u64) -> CouponState {
    match stored {
        "not_delivery" if now_ms < valid_start_ms => CouponState::NotEffective,
        "not_delivery" => CouponState::NotDelivery,
        "valid" => CouponState::Valid,
        "locked" => CouponState::Locked,
        "used" => CouponState::Used,
        "expired" => CouponState::Expired,
        "refunding" => CouponState::Refunding,
        _ => CouponState::Return,
    }
}
