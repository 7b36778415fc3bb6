//! Control of the sandbox itself: its clock, its faults, and the parties that it simulates.
//! Decisions "Sandbox".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::UserId;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QuerySandboxBody {}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SandboxState {
    /// The sandbox's own time, milliseconds since the epoch.
    pub now_ms: u64,
    /// Milliseconds that it runs ahead of the machine's clock.
    pub clock_offset_ms: i64,
    pub faults: Vec<Fault>,
    /// Paths of the calls whose replies are held now, oldest first.
    pub held: Vec<String>,
    /// Where the console has put the phones; absent: each is where it says.
    pub standing: Option<Standing>,
}

/// A place that the console plays, in degrees (WGS 84).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    pub latitude: f64,
    pub longitude: f64,
}

/// Back to the data and the time of the start; everything in memory is forgotten.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ResetSandboxBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ElapseBody {
    /// Milliseconds by which the sandbox's clock advances, at most ten years.
    pub ms: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ReleaseBody {
    /// The path of a fault `hold`; absent: of all of them.
    pub path: Option<String>,
}

/// What a journal query waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum JournalUntil {
    /// Nothing: it is answered at once.
    #[default]
    Now,
    /// At least one matching request has ended.
    Ended,
    /// The reply to at least one of them is held.
    Held,
    /// None of any path is in flight, for `quietMs`. Held ones do not count.
    Quiet,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryJournalBody {
    /// Only requests with a greater number.
    #[serde(default)]
    pub after: u64,
    /// Only requests whose path starts with this.
    pub path: Option<String>,
    /// Only this device's; absent: every device's but the caller's.
    pub device_id: Option<String>,
    #[serde(default)]
    pub until: JournalUntil,
    /// At most 60,000.
    #[serde(default)]
    pub wait_ms: u32,
    /// For `QUIET`.
    #[serde(default)]
    pub quiet_ms: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JournalData {
    /// In the order in which they came; the latest 5,000 are kept.
    pub entries: Vec<JournalEntry>,
    /// The number of the last request of all.
    pub last: u64,
    /// Whether the condition of `until` was met in time.
    pub is_reached: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum JournalOutcome {
    InFlight,
    /// By a fault `hold`.
    Held,
    Answered,
    /// A fault closed the connection.
    Reset,
    /// The caller went away before the answer.
    Abandoned,
}

/// One request, as the sandbox saw it. The journal is in memory, and absent in prod.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JournalEntry {
    /// From 1 upwards.
    pub number: u64,
    /// By the sandbox's clock.
    pub at_ms: u64,
    /// Empty for what is no call.
    pub device_id: String,
    /// Of a member's call, `U` and a number.
    pub user_id: Option<UserId>,
    /// `POST` for calls, `GET` or `HEAD` for files.
    pub method: String,
    /// Without the query.
    pub path: String,
    pub outcome: JournalOutcome,
    /// Of the answer; 0 while there is none.
    pub status: u16,
    /// The error code of a refusal.
    pub code: Option<String>,
    /// The fields of the call without the envelope; tokens and codes are blacked out. Empty for what is
    /// no call, or too long to keep.
    #[schema(value_type = Object)]
    pub body: serde_json::Map<String, serde_json::Value>,
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
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// `/` is every call of the remote API; `/img/` reaches the image host. `/sandbox/` is exempt.
    pub path: String,
    pub kind: FaultKind,
    /// For `latency`.
    #[serde(default)]
    pub delay_ms: u32,
    /// How many more calls it applies to; absent: until it is removed.
    pub remaining: Option<u32>,
    /// For `missing_field` and `wrong_type`: a name inside `data`, at any depth. For `business`:
    /// the error code.
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
    /// Makes the reply at once and gives it when it is released.
    Hold,
}

/// What the sender of a WhatsApp message did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum WhatsAppOutcome {
    Sent,
    /// Decided against the login; `login` answers 0310224.
    Withdrawn,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayWhatsAppBody {
    /// The message, which contains the key of the login.
    pub text: String,
    /// Who sent it: digits after the country code 62.
    pub phone_no: String,
    pub outcome: WhatsAppOutcome,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LastCodeBody {
    pub country_code: String,
    pub phone_no: String,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct LastCodeData {
    /// Absent: none was sent since the start.
    pub code: Option<String>,
}

/// Why a user is frozen. Assumption: the specs name the state, not its reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum FreezeReason {
    UnusualOrders,
    Reported,
    OwnerAsked,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreezeUserBody {
    /// Digits after the country code 62.
    pub phone_no: String,
    /// Absent: thaw.
    pub reason: Option<FreezeReason>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Expiring {
    /// Access tokens: the next call answers 0310204, a refresh helps.
    Access,
    /// Access and refresh tokens: 0310204, and the refresh answers 0310205.
    Refresh,
    /// Every session, as after a logout everywhere: 0310205.
    Session,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExpireTokensBody {
    pub user_id: UserId,
    pub what: Expiring,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SliderMode {
    /// At every login step.
    Always,
    Never,
    /// By what the device did in the last ten minutes.
    Auto,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DemandSliderBody {
    pub mode: SliderMode,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DemandRiskCheckBody {
    /// How many of the next risk-checked calls require a check; 0 cancels it.
    pub count: u32,
    /// Absent: calls of every device.
    pub device_id: Option<String>,
}
