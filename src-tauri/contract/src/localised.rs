//! Texts and addresses by language.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

/// One text in each language that has it. Readers fall back to id-ID (spec home 1).
#[skip_serializing_none]
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct Localised {
    #[serde(rename = "id-ID")]
    pub id_id: Option<String>,
    #[serde(rename = "en-US")]
    pub en_us: Option<String>,
    #[serde(rename = "zh-CN")]
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

impl<T: Into<String>> From<[T; 3]> for Localised {
    fn from([id_id, en_us, zh_cn]: [T; 3]) -> Self {
        Self::new(id_id, en_us, zh_cn)
    }
}

/// The three languages of the product. Spec home 1: id-ID is default and fallback.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Locale {
    #[default]
    IdId,
    EnUs,
    ZhCn,
}

impl Locale {
    pub const ALL: [Self; 3] = [Self::IdId, Self::EnUs, Self::ZhCn];

    pub fn tag(self) -> &'static str {
        match self {
            Self::IdId => "id-ID",
            Self::EnUs => "en-US",
            Self::ZhCn => "zh-CN",
        }
    }

    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.tag() == tag)
    }

    /// One of three in the order of [`Self::ALL`].
    pub fn one_of<T>(self, [id_id, en_us, zh_cn]: [T; 3]) -> T {
        match self {
            Self::IdId => id_id,
            Self::EnUs => en_us,
            Self::ZhCn => zh_cn,
        }
    }

    /// The text in this language, with the id-ID fallback.
    pub fn pick(self, text: &Localised) -> &str {
        let own = match self {
            Self::IdId => &text.id_id,
            Self::EnUs => &text.en_us,
            Self::ZhCn => &text.zh_cn,
        };
        own.as_ref().or(text.id_id.as_ref()).map_or("", |text| text)
    }
}
