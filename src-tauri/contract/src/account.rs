//! Login and session. Spec home 3 "Token info", "Login payload", 4 "Session", "Login (WhatsApp)", 7;
//! decisions "Wire", "Login", "Tokens".
//!
//! Tokens are opaque random texts. What the specs leave open is chosen so that nothing secret is in
//! an address: the WhatsApp return link carries `state` alone, and only the device that began the
//! login holds the verifier that ends it.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::UserId;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GetAuthCodeBody {
    /// Lower-case hex of the SHA-256 of `codeVerifier`, which stays on the device until the login.
    pub code_challenge: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthCodeData {
    /// Bound to this device and its challenge; works once.
    pub auth_code_key: String,
    /// Comes back in the return link as `loginState`.
    pub state: String,
    /// The provider's WhatsApp number, digits with the country code.
    pub phone_no: String,
    /// What the user sends there; contains the key.
    pub message: String,
    /// Opens WhatsApp with the message filled in: https on `wa.me`, or a bare path of the sandbox's
    /// own page that plays WhatsApp.
    pub send_url: String,
    /// Seconds until the key expires: 300.
    pub expires_in_s: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryAuthCodeBody {
    pub auth_code_key: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AuthCodeStatus {
    /// No message has arrived yet.
    Waiting,
    /// WhatsApp has answered: log in. A login that was withdrawn there is told by `login`, 0310224.
    Arrived,
    /// Too old, used, or never given to this device.
    Expired,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct AuthCodeStatusData {
    pub status: AuthCodeStatus,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum LoginType {
    WhatsApp,
    /// Assumption: the specs' "another login method".
    PhoneCode,
}

/// Without `answer`: asks whether a slider is required. With it: checks the answer.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckSliderBody {
    pub login_type: LoginType,
    pub answer: Option<SliderAnswer>,
}

/// One of the two ways to pass; exactly one of `x` and `work` is there.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SliderAnswer {
    pub challenge_id: String,
    /// Left edge of the piece, in pixels of the background.
    pub x: Option<u32>,
    /// The numbers that `SliderChallenge.work` asks for, in the order of its parts.
    pub work: Option<Vec<u32>>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SliderData {
    /// False: continue without one.
    pub required: bool,
    /// With `required`, until the answer is right.
    pub challenge: Option<SliderChallenge>,
    /// After a right answer: for `login` or `sendCode`, once, within two minutes.
    pub slider_token: Option<String>,
}

/// A picture with a gap, and the piece that belongs there.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SliderChallenge {
    pub challenge_id: String,
    /// `data:image/webp;base64,…`.
    pub background: String,
    /// `data:image/webp;base64,…`, with transparent surroundings.
    pub piece: String,
    /// Pixels of the background.
    pub width: u32,
    pub height: u32,
    pub piece_width: u32,
    /// Top of the piece, pixels of the background.
    pub piece_top: u32,
    pub work: SliderWork,
}

/// What the device computes instead, for those who cannot see or drag: for each part a number `n` for
/// which SHA-256 of `{challengeId}:{part}:{n}`, parts counted from 0, begins with so many zero bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SliderWork {
    pub parts: u32,
    pub bits: u32,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendCodeBody {
    /// Digits, `62`.
    pub country_code: String,
    /// Digits after the country code, without a leading zero.
    pub phone_no: String,
    pub slider_token: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SentCodeData {
    /// Seconds until the code expires: 300.
    pub expires_in_s: u32,
    /// Seconds until another may be requested: 60.
    pub resend_in_s: u32,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginBody {
    /// `C`.
    pub identity_type: String,
    pub cp_type: String,
    /// The device id.
    pub browser_id: String,
    pub login_type: LoginType,
    /// With `WHATS_APP`.
    pub auth_code_key: Option<String>,
    /// With `WHATS_APP`: what `codeChallenge` was made of.
    pub code_verifier: Option<String>,
    /// With `PHONE_CODE`.
    pub country_code: Option<String>,
    /// With `PHONE_CODE`.
    pub phone_no: Option<String>,
    /// With `PHONE_CODE`: 6 digits.
    pub code: Option<String>,
    pub slider_token: Option<String>,
    /// `WEB`, `PWA` or `APP`.
    pub login_source: String,
    /// Where a newcomer came from; empty when unknown.
    pub registry_channel: String,
    /// How a friend's link was shared; empty without one.
    pub share_method: String,
    pub invite_code: Option<String>,
    /// What required the login, e.g. `check-in center`.
    pub scene: String,
}

/// Whether this login created the account. Spec home 3 "Profile".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum UserType {
    Register,
    Login,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginData {
    pub user_id: UserId,
    pub access_token: String,
    pub refresh_token: String,
    pub user_type: UserType,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefreshTokenBody {
    pub refresh_token: String,
    pub identity_type: String,
    pub cp_type: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenInfo {
    pub access_token: String,
    pub refresh_token: String,
    pub user_id: UserId,
}

/// Accepted with an expired access token too: whoever holds the refresh token may end the session.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogoutBody {
    pub refresh_token: String,
    /// On all devices of the user.
    pub everywhere: bool,
}
