//! Analytics events. Spec home 7: names are given, payloads are not.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ReportEventsBody {
    /// 1..=100.
    pub events: Vec<ReportedEvent>,
}

/// Assumption: the payload. Never tokens, phone numbers or names.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedEvent {
    /// Made by the client; a repeat is stored once.
    pub event_id: String,
    /// As in spec home 7, e.g. `store_card`; 1..=64 characters.
    pub name: String,
    /// Milliseconds since the epoch.
    pub time_ms: u64,
    /// Path of the screen, without query.
    pub page: String,
    /// At most 4 KiB.
    #[schema(value_type = Object)]
    pub props: Map<String, Value>,
}
