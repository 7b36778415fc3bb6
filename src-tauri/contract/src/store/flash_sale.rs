//! Flash-sale sessions, and the list of one. Spec home 3 "Flash-sale sessions", 7; discovery 3.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{
    coupon::{AssetCard, ReserveStatus},
    ids::SkuId,
    localised::Localised,
};

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSalePageBody {
    pub page_id: String,
}

/// Assumption: `title`, `imageUrl` and the sessions' `state` and times; the specs name the sessions only.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSalePageData {
    pub page_id: String,
    pub title: Localised,
    /// Of the head of the page, by language.
    pub image_url: Localised,
    /// The running one first, then as they come. One without items is left out.
    pub session_list: Vec<FlashSaleSession>,
    /// `sessionUniqueKey` of the running one; empty when none runs.
    pub active_session: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashSaleSession {
    /// Another one each day: `F2-20261122`.
    pub session_unique_key: String,
    pub state: FlashState,
    /// Seconds until it ends, or until it starts when it has not begun. Now and they together are the
    /// same in every reply of one key and state.
    pub session_remaining_time: u32,
    /// HH:MM in Asia/Jakarta.
    pub starts_at: String,
    /// At most 40, the strongest first.
    pub item_list: Vec<AssetCard>,
}

/// Of the session of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum FlashState {
    Upcoming,
    Running,
    Ended,
}

/// Assumption: the specs show the paths of the list of a flash sale only.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashListPageBody {
    pub page_id: String,
}

/// The head of the list. Assumption: as `FlashListPageBody`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashListPageData {
    pub page_id: String,
    pub title: Localised,
    /// By language.
    pub image_url: Localised,
    /// As of the page of the flash sale, without their items.
    pub session_list: Vec<FlashListSession>,
    /// `sessionUniqueKey` of the running one; empty when none runs.
    pub active_session: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashListSession {
    pub session_unique_key: String,
    pub state: FlashState,
    /// As in `FlashSaleSession`.
    pub session_remaining_time: u32,
    /// HH:MM in Asia/Jakarta.
    pub starts_at: String,
}

/// A page of the items of a session. Assumption: as `FlashListPageBody`. Refused with 6410605 for a
/// session that is not there.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashListBody {
    pub session_unique_key: String,
    /// From 1.
    pub page_no: u32,
    /// 15; 1..=50.
    pub page_size: u32,
    /// Empty on page 1; later the value of the first reply.
    pub query_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashListData {
    pub session_unique_key: String,
    pub state: FlashState,
    /// As in `FlashSaleSession`; 0 of one that is over.
    pub session_remaining_time: u32,
    /// The strongest first. Of a session that is over none: they are sold at their ordinary prices.
    pub asset_list: Vec<AssetCard>,
    pub has_more: bool,
    /// The same for all pages.
    pub query_id: String,
}

/// Reserves an item of a session that has not begun, or takes that back. Assumption: discovery 3; the
/// specs name the status only. It holds no stock: until the session begins the item is sold at its
/// ordinary price. Refused with 6410605 for a session or an item that is not there, 6410606 when the
/// session has begun, 6410607 with 50 open reservations.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashReserveBody {
    pub session_unique_key: String,
    pub sku_id: SkuId,
    /// False takes a reservation back.
    pub is_reserved: bool,
}

/// Extra fields of the item, to be merged into the one with this `skuId`.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlashReserveData {
    pub sku_id: SkuId,
    pub session_unique_key: String,
    pub reserve_status: ReserveStatus,
    /// When the session begins, in milliseconds since the epoch, for a reminder; absent once it has.
    pub starts_at_ms: Option<u64>,
}
