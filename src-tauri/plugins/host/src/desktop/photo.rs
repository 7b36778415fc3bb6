use crate::photo_source::PhotoSource;

/// The file chooser of a desktop asks nobody, for either source.
#[tauri::command]
pub fn photo_permission(source: PhotoSource) -> &'static str {
    match source {
        PhotoSource::Library | PhotoSource::Camera => "granted",
    }
}
