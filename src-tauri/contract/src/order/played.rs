//! The parties that the sandbox plays for a purchase: payer, provider, merchant. Buying 9.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::product::PriceSource;

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
    pub payment_id: Option<String>,
    pub order_id: Option<String>,
    pub share_id: Option<String>,
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
    pub payment_id: String,
    /// The payer's receipts.
    pub reference_list: Vec<String>,
}

/// Changes what is on sale, as its merchant would. Absent: as it is.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayMerchantBody {
    pub sku_id: String,
    pub stock: Option<u32>,
    /// Rupiah; of a voucher with a promotion, the promotion's.
    pub price: Option<u32>,
    /// True: off sale. Its unpaid orders close.
    pub withdrawn: Option<bool>,
    /// `FLASH_SALE`: into the session that runs, at `price`. `NORMAL`: out of it.
    pub price_source: Option<PriceSource>,
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
