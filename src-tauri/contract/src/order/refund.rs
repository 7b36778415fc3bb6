//! Refunds. Buying 1 "Refund", 2 "Z", 3, 4, 7; merchant 3 "Refund", 5, 7.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CaseNo, CouponId, OrderId, RefundId};
use crate::{
    coupon::RefundPromise,
    localised::Localised,
    order::{
        checkout::OrderItem,
        envelope::EnvelopeBack,
        money::{PayMethod, RefundStatus, ReturnReason},
        states::CouponState,
    },
};

/// Why money returns. Buying 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundCause {
    /// Its buyer wanted it, and the promise allows it.
    Wish,
    /// By itself, when the voucher expired unused.
    Expiry,
    /// The outlet refused, closed or took the voucher off sale: whatever the promise.
    Outlet,
    /// A payment that pays nothing.
    Payment,
}

/// Why the money came back to us. Buying 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundFailure {
    AccountClosed,
    NameMismatch,
    IssuerRefused,
    /// Over 30 days after the payment.
    WindowPassed,
    ProviderDown,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DestinationKind {
    /// Where the payment came from.
    Original,
    Ewallet,
    Bank,
}

/// Why money cannot go back to where it came from. Buying 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OriginalBlock {
    Cash,
    /// Paid over 30 days ago.
    WindowPassed,
    /// Its issuer refused this refund.
    IssuerRefused,
}

/// Why a voucher cannot be refunded now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundBlock {
    /// No refund was promised.
    Promise,
    /// It comes by itself at expiry, not before.
    AtExpiry,
    Used,
    Expired,
    /// The outlet is checking it.
    Locked,
    /// A link to it is out.
    GiftWaiting,
    /// Somebody else has it.
    Given,
    /// Its partner's code was looked at: nobody can tell whether it is used.
    Revealed,
    Refunding,
    Returned,
}

/// Where money is to go. With `EWALLET` its phone, with `BANK` the three fields of the bank.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundDestination {
    pub kind: DestinationKind,
    /// Indonesian mobile number, as people type it.
    pub phone_no: Option<String>,
    /// A name of `bank_list`.
    pub bank_name: Option<String>,
    /// 2 to 60 letters, spaces, dots, apostrophes and hyphens, as on the account.
    pub bank_account_name: Option<String>,
    /// 8 to 20 digits (merchant 5: at least 8).
    pub bank_account_number: Option<String>,
}

/// Where money goes, masked: nobody sees a whole number again.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundTarget {
    pub kind: DestinationKind,
    /// With `ORIGINAL`: how it was paid.
    pub method: Option<PayMethod>,
    /// `+62 812-****-0001`
    pub phone_no: Option<String>,
    pub bank_name: Option<String>,
    /// `S*** W***`
    pub bank_account_name: Option<String>,
    /// `****7890`
    pub bank_account_number: Option<String>,
}

/// A way for the money, and when it is there if it is asked for now.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundOption {
    pub kind: DestinationKind,
    pub is_offered: bool,
    /// Why `ORIGINAL` is not offered.
    pub blocked_by: Option<OriginalBlock>,
    /// With `ORIGINAL`: how it was paid.
    pub method: Option<PayMethod>,
    /// Milliseconds since the epoch.
    pub send_time: u64,
    /// `YYYY-MM-DD`, a working day.
    pub expected_date: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BankListBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BankListData {
    /// By name.
    pub bank_list: Vec<Bank>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bank {
    /// Three digits of Bank Indonesia.
    pub bank_code: String,
    pub bank_name: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RefundReasonsBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundReasonsData {
    pub reason_list: Vec<RefundReason>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundReason {
    pub reason: String,
    pub name: Localised,
    /// May be empty.
    pub detail_list: Vec<RefundReasonDetail>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundReasonDetail {
    pub detail: String,
    pub name: Localised,
}

/// What a refund would be. Refused with 100000043 when the caller bought nothing of the order,
/// 100000060 when one of `couponIds` is none of it. One that cannot be refunded now is not chosen, and
/// `blockedBy` says why.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplyRefundBody {
    pub order_id: OrderId,
    /// At most 100. Empty: all that can be refunded; with none the reply says why of each.
    pub coupon_ids: Vec<CouponId>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplyRefundData {
    pub order_id: OrderId,
    pub order_no: String,
    pub item: OrderItem,
    pub promise: RefundPromise,
    /// The voucher was taken off sale: it returns whatever the promise.
    pub is_withdrawn: bool,
    /// Its outlet has closed for good: the same.
    pub is_outlet_closed: bool,
    /// All that the caller bought of the order.
    pub coupon_list: Vec<RefundCoupon>,
    /// Chosen ones.
    pub coupon_quantity: u32,
    /// Rupiah that return, of the chosen ones.
    pub amount: u32,
    /// Rupiah of the red envelope's share of the chosen ones.
    pub promo_amount: u32,
    /// Absent: none of the caller's paid a part.
    pub envelope: Option<EnvelopeBack>,
    /// Of an order that several paid in equal shares: to whom. Empty: all to the caller.
    pub share_list: Vec<RefundShare>,
    /// `ORIGINAL` first.
    pub destination_list: Vec<RefundOption>,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundCoupon {
    pub coupon_id: CouponId,
    pub state: CouponState,
    /// Rupiah: `salePrice` is `discountShare` and `paidAmount`.
    pub sale_price: u32,
    pub discount_share: u32,
    pub paid_amount: u32,
    /// Absent: it can be refunded.
    pub blocked_by: Option<RefundBlock>,
    pub is_chosen: bool,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundShare {
    pub name: String,
    /// Rupiah.
    pub amount: u32,
    pub is_mine: bool,
    /// Absent: it is not asked for yet.
    pub status: Option<RefundStatus>,
}

/// Refused as `apply_refund`; with 100000060 when one of `couponIds` cannot be refunded, 100000061 when
/// it cannot just now, and with 100000062 when the money cannot go there.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplyRefundSubmitBody {
    pub order_id: OrderId,
    /// 1 to 100.
    pub coupon_ids: Vec<CouponId>,
    /// Of `refund_reasons`.
    pub reason: String,
    pub detail: Option<String>,
    /// At most 300 characters, plain text.
    pub note: String,
    pub destination: RefundDestination,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplyRefundSubmitData {
    pub refund_id: RefundId,
}

/// Refused with 100000064 when there is none for the caller to see.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundBody {
    pub refund_id: RefundId,
}

/// Sends money again that failed, or that waits for its destination. Refused with 100000061 while it
/// is on its way, 100000062 for a destination that does not do, 100000063 once it has arrived.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundResendBody {
    pub refund_id: RefundId,
    pub destination: RefundDestination,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Refund {
    pub refund_id: RefundId,
    pub order_id: OrderId,
    pub coupon_id_list: Vec<CouponId>,
    /// Rupiah that go to this payer.
    pub amount: u32,
    /// Rupiah of the vouchers that a red envelope paid.
    pub promo_amount: u32,
    pub cause: RefundCause,
    /// With `PAYMENT`: why it pays nothing.
    pub return_reason: Option<ReturnReason>,
    /// With `WRONG_AMOUNT`: rupiah that were asked for.
    pub asked_amount: Option<u32>,
    /// With `WISH` and `OUTLET`, as its buyer chose.
    pub reason_name: Option<Localised>,
    pub detail_name: Option<Localised>,
    pub note: String,
    pub status: RefundStatus,
    /// Absent: it waits for one, or it is another payer's.
    pub destination: Option<RefundTarget>,
    /// Milliseconds since the epoch.
    pub request_time: u64,
    pub send_time: Option<u64>,
    /// `YYYY-MM-DD`, the working day by which it has arrived.
    pub expected_date: Option<String>,
    /// With `FAILED`.
    pub failure_reason: Option<RefundFailure>,
    /// From 1; one more each time it is sent again.
    pub attempt: u32,
    /// Of the bank, with `DONE`.
    pub reference: Option<String>,
    /// The caller's money.
    pub is_mine: bool,
    pub can_cancel: bool,
    pub can_resend: bool,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundDetailData {
    pub refund: Refund,
    pub order_no: String,
    pub item: OrderItem,
    /// Oldest first.
    pub step_list: Vec<RefundStep>,
    /// Of an order that several paid: everybody's part. Else empty.
    pub share_list: Vec<RefundShare>,
    /// With `canResend`; else empty.
    pub destination_list: Vec<RefundOption>,
    /// It is late: the case that opened itself, and the working day by which it is answered.
    pub case_no: Option<CaseNo>,
    pub answer_date: Option<String>,
    /// WhatsApp number of customer service, digits without plus.
    pub service_whatsapp: String,
    /// As of `apply_refund`.
    pub envelope: Option<EnvelopeBack>,
    /// The order is the caller's to open.
    pub is_order_mine: bool,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// Buying 1 "Refund step".
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundStep {
    /// From 1.
    pub seq: u32,
    pub status: RefundStatus,
    /// Milliseconds since the epoch.
    pub time: u64,
    /// Rupiah.
    pub amount: u32,
    pub destination: Option<RefundTarget>,
    pub attempt: u32,
    pub expected_date: Option<String>,
    pub failure_reason: Option<RefundFailure>,
    pub reference: Option<String>,
}

/// What the refund desk does. Buying 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundDeskAct {
    /// Now instead of at its time.
    Send,
    Confirm,
    Fail,
    /// The provider says nothing until the desk does.
    Delay,
}

/// Plays the refund desk. A refund whose status does not allow the act is refused as a wrong value.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayRefundBody {
    pub refund_id: RefundId,
    pub act: RefundDeskAct,
    /// With `FAIL`; absent: `PROVIDER_DOWN`.
    pub failure_reason: Option<RefundFailure>,
    /// With `CONFIRM`, at most 40 characters; absent: made up.
    pub reference: Option<String>,
}
