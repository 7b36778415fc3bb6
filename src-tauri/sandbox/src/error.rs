//! Refusals: the one error of this crate, and how it looks on the wire.
//!
//! Invariant: whatever goes wrong, the caller gets the envelope with a code of the contract and a
//! sentence in its language; only a fault of ours is a 5xx. A detail (a path in the body, a
//! header's name) may follow the sentence; values that the caller sent never do.

mod account;
mod business;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jajan_contract::{codes, envelope::Reply};

pub use account::Account;
pub use business::Business;

use crate::{geo::BadDegrees, locale::Locale, store::StoreError};

/// Extension of a response: the code of its refusal.
#[derive(Debug, Clone)]
pub struct ErrorCode(pub String);

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
    fn row(self) -> (StatusCode, &'static str, [&'static str; 3]) {
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

    fn sentence(self, locale: Locale) -> &'static str {
        let [id_id, en_us, zh_cn] = self.row().2;
        match locale {
            Locale::IdId => id_id,
            Locale::EnUs => en_us,
            Locale::ZhCn => zh_cn,
        }
    }
}

/// A refusal with, maybe, where it lies: `field pageSize must be 1 to 100`.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{refusal:?}: {}", detail.as_deref().unwrap_or("no detail"))]
pub struct Error {
    pub refusal: Refusal,
    pub detail: Option<String>,
    /// Told to a caller whose clock is wrong.
    pub server_time_ms: Option<u64>,
    /// Told to a caller who has to wait; 1 when nothing better is known.
    pub retry_after_s: Option<u64>,
}

impl Error {
    pub fn new(refusal: Refusal, detail: impl Into<String>) -> Self {
        Self {
            refusal,
            detail: Some(detail.into()),
            server_time_ms: None,
            retry_after_s: None,
        }
    }

    /// The timestamp is not the server's, which is `now_ms`; 401.
    pub fn stale(detail: impl Into<String>, now_ms: u64) -> Self {
        Self {
            server_time_ms: Some(now_ms),
            ..Self::new(Refusal::TimestampStale, detail)
        }
    }

    /// Too often; 429, and when to come again.
    pub fn wait(wait_ms: u64) -> Self {
        Self {
            retry_after_s: Some(wait_ms.div_ceil(1000).max(1)),
            ..Self::from(Refusal::RateLimited)
        }
    }

    /// A value of the body that the call does not take; 422.
    pub fn value(detail: impl Into<String>) -> Self {
        Self::new(Refusal::ValueInvalid, detail)
    }

    /// The cause goes to the log, not to the caller.
    pub fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a fault of ours");
        Self::from(Refusal::Internal)
    }

    /// The envelope in the caller's language.
    pub fn reply(&self, locale: Locale) -> Response {
        let sentence = self.refusal.sentence(locale);
        let message = match &self.detail {
            Some(detail) => format!("{sentence} ({detail})"),
            None => sentence.to_owned(),
        };
        let mut envelope = Reply::error(self.refusal.code(), message);
        if let Some(error) = envelope.error.as_mut() {
            error.server_time_ms = self.server_time_ms;
        }
        let mut response = (self.refusal.status(), axum::Json(envelope)).into_response();
        let code = ErrorCode(self.refusal.code().to_owned());
        response.extensions_mut().insert(code);
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        match self.refusal {
            Refusal::MethodRefused => {
                headers.insert(header::ALLOW, HeaderValue::from_static("POST"));
            }
            Refusal::RateLimited | Refusal::Unavailable => {
                let seconds = HeaderValue::from(self.retry_after_s.unwrap_or(1));
                headers.insert(header::RETRY_AFTER, seconds);
            }
            _ => {}
        }
        response
    }
}

impl From<Business> for Error {
    fn from(business: Business) -> Self {
        Refusal::Business(business).into()
    }
}

impl From<Account> for Error {
    fn from(account: Account) -> Self {
        Refusal::Account(account).into()
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self {
            refusal,
            detail: None,
            server_time_ms: None,
            retry_after_s: None,
        }
    }
}

impl From<BadDegrees> for Error {
    fn from(error: BadDegrees) -> Self {
        StoreError::from(error).into()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::BadValue { field, reason } => Self::value(format!("{field}: {reason}")),
            other => Self::internal(other),
        }
    }
}

#[cfg(test)]
mod tests;
