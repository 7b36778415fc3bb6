//! Reviews. Merchant 2 "Review list", 3 "Review", 4, 5, 7; B9.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{PoiId, ReviewId, StoreId, VisitId};
use crate::localised::Localised;

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewListBody {
    pub store_id: StoreId,
    /// From 1.
    pub page_no: u32,
    /// 5 (merchant 9); 1..=50.
    pub page_size: u32,
    /// Assumption: filters and order are ours (B9).
    #[serde(default)]
    pub filter: ReviewFilter,
    #[serde(default)]
    pub sort: ReviewSort,
    /// Assumption: of the previous page; the list continues after its last review, wherever that is
    /// now. Absent: the page is found by its number.
    pub cursor: Option<String>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReviewFilter {
    #[default]
    All,
    WithPhotos,
    Verified,
    /// 4 and 5 stars.
    Good,
    /// 3 stars and fewer.
    Critical,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReviewSort {
    #[default]
    Newest,
    MostHelpful,
}

/// Approved reviews, and the caller's own in every state.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewListData {
    pub data: Vec<Review>,
    /// Of this filter.
    pub total_count: u32,
    /// On page 1.
    pub summary: Option<ReviewSummary>,
    /// For the next page; absent on the last one. Assumption.
    pub cursor: Option<String>,
}

/// Of approved reviews.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewSummary {
    /// 0 to 5, one decimal.
    pub score: f64,
    /// How many gave 1, 2, 3, 4, 5 stars, in this order.
    pub histogram: [u32; 5],
    pub criteria_scores: Vec<CriteriaScore>,
    pub filter_counts: Vec<FilterCount>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FilterCount {
    pub filter: ReviewFilter,
    pub count: u32,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    pub id: ReviewId,
    pub store_id: StoreId,
    pub poi_id: PoiId,
    /// Empty when anonymous, unless it is the caller's own.
    pub user_id: String,
    /// 1 to 5.
    pub score: u8,
    pub content: String,
    /// Milliseconds since the epoch.
    pub create_time: u64,
    pub is_anonymous: bool,
    /// Empty when anonymous.
    pub user_name: String,
    /// Address on the image host; empty: the default avatar.
    pub head_picture: String,
    /// Of the caller's own only.
    pub order_id: Option<VisitId>,
    pub audit_status: AuditStatus,
    /// Of the caller's own rejected review. Assumption.
    pub reject_reason: Option<Localised>,
    pub review_medias: Vec<ReviewMedia>,
    pub criteria_scores: Vec<CriteriaScore>,
    /// Written with a used voucher or a visit that the server knows of (B9).
    pub is_verified_purchase: bool,
    pub helpful_count: u32,
    /// The caller found it helpful.
    pub is_helpful: bool,
    pub merchant_reply: Option<MerchantReply>,
    /// Milliseconds since the epoch, when it was changed after it was shown.
    pub edited_time: Option<u64>,
    pub store_name: String,
    /// IANA name of the store's zone, by whose days its reviews are dated; absent: Asia/Jakarta.
    /// Assumption.
    pub time_zone: Option<String>,
}

/// The spec's spelling of SUBMITED is kept on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AuditStatus {
    Init,
    Submited,
    Approved,
    Rejected,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewMedia {
    pub id: String,
    pub media_url: String,
    /// 320 wide.
    pub thumbnail_media_url: String,
}

/// Taste, service, ambience.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CriteriaScore {
    pub criteria_id: String,
    pub criteria_name_map: Localised,
    /// 1 to 5; an average has one decimal; 0: nobody gave one.
    pub score: f64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MerchantReply {
    pub content: String,
    /// Milliseconds since the epoch.
    pub create_time: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewDetailBody {
    pub review_id: ReviewId,
    /// As in the link; the review is found without it.
    pub poi_id: Option<PoiId>,
}

/// Writes a review, or changes the caller's own.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveReviewBody {
    /// Absent: a new one.
    pub review_id: Option<ReviewId>,
    /// At most 1000 characters; may be empty.
    pub content: String,
    /// `visitUrl`s of `uploadFile` with business `review`, at most 6, in this order.
    pub medias: Vec<String>,
    pub anonymous: bool,
    /// By criteria id, 1 to 5.
    pub criteria_score_list: BTreeMap<String, u8>,
    /// 1 to 5.
    pub score: u8,
    pub store_id: StoreId,
    /// Of `checkReviewEligibility`.
    pub order_id: Option<VisitId>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveReviewData {
    pub review: Review,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeleteReviewBody {
    pub review_id: ReviewId,
    pub poi_id: PoiId,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckReviewEligibilityBody {
    pub store_id: StoreId,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewEligibility {
    /// For callers who come by a link and do not know it.
    pub store_name: String,
    pub is_eligible: bool,
    /// Why not; absent when eligible.
    pub reason: Option<IneligibleReason>,
    /// The visit or order that the review will be of.
    pub order_id: Option<VisitId>,
    /// Criteria to rate beside the overall score; `score` is 0.
    pub criteria: Vec<CriteriaScore>,
    /// The caller's review of this store, when there is one.
    pub own_review_id: Option<ReviewId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum IneligibleReason {
    /// No used voucher and no order here (B9: a non-buyer cannot post).
    NoPurchase,
    /// Every visit already has its review.
    AlreadyReviewed,
    /// The store takes no reviews.
    Closed,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarkHelpfulBody {
    pub review_id: ReviewId,
    pub is_helpful: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelpfulData {
    pub helpful_count: u32,
    pub is_helpful: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReportReason {
    Fake,
    Offensive,
    Spam,
    Private,
    OffTopic,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportReviewBody {
    pub review_id: ReviewId,
    pub reason: ReportReason,
    /// At most 300 characters.
    pub note: String,
}

/// What the moderator decides. Sandbox only.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModerateReviewBody {
    pub review_id: ReviewId,
    pub audit_status: AuditStatus,
    /// A merchant's reply to add; empty takes it away; absent leaves it.
    pub merchant_reply: Option<String>,
}
