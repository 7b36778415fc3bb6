//! Remote configuration. Spec home 7 "Account and config".

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Keys that the app asks for. Assumption: the specs name their purpose, not their spelling.
pub mod keys {
    /// Boolean: the Explore tab is shown (spec home 2).
    pub const EXPLORE_TAB: &str = "explore_tab_switch";
    /// Boolean: the profile popup after registration (spec home 4).
    pub const AVATAR_EDIT: &str = "avatar_edit_switch";
    /// Boolean: remote monitoring (spec home 4 "Other").
    pub const MONITORING: &str = "remote_monitoring_config";
    /// Boolean: a browser is asked for notifications at the first touch (spec home 6; decisions "Native").
    pub const NOTIFICATION_PROMPT: &str = "notification_prompt_switch";
    /// List of user ids that may switch remote debugging on (spec home 6).
    pub const REMOTE_DEBUG_USERS: &str = "remote_debug_white_list";
    /// List of paths that are replayed on a risk check (spec home 7).
    pub const RISK_WHITE_LIST: &str = "risk_white_list";
    /// Object: `{brandPavilionUrl, minVersionCode, …}`.
    pub const WEB_CLIENT: &str = "web_client_config";
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BatchQueryConfigBody {
    /// 1..=50 keys.
    pub keys: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ConfigEntry {
    pub key: String,
    /// Any JSON.
    pub value: Value,
}

/// `[{key, value}]`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct ConfigEntries(pub Vec<ConfigEntry>);
