//! Refusals: the one error of this crate, and how it looks on the wire.
//!
//! Invariant: after every failure the caller gets the envelope with a code of the contract and a
//! sentence in its language; only a fault of ours is a 5xx. A detail (a path in the body, a
//! header's name) may follow the sentence; values that the caller sent never do.

#[macro_use]
mod table;
mod account;
mod business;
mod buying;
mod owning;
mod refusal;

pub use account::Account;
pub use business::Business;
pub use buying::Buying;
pub use owning::Owning;
pub use refusal::Refusal;

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use jajan_contract::{envelope::Reply, localised::Locale, order::checkout::RushData};

use crate::chance::ticket::Wait;
use crate::geo::BadDegrees;
use crate::store::{Stop, StoreError};

/// Extension of a response: the code of its refusal.
#[derive(Debug, Clone)]
pub struct ErrorCode(pub String);

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
    /// Beside a refusal that a countdown follows: too many orders, too many wrong codes.
    pub rush: Option<RushData>,
}

impl Error {
    fn of(refusal: Refusal) -> Self {
        Self {
            refusal,
            detail: None,
            server_time_ms: None,
            retry_after_s: None,
            rush: None,
        }
    }

    pub fn new(refusal: Refusal, detail: impl Into<String>) -> Self {
        Self {
            detail: Some(detail.into()),
            ..Self::of(refusal)
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
            ..Self::of(Refusal::RateLimited)
        }
    }

    /// Too many callers at once: 503, and when to try again.
    pub fn busy(wait_ms: u64) -> Self {
        Self {
            retry_after_s: Some(wait_ms.div_ceil(1000).max(1)),
            ..Self::of(Refusal::Unavailable)
        }
    }

    /// Too many wrong codes or links of gifts; 429, and when to come again.
    pub fn tries_spent(wait_ms: u64) -> Self {
        Self::counted_down(Owning::TokenTriesSpent.into(), wait_ms)
    }

    /// Too many orders at once; 429, when to come again, and the place that is kept until then.
    pub fn rush(wait: Wait) -> Self {
        let mut error = Self::counted_down(Buying::OrderRush.into(), wait.ms);
        if let Some(data) = &mut error.rush {
            data.queue_token = wait.ticket.map(|ticket| ticket.to_string());
        }
        error
    }

    /// With the time in the body too, for a countdown to the millisecond.
    fn counted_down(refusal: Refusal, wait_ms: u64) -> Self {
        Self {
            retry_after_s: Some(wait_ms.div_ceil(1000).max(1)),
            rush: Some(RushData {
                retry_after_ms: wait_ms,
                queue_token: None,
            }),
            ..Self::of(refusal)
        }
    }

    /// A value of the body that the call does not take; 422.
    pub fn value(detail: impl Into<String>) -> Self {
        Self::new(Refusal::ValueInvalid, detail)
    }

    /// The cause goes to the log, not to the caller.
    pub fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a fault of ours");
        Self::of(Refusal::Internal)
    }

    /// The envelope in the caller's language.
    pub fn reply(&self, locale: Locale) -> Response {
        let sentence = self.refusal.sentence(locale);
        let message = match &self.detail {
            Some(detail) => format!("{sentence} ({detail})"),
            None => sentence.to_owned(),
        };
        let mut envelope = Reply::<RushData>::error(self.refusal.code(), message);
        envelope.data.clone_from(&self.rush);
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
            Refusal::RateLimited
            | Refusal::Unavailable
            | Refusal::Buying(Buying::OrderRush)
            | Refusal::Owning(Owning::TokenTriesSpent) => {
                let seconds = HeaderValue::from(self.retry_after_s.unwrap_or(1));
                headers.insert(header::RETRY_AFTER, seconds);
            }
            _ => {}
        }
        response
    }
}

impl From<BadDegrees> for Error {
    fn from(error: BadDegrees) -> Self {
        StoreError::from(error).into()
    }
}

/// A work that was stopped: each reason says beside its routes which refusal it is.
impl<R> From<Stop<R>> for Error
where
    Self: From<R>,
{
    fn from(stop: Stop<R>) -> Self {
        match stop {
            Stop::Refused(why) => why.into(),
            Stop::Failed(error) => error.into(),
        }
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
