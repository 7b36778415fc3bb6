use objc2_core_location::{CLAccuracyAuthorization, CLAuthorizationStatus, CLLocationManager};
use serde::Serialize;

use super::threads::waiting;
use crate::Result;

/// The permission and the system's location switch, separately: the official plugin does not distinguish
/// them, and the specs need code 5 (spec home 4).
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LocationState {
    permission: &'static str,
    services_enabled: bool,
}

/// Apple documents that reading the switch may block.
#[tauri::command]
pub async fn location_state() -> Result<LocationState> {
    waiting(read).await
}

fn read() -> LocationState {
    // SAFETY: plain getters, callable on any thread; the manager is ours and has no delegate.
    let (status, accuracy, services_enabled) = unsafe {
        let manager = CLLocationManager::new();
        (
            manager.authorizationStatus(),
            manager.accuracyAuthorization(),
            CLLocationManager::locationServicesEnabled_class(),
        )
    };
    let permission = match status {
        CLAuthorizationStatus::NotDetermined => "prompt",
        CLAuthorizationStatus::AuthorizedAlways | CLAuthorizationStatus::AuthorizedWhenInUse => {
            if accuracy == CLAccuracyAuthorization::ReducedAccuracy {
                "coarse"
            } else {
                "granted"
            }
        }
        _ => "denied",
    };
    LocationState {
        permission,
        services_enabled,
    }
}
