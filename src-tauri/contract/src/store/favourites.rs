//! Favourite stores. Merchant 4 "Favourite", 7.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::StoreId;
use crate::stores::StoreEntry;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum BusinessType {
    Store,
}

/// Stores to add or to remove. Idempotent.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteListBody {
    /// Store ids, 1..=100.
    pub business_id_list: Vec<StoreId>,
    pub business_type: BusinessType,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelFavouriteBody {
    pub business_id: StoreId,
    pub business_type: BusinessType,
}

/// Latest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteStoreListBody {
    /// From 1.
    pub page_no: u32,
    /// 1..=100
    pub page_size: u32,
    /// Degrees; for the distances.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteStoreListData {
    pub store_list: Vec<FavouriteStore>,
    pub has_more: bool,
    pub total_count: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteStore {
    pub store: StoreEntry,
    /// Cannot be opened any more: closed or removed.
    pub is_gone: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FavouriteIdsBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteIdsData {
    /// All of the user's, latest first.
    pub business_id_list: Vec<StoreId>,
}
