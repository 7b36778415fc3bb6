//! Rankings. Spec home 3 "Ranking", 7, 9.
//!
//! Assumption: the specs show the calls' paths, `rankId`, `pageSize`, `pageNo` and `rankFilterInfo`; the
//! rest is what the page shows. A store stands in one rank, that of its category. No place is paid for.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{
    filters::{FilterOption, SelectedFilter},
    ids::RankId,
    localised::Localised,
    store_page::ShareInfo,
    stores::StoreEntry,
};

/// A filter of type BOOLEAN that only rankings have: at most [`RANK_NEAR_KM`] from the asked position.
pub const RANK_NEAR_KEY: &str = "near";
pub const RANK_NEAR_KM: f64 = 5.0;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankListBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankListData {
    /// In the order of their tabs.
    pub rank_list: Vec<RankEntry>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankEntry {
    pub rank_id: RankId,
    pub rank_name: Localised,
    /// What is ranked, short enough for a tab.
    pub tab_name: Localised,
    /// How many stores it has, at most 100.
    pub store_count: u32,
    /// How it is counted, as sentences on lines of their own. The SQL is `count_sql` of the sandbox.
    pub how_counted: Localised,
    /// Milliseconds since the epoch; it is counted once a day.
    pub counted_at_ms: u64,
    pub share_info: ShareInfo,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankDetailListBody {
    pub rank_id: RankId,
    /// From 1.
    pub page_no: u32,
    /// 100 (spec home 9); 1..=100.
    pub page_size: u32,
    pub rank_filter_info: RankFilterInfo,
    /// Degrees.
    pub latitude: f64,
    pub longitude: f64,
    pub trace_id: Option<String>,
}

/// What the user checked. Empty: the whole rank.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankFilterInfo {
    /// As on the store lists: PRICE (bands of rupiah a head), DISCOUNT_STORE `discount`, COUPON_AVAILABLE
    /// `coupon`, BOOLEAN `openNow`, `halal`, `refundable` and `near`. No categories: a rank is of one.
    #[serde(default)]
    pub filter_options: Vec<SelectedFilter>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankDetailListData {
    pub rank_id: RankId,
    /// By their places. Each has `rankInfo`, whose place stays the same under a filter, and `soldCount`.
    pub poi_list: Vec<StoreEntry>,
    pub has_more: bool,
    pub algorithm_id: String,
    /// With what is chosen ticked.
    pub filter_options: Vec<FilterOption>,
    /// As on the store lists: the user asked for usable coupons and has none.
    pub is_no_coupon_available: bool,
    /// Milliseconds since the epoch.
    pub counted_at_ms: u64,
}
