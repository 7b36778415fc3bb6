//! Malls: the list, a mall's page with its floors. Spec home 2, 3 "Mall list", 7; merchant 3 "Share
//! info", 8; discovery 4.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::MallId;
use crate::{
    coupon::AssetCard,
    store_page::{DayPartTime, ShareInfo},
    stores::{BusinessState, StoreEntry},
};

/// Nearest first, by the position of page 1.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AllMallListBody {
    /// From 1.
    pub page_no: u32,
    /// 1..=50
    pub page_size: u32,
    /// Empty on page 1; later the value of the first reply, else the call is refused.
    pub query_id: String,
    /// Degrees.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AllMallListData {
    /// Home 3's name.
    pub data_source: Vec<MallEntry>,
    pub has_more: bool,
    pub query_id: String,
}

/// Assumption: the specs name the list only; the names are those of home's nearby card.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallEntry {
    pub mall_id: MallId,
    pub mall_name: String,
    /// Picture, 4:3.
    pub icon_url: String,
    /// `#rrggbb` shown while the picture loads.
    pub background_color: String,
    /// The quarter that it is in.
    pub business_district_name: String,
    /// Kilometres from the asked position.
    pub distance: f64,
    /// Of stores that are not closed for good.
    pub store_count: u32,
    /// By the server's clock; absent: its hours are not known.
    pub business_state: Option<BusinessState>,
}

/// Assumption: the specs name the page, not its calls.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallDetailBody {
    pub mall_id: MallId,
    /// Degrees; for the distance.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallDetailData {
    pub mall: MallEntry,
    pub address: String,
    /// https address of a map, opened outside the app.
    pub map_link_address: String,
    /// The mall's own hours, as of a store; empty: not known.
    pub day_part_time_list: Vec<DayPartTime>,
    /// IANA name.
    pub time_zone: String,
    /// From the lowest up; their counts add up to the mall's.
    pub floor_list: Vec<MallFloorCount>,
    pub share_info: ShareInfo,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallFloorCount {
    pub floor_id: String,
    /// As the lifts say it: `LG`, `2`.
    pub floor_name: String,
    pub store_count: u32,
}

/// The stores of a mall by floor, on it by name. Assumption: as `MallDetailBody`.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallStoreListBody {
    pub mall_id: MallId,
    /// Empty: every floor.
    pub floor_id: String,
    /// What is looked for in the names of stores, their categories and their menus; each word has to
    /// be found. Empty: everything. At most 60 characters.
    pub keyword: String,
    /// From 1.
    pub page_no: u32,
    /// 20; 1..=50.
    pub page_size: u32,
    /// Degrees; for the distances.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallStoreListData {
    /// Each with its `mallFloorName`.
    pub poi_list: Vec<StoreEntry>,
    pub has_more: bool,
    /// What the keyword finds on each floor, whichever was asked for.
    pub floor_list: Vec<MallFloorCount>,
}

/// Assumption: the specs show the path only.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallRecommendProductListBody {
    pub mall_id: MallId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallRecommendProductListData {
    /// What its most popular stores have left to sell; at most 10.
    pub asset_list: Vec<AssetCard>,
}
