//! Texts and addresses by language.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One text in each language that has it. Readers fall back to id-ID (spec home 1).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Localised {
    #[serde(rename = "id-ID", default, skip_serializing_if = "Option::is_none")]
    pub id_id: Option<String>,
    #[serde(rename = "en-US", default, skip_serializing_if = "Option::is_none")]
    pub en_us: Option<String>,
    #[serde(rename = "zh-CN", default, skip_serializing_if = "Option::is_none")]
    pub zh_cn: Option<String>,
}

impl Localised {
    pub fn new(
        id_id: impl Into<String>,
        en_us: impl Into<String>,
        zh_cn: impl Into<String>,
    ) -> Self {
        Self {
            id_id: Some(id_id.into()),
            en_us: Some(en_us.into()),
            zh_cn: Some(zh_cn.into()),
        }
    }

    /// The same text in every language, as for names of places and stores.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Self::new(text.clone(), text.clone(), text)
    }
}
