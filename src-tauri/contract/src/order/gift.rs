//! Gifts, and red envelopes that a link or a typed code gives. Buying 2 "G", 3, 8; growth 5.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CouponId, GiftId, PoiId, RedEnvelopeId};
use crate::{localised::Localised, store_coupons::VoucherUsage};

/// Buying 2 "G".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum GiftStatus {
    /// Its link can be used; the voucher can be neither redeemed nor refunded.
    Waiting,
    Claimed,
    TakenBack,
    /// Nobody claimed it in time.
    Expired,
    /// Its receiver returned it.
    GivenBack,
}

/// A gift as its giver and its receiver see it. Nobody else does.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gift {
    pub gift_id: GiftId,
    pub coupon_id: CouponId,
    pub status: GiftStatus,
    pub giver_name: String,
    /// Absent: nobody has claimed it.
    pub receiver_name: Option<String>,
    /// Empty: the giver wrote none.
    pub note: String,
    /// Milliseconds since the epoch.
    pub create_time: u64,
    /// When an unclaimed one returns to its giver.
    pub expire_time: u64,
    pub claim_time: Option<u64>,
    /// The receiver may still return it.
    pub can_return: bool,
}

/// Makes a gift of a voucher that the caller bought. Refused with 100000052 unless it was bought,
/// never claimed by anybody, not opened, used, refunded or expired; and above ten a day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiftCreateBody {
    pub coupon_id: CouponId,
    /// At most 200 characters, plain text.
    pub note: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiftCreateData {
    pub gift: Gift,
    /// Of the link, 128 bits in hex. Told once: the server keeps its hash. Whoever has it may claim.
    pub token: String,
}

/// Takes back a gift that waits, or returns one that was received. Refused with 100000070 when the
/// caller has no such gift, 100000052 when it is too late: claimed, used or opened meanwhile.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiftBody {
    pub gift_id: GiftId,
}

/// Looks at what a link, a typed code or an id leads to, and changes nothing. One of the three.
/// Refused with 100000070 when there is none; after five wrong ones in a minute 100000073.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenViewBody {
    /// 32 letters of hex.
    pub token: Option<String>,
    /// As typed; case, spaces and hyphens do not matter.
    pub code: Option<String>,
    /// Of the caller's gift or red envelope.
    pub id: Option<String>,
}

/// What stands behind a link, for this caller. Growth 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TokenState {
    Claimable,
    /// The caller has claimed it.
    Mine,
    /// Somebody else was first, or none is left.
    Taken,
    /// The caller is its giver.
    Own,
    Expired,
    /// Taken back or returned; a red envelope that operations stopped.
    Withdrawn,
    /// Can be claimed in the app only, and the caller is elsewhere.
    AppOnly,
}

/// One of `voucher` and `envelope` is there.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenViewData {
    pub state: TokenState,
    /// Milliseconds since the epoch, until which it can be claimed.
    pub expire_time: u64,
    pub server_time: u64,
    /// Absent: operations give it.
    pub giver_name: Option<String>,
    /// The giver's words; empty when there are none.
    pub note: String,
    pub voucher: Option<GivenVoucher>,
    pub envelope: Option<GivenEnvelope>,
    /// With `MINE` and `OWN`.
    pub gift: Option<Gift>,
}

/// A voucher as a gift: what it is, not what it cost.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenVoucher {
    pub product_name: Localised,
    pub store_name: String,
    pub poi_id: PoiId,
    pub image_url: String,
    /// `#rrggbb`
    pub background_color: String,
    pub usage: VoucherUsage,
    /// Milliseconds since the epoch.
    pub valid_start: u64,
    pub valid_end: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenEnvelope {
    /// Rupiah.
    pub discount_amount: u32,
    /// Least total of an order, rupiah; 0: any.
    pub use_order_amount_threshold: u32,
    /// Days that it is good for once claimed.
    pub valid_days: u32,
    /// Milliseconds since the epoch; of one that was claimed.
    pub usable_until: Option<u64>,
    pub app_only: bool,
    /// With `MINE`.
    pub red_envelope_id: Option<RedEnvelopeId>,
}

/// Claims what a link or a typed code gives: one of the two. A repeat by the same user gets the same
/// again. Refused with 100000070 (none, or it ended), 71 (claimed), 72 (own), 16 (app only); after
/// five wrong codes in a minute 100000073.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiveByTokenBody {
    pub token: Option<String>,
    pub code: Option<String>,
}

/// One of the two.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiveByTokenData {
    pub coupon_id: Option<CouponId>,
    pub red_envelope_id: Option<RedEnvelopeId>,
}

/// Plays operations, who give red envelopes by code and link. An existing code is changed.
/// Assumption.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayEnvelopeOfferBody {
    /// 4 to 12 letters and digits.
    pub code: String,
    /// Rupiah, at least 1.
    pub discount_amount: u32,
    #[serde(default)]
    pub use_order_amount_threshold: u32,
    /// 1..=365.
    pub valid_days: u32,
    /// How many people can have one, at least 1.
    pub copies: u32,
    #[serde(default)]
    pub app_only: bool,
    /// Stopped.
    #[serde(default)]
    pub withdrawn: bool,
    /// Milliseconds from now until which it can be claimed, at most 366 days.
    pub claimable_ms: u64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayEnvelopeOfferData {
    /// Of a new link; older ones stay good.
    pub token: String,
}
