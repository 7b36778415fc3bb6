//! What can be refused: status, code and a sentence in three languages.

use axum::http::StatusCode;
use jajan_contract::codes;

use crate::error::{Account, Business};
use crate::locale::Locale;

/// What was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// A login or a session that is none. HTTP 200.
    Account(Account),
    BodyMalformed,
    BodyTooLarge,
    /// Right in form; the answer is no. HTTP 200.
    Business(Business),
    HeaderInvalid,
    Internal,
    MethodRefused,
    PathUnknown,
    ProtocolUnsupported,
    RateLimited,
    RequestRepeated,
    SignatureInvalid,
    TimestampStale,
    Unavailable,
    ValueInvalid,
}

impl Refusal {
    pub fn row(self) -> (StatusCode, &'static str, [&'static str; 3]) {
        use StatusCode as S;
        match self {
            Self::Account(account) => {
                let (code, sentences) = account.row();
                (S::OK, code, sentences)
            }
            Self::BodyMalformed => (
                S::BAD_REQUEST,
                codes::BODY_MALFORMED,
                [
                    "Isi permintaan tidak sesuai bentuk yang diminta.",
                    "The body is not what this call takes.",
                    "请求内容的格式不正确。",
                ],
            ),
            Self::BodyTooLarge => (
                S::PAYLOAD_TOO_LARGE,
                codes::BODY_TOO_LARGE,
                [
                    "Isi permintaan terlalu besar.",
                    "The body is too large.",
                    "请求内容过大。",
                ],
            ),
            Self::Business(business) => {
                let (code, sentences) = business.row();
                (S::OK, code, sentences)
            }
            Self::HeaderInvalid => (
                S::BAD_REQUEST,
                codes::HEADER_INVALID,
                [
                    "Header permintaan tidak ada atau salah.",
                    "A header is missing or wrong.",
                    "请求头缺失或有误。",
                ],
            ),
            Self::Internal => (
                S::INTERNAL_SERVER_ERROR,
                codes::INTERNAL,
                [
                    "Ada gangguan di server kami. Silakan coba lagi.",
                    "Something went wrong on our side. Please try again.",
                    "服务器出了点问题，请稍后再试。",
                ],
            ),
            Self::MethodRefused => (
                S::METHOD_NOT_ALLOWED,
                codes::METHOD_REFUSED,
                [
                    "Panggilan ini hanya menerima POST.",
                    "This call takes POST only.",
                    "该接口只接受 POST。",
                ],
            ),
            Self::PathUnknown => (
                S::NOT_FOUND,
                codes::PATH_UNKNOWN,
                [
                    "Alamat ini tidak ada.",
                    "There is nothing at this address.",
                    "该地址不存在。",
                ],
            ),
            Self::ProtocolUnsupported => (
                S::BAD_REQUEST,
                codes::PROTOCOL_UNSUPPORTED,
                [
                    "Versi aplikasi ini tidak didukung lagi. Silakan perbarui.",
                    "This version of the app is not supported. Please update.",
                    "当前应用版本不受支持，请更新。",
                ],
            ),
            Self::RateLimited => (
                S::TOO_MANY_REQUESTS,
                codes::RATE_LIMITED,
                [
                    "Terlalu banyak permintaan. Tunggu sebentar, ya.",
                    "Too many requests. Please wait a moment.",
                    "请求过于频繁，请稍候再试。",
                ],
            ),
            Self::RequestRepeated => (
                S::CONFLICT,
                codes::REQUEST_REPEATED,
                [
                    "Permintaan ini sudah pernah dikirim.",
                    "This request was sent before.",
                    "该请求已经提交过。",
                ],
            ),
            Self::SignatureInvalid => (
                S::UNAUTHORIZED,
                codes::SIGNATURE_INVALID,
                [
                    "Tanda tangan permintaan tidak ada atau salah.",
                    "The signature is missing or wrong.",
                    "请求签名缺失或有误。",
                ],
            ),
            Self::TimestampStale => (
                S::UNAUTHORIZED,
                codes::TIMESTAMP_STALE,
                [
                    "Waktu permintaan tidak cocok. Periksa jam ponsel Anda.",
                    "The time of the request does not fit. Please check your phone's clock.",
                    "请求时间不符，请检查手机时间。",
                ],
            ),
            Self::Unavailable => (
                S::SERVICE_UNAVAILABLE,
                codes::INTERNAL,
                [
                    "Server sedang sibuk. Silakan coba lagi.",
                    "The server is busy. Please try again.",
                    "服务器繁忙，请稍后再试。",
                ],
            ),
            Self::ValueInvalid => (
                S::UNPROCESSABLE_ENTITY,
                codes::VALUE_INVALID,
                [
                    "Ada nilai yang tidak diterima.",
                    "A value is not accepted.",
                    "有的值不被接受。",
                ],
            ),
        }
    }

    pub fn status(self) -> StatusCode {
        self.row().0
    }

    pub fn code(self) -> &'static str {
        self.row().1
    }

    pub fn sentence(self, locale: Locale) -> &'static str {
        let [id_id, en_us, zh_cn] = self.row().2;
        match locale {
            Locale::IdId => id_id,
            Locale::EnUs => en_us,
            Locale::ZhCn => zh_cn,
        }
    }
}
