//! Brands: the pavilion, a brand's home page, brand days. Merchant 2 "Brands page", 3 "Brand
//! pavilion response", 7.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{
    coupon::AssetCard, ids::BrandId, localised::Localised, store_page::ShareInfo,
    stores::StoreEntry,
};

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryBrandPavilionBody {
    /// From 1.
    pub page_no: u32,
    /// 15 (merchant 9); 1..=50.
    pub page_size: u32,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandPavilionData {
    pub brand: Vec<BrandEntry>,
    pub has_more: bool,
    pub head_banner: Option<HeadBanner>,
    pub share_info: ShareInfo,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandEntry {
    pub logo: String,
    pub name: String,
    /// May lack its scheme, be one of ours, or somebody's site (merchant 5). Empty is reported.
    pub url: String,
    pub sub_title: Localised,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeadBanner {
    pub banner_image_url_map: Localised,
    /// No text for the language: nothing opens (merchant 5).
    pub banner_jump_url_map: Localised,
    /// Text alternative. Assumption.
    pub name: Localised,
    /// `#rrggbb` shown while the picture loads. Assumption.
    pub background_color: String,
}

/// Assumption: the specs name the page only.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandHomepageBody {
    pub brand_id: BrandId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandHomepageData {
    pub brand_id: BrandId,
    pub name: String,
    pub logo: String,
    pub banner_image_url: Localised,
    pub background_color: String,
    pub introduction: Localised,
    pub business_category_name: Localised,
    pub store_count: u32,
    /// Best-selling first, at most 20.
    pub asset_list: Vec<AssetCard>,
    pub share_info: ShareInfo,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandStoreListBody {
    pub brand_id: BrandId,
    /// From 1.
    pub page_no: u32,
    /// 1..=50
    pub page_size: u32,
    /// Degrees; nearest first.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandStoreListData {
    pub poi_list: Vec<StoreEntry>,
    pub has_more: bool,
}

/// A day, or a few, of one theme. Assumption: the specs show paths only.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayPageBody {
    /// Empty: the running or next one.
    pub page_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayPage {
    pub page_id: String,
    pub title: Localised,
    pub banner_image_url_map: Localised,
    pub background_color: String,
    pub rule_desc: Localised,
    /// Seconds until it starts; 0: it runs.
    pub starts_in_s: u32,
    /// Seconds until it ends; 0: it is over.
    pub ends_in_s: u32,
    pub section_list: Vec<BrandDaySection>,
    pub share_info: ShareInfo,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDaySection {
    pub section_id: String,
    pub name: Localised,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayOffersBody {
    pub page_id: String,
    pub section_id: String,
    /// From 1.
    pub page_no: u32,
    /// 1..=50
    pub page_size: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayOffersData {
    pub asset_list: Vec<AssetCard>,
    pub has_more: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayBrandsBody {
    pub page_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandDayBrandsData {
    pub brand_list: Vec<BrandEntry>,
}
