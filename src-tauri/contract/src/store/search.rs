//! Search, and the lists of categories. Spec home 2, 3 "Store list response", "Store list query" and
//! "Asset list response", 7, 9; discovery 1, 2.
//!
//! Assumption: of these calls the specs show names and the fields of home 3; what they do not show
//! (`sort`, `reading`, `hits`, suggestions) is this file's.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{
    coupon::AssetCard,
    filters::{FilterOption, Scene, SelectedFilter},
    ids::{PoiId, SkuId},
    localised::Localised,
    stores::{BusinessState, StoreEntry},
};

/// Home 7: the query stands in `data` as text.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryPoiListBody {
    /// A `PoiListQuery` as JSON.
    pub data: String,
    pub trace_id: String,
    /// The app's version name.
    pub version: String,
    pub region: PoiRegion,
}

/// The region that was chosen, by the most specific id that is there; without one the position rules.
/// The list is around its middle then, and has its stores only.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PoiRegion {
    pub province_id: Option<String>,
    pub city_id: Option<String>,
    pub district_id: Option<String>,
    pub street_id: Option<String>,
}

/// Of a category (`kingkongCategoryId`, scene CATEGORY_POI_PAGE) or a search (`searchText`, SEARCH_PAGE).
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PoiListQuery {
    /// From 1.
    pub page_no: u32,
    /// 20; 1..=50.
    pub page_size: u32,
    /// Empty on page 1; later the value of the first reply, else the call is refused.
    pub query_id: String,
    pub scene: Scene,
    #[serde(default)]
    pub filter_options: Vec<SelectedFilter>,
    /// Home 3; who calls is decided by the token.
    #[serde(default)]
    pub user_id: PoiUser,
    /// Degrees.
    pub latitude: f64,
    pub longitude: f64,
    /// A category with children, or one of these.
    pub kingkong_category_id: Option<String>,
    /// At most 60 characters.
    pub search_text: Option<String>,
    #[serde(default)]
    pub sort: PoiSort,
    /// Keys of `SearchReading.words` that the user took away: they neither filter nor are looked for.
    #[serde(default)]
    pub dropped_words: Vec<String>,
    /// Exactly what was typed, without a correction.
    #[serde(default)]
    pub is_literal: bool,
    #[serde(default)]
    pub region: PoiRegion,
    #[serde(default)]
    pub trace_id: String,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PoiUser {
    pub user_id: Option<String>,
    pub device_id: Option<String>,
}

/// Of what was found; the 200 best or nearest are put into another order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PoiSort {
    /// By how well it fits; a category: nearest first.
    #[default]
    Best,
    Distance,
    Score,
    /// Cheapest first: per head, of a voucher its price.
    Price,
    /// The biggest discount on a voucher first.
    Discount,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PoiListData {
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
    /// Why a store was found; a store without a row was found by its category.
    pub hits: Vec<StoreHit>,
    /// Of a search.
    pub reading: Option<SearchReading>,
    /// Of a search: how many stores there are; 200 stands for 200 and more.
    pub found_count: Option<u32>,
}

/// What of a store fits the text.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreHit {
    pub poi_id: PoiId,
    /// In `storeName`.
    pub name_ranges: Vec<TextRange>,
    pub dish: Option<DishHit>,
}

/// A dish of its menu.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DishHit {
    pub dish_name: Localised,
    /// Rupiah, on this store's menu.
    pub price: u32,
}

/// In code points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub struct TextRange {
    pub start: u32,
    pub length: u32,
}

/// How a text was read.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchReading {
    /// What was searched for instead of the text, when words of it were corrected.
    pub corrected_text: Option<String>,
    /// Words that became filters or a place.
    pub words: Vec<ReadWord>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadWord {
    /// Given back in `droppedWords`.
    pub key: String,
    pub label: Localised,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetListData {
    pub asset_list: Vec<AssetCard>,
    pub has_more: bool,
    pub query_id: String,
    pub activity_id: Option<String>,
    pub algorithm_id: String,
    /// The user asked for usable coupons and has none.
    pub is_no_coupon_available: bool,
    /// A row for each voucher.
    pub hits: Vec<AssetHit>,
    pub reading: Option<SearchReading>,
    /// How many vouchers there are; 200 stands for 200 and more.
    pub found_count: u32,
}

/// What of a voucher fits the text, and where its store is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetHit {
    pub sku_id: SkuId,
    /// In the store's name.
    pub store_ranges: Vec<TextRange>,
    /// In `couponName`, by language.
    pub name_ranges: LocalisedRanges,
    /// Kilometres to the store.
    pub distance: f64,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LocalisedRanges {
    #[serde(rename = "id-ID")]
    pub id_id: Vec<TextRange>,
    #[serde(rename = "en-US")]
    pub en_us: Vec<TextRange>,
    #[serde(rename = "zh-CN")]
    pub zh_cn: Vec<TextRange>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryRecommendPoiBody {
    pub scene: Scene,
    /// From 1.
    pub page_no: u32,
    /// 20; 1..=50.
    pub page_size: u32,
    /// Empty on page 1; later the value of the first reply, else the call is refused.
    pub query_id: String,
    /// The list whose stores were already shown; a list that is no longer known counts as none.
    pub origin_query_id: Option<String>,
    /// Degrees.
    pub latitude: f64,
    pub longitude: f64,
    #[serde(default)]
    pub trace_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecommendPoiData {
    pub poi_list: Vec<StoreEntry>,
    pub has_more: bool,
    pub query_id: String,
    pub algorithm_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SearchPopularBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchPopularData {
    /// 10, the most searched first.
    pub popular_list: Vec<PopularSearch>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PopularSearch {
    /// Shown, and searched for when it is tapped.
    pub text: Localised,
    /// Picture, square.
    pub icon_url: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SearchSuggestBody {
    /// At most 60 characters.
    pub text: String,
    /// Degrees.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SearchSuggestData {
    /// At most 8, the best first.
    pub suggestions: Vec<SearchSuggestion>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SuggestionKind {
    Dish,
    Category,
    Brand,
    Mall,
    Area,
    Store,
}

/// Texts are in the caller's language.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchSuggestion {
    /// Shown, and searched for when it is tapped.
    pub text: String,
    /// What of `text` was typed.
    pub ranges: Vec<TextRange>,
    pub kind: SuggestionKind,
    /// Of its kind; with `STORE` the `poiId`.
    pub id: String,
    /// Of a store, which opens directly.
    pub store: Option<SuggestedStore>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedStore {
    pub poi_id: PoiId,
    /// Kilometres.
    pub distance: f64,
    pub business_state: BusinessState,
    pub business_district_name: String,
}
