//! Red envelopes in the wallet, and what each can be used for. Buying 1 "Red envelope", 3
//! `product_list`; home 2 `redEnvelopeDetail`.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::coupon::AssetCard;
use crate::ids::{OrderId, RedEnvelopeId};

/// Buying 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EnvelopeState {
    Unused,
    /// An order that waits for its payment holds it.
    Locked,
    Used,
    Expired,
}

/// Merchant 3 "Red envelope".
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedEnvelope {
    pub red_envelope_id: RedEnvelopeId,
    pub state: EnvelopeState,
    /// Its face value, rupiah.
    pub discount_amount: u32,
    /// Rupiah that an order has to cost; 0: any.
    pub use_order_amount_threshold: u32,
    /// Milliseconds since the epoch.
    pub receive_time: u64,
    pub expire_time: u64,
    pub used_time: Option<u64>,
    pub app_only: bool,
    /// How many vouchers it is for; 0: all.
    pub product_count: u32,
    /// The order that holds or has used it.
    pub order_id: Option<OrderId>,
}

/// What becomes of the red envelope that paid a part of an order. Buying 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EnvelopeFate {
    /// It can be used again once all vouchers of the order are returned.
    Freed,
    /// It stays used: a voucher of the order can be returned no more.
    Kept,
    /// Its own time is over: freed, it could not be used.
    Expired,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvelopeBack {
    pub fate: EnvelopeFate,
    /// With `FREED`: its own end, milliseconds since the epoch. Absent: it would live on for a while.
    pub until: Option<u64>,
}

/// Assumption: home 7 names the call, not its fields.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductListBody {
    /// Another's answers as one that is not there: 100000070.
    pub red_envelope_id: RedEnvelopeId,
    /// Degrees; without them the popular stores come first.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// Vouchers that can be bought now and that the envelope pays a part of. Of one for all vouchers:
/// those of the nearest stores.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductListData {
    pub envelope: RedEnvelope,
    pub product_list: Vec<AssetCard>,
    pub has_more: bool,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}
