//! Paying an order, and asking for the outcome. Buying 3 `pay`, `pay_result`, `money_check`, 5.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CaseNo, OrderId, PaymentId, ShareId};
use crate::order::{
    cases::OrderCase,
    money::{MoneyReturn, PayMethod},
    states::{OrderStatus, PayStatus},
};

/// Of one of `orderId` and `shareId`. Begins a payment; an older one of the caller's is cancelled.
/// Refused with 100000040 when the order is not payable, 41 over the QRIS limit, 42 when the outlet does not take the method, 80 when the
/// share can no longer be paid. An order with shares is paid by them only.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayBody {
    pub order_id: Option<OrderId>,
    pub share_id: Option<ShareId>,
    pub method: PayMethod,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayData {
    pub payment: Payment,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// One attempt to pay.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    pub payment_id: PaymentId,
    pub order_id: OrderId,
    /// What it pays of the order; absent: all.
    pub share_id: Option<ShareId>,
    pub order_no: String,
    pub method: PayMethod,
    /// Rupiah.
    pub amount: u32,
    pub pay_status: PayStatus,
    /// QRIS: the EMVCo text of the code. Cash: what the cashier scans.
    pub qr_string: Option<String>,
    /// QRIS: whom the payer's app names, as in the code. Assumption: the reply says it, so that the
    /// app shows it beside the code without reading the code.
    pub merchant_name: Option<String>,
    /// QRIS: the merchant's national id (NMID), `ID` and 13 digits, as in the code. Assumption.
    pub nmid: Option<String>,
    /// QRIS and e-wallet: what the payer's bank or wallet will write in its list. Assumption.
    pub statement_name: Option<String>,
    /// Cash: what the cashier types.
    pub short_code: Option<String>,
    /// E-wallet: where it is paid, https or a path of the API's host.
    pub url: Option<String>,
    /// Milliseconds since the epoch, when its code is no longer taken.
    pub expire_time: u64,
    /// Why it is incomplete.
    pub failure: Option<PayFailure>,
    /// The payer's receipt, once paid.
    pub reference: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PayFailure {
    /// By the payer's bank or wallet.
    Declined,
    Expired,
    /// The money of another amount returns.
    WrongAmount,
}

/// Of one of them. A share's result reads as if it were an order of its own: TO_BE_REDEEMED once the
/// caller has paid it, CLOSED when it can no longer be paid.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayResultBody {
    pub order_id: Option<OrderId>,
    pub share_id: Option<ShareId>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayResultData {
    pub order_id: OrderId,
    pub order_no: String,
    pub order_status: OrderStatus,
    pub pay_status: PayStatus,
    /// `100000044` once the order is paid (home 8); absent before.
    pub code: Option<String>,
    pub pay_amount: u32,
    /// Milliseconds since the epoch.
    pub cancel_time: u64,
    pub server_time: u64,
    pub payment: Option<Payment>,
    /// Money that came and returns.
    pub return_list: Vec<MoneyReturn>,
}

/// "Money taken?": by the payer's receipt, or by time and amount.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyCheckBody {
    pub order_id: OrderId,
    /// At most 40 characters.
    pub reference: Option<String>,
    /// Milliseconds since the epoch; within ten minutes of the payment.
    pub paid_time: Option<u64>,
    /// Rupiah.
    pub amount: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum MoneyVerdict {
    /// The order is paid with it.
    Found,
    /// It came and returns.
    Returning,
    /// The provider knows nothing of it; a case is open.
    NotYet,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyCheckData {
    pub verdict: MoneyVerdict,
    /// With `RETURNING`.
    pub money_return: Option<MoneyReturn>,
    /// With `NOT_YET`.
    pub case_no: Option<CaseNo>,
    /// `YYYY-MM-DD`; with `NOT_YET` the seventh working day.
    pub answer_date: Option<String>,
    /// With `NOT_YET`: what was given is written in it, as `open_case` writes (100000065).
    pub case: Option<OrderCase>,
}
