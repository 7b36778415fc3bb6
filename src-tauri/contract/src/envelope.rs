//! The envelope around every body and reply. Spec home 3, 7 and 8.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

/// Fields that every body carries beside its own.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Envelope {
    /// 1..=64 characters, made once per app start.
    pub session_id: String,
    /// 1..=64 characters, made once per call.
    pub request_id: String,
    /// Milliseconds since the epoch.
    pub timestamp: u64,
}

/// The error of a reply with `success: false`.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorBody {
    /// One of [`crate::codes`].
    pub code: String,
    /// For the user where the call is the user's own action, in the language of the `system` header.
    pub message: String,
    /// With 9000402: the server's clock in milliseconds since the epoch, so that a device whose own
    /// is wrong can sign again. Assumption: the specs are silent on wrong clocks.
    pub server_time_ms: Option<u64>,
}

/// Every reply, also of refused calls. Exactly one of `data` and `error` is present, but for 100000017,
/// whose `data` is `order::checkout::RushData`, as of too many wrong codes.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct Reply<T> {
    pub success: bool,
    pub data: Option<T>,
    pub error: Option<ErrorBody>,
}

impl<T> Reply<T> {
    pub fn data(data: T) -> Self {
        Self {
            success: true,
            data: Some(data),
            error: None,
        }
    }

    pub fn error(code: &str, message: impl Into<String>) -> Self {
        let error = ErrorBody {
            code: code.to_owned(),
            message: message.into(),
            server_time_ms: None,
        };
        Self {
            success: false,
            data: None,
            error: Some(error),
        }
    }
}

/// Data of a call that has nothing else to return.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// How many items were changed or stored.
    pub count: u32,
}
