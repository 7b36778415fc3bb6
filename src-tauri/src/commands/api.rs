//! Calls to the remote API, through Rust, so that the page's own policy needs no network at all.
//!
//! Invariant: only a POST, only to the one configured origin, only with the headers of the protocol,
//! with a limit on size and time both ways, and cancellable. Redirects are never followed.
//! Meaning, signature and session of a call belong to `src/api`.
//! Forms with a file have other limits: `upload`.

pub mod upload;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde::Deserialize;
use tauri::State;
use tokio::sync::oneshot;

use crate::api_base::ApiBase;
use crate::error::{Error, Result};

const MAX_BODY_BYTES: usize = 2 * 1024 * 1024;
const MAX_REPLY_BYTES: usize = 8 * 1024 * 1024;
const MAX_TIMEOUT_MS: u64 = 120_000;
const MAX_HEADER_BYTES: usize = 4096;
const MAX_CALLS_IN_FLIGHT: usize = 64;

/// One call. The page cancels it by `id`, which it chose.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Call {
    id: u32,
    path: String,
    headers: HashMap<String, String>,
    body: String,
    timeout_ms: u64,
}

/// What calls and uploads have in common.
struct Head<'a> {
    id: u32,
    path: &'a str,
    headers: &'a HashMap<String, String>,
    timeout_ms: u64,
    max_timeout_ms: u64,
}

/// The reply, byte for byte: the page decides whether it is malformed.
#[derive(Debug)]
pub struct Reply {
    status: u16,
    body: Vec<u8>,
}

impl Reply {
    /// For the page: two bytes of status, big-endian, then the body. Raw, because escaping a body of
    /// 200 KB as a JSON string takes longer than the call itself.
    fn into_bytes(self) -> Vec<u8> {
        let mut bytes = self.body;
        bytes.splice(0..0, self.status.to_be_bytes());
        bytes
    }
}

/// The one HTTP client and its calls in flight.
pub struct Api {
    base: ApiBase,
    client: reqwest::Client,
    in_flight: Mutex<HashMap<u32, oneshot::Sender<()>>>,
}

impl Api {
    pub fn new(base: ApiBase) -> Result<Self> {
        let roots = rustls::RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
        };
        // Bundled root certificates: an authority that a user or a company installed is not trusted.
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = rustls::ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| Error::Network(error.to_string()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let client = reqwest::Client::builder()
            .tls_backend_preconfigured(tls)
            .https_only(base.is_https())
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(Duration::from_secs(10))
            .user_agent(concat!("Jajan/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| Error::Network(error.to_string()))?;
        Ok(Self {
            base,
            client,
            in_flight: Mutex::default(),
        })
    }

    pub async fn send(&self, call: Call) -> Result<Reply> {
        if call.body.len() > MAX_BODY_BYTES {
            return Err(Error::refused("body over 2 MiB"));
        }
        let head = Head {
            id: call.id,
            path: &call.path,
            headers: &call.headers,
            timeout_ms: call.timeout_ms,
            max_timeout_ms: MAX_TIMEOUT_MS,
        };
        self.post(head, call.body.into()).await
    }

    /// Checks all but the body, sends, and waits for the reply, the timeout or `cancel`.
    async fn post(&self, head: Head<'_>, body: reqwest::Body) -> Result<Reply> {
        let url = self.base.join(head.path)?;
        let headers = checked_headers(head.headers)?;
        if !(1..=head.max_timeout_ms).contains(&head.timeout_ms) {
            let most = head.max_timeout_ms;
            return Err(Error::refused(format!("timeoutMs must be 1 to {most}")));
        }
        let cancelled = self.enter(head.id)?;
        let request = self.client.post(url).headers(headers).body(body);
        let outcome = tokio::select! {
            reply = receive(request) => reply,
            _ = cancelled => Err(Error::Cancelled),
            () = tokio::time::sleep(Duration::from_millis(head.timeout_ms)) => {
                Err(Error::Timeout(head.timeout_ms))
            }
        };
        self.leave(head.id);
        outcome
    }

    /// Follows no redirect and trusts the bundled root certificates only.
    pub fn client(&self) -> &reqwest::Client {
        &self.client
    }

    pub fn base(&self) -> &ApiBase {
        &self.base
    }

    /// Cancels a call in flight; a no-op when it has ended already.
    pub fn cancel(&self, id: u32) {
        if let Some(cancel) = self.leave(id) {
            // The receiver is gone when the reply has just arrived.
            let _ = cancel.send(());
        }
    }

    fn enter(&self, id: u32) -> Result<oneshot::Receiver<()>> {
        let mut in_flight = self.in_flight.lock();
        if in_flight.len() >= MAX_CALLS_IN_FLIGHT {
            return Err(Error::refused("too many calls in flight"));
        }
        if in_flight.contains_key(&id) {
            return Err(Error::refused("id is in flight already"));
        }
        let (cancel, cancelled) = oneshot::channel();
        in_flight.insert(id, cancel);
        Ok(cancelled)
    }

    fn leave(&self, id: u32) -> Option<oneshot::Sender<()>> {
        self.in_flight.lock().remove(&id)
    }
}

async fn receive(request: reqwest::RequestBuilder) -> Result<Reply> {
    let failed = |error: reqwest::Error| Error::Network(error.without_url().to_string());
    let mut response = request.send().await.map_err(failed)?;
    let status = response.status().as_u16();
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        // Counted after decompression: protects from a decompression bomb.
        if body.len() + chunk.len() > MAX_REPLY_BYTES {
            return Err(Error::Network("reply over 8 MiB".to_owned()));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Reply { status, body })
}

/// Every header of the protocol; keep in sync with the contract's `headers`.
const PROTOCOL_HEADERS: [&str; 11] = [
    "content-type",
    "authorize",
    "digital-food",
    "system",
    "x-signature",
    "x-timestamp",
    "x-app-key",
    "x-idempotency-key",
    "x-identity-type",
    "x-cp-type",
    "x-protocol-version",
];

fn checked_headers(given: &HashMap<String, String>) -> Result<HeaderMap> {
    let mut headers = HeaderMap::with_capacity(given.len());
    for (name, value) in given {
        let name =
            HeaderName::from_bytes(name.as_bytes()).map_err(|_| Error::refused("header name"))?;
        if !PROTOCOL_HEADERS.contains(&name.as_str()) {
            return Err(Error::refused(format!("header {name}")));
        }
        if value.len() > MAX_HEADER_BYTES {
            return Err(Error::refused(format!("header {name} over 4 KiB")));
        }
        let value = HeaderValue::from_str(value)
            .map_err(|_| Error::refused(format!("value of header {name}")))?;
        headers.insert(name, value);
    }
    Ok(headers)
}

#[tauri::command]
pub async fn api_send(api: State<'_, Api>, call: Call) -> Result<tauri::ipc::Response> {
    let reply = api.send(call).await?;
    Ok(tauri::ipc::Response::new(reply.into_bytes()))
}

#[tauri::command]
pub fn api_cancel(api: State<'_, Api>, id: u32) {
    api.cancel(id);
}

#[cfg(test)]
mod tests;
