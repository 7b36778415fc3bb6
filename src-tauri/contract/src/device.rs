//! The device. Spec home 3 "Device info" and 7.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInfo {
    pub model: String,
    /// CSS pixels.
    pub height: u32,
    /// CSS pixels.
    pub width: u32,
    pub brand: String,
    pub hardware_type: String,
    pub locale: String,
    pub country: String,
    /// IANA name.
    pub time_zone: String,
    /// 0 Android, 1 iOS; absent elsewhere.
    pub os_type: Option<u8>,
    pub os_version: String,
    /// The phone's advertising id, when a native shell passes it in the first address (spec home 2
    /// `gaid`). At most 64 letters, digits, dots, dashes and underscores.
    pub gaid: Option<String>,
}

/// The app on the device. Spec home 1 and 3 "Client info".
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientInfo {
    /// Of the app in the stores.
    pub id: String,
    /// Of the page, e.g. `2.10.3`.
    pub version_name: String,
    /// Each part of the name with three digits: `002010003`.
    pub version_code: String,
    /// Of the shell around the page, which may be older; elsewhere the page's own.
    pub real_version_name: String,
    /// Assumption: the spec's "version reported: 2.10.3, region ID" travels here.
    pub region: String,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportDeviceBody {
    /// Empty until a push token exists.
    pub fcm_token: String,
    pub device_info: DeviceInfo,
    /// Absent in older versions of the app.
    pub client_info: Option<ClientInfo>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct GetDeviceInfoBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInfoData {
    pub device_id: String,
}
