use objc2_av_foundation::{AVAuthorizationStatus, AVCaptureDevice, AVMediaTypeVideo};

use tokio::sync::oneshot;

use super::threads::yes_or_no;
use crate::photo_source::PhotoSource;
use crate::{Error, Result};

/// The library opens in the system's picker, which gives the app only what the user picked and so
/// needs no permission (iOS 14 and newer). The camera needs one, requested here if it was not yet.
#[tauri::command]
pub async fn photo_permission(source: PhotoSource) -> Result<&'static str> {
    let is_granted = match source {
        PhotoSource::Library => true,
        PhotoSource::Camera => match asked()? {
            Asked::Before(is_granted) => is_granted,
            Asked::Now(answered) => answered
                .await
                .map_err(|_| Error::NotImplemented("camera permission"))?,
        },
    };
    Ok(if is_granted { "granted" } else { "denied" })
}

/// Always none: the picker of iOS is part of the app, and ends with it.
#[tauri::command]
pub fn lost_photo() -> Option<String> {
    None
}

enum Asked {
    Before(bool),
    Now(oneshot::Receiver<bool>),
}

/// Requests the permission if it was not yet.
fn asked() -> Result<Asked> {
    // SAFETY: a constant of the framework, and plain calls that may come from any thread; the
    // framework keeps the block.
    unsafe {
        let video = AVMediaTypeVideo.ok_or(Error::NotImplemented("camera permission"))?;
        Ok(
            match AVCaptureDevice::authorizationStatusForMediaType(video) {
                AVAuthorizationStatus::Authorized => Asked::Before(true),
                AVAuthorizationStatus::NotDetermined => {
                    let (answer, answered) = oneshot::channel();
                    let done = yes_or_no(answer);
                    AVCaptureDevice::requestAccessForMediaType_completionHandler(video, &done);
                    Asked::Now(answered)
                }
                _ => Asked::Before(false),
            },
        )
    }
}
