//! The asset (coupon) card. Spec home 3 "Asset (coupon) card", 4 and 5 "Coupon card".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{PoiId, SessionId, SkuId, StoreId};
use crate::localised::Localised;

/// One voucher on sale.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetCard {
    pub asset_id: String,
    /// Absent: the card shows the parameter error and does not open (spec home 5).
    pub sku_id: Option<SkuId>,
    pub store_info: AssetStoreInfo,
    /// What is sold. Assumption: the spec's `coupon` has no shown fields; this is its name.
    pub coupon: Coupon,
    pub image_url: String,
    /// Per cent, 0..=100.
    pub discount_percent: u32,
    /// Rupiah.
    pub asset_sale_price: u32,
    pub is_flash_sale: bool,
    pub detail_id: Option<SessionId>,
    pub page_id: Option<String>,
    /// 0 is sold out; the badge shows at 1..=10.
    pub remaining_stock: u32,
    pub promotion_info: Option<PromotionInfo>,
    pub price_info: PriceInfo,
    pub is_show_distance: bool,
    pub ext: Option<String>,
    /// Absent: not in reserve mode. Of an item of a session that has not begun, and of what is not on sale
    /// yet; on other lists `RESERVED` alone says that the caller reserved it for its next session.
    pub reserve_status: Option<ReserveStatus>,
    /// Of a flash item: its session that runs, else the next one, for which it can be reserved.
    /// Assumption: a card outside the page of the flash sale needs it for its reserve button.
    pub session_unique_key: Option<String>,
    /// Sold out, but unpaid orders hold pieces: milliseconds since the epoch when the last of them is
    /// given up. Flash items only. Assumption: the specs have no such field.
    pub may_come_back_until_ms: Option<u64>,
    /// True: sold in the app only; else absent. Assumption: home 6 says so of some flash deals.
    pub app_only: Option<bool>,
    /// B2. Assumption: the spec's card has no promise.
    pub refund: RefundPromise,
    /// The user has reached the purchase limit.
    pub user_limit: bool,
    /// False: the user is not in the group that may buy.
    pub user_group_check_result: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetStoreInfo {
    pub store_name: String,
    pub store_id: StoreId,
    pub poi_id: PoiId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Coupon {
    pub coupon_name: Localised,
    pub product_type: ProductType,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ProductType {
    CashCoupon,
    GroupCoupon,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PromotionInfo {
    pub promotion_activity_tag_name: Localised,
    pub activity_type: ActivityType,
    /// Per cent, 0..=100.
    pub promotion_discount_ratio: u32,
    /// Rupiah.
    pub promotion_activity_sale_price: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ActivityType {
    Common,
    FlashSale,
}

/// Rupiah, without promotion.
#[skip_serializing_none]
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceInfo {
    pub sale_price: u32,
    pub original_price: u32,
    /// Per cent, 0..=100.
    pub discount_ratio: u32,
    /// B17. Assumption: the lowest price of the 30 days before the present one began, with promotions;
    /// absent while fewer than these are known, and where no card is shown.
    pub lowest30: Option<u32>,
}

/// Assumption: the specs name the field; `FlashReserveBody` changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReserveStatus {
    CanReserve,
    Reserved,
}

/// B2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundPromise {
    /// Any time before it is used, and automatically at expiry.
    AnyTime,
    /// Automatically, when it expires unused.
    AtExpiry,
    None,
}
