//! Cards of the home page. Spec home 3 "Home cards" and 2 "Home page".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{coupon::AssetCard, ids::SessionId, localised::Localised};

/// Which cards; a card without content is returned as its empty default.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageCardListBody {
    pub card_ids: Vec<CardId>,
    /// Degrees; the nearby-mall card needs them. Assumption: the specs show only `cardIds`.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CardId {
    PageHomeBannerCard,
    PageHomeMiddleBannerCard,
    HomeCategoryCard,
    RankCard,
    MallCard,
    FlashSaleCard,
    BrandPavilionCard,
    MallNearbyCard,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageCardListData {
    pub card_list: Vec<HomeCard>,
}

/// `{cardId, data}`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(tag = "cardId", content = "data", rename_all = "SCREAMING_SNAKE_CASE")]
pub enum HomeCard {
    PageHomeBannerCard(BannerList),
    PageHomeMiddleBannerCard(BannerList),
    HomeCategoryCard(CategoryList),
    RankCard(EntryCard),
    MallCard(EntryCard),
    FlashSaleCard(FlashSaleCard),
    BrandPavilionCard(BrandPavilionCard),
    MallNearbyCard(MallNearbyCard),
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct BannerList {
    pub list: Vec<Banner>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Banner {
    pub id: String,
    /// Present on advertisements: the ad badge shows.
    pub ad_trace: Option<String>,
    pub banner_image_url_map: Localised,
    pub banner_jump_url_map: Localised,
    pub required_login: bool,
    /// Text alternative. Assumption: the specs show none, and a picture without one is unusable.
    pub name: Localised,
    /// `#rrggbb` shown while the picture loads. Assumption: as above.
    pub background_color: String,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct CategoryList {
    pub list: Vec<CategoryTile>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryTile {
    pub id: String,
    pub category_name: Localised,
    pub category_icon: String,
}

/// RANK_CARD and MALL_CARD. Shown when `name` has a text.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EntryCard {
    pub name: Localised,
    pub sub_title: Localised,
    pub icon_url: Localised,
    pub corner_marker_display_switch: bool,
}

/// Shown while `countdown_time` is above zero.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSaleCard {
    /// Seconds until the running session ends, by the server's clock.
    pub countdown_time: u32,
    /// Per cent, 0..=100.
    pub max_discount_ratio: u32,
    pub image_url: Localised,
    pub page_id: String,
    pub title: Localised,
    pub items: Vec<AssetCard>,
    pub product_list_id: SessionId,
    pub has_more: bool,
    pub page_type: String,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandPavilionCard {
    /// The first three are shown (spec home 9).
    pub brand_logos: Vec<BrandLogo>,
    pub url: String,
    pub name: Localised,
    pub has_more: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BrandLogo {
    pub logo: String,
    /// Text alternative. Assumption.
    pub name: String,
}

/// Assumption: the specs name this card only. Shown when `mall_id` is not empty.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallNearbyCard {
    pub mall_id: String,
    pub mall_name: String,
    pub icon_url: String,
    /// Kilometres from the asked position.
    pub distance: f64,
    pub store_count: u32,
    pub sub_title: Localised,
}
