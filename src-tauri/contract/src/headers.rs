//! Request headers and the signature. Spec home 3 and 7; decisions "Wire".
//!
//! The signature is HMAC-SHA-256 in lower-case hex over
//! `method \n path \n timestamp \n requestId \n sha256hex(body)` and, when the call carries an
//! idempotency key, `\n key`, keyed with the app secret of the
//! environment. A key shipped in a client is public: this keeps noise out, it proves nothing about
//! the user. Assumption: the specs name the headers' contents, not their spelling.

/// Lower-case hex of the HMAC.
pub const SIGNATURE: &str = "x-signature";
/// Milliseconds since the epoch, as decimal text; equal to the envelope's `timestamp`.
pub const TIMESTAMP: &str = "x-timestamp";
/// Which app calls; equal to [`APP_KEY_VALUE`].
pub const APP_KEY: &str = "x-app-key";
/// Identity type, always `C`.
pub const IDENTITY_TYPE: &str = "x-identity-type";
/// Coupon-platform product type.
pub const CP_TYPE: &str = "x-cp-type";
/// [`crate::PROTOCOL_VERSION`].
pub const PROTOCOL_VERSION: &str = "x-protocol-version";
/// The access token, when logged in.
pub const AUTHORIZE: &str = "authorize";
/// 1..=64 characters, one for each thing that the user wants done; on calls with the rule `keyed`.
pub const IDEMPOTENCY_KEY: &str = "x-idempotency-key";
/// JSON of [`DigitalFood`].
pub const DIGITAL_FOOD: &str = "digital-food";
/// JSON of [`System`].
pub const SYSTEM: &str = "system";

pub const APP_KEY_VALUE: &str = "jajan-consumer";
pub const IDENTITY_TYPE_VALUE: &str = "C";
pub const CP_TYPE_VALUE: &str = "COUPON_PLATFORM";

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

/// Contents of the `digital-food` header. Spec home 3.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DigitalFood {
    /// UUID.
    pub device_id: String,
    /// `1`..`6`, or empty. Any other channel id travels as `sourceTag` (spec home 9).
    pub channel: String,
    /// 0 offline, 1 wifi or unknown, 2 cellular.
    pub netstate: u8,
    pub request_id: String,
    pub session_id: String,
    pub source_tag: String,
    pub fcm_token: String,
    pub dfp: Option<String>,
    pub guid: Option<String>,
    pub ouid: Option<String>,
    pub apid: Option<String>,
    pub duid: Option<String>,
}

/// Contents of the `system` header. Spec home 3.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct System {
    /// `id-ID`, `en-US` or `zh-CN`.
    pub locale: String,
    /// What the app runs in; absent: WEB. Assumption: app-only offers (home 6) need it, the specs show
    /// no field. It is what the caller says of itself: nothing that costs money may rest on it.
    pub host: Option<Host>,
}

/// Home 1 "Hosts".
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum Host {
    #[default]
    Web,
    Pwa,
    App,
}
