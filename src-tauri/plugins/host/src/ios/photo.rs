use block2::RcBlock;
use objc2::runtime::Bool;
use objc2_av_foundation::{AVAuthorizationStatus, AVCaptureDevice, AVMediaTypeVideo};

use crate::photo_source::PhotoSource;
use crate::{Error, Result};

/// The library opens in the system's picker, which gives the app only what the user picked and so
/// asks for nothing (iOS 14 and newer). The camera has a permission, asked here when nobody has yet.
#[tauri::command]
pub async fn photo_permission(source: PhotoSource) -> Result<&'static str> {
    let is_granted = match source {
        PhotoSource::Library => true,
        // Waits for the user, so not on a thread that other commands need.
        PhotoSource::Camera => tauri::async_runtime::spawn_blocking(camera)
            .await
            .map_err(|_| Error::NotImplemented("camera permission"))??,
    };
    Ok(if is_granted { "granted" } else { "denied" })
}

fn camera() -> Result<bool> {
    // SAFETY: a constant of the framework, and plain calls that may come from any thread; the
    // framework keeps the block.
    unsafe {
        let video = AVMediaTypeVideo.ok_or(Error::NotImplemented("camera permission"))?;
        match AVCaptureDevice::authorizationStatusForMediaType(video) {
            AVAuthorizationStatus::Authorized => Ok(true),
            AVAuthorizationStatus::NotDetermined => {
                let (answer, answered) = std::sync::mpsc::channel();
                let done = RcBlock::new(move |granted: Bool| {
                    // The other end waits below; it is gone only when the app ends.
                    let _ = answer.send(granted.as_bool());
                });
                AVCaptureDevice::requestAccessForMediaType_completionHandler(video, &done);
                answered
                    .recv()
                    .map_err(|_| Error::NotImplemented("camera permission"))
            }
            _ => Ok(false),
        }
    }
}
