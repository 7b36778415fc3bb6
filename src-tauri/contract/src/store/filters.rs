//! Filters of the store lists. Spec home 3 "Filter option".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::localised::Localised;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Scene {
    HomePage,
    CategoryPoiPage,
    /// Assumption: the specs name the page, not its scene.
    SearchPage,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QueryAllCategoryBody {
    pub scene: Scene,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FilterOptionsData {
    pub filter_options: Vec<FilterOption>,
}

/// CATEGORIES is a tree of two levels, PRICE a list, the others a single toggle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum FilterType {
    Categories,
    Price,
    CouponAvailable,
    DiscountStore,
    Category,
    Boolean,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FilterOption {
    #[serde(rename = "type")]
    pub filter_type: FilterType,
    pub label: Localised,
    /// The one node of a toggle.
    pub object_data: Option<FilterNode>,
    /// The nodes of a list or tree.
    pub list_data: Vec<FilterNode>,
}

/// Assumption: `label` is not shown in the specs; `key` is always present and is what is sent back.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FilterNode {
    pub key: String,
    pub label: Localised,
    pub checked: bool,
    /// One level only.
    #[serde(default)]
    #[schema(no_recursion)]
    pub children: Vec<FilterNode>,
}

/// What the user chose: keys of leaf nodes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SelectedFilter {
    #[serde(rename = "type")]
    pub filter_type: FilterType,
    /// 1..=50 keys.
    pub keys: Vec<String>,
}
