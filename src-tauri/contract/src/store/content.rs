//! Videos: explore's feed, and what follows a video. Spec home 3 "Videos", 5, 7; discovery 5.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::{
    coupon::AssetCard,
    ids::{ContentId, PoiId, StoreId},
    localised::Localised,
    stores::BusinessState,
};

/// The envelope has the `requestId`. Refused with 6410604 for a video that is not there.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PullContentBody {
    pub scene: ContentScene,
    /// From 1. Assumption: the specs show no page; without one, a call that is sent again skips a page.
    pub page_no: u32,
    /// 10; 1..=50.
    pub page_size: u32,
    /// Of `HOME_PAGE_RELATED`: the video that was opened, which is the first record. Else empty.
    pub content_id: String,
    /// Empty on page 1; later the value of the first reply, else the call is refused.
    pub query_id: String,
    /// Degrees; near stores come first. Assumption: the specs name neither.
    pub latitude: f64,
    pub longitude: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ContentScene {
    /// Explore.
    HomePageColumns,
    /// The player.
    HomePageRelated,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PullContentData {
    /// Of the feed, by language.
    pub title_map: Localised,
    pub records: Vec<VideoRecord>,
    pub algorithm_id: String,
    pub has_more: bool,
    /// The same for all pages.
    pub query_id: String,
}

/// Assumption: discovery 5; the specs show `previewImageUrl`, `algorithmId` and `rank`. The video's
/// frames show no price, stock or end: those are `asset`'s.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VideoRecord {
    pub content_id: ContentId,
    /// The poster. Absent: the record is left out (spec home 5).
    pub preview_image_url: Option<String>,
    /// At most three pictures of what it shows, the poster first, for who cannot play it. Assumption: the specs
    /// have no such field.
    pub stills: Option<Vec<String>>,
    /// Of the video and its poster, pixels.
    pub width: u32,
    pub height: u32,
    /// `#rrggbb` shown while the poster loads.
    pub color: String,
    /// MP4 with H.264, by ranges.
    pub video_url: String,
    pub duration_ms: u32,
    pub has_sound: bool,
    pub captions: Vec<Caption>,
    pub title: Localised,
    pub store: ContentStore,
    /// What the video shows. Absent: it is not on sale any more.
    pub asset: Option<AssetCard>,
    pub algorithm_id: String,
    /// Place in the list, from 1.
    pub rank: u32,
}

/// A WebVTT cue.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Caption {
    /// Of the video's time.
    pub start_ms: u32,
    pub end_ms: u32,
    pub text: Localised,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContentStore {
    pub poi_id: PoiId,
    pub store_id: StoreId,
    pub store_name: String,
    /// Kilometres from the asked position.
    pub distance: f64,
    /// By the server's clock; absent: its hours are not known.
    pub business_state: Option<BusinessState>,
}

/// What a viewer thinks of a video. The same again changes nothing; without a login it is the
/// device's. Refused with 6410604 for a video that is not there. Assumption: the specs have no such call.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContentFeedbackBody {
    pub content_id: ContentId,
    pub kind: ContentFeedback,
    /// Of `REPORT`, which needs one.
    pub reason: Option<VideoReportReason>,
    /// False takes it back.
    pub is_given: bool,
}

/// Both leave the video out of the viewer's lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ContentFeedback {
    NotInterested,
    /// To the moderators.
    Report,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum VideoReportReason {
    Misleading,
    Offensive,
    NotTheirs,
    Other,
}
