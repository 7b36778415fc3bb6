//! Calls of the remote API, as a visitor's app makes them: signed, bounded in size.
//!
//! Invariants: a request of a reader decides neither host nor path of a call; redirects are not
//! followed; no more of a reply is read than its limit. Timeouts are set by the caller.

mod transport;

use std::{
    sync::atomic::{AtomicI64, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use axum::{
    BoxError,
    body::to_bytes,
    http::{HeaderValue, Request, header},
};
use bytes::Bytes;
use jajan_contract::{
    Call, PROTOCOL_VERSION,
    envelope::Reply,
    headers::{self as h, DigitalFood},
    signature::{AppSecret, Signed},
};
use serde_json::{Value, json};
use tower::ServiceExt;
use uuid::Uuid;

pub use transport::{Transport, over_network};

/// A store's page has some 60 KB.
const MAX_REPLY_BYTES: usize = 1 << 20;

/// Why there is no data.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The API refused the call, with a code of the contract.
    #[error("refused with {0}")]
    Refused(String),
    #[error("no reply: {0}")]
    Unreachable(BoxError),
    #[error("the reply is not of the contract: {0}")]
    Malformed(serde_json::Error),
}

/// A client of the API, which is one device.
pub struct Api {
    transport: Transport,
    secret: AppSecret,
    device_id: String,
    /// How far the API's clock is ahead of this machine's.
    ahead_ms: AtomicI64,
}

impl Api {
    pub fn new(transport: Transport, secret: AppSecret) -> Self {
        Self {
            transport,
            secret,
            device_id: Uuid::new_v4().to_string(),
            ahead_ms: AtomicI64::new(0),
        }
    }

    pub async fn call<C: Call>(&self, body: &C::Body) -> Result<C::Data, Failure> {
        let mut reply = self.send::<C>(body).await?;
        let told = reply.error.as_ref().and_then(|error| error.server_time_ms);
        if let Some(server_ms) = told {
            let ahead_ms = server_ms.cast_signed().wrapping_sub(machine_ms());
            self.ahead_ms.store(ahead_ms, Ordering::Relaxed);
            reply = self.send::<C>(body).await?;
        }
        match (reply.data, reply.error) {
            (Some(data), None) if reply.success => Ok(data),
            (_, error) => Err(Failure::Refused(
                error.map(|error| error.code).unwrap_or_default(),
            )),
        }
    }

    async fn send<C: Call>(&self, body: &C::Body) -> Result<Reply<C::Data>, Failure> {
        let request = self.signed::<C>(body).map_err(Failure::Malformed)?;
        let sent = self.transport.clone().oneshot(request).await;
        let body = sent.map_err(Failure::Unreachable)?.into_body();
        let bytes = to_bytes(body, MAX_REPLY_BYTES).await;
        let bytes = bytes.map_err(|error| Failure::Unreachable(error.into()))?;
        serde_json::from_slice(&bytes).map_err(Failure::Malformed)
    }

    fn signed<C: Call>(&self, body: &C::Body) -> Result<Request<Bytes>, serde_json::Error> {
        let request_id = Uuid::new_v4().to_string();
        let ahead_ms = self.ahead_ms.load(Ordering::Relaxed);
        let now_ms = machine_ms().wrapping_add(ahead_ms);
        let timestamp = now_ms.to_string();
        let mut json = serde_json::to_value(body)?;
        if let Value::Object(fields) = &mut json {
            fields.insert("sessionId".to_owned(), json!(self.device_id));
            fields.insert("requestId".to_owned(), json!(request_id));
            fields.insert("timestamp".to_owned(), json!(now_ms));
        }
        let bytes = serde_json::to_vec(&json)?;
        let signature = self.secret.sign(&Signed {
            key: "",
            method: "POST",
            path: C::PATH,
            timestamp: &timestamp,
            request_id: &request_id,
            body: &bytes,
        });
        let food = serde_json::to_string(&DigitalFood {
            device_id: self.device_id.clone(),
            netstate: 1,
            request_id,
            session_id: self.device_id.clone(),
            ..DigitalFood::default()
        })?;
        let mut request = Request::new(Bytes::from(bytes));
        *request.method_mut() = axum::http::Method::POST;
        *request.uri_mut() = axum::http::Uri::from_static(C::PATH);
        let headers = request.headers_mut();
        let json = HeaderValue::from_static("application/json");
        headers.insert(header::CONTENT_TYPE, json);
        for (name, text) in [
            (h::SIGNATURE, signature.as_str()),
            (h::TIMESTAMP, &timestamp),
            (h::APP_KEY, h::APP_KEY_VALUE),
            (h::IDENTITY_TYPE, h::IDENTITY_TYPE_VALUE),
            (h::CP_TYPE, h::CP_TYPE_VALUE),
            (h::PROTOCOL_VERSION, PROTOCOL_VERSION),
            (h::DIGITAL_FOOD, &food),
            (h::SYSTEM, r#"{"locale":"id-ID"}"#),
        ] {
            // All of it is made here, of plain ASCII.
            if let Ok(value) = HeaderValue::from_str(text) {
                headers.insert(name, value);
            }
        }
        Ok(request)
    }
}

/// Milliseconds since the epoch.
fn machine_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
