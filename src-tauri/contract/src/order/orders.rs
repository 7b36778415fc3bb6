//! Orders that were placed. Buying 2, 3 `order_list`, `order_detail`, `cancel_order`; merchant 4.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CouponId, OrderId, PoiId, RefundId, SplitId, StoreId, VisitId};
use crate::order::{
    bill::Bill,
    cases::{HelpTopic, OrderCase},
    checkout::OrderItem,
    gift::Gift,
    money::{MoneyReturn, PayMethod},
    money_back::MoneyBack,
    pay::Payment,
    refund::{Refund, RefundBlock},
    split::PaidSplit,
    split_choice::SplitProgress,
    states::{CloseReason, CouponState, OrderStatus, PayStatus},
    wallet::CouponFrozen,
};

/// Assumption: a tab of the list for each order state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OrderFilter {
    #[default]
    All,
    WaitPay,
    ToBeRedeemed,
    Redeemed,
    Completed,
    Closed,
    Refunded,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderListBody {
    pub filter: OrderFilter,
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// Newest first.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderListData {
    pub order_list: Vec<OrderSummary>,
    /// With the first page of `ALL`: at most 20, newest first. Otherwise empty.
    pub split_list: Vec<PaidSplit>,
    pub has_more: bool,
    /// How many more there are that cannot be shown now; it is reported. Absent: none.
    pub left_out_count: Option<u32>,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderSummary {
    pub order_id: OrderId,
    pub order_no: String,
    /// Milliseconds since the epoch.
    pub create_time: u64,
    pub cancel_time: u64,
    pub order_status: OrderStatus,
    pub pay_status: PayStatus,
    pub close_reason: Option<CloseReason>,
    pub item: OrderItem,
    pub total_amount: u32,
    pub discount_amount: u32,
    pub pay_amount: u32,
    /// Something happened to it that its buyer has not opened yet.
    pub is_unread: bool,
    /// Several pay it: what `split_view` takes.
    pub split_id: Option<SplitId>,
    /// With `split_id`.
    pub split_progress: Option<SplitProgress>,
    /// Its store's page still opens, and its voucher is still sold.
    pub can_buy_again: bool,
    /// What its buyer may review of it: the newest visit at each outlet that has none yet. Empty where
    /// nothing was used by the buyer, or the outlet takes no reviews.
    pub visit_list: Vec<OrderVisit>,
    /// Its vouchers that its buyer holds unused: no gift of them waits, no outlet and no refund has them.
    /// From `item.validStart` to `item.validEnd` they can be used. Absent: none.
    pub usable_list: Option<Vec<UsableVoucher>>,
    /// With `TO_BE_REDEEMED` or `REDEEMED` and no `usable_list`: what has its vouchers meanwhile.
    pub hold: Option<OrderHold>,
}

/// What keeps the open vouchers of a paid order from its buyer; the first that is true. Assumption: the
/// specs' order states do not tell them apart.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OrderHold {
    /// An outlet refused one: its owner chooses, or its claim is decided.
    Refused,
    /// A cashier checks one.
    Locked,
    /// A gift of one waits to be claimed.
    GiftWaiting,
    /// Money of one is on its way back.
    Refunding,
    /// Who was given one has not used it yet.
    Given,
    /// Of an order that several paid: who paid for one has not used it yet.
    Others,
}

/// A voucher of an order that can be used.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UsableVoucher {
    pub coupon_id: CouponId,
    /// Its place in the order's `couponList`, from 1.
    pub number: u32,
}

/// An outlet at which the caller used a voucher.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderVisit {
    /// `O` and a number: what a review names as its `orderId`.
    pub visit_id: VisitId,
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetailBody {
    pub order_id: OrderId,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetailData {
    pub order: OrderSummary,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
    pub pay_method: Option<PayMethod>,
    /// Milliseconds since the epoch.
    pub pay_time: Option<u64>,
    pub bill: Bill,
    /// The payer's receipt.
    pub reference: Option<String>,
    /// The newest payment that was begun; absent: none.
    pub payment: Option<Payment>,
    pub coupon_list: Vec<OrderCoupon>,
    /// Money that returns: of second, late and wrong payments.
    pub return_list: Vec<MoneyReturn>,
    /// Absent: no money returns by itself at the vouchers' end.
    pub money_back: Option<MoneyBack>,
    /// Of its vouchers, newest first. For payments that pay nothing see `returnList`.
    pub refund_list: Vec<Refund>,
    /// Oldest first.
    pub step_list: Vec<OrderStep>,
    /// The caller's questions about it, newest first.
    pub case_list: Vec<OrderCase>,
    /// WhatsApp number of customer service, digits without plus.
    pub service_whatsapp: String,
}

/// One voucher of an order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderCoupon {
    pub coupon_id: CouponId,
    pub state: CouponState,
    /// Rupiah, of its share of what was paid.
    pub paid_amount: u32,
    pub discount_share: u32,
    /// Milliseconds since the epoch.
    pub valid_start: u64,
    pub valid_end: u64,
    pub used_time: Option<u64>,
    /// The caller has it: neither given away nor another payer's.
    pub is_mine: bool,
    /// An outlet refused it, and that is not decided yet.
    pub frozen: Option<CouponFrozen>,
    /// The newest gift that was made of it.
    pub gift: Option<Gift>,
    /// `gift_create` would take it now.
    pub can_give: bool,
    /// The newest refund of it that was not cancelled; other payers' parts are in it.
    pub refund_id: Option<RefundId>,
    /// Absent: `apply_refund` would take it now.
    pub refund_blocked_by: Option<RefundBlock>,
}

/// What can happen to an order, in the order of its time line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OrderStepKind {
    Placed,
    Paid,
    /// Vouchers were issued.
    Issued,
    Closed,
    /// A payment came that returns.
    MoneyReturning,
    MoneySent,
    MoneyReturned,
    Redeemed,
    Completed,
    Refunded,
    /// Its money is asked for, without the destination, failed, or kept after all.
    RefundRequested,
    RefundWaits,
    RefundFailed,
    RefundCancelled,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderStep {
    pub kind: OrderStepKind,
    /// Milliseconds since the epoch.
    pub time: u64,
    /// Rupiah, where money moved.
    pub amount: Option<u32>,
    pub reference: Option<String>,
    /// With a refund's steps.
    pub refund_id: Option<RefundId>,
}

/// Opens a case, or adds a message to the caller's open one of the same topic: of an order by its buyer,
/// or of a voucher by whoever owns it (100000058: not the caller's). An empty note, and the last words
/// again, add nothing. 100000065: an asker writes at most 10 messages in a case within 24 hours, 100 in
/// all.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenCaseBody {
    /// Not needed with `couponId`.
    pub order_id: Option<OrderId>,
    pub coupon_id: Option<CouponId>,
    pub topic: HelpTopic,
    /// At most 300 characters; line breaks stay.
    pub note: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenCaseData {
    pub case: OrderCase,
    /// WhatsApp number of customer service, digits without plus.
    pub service_whatsapp: String,
}
