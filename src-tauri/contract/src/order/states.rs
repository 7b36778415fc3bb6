//! States of orders, payments and vouchers. Buying 2; merchant 4.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Merchant 4 "Order states", and the one before them.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OrderStatus {
    WaitPay,
    /// Not paid in time, or cancelled.
    Closed,
    ToBeRedeemed,
    Redeemed,
    Completed,
    Refunded,
}

/// Merchant 4 "Pay states".
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PayStatus {
    Waiting,
    /// The provider has begun, or is being asked.
    Paying,
    Paid,
    Cancelled,
    /// Declined, expired, or of another amount.
    Incomplete,
}

/// Why an order closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CloseReason {
    Timeout,
    Buyer,
    /// The merchant took the voucher off sale before it was paid.
    Withdrawn,
}

/// Merchant 4 "Coupon list states".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CouponState {
    ValidCoupon,
    NotDelivery,
    Valid,
    Locked,
    Used,
    Expired,
    Return,
    Refunding,
    NotEffective,
    WaitPay,
    Cancel,
}
