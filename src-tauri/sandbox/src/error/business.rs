//! Refusals that the caller can do something about: HTTP 200, a code of the specifications, and a
//! sentence that the app shows as it is. Spec home 8.

use jajan_contract::codes;

/// What the user is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Business {
    ImageTooLarge,
    ImageUnsupported,
    InviteCodeInvalid,
    NicknameInvalid,
}

impl Business {
    /// The code, and the sentence in Indonesian, English and Chinese.
    pub fn row(self) -> (&'static str, [&'static str; 3]) {
        match self {
            Self::ImageTooLarge => (
                codes::IMAGE_TOO_LARGE,
                [
                    "Ukuran foto lebih dari 20 MB. Pilih foto lain, ya.",
                    "This photo is over 20 MB. Please choose another.",
                    "图片超过 20 MB，请换一张。",
                ],
            ),
            Self::ImageUnsupported => (
                codes::IMAGE_UNSUPPORTED,
                [
                    "Foto ini tidak bisa dibaca. Gunakan JPG atau PNG.",
                    "This photo cannot be read. Please use a JPG or PNG.",
                    "无法读取该图片，请使用 JPG 或 PNG 格式。",
                ],
            ),
            Self::InviteCodeInvalid => (
                codes::INVITE_CODE_INVALID,
                [
                    "Kode undangan ini tidak bisa dipakai. Periksa lagi, ya.",
                    "This invite code cannot be used. Please check it.",
                    "该邀请码无法使用，请核对。",
                ],
            ),
            Self::NicknameInvalid => (
                codes::NICKNAME_INVALID,
                [
                    "Nama panggilan harus 1 sampai 20 karakter, tanpa karakter khusus yang tak terlihat.",
                    "A nickname has 1 to 20 characters, none of them invisible.",
                    "昵称需为 1 至 20 个字符，且不能包含不可见字符。",
                ],
            ),
        }
    }
}

#[cfg(test)]
pub const ALL: [Business; 4] = [
    Business::ImageTooLarge,
    Business::ImageUnsupported,
    Business::InviteCodeInvalid,
    Business::NicknameInvalid,
];
