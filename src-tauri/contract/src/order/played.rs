//! The parties that the sandbox plays for a purchase: payer, provider, merchant. Buying 9.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::coupon::RefundPromise;
use crate::ids::{OrderId, PaymentId, ShareId, SkuId};
use crate::order::bill::BillMode;
use crate::product::{PriceSource, VoucherKind};

/// What a payer does. Assumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PayerAct {
    /// Has opened the payment and not confirmed it.
    Begin,
    Pay,
    PayTwice,
    Decline,
}

/// What the provider does with the notice of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum NoticeFate {
    #[default]
    Sent,
    /// Comes after 60 s.
    Held,
    /// Never comes: the provider has to be asked.
    Lost,
    Doubled,
}

/// Plays the payer of a payment: by `paymentId`, else the newest of `orderId`, else of `shareId`, else by the
/// text of its QR code.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayPayerBody {
    pub payment_id: Option<PaymentId>,
    pub order_id: Option<OrderId>,
    pub share_id: Option<ShareId>,
    pub qr_string: Option<String>,
    pub act: PayerAct,
    #[serde(default)]
    pub notice: NoticeFate,
    /// Rupiah; absent: what is asked for.
    pub amount: Option<u32>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayPayerData {
    pub payment_id: PaymentId,
    /// The payer's receipts.
    pub reference_list: Vec<String>,
}

/// Changes what is on sale, as its merchant would. Absent: as it is.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayMerchantBody {
    pub sku_id: SkuId,
    pub stock: Option<u32>,
    /// Rupiah; of a voucher with a promotion, the promotion's.
    pub price: Option<u32>,
    /// True: off sale. Its unpaid orders close.
    pub withdrawn: Option<bool>,
    /// `FLASH_SALE`: into the session that runs, at `price`. `NORMAL`: out of it.
    pub price_source: Option<PriceSource>,
    /// What was sold keeps the terms it was sold under.
    pub terms: Option<PlayTerms>,
}

/// Terms that a voucher is sold under from now on. Absent: as they are.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayTerms {
    /// How many one user may buy; 0: no limit. So the next.
    pub limit_ever: Option<u32>,
    pub limit_daily: Option<u32>,
    pub refund: Option<RefundPromise>,
    pub kind: Option<VoucherKind>,
    pub app_only: Option<bool>,
    /// Monday 1 to Sunday 7.
    pub day_list: Option<Vec<u8>>,
    /// Minutes of the day in the store's zone; both 0: any hour. Only together.
    pub start_minute: Option<u16>,
    pub end_minute: Option<u16>,
    /// How many at one visit; 0: no limit.
    pub per_visit_limit: Option<u32>,
    /// Good until the end of the month that is so many days away, 1 to 365.
    pub valid_days: Option<u16>,
    /// Good from midnight so many days later, up to 60; 0: at once.
    pub valid_after_days: Option<u16>,
    pub bill_mode: Option<BillMode>,
    /// Rupiah of the smallest bill; 0: any.
    pub min_spend: Option<u32>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QueryLedgerBody {}

/// The books, and what contradicts buying 4 "Properties".
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerData {
    pub balance_list: Vec<LedgerBalance>,
    pub entry_count: u64,
    pub order_count: u64,
    pub coupon_count: u64,
    /// English sentences; empty when the books are right.
    pub fault_list: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerBalance {
    /// PAYER, PROMO, HELD, MERCHANT, REFUND, SUSPENSE or RETURNED.
    pub account: String,
    /// Rupiah: credits less debits.
    pub balance_rp: i64,
}
