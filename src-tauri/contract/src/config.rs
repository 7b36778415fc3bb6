//! Remote configuration. Spec home 7 "Account and config".

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_with::skip_serializing_none;
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
    /// Object: [`super::WebClientConfig`].
    pub const WEB_CLIENT: &str = "web_client_config";

    /// All of them.
    pub const ALL: [&str; 7] = [
        EXPLORE_TAB,
        AVATAR_EDIT,
        MONITORING,
        NOTIFICATION_PROMPT,
        REMOTE_DEBUG_USERS,
        RISK_WHITE_LIST,
        WEB_CLIENT,
    ];
}

/// Keys that the server reads for itself; the app asks for none of them.
pub mod server_keys {
    /// Number: orders a second of one flash deal before others wait (discovery 3); 0: nobody orders
    /// anything.
    pub const ORDER_RUSH: &str = "order_rush_limit";

    /// All of them.
    pub const ALL: [&str; 1] = [ORDER_RUSH];
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

/// The value of [`keys::WEB_CLIENT`]; a field that is absent is switched off.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebClientConfig {
    /// Where the brand card leads.
    pub brand_pavilion_url: String,
    /// The oldest version that still works, nine digits (spec home 1 "version code").
    pub min_version_code: String,
    pub download_urls: DownloadUrls,
    /// The provider's WhatsApp number, digits with the country code.
    pub whatsapp_number: String,
    /// The only host that `/menuQR` sends a user to (decisions "Tokens"), without scheme.
    pub ordering_host: String,
    /// Instead of that host: the page of a sandbox that plays it, a path of the API's own origin. For
    /// builds of dev and test only; the others ignore it. Assumption.
    pub ordering_page: Option<String>,
}

/// Where the app can be downloaded; https.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DownloadUrls {
    pub android: String,
    pub ios: String,
}

/// `[{key, value}]`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct ConfigEntries(pub Vec<ConfigEntry>);
