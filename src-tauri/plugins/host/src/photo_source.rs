use serde::Deserialize;

/// Where a photo comes from. Spec home 5 "Avatar".
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhotoSource {
    Library,
    Camera,
}
