//! What a store sells and gives: vouchers and coupon batches. Merchant 3 "Product card", "Coupon
//! batch", 4, 5, 7; B2, B6.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{BatchId, ProductId, SessionId, SkuId, StoreId};
use crate::{
    coupon::{Coupon, PriceInfo, ProductType, PromotionInfo, RefundPromise},
    localised::Localised,
};

/// Only what changes after a claim or a purchase.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryMerchantCouponBody {
    pub store_id: StoreId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomepageCoupons {
    /// Sent back when a coupon of `couponBatchList` is claimed.
    pub activity_id: String,
    pub product_list: Vec<ProductCard>,
    pub coupon_batch_list: Vec<CouponBatch>,
}

/// A voucher on sale at this store. Merchant 3 "Product card".
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCard {
    /// Absent: the parameter error is shown and nothing opens.
    pub sku_id: Option<SkuId>,
    pub product_id: ProductId,
    pub product_name: Localised,
    pub logo_url: String,
    pub product_type: ProductType,
    pub is_sold_out: bool,
    /// 0 purchasable. Assumption: 1 the user has reached the purchase limit, 2 the user is not in the
    /// group that may buy, 3 not yet on sale.
    pub purchase_code: u32,
    /// The badge shows at 1..=10.
    pub remaining_stock: u32,
    /// Per cent, 0..=100.
    pub discount_ratio: u32,
    /// Rupiah, with the promotion.
    pub sale_price: u32,
    /// Rupiah.
    pub original_price: u32,
    pub price_info: PriceInfo,
    pub coupon: Coupon,
    pub detail_id: Option<SessionId>,
    pub promotion_info: Option<PromotionInfo>,
    pub refund: RefundPromise,
    pub usage: VoucherUsage,
    /// In total.
    pub sold_count: u32,
}

/// When a voucher can be used at the store (B6). All conditions apply, and the opening hours.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoucherUsage {
    /// Monday 1 to Sunday 7.
    pub day_list: Vec<u8>,
    /// HH:MM in the store's zone; absent: whenever the store is open.
    pub start_time: Option<String>,
    pub end_time: Option<String>,
    /// `YYYY-MM-DD`
    pub blackout_date_list: Vec<String>,
    /// `YYYY-MM-DD`, the last day.
    pub valid_until: String,
    /// How many at one visit; absent: no limit.
    pub per_visit_limit: Option<u32>,
    /// 1 delivery, 2 pick-up, 3 dine-in.
    pub order_food_type_list: Vec<u8>,
}

/// Coupons that are given, not sold. Merchant 3 "Coupon batch".
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponBatch {
    pub batch_id: BatchId,
    pub coupon: BatchCoupon,
    /// Rupiah off the bill.
    pub discount_amount: u32,
    /// Rupiah of the smallest bill that it can be used for; 0: any.
    pub use_order_amount_threshold: u32,
    /// `YYYY-MM-DD`, the last day.
    pub valid_until: String,
    pub remaining_stock: u32,
    /// How many the user may still claim now; 0: claimed.
    pub claimable_count: u32,
    /// How many of it the user holds, unused.
    pub held_count: u32,
    pub receive_times_daily_limit: u32,
    pub receive_times_limit: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BatchCoupon {
    pub coupon_name: Localised,
    pub logo_url: String,
    pub template_id: String,
    pub status: BatchStatus,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum BatchStatus {
    On,
    Off,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiveCouponBody {
    pub coupon_batch_id: BatchId,
    pub coupon_template_ids: Vec<String>,
    pub activity_id: String,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiveCouponData {
    /// What the user holds now.
    pub received_count: u32,
    /// Shown instead of the app's own text when not empty. Assumption: "server message".
    pub message: Option<String>,
}
