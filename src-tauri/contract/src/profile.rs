//! The user's profile. Spec home 3 "Profile", "User info", 4 "Avatar flow", 5, 7.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::account::UserType;
use crate::ids::UserId;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QueryUserInfoBody {}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserInfo {
    pub user_id: UserId,
    /// Digits after the country code.
    pub phone_no: String,
    /// Digits, `62` by default.
    pub country_code: String,
    pub user_name: String,
    /// Address on the image host, or empty.
    pub head_portrait: String,
    /// The user's own, for inviting others. Assumption: 8 letters and digits.
    pub invite_code: String,
}

/// What is absent stays as it is.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EditAccountBody {
    /// 1..=20 characters as people count them.
    pub user_name: Option<String>,
    /// A friend's, at most 10 characters; with `REGISTER` only.
    pub invite_code: Option<String>,
    /// A `visitUrl` of `uploadFile`.
    pub head_portrait: Option<String>,
    pub user_type: UserType,
    pub share_method: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UploadBusiness {
    User,
    /// A photo of a review: kept up to 1080 px.
    Review,
}

/// Beside `file`: JPEG or PNG by content, at most 20971520 bytes (spec home 5).
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct UploadFileFields {
    pub business: UploadBusiness,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UploadData {
    /// Address on the image host.
    pub visit_url: String,
}
