//! Flash-sale sessions. Spec home 3 "Flash-sale sessions", 7.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{coupon::AssetCard, localised::Localised};

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSalePageBody {
    pub page_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSalePageData {
    pub page_id: String,
    pub title: Localised,
    pub session_list: Vec<FlashSaleSession>,
    /// `sessionUniqueKey` of the running one; empty when none runs.
    pub active_session: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSaleSession {
    /// Another one each day: `F2-20261122`.
    pub session_unique_key: String,
    /// Seconds until it ends, or until it starts when it has not begun.
    pub session_remaining_time: u32,
    /// HH:MM in the store's zone.
    pub starts_at: String,
    pub item_list: Vec<AssetCard>,
}
