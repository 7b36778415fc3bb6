//! The languages of the product.

use jajan_contract::localised::Localised;

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
