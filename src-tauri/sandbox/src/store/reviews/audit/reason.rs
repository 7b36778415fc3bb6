//! Why a review is not shown, and what its author is told.

use jajan_contract::localised::Localised;

/// Why a review is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Link,
    Phone,
    Insult,
    OffTopic,
    Picture,
    Rules,
}

impl Reason {
    pub const ALL: [Self; 6] = [
        Self::Link,
        Self::Phone,
        Self::Insult,
        Self::OffTopic,
        Self::Picture,
        Self::Rules,
    ];

    /// As in the column.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Link => "LINK",
            Self::Phone => "PHONE",
            Self::Insult => "INSULT",
            Self::OffTopic => "OFF_TOPIC",
            Self::Picture => "PICTURE",
            Self::Rules => "RULES",
        }
    }

    /// What its author is told.
    pub fn words(self) -> [&'static str; 3] {
        match self {
            Self::Link => [
                "Ulasanmu memuat tautan atau iklan. Hapus, lalu kirim lagi.",
                "Your review has a link or an advertisement. Take it out and send it again.",
                "评价中含有链接或广告，请删除后重新提交。",
            ],
            Self::Phone => [
                "Ulasanmu memuat nomor telepon. Hapus demi keamanan, lalu kirim lagi.",
                "Your review has a phone number. Take it out to stay safe, then send it again.",
                "评价中含有电话号码，为了安全请删除后重新提交。",
            ],
            Self::Insult => [
                "Ulasanmu memuat kata kasar. Ubah kalimatnya, lalu kirim lagi.",
                "Your review has insulting words. Change them and send it again.",
                "评价中含有侮辱性词语，请修改后重新提交。",
            ],
            Self::OffTopic => [
                "Ulasan ini bukan tentang kunjunganmu ke tempat makan ini.",
                "This review is not about your visit to the store.",
                "该评价与到店体验无关。",
            ],
            Self::Picture => [
                "Ada foto yang tidak bisa kami tampilkan. Ganti fotonya, lalu kirim lagi.",
                "We cannot show one of the photos. Choose another and send it again.",
                "有图片无法展示，请更换后重新提交。",
            ],
            Self::Rules => [
                "Ulasan ini belum sesuai dengan aturan ulasan kami.",
                "This review does not follow our rules for reviews.",
                "该评价不符合我们的评价规则。",
            ],
        }
    }

    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == name)
    }
}

/// What its author is told of a rejection.
pub fn words(name: &str) -> Localised {
    let reason = Reason::of_name(name).unwrap_or(Reason::Rules);
    reason.words().into()
}
