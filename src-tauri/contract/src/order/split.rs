//! "Patungan": several people pay one order, each a share. Buying 3, 8; B12.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CouponId, OrderId, ShareId, SplitId};
use crate::order::{
    checkout::OrderItem,
    money::{MoneyReturn, PayMethodOption},
    money_back::MoneyBack,
    pay::Payment,
    refund::Refund,
    split_choice::SplitMode,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SplitStatus {
    /// Waits for shares until `cancelTime`.
    Open,
    /// All are paid, the order with them.
    Complete,
    /// Not all were paid in time: what was paid returns.
    Expired,
    /// By the owner, or because the voucher went off sale: what was paid returns.
    Cancelled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ShareStatus {
    Waiting,
    Paid,
    /// Was paid; the money returns.
    Returning,
    /// Was not paid in time.
    Closed,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitViewBody {
    /// `L` and 128 random bits as hex: who has it may look and pay.
    pub split_id: SplitId,
}

/// For every member who has the link. Refused with 100000070: no such split. No phone numbers.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitViewData {
    pub split_id: SplitId,
    pub mode: SplitMode,
    pub status: SplitStatus,
    pub is_owner: bool,
    /// The owner's only.
    pub order_id: Option<OrderId>,
    pub item: OrderItem,
    /// Rupiah of all shares.
    pub pay_amount: u32,
    /// Rupiah of those that are paid.
    pub paid_amount: u32,
    /// Milliseconds since the epoch, until when shares can be paid.
    pub cancel_time: u64,
    pub server_time: u64,
    /// The owner's share first.
    pub share_list: Vec<SplitShare>,
    pub method_list: Vec<PayMethodOption>,
    /// The caller's money that returns.
    pub return_list: Vec<MoneyReturn>,
    /// The caller's refunds of its vouchers, newest first.
    pub refund_list: Vec<Refund>,
    /// What happens to the caller's money of its open vouchers at their end; absent: the caller paid
    /// nothing of them, or none returns by itself.
    pub money_back: Option<MoneyBack>,
}

/// A split of somebody else's of which the caller paid a share, or whose money for one returns.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaidSplit {
    pub split_id: SplitId,
    pub item: OrderItem,
    pub status: SplitStatus,
    /// Rupiah of the shares that the caller paid.
    pub paid_amount: u32,
    /// Milliseconds since the epoch of the first payment.
    pub paid_time: u64,
    /// All have paid, or money of the caller's returns, since the caller looked.
    pub is_unread: bool,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitShare {
    pub share_id: ShareId,
    pub name: String,
    /// Rupiah.
    pub amount: u32,
    /// Vouchers; 0 with `EQUAL`.
    pub quantity: u32,
    pub status: ShareStatus,
    /// Paid by the caller.
    pub is_mine: bool,
    /// Milliseconds since the epoch.
    pub paid_time: Option<u64>,
    /// The caller's vouchers, once all is paid.
    pub coupon_id_list: Vec<CouponId>,
    /// The newest that the caller began.
    pub payment: Option<Payment>,
}
