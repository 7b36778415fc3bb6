use objc2_av_foundation::{AVAuthorizationStatus, AVCaptureDevice, AVMediaTypeVideo};
use serde::Serialize;

use super::threads::waiting;
use crate::Result;

/// Whether there is a camera that its owner allows (Screen Time, a profile), and whether it may be open. The
/// scanner takes a forbidden one for a refusal, and the page would send to settings that cannot help. It reports
/// itself when it cannot start, so an existing camera counts as open.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CameraState {
    is_there: bool,
    is_open: bool,
}

#[tauri::command]
pub async fn camera_state() -> Result<CameraState> {
    waiting(read).await
}

fn read() -> CameraState {
    // SAFETY: a constant of the framework, and getters that may be called on any thread.
    let is_there = unsafe {
        AVMediaTypeVideo.is_some_and(|video| {
            AVCaptureDevice::authorizationStatusForMediaType(video)
                != AVAuthorizationStatus::Restricted
                && AVCaptureDevice::defaultDeviceWithMediaType(video).is_some()
        })
    };
    CameraState {
        is_there,
        is_open: is_there,
    }
}
