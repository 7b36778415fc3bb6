//! Store lists. Spec home 3 "Store list response" and "Store list query", 4 "Home list", 7, 9.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{PoiId, RankId, StoreId};
use crate::{
    coupon::AssetCard,
    filters::{FilterOption, Scene, SelectedFilter},
    halal::HalalCertificate,
    localised::Localised,
};

/// One page of one of the three lists. The first page has no `queryId`; the reply gives it.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreListBody {
    /// From 1.
    pub page_no: u32,
    /// 1..=100; 10 on home.
    pub page_size: u32,
    /// Empty on page 1; later the value of the first reply, else the call is refused.
    pub query_id: String,
    pub scene: Scene,
    #[serde(default)]
    pub filter_options: Vec<SelectedFilter>,
    /// Degrees.
    pub lat: f64,
    /// Degrees.
    pub lng: f64,
    pub need_statistical: bool,
    #[serde(default)]
    pub category_id_list: Vec<String>,
    /// `0` is everywhere.
    pub region_id: String,
    /// Kilometres, as text; `10` by default.
    pub distance: String,
    /// Recommended list: the list whose stores were already shown.
    pub origin_query_id: Option<String>,
    pub trace_id: String,
    /// The app's version name.
    pub version: String,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreListData {
    pub poi_list: Vec<StoreEntry>,
    pub has_more: bool,
    pub query_id: String,
    pub algorithm_id: String,
    pub ext_out: Option<String>,
    /// On page 1.
    pub filter_options: Vec<FilterOption>,
    pub tags_list: Vec<Localised>,
    /// The user asked for usable coupons and has none.
    pub is_no_coupon_available: bool,
}

/// A store on a list. Assumption: the specs show `poiId`, `storeId`, `distance` and `ext`; the rest
/// is what its card shows (product rules, Look) and has the names of the store entity (merchant 3).
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreEntry {
    pub poi_id: PoiId,
    pub store_id: StoreId,
    /// Kilometres from the asked position.
    pub distance: f64,
    /// Assumption: opaque; given back with what comes of opening the store (`reportExt`).
    pub ext: Option<String>,
    pub store_name: String,
    /// Cover picture, 4:3.
    pub store_image_url: String,
    /// `#rrggbb` shown while the cover loads.
    pub background_color: String,
    pub store_business_category: Localised,
    pub business_district_name: String,
    /// Rupiah.
    pub price_per_capita: u32,
    /// 0 to 5, one decimal; 0 without reviews.
    pub score: f64,
    pub review_count: u32,
    /// As on the store's page: `1` certified, `2` nothing known, `0` not halal.
    pub halal_restaurant: String,
    /// With `1` only: no badge without a number (B14).
    pub halal_certificate: Option<HalalCertificate>,
    pub business_state: BusinessState,
    pub rank_info: Option<RankInfo>,
    /// On a ranking: vouchers that the store had sold when it was counted.
    pub sold_count: Option<u32>,
    pub mall_name: Option<String>,
    /// On the list of a mall only: the floor that it is on.
    pub mall_floor_name: Option<String>,
    /// At most 3.
    pub asset_list: Vec<AssetCard>,
}

/// By the server's clock in the store's zone.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BusinessState {
    pub is_open: bool,
    /// HH:MM when the open store closes; absent when closed or never closing.
    pub closes_at: Option<String>,
    /// HH:MM of the next opening of a closed store.
    pub opens_at: Option<String>,
    /// Monday 1 to Sunday 7; present with `opens_at`.
    pub opens_on_day: Option<u8>,
    /// True when `opens_at` is today.
    pub opens_today: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankInfo {
    pub rank_id: RankId,
    pub rank_name: Localised,
    /// From 1.
    pub rank_sort: u32,
}
