//! From a voucher to a placed order. Buying 3 `h5_config`, `settlement`, `place_order`, 4.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{OrderId, PoiId, ProductId, RedEnvelopeId, SessionId, SkuId, SplitId, StoreId};
use crate::{
    coupon::{ProductType, RefundPromise},
    localised::Localised,
    order::{bill::Bill, money::PayMethodOption, split_choice::SplitChoice, states::OrderStatus},
    product::{PriceSource, PurchaseLimits},
    store_coupons::VoucherUsage,
};

/// Assumption: merchant 9 says that minutes and hours come from the server.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct H5ConfigBody {
    /// Empty: without the methods of an outlet.
    pub sku_id: SkuId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct H5ConfigData {
    /// Minutes that an order waits for its payment, and its payment code with it.
    pub qr_code_minutes: u32,
    /// Hours that an opened voucher stays open.
    pub redemption_valid_hours: u32,
    pub redeem_distance_m: u32,
    /// Rupiah of one payment by QRIS at most.
    pub qris_max_rp: u32,
    pub method_list: Vec<PayMethodOption>,
    /// WhatsApp number of customer service, digits with the country's prefix and no plus.
    pub service_whatsapp: String,
}

/// Which red envelope an order takes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EnvelopeChoice {
    /// The best that fits (buying 4).
    #[default]
    Auto,
    None,
    /// The one that `redEnvelopeId` names.
    Given,
}

/// What an order would cost. Nothing is reserved.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettlementBody {
    pub sku_id: SkuId,
    /// 1..=99; above what may be bought, the reply is for the most that may.
    pub quantity: u32,
    /// The flash item that the buyer came from.
    pub detail_id: Option<SessionId>,
    pub envelope: EnvelopeChoice,
    /// With `GIVEN` only.
    pub red_envelope_id: Option<RedEnvelopeId>,
}

/// Refused with 100000010 sold out, 100000011 limit, 100000012 not eligible, 100000014 withdrawn,
/// 100000016 app only.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettlementData {
    pub item: OrderItem,
    pub max_quantity: u32,
    /// What `maxQuantity` comes from.
    pub limited_by: QuantityLimit,
    pub limits: PurchaseLimits,
    pub remaining_stock: u32,
    /// `salePrice` times quantity, rupiah.
    pub total_amount: u32,
    pub discount_amount: u32,
    pub pay_amount: u32,
    /// The one that is taken; absent: none.
    pub red_envelope_id: Option<RedEnvelopeId>,
    /// The caller's, the best first.
    pub envelope_list: Vec<EnvelopeOption>,
    pub bill: Bill,
    pub method_list: Vec<PayMethodOption>,
    /// The most pieces that QRIS can pay for at once, after what the red envelope takes off them;
    /// absent: `quantity` is within it.
    pub qris_max_quantity: Option<u32>,
    /// The most pieces that any method can pay for at once, 0 for none; absent: one pays for
    /// `quantity`. An order that no method can pay is refused when it is placed, unless a split's
    /// shares can.
    pub payable_quantity: Option<u32>,
    /// Seconds until the flash price ends; absent: it is none.
    pub flash_remaining_time: Option<u32>,
    /// The buyer's phone, masked: `+62 812-****-0001`.
    pub contact: String,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
    /// Minutes that the order will wait for its payment.
    pub pay_minutes: u32,
}

/// Why there is a largest quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum QuantityLimit {
    Stock,
    DailyLimit,
    Limit,
    /// 99 in one order.
    Order,
}

/// The caller's red envelope, for this order.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvelopeOption {
    pub red_envelope_id: RedEnvelopeId,
    /// Its face value, rupiah.
    pub discount_amount: u32,
    /// What it would take off this order, rupiah; 0 when it does not fit.
    pub saved_amount: u32,
    pub use_order_amount_threshold: u32,
    /// Milliseconds since the epoch.
    pub expire_time: u64,
    pub app_only: bool,
    pub fit: EnvelopeFit,
    /// With `BELOW`: rupiah that are missing to the threshold.
    pub missing_amount: Option<u32>,
}

/// Buying 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EnvelopeFit {
    Fits,
    Expired,
    Below,
    OtherProduct,
    AppOnly,
    /// Locked by an order that waits for its payment.
    InUse,
}

/// What is bought, frozen when the order is placed.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderItem {
    pub sku_id: SkuId,
    pub product_id: ProductId,
    pub product_name: Localised,
    pub product_type: ProductType,
    pub image_url: String,
    /// `#rrggbb`
    pub background_color: String,
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
    pub detail_id: Option<SessionId>,
    pub price_source: PriceSource,
    /// Rupiah for one.
    pub original_price: u32,
    pub sale_price: u32,
    pub quantity: u32,
    pub refund: RefundPromise,
    pub usage: VoucherUsage,
    /// Milliseconds since the epoch.
    pub valid_start: u64,
    pub valid_end: u64,
}

/// Places an order. Refused with 100000010 to 17 as [`SettlementData`], 13 when `payAmount` is not
/// what it costs now, 15 when the envelope does not fit any more.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceOrderBody {
    pub sku_id: SkuId,
    pub product_id: ProductId,
    pub store_id: StoreId,
    pub quantity: u32,
    pub detail_id: Option<SessionId>,
    /// Absent: none.
    pub red_envelope_id: Option<RedEnvelopeId>,
    /// What the buyer was shown, rupiah.
    pub pay_amount: u32,
    /// Several pay; absent: the buyer alone.
    pub split: Option<SplitChoice>,
    /// From an earlier refusal with 100000017.
    pub queue_token: Option<String>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceOrderData {
    /// Of an order that several pay.
    pub split_id: Option<SplitId>,
    pub order_id: OrderId,
    pub order_no: String,
    /// Nothing to pay: it is paid already.
    pub order_status: OrderStatus,
    pub pay_amount: u32,
    /// Milliseconds since the epoch, when an unpaid order closes.
    pub cancel_time: u64,
    pub server_time: u64,
}

/// `data` beside the error 100000017. Discovery 3.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RushData {
    /// Milliseconds after which the next try is welcome.
    pub retry_after_ms: u64,
    /// To be sent with it, where the server keeps places.
    pub queue_token: Option<String>,
}
