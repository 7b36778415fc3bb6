//! One voucher by its sku, and the stores that take it. Home 7, merchant 3 "Voucher",
//! buying 3; B2, B5, B6, B17.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{PoiId, ProductId, SessionId, SkuId, StoreId};
use crate::{
    coupon::{AssetCard, RefundPromise},
    halal::HalalCertificate,
    localised::Localised,
    order::bill::BillRules,
    store_coupons::VoucherUsage,
    store_page::{ImageItem, ShareInfo, StoreTrust},
    stores::BusinessState,
};

/// Both calls of home 7 have this body. Assumption: what a card's link carries.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetailBody {
    pub sku_id: SkuId,
    pub is_flash_sale: Option<bool>,
    /// The flash item that the link led to.
    pub detail_id: Option<SessionId>,
    pub page_id: Option<String>,
    /// Degrees; without them there are no distances.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// Assumption: the specs name fields of a voucher (merchant 3), not this reply. Absent or withdrawn
/// vouchers are refused (3800103, 100000014).
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetailData {
    /// As on a card: name, prices with the promotion, stock, `userLimit`, `userGroupCheckResult`.
    pub asset: AssetCard,
    pub product_id: ProductId,
    /// Milliseconds since the epoch by the server, when this reply was made.
    pub server_time: u64,
    pub price_source: PriceSource,
    /// Seconds until the flash price ends; absent: it is none.
    pub flash_remaining_time: Option<u32>,
    /// The link led to a flash price that has ended, or has not begun.
    pub is_flash_ended: bool,
    /// Discovery 3. Absent: there is none, it runs already, or nothing is left of it.
    pub flash_coming: Option<ComingFlash>,
    /// As merchant 4 `purchaseCode`: 0 purchasable, 1 limit reached, 2 not in the group, 3 not yet on
    /// sale.
    pub purchase_code: u32,
    /// With purchase code 3: when the sale begins, milliseconds since the epoch.
    pub on_sale_time: Option<u64>,
    /// The web may not buy it (merchant 6).
    pub app_only: bool,
    pub image_list: Vec<ImageItem>,
    /// `#rrggbb` shown while pictures load.
    pub background_color: String,
    pub sold_count: u32,
    pub refund: RefundPromise,
    pub usage: VoucherUsage,
    /// What one can pay with it at the outlet, rupiah: of a cash coupon its value, of a group coupon
    /// the menu's sum.
    pub face_value: u32,
    /// What is in a group coupon; empty for cash.
    pub content_list: Vec<VoucherContent>,
    pub term_list: Vec<Localised>,
    pub limits: PurchaseLimits,
    pub user_group: UserGroup,
    /// 1 delivery, 2 pick-up, 3 dine-in, 4 a delivery app.
    pub channel_type_list: Vec<u8>,
    pub voucher_kind: VoucherKind,
    /// Milliseconds since the epoch between which a voucher bought now can be used.
    pub valid_start: u64,
    pub valid_end: u64,
    pub bill_rules: BillRules,
    /// B17.
    pub price_history: PriceHistory,
    /// The voucher's own store.
    pub store: VoucherStore,
    /// How many stores take it, its own included.
    pub available_store_num: u32,
    pub share_info: ShareInfo,
}

/// The flash sale in which this voucher is sold next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComingFlash {
    pub page_id: String,
    pub session_unique_key: String,
    /// Milliseconds since the epoch.
    pub starts_at: u64,
    /// Rupiah for one.
    pub sale_price: u32,
}

/// buying 1 "Order item".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PriceSource {
    Normal,
    FlashSale,
    Bargain,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoucherContent {
    pub name: Localised,
    pub quantity: u32,
    /// Rupiah for one, as on the menu.
    pub price: u32,
}

/// Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`, `orderUseLimitNum`. Absent: no limit.
#[skip_serializing_none]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseLimits {
    /// How many one user may buy on a day in Asia/Jakarta.
    pub receive_times_daily_limit: Option<u32>,
    /// How many one user may buy in all.
    pub receive_times_limit: Option<u32>,
    /// How many are taken for one order at the outlet.
    pub order_use_limit_num: Option<u32>,
    /// How many the caller may buy now, with stock and limits; a visitor as a newcomer.
    pub purchasable_count: u32,
}

/// Who may buy. Assumption: merchant 3 says that there are user groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UserGroup {
    Everybody,
    /// Invited customers of the merchant.
    Invited,
}

/// Merchant 3 "Voucher". The last four are codes of others (buying 2 "Foreign codes").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum VoucherKind {
    /// Redeemed with this app's own code.
    Standard,
    UltraCode,
    CombinedCode,
    OtherLink,
    Paper,
}

/// B17, discovery 6. Bargains and red envelopes do not count.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceHistory {
    /// The lowest price of the 30 days before the present price began, rupiah; absent: nothing known.
    pub lowest30: Option<u32>,
    /// When that price began, milliseconds since the epoch; present with `lowest30`.
    pub lowest_at_ms: Option<u64>,
    /// For how many days before the present price began prices are known, at most 30; of a price that
    /// never changed, since when it is asked. Under 7 nothing is compared.
    pub known_days: u32,
    /// At most 31, oldest first; the last one is the present price. Empty under 7 days.
    pub point_list: Vec<PricePoint>,
}

impl PriceHistory {
    /// Of no fewer than 30 days: what a card may say without their number.
    pub fn lowest_of_all_days(&self) -> Option<u32> {
        self.lowest30.filter(|_| self.known_days >= 30)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PricePoint {
    /// Milliseconds since the epoch, from which the price was asked.
    pub from_ms: u64,
    /// Rupiah.
    pub price: u32,
}

/// A store that takes a voucher.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoucherStore {
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
    pub store_address: String,
    /// Kilometres to the metre, as on the lists; absent when no position was sent.
    pub distance: Option<f64>,
    pub latitude: f64,
    pub longitude: f64,
    /// https address of a map, opened outside the app.
    pub map_link_address: String,
    pub business_state: BusinessState,
    /// IANA name.
    pub time_zone: String,
    /// Digits with `+62`; absent: the store gives none.
    pub store_mobile: Option<String>,
    /// 0 to 5, one decimal; 0 without reviews.
    pub score: f64,
    pub review_count: u32,
    pub halal_restaurant: String,
    pub halal_certificate: Option<HalalCertificate>,
    pub trust: StoreTrust,
    /// Cover picture.
    pub store_image_url: String,
    pub background_color: String,
}

/// Assumption: the specs show no fields. By the voucher that somebody owns: `CouponStoreListBody`.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicableStoreListBody {
    pub sku_id: SkuId,
    /// Degrees; without them the voucher's own store is first, then the popular ones.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// Nearest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicableStoreListData {
    pub store_list: Vec<VoucherStore>,
    pub has_more: bool,
    pub total_count: u32,
}
