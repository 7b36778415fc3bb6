//! Control of the sandbox itself: its clock and its faults. Decisions "Sandbox".

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QuerySandboxBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SandboxState {
    /// The sandbox's own time, milliseconds since the epoch.
    pub now_ms: u64,
    /// How far it runs ahead of the machine's.
    pub clock_offset_ms: i64,
    pub faults: Vec<Fault>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetClockBody {
    /// Milliseconds that the sandbox's clock runs ahead of the machine's; 0 is real time.
    pub offset_ms: i64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SetFaultsBody {
    /// At most 50. Replaces all.
    pub faults: Vec<Fault>,
}

/// A fault on every call whose path begins with `path`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// `/` is every call of the remote API; `/img/` reaches the image host. `/sandbox/` is exempt.
    pub path: String,
    pub kind: FaultKind,
    /// For `latency`.
    #[serde(default)]
    pub delay_ms: u32,
    /// How many more calls it strikes; absent is until it is taken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remaining: Option<u32>,
    /// For `missing_field` and `wrong_type`: a name inside `data`, at any depth. For `business`:
    /// the error code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// Waits, then answers.
    Latency,
    /// Closes the connection without an answer.
    Reset,
    /// 503 in the envelope.
    ServerError,
    /// 429 in the envelope.
    RateLimited,
    /// 200 with half of the JSON.
    MalformedBody,
    /// 200 with a string where `field` was.
    WrongType,
    /// 200 without `field`.
    MissingField,
    /// 200 with `success: false` and the code in `field`.
    Business,
    /// 200 with a list where there was one, now empty.
    Empty,
}
