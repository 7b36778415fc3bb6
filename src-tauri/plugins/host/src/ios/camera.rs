use objc2_av_foundation::{AVCaptureDevice, AVMediaTypeVideo};
use serde::Serialize;

use super::threads::waiting;
use crate::Result;

/// Whether there is a camera, and whether it may be open. On iOS the scanner reports itself when it
/// cannot start, so an existing camera counts as open.
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
    // SAFETY: a constant of the framework, and a getter that may be called on any thread.
    let camera = unsafe {
        AVMediaTypeVideo.and_then(|video| AVCaptureDevice::defaultDeviceWithMediaType(video))
    };
    let is_there = camera.is_some();
    CameraState {
        is_there,
        is_open: is_there,
    }
}
