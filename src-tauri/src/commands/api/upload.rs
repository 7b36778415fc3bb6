//! A form with a file: like every call, with a larger body and progress.
//!
//! Android's bridge carries text only and would write each byte as a number (tauri.md 4.3), so a body
//! may come as base64 too. The page has signed the bytes: they are sent unchanged.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use serde::Deserialize;
use serde_json::Value;
use tauri::ipc::{InvokeBody, JavaScriptChannelId, Request, Response};
use tauri::{Runtime, State, Webview};

use super::{Api, Head, Reply};
use crate::error::{Error, Result};

/// A file of 20971520 bytes (spec home 5) with its form around it.
pub const MAX_UPLOAD_BYTES: usize = 21 * 1024 * 1024;
/// 20 MB over a slow mobile network of half a megabit.
const MAX_UPLOAD_TIMEOUT_MS: u64 = 360_000;
/// Bytes handed to the network at a time: small enough for a progress that moves.
const PIECE_BYTES: usize = 64 * 1024;

/// Everything but the body, as the page writes it into the header `x-call`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Written {
    id: u32,
    path: String,
    headers: HashMap<String, String>,
    timeout_ms: u64,
    /// Receives the share that was sent, 0 to 1.
    progress: Option<String>,
}

/// One upload, checked as far as it can be without the API's base.
#[derive(Debug)]
pub struct Upload {
    call: Written,
    body: Bytes,
}

impl Upload {
    pub fn from_request(request: &Request<'_>) -> Result<Self> {
        let call = request
            .headers()
            .get("x-call")
            .ok_or_else(|| Error::refused("header x-call"))?;
        Self::new(call.as_bytes(), request.body())
    }

    fn new(call: &[u8], body: &InvokeBody) -> Result<Self> {
        let call: Written =
            serde_json::from_slice(call).map_err(|_| Error::refused("header x-call"))?;
        let too_large = || Error::refused("body over 21 MiB");
        let body = match body {
            InvokeBody::Raw(bytes) if bytes.len() > MAX_UPLOAD_BYTES => return Err(too_large()),
            InvokeBody::Raw(bytes) => Bytes::copy_from_slice(bytes),
            // The fallback when a web view blocks Tauri's custom protocol: slow, but complete.
            InvokeBody::Json(Value::Array(numbers)) if numbers.len() > MAX_UPLOAD_BYTES => {
                return Err(too_large());
            }
            InvokeBody::Json(Value::Array(numbers)) => {
                let byte = |number: &Value| u8::try_from(number.as_u64()?).ok();
                let bytes = numbers.iter().map(byte).collect::<Option<Vec<u8>>>();
                Bytes::from(bytes.ok_or_else(|| Error::refused("body is not bytes"))?)
            }
            InvokeBody::Json(value) => {
                let text = value["base64"].as_str();
                let text =
                    text.ok_or_else(|| Error::refused("body is neither bytes nor base64"))?;
                // Four letters for three bytes; longer text is refused before decoding.
                if text.len() > MAX_UPLOAD_BYTES.div_ceil(3) * 4 {
                    return Err(too_large());
                }
                let bytes = STANDARD.decode(text);
                Bytes::from(bytes.map_err(|_| Error::refused("body is not base64"))?)
            }
        };
        if body.len() > MAX_UPLOAD_BYTES {
            return Err(too_large());
        }
        let is_form = call.headers.iter().any(|(name, value)| {
            name.eq_ignore_ascii_case("content-type")
                && value.starts_with("multipart/form-data; boundary=")
        });
        if !is_form {
            return Err(Error::refused("content type of an upload"));
        }
        Ok(Self { call, body })
    }

    /// Sends progress to the page's channel, if it gave one.
    pub fn progress_on<R: Runtime>(
        &self,
        webview: Webview<R>,
    ) -> impl FnMut(f64) + Send + Sync + use<R> {
        let id = self.call.progress.as_deref().and_then(|id| id.parse().ok());
        let channel = id.map(|id: JavaScriptChannelId| id.channel_on::<R, f64>(webview));
        move |share| {
            if let Some(channel) = &channel {
                // The page is gone: its call ends by itself.
                let _ = channel.send(share);
            }
        }
    }
}

impl Api {
    pub async fn upload(
        &self,
        upload: Upload,
        tell: impl FnMut(f64) + Send + Sync + Unpin + 'static,
    ) -> Result<Reply> {
        let Upload { call, body } = upload;
        let head = Head {
            id: call.id,
            path: &call.path,
            headers: &call.headers,
            timeout_ms: call.timeout_ms,
            max_timeout_ms: MAX_UPLOAD_TIMEOUT_MS,
        };
        self.post(head, reqwest::Body::wrap(Pieces::new(body, tell)))
            .await
    }
}

/// The body in pieces, with progress. Its length is known, so it is sent with a content length instead
/// of chunked.
struct Pieces<F> {
    rest: Bytes,
    total: usize,
    told_percent: usize,
    tell: F,
}

impl<F: FnMut(f64)> Pieces<F> {
    fn new(body: Bytes, tell: F) -> Self {
        Self {
            total: body.len(),
            rest: body,
            told_percent: 0,
            tell,
        }
    }
}

impl<F: FnMut(f64) + Unpin> Body for Pieces<F> {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<std::result::Result<Frame<Bytes>, Infallible>>> {
        let this = self.get_mut();
        if this.rest.is_empty() {
            return Poll::Ready(None);
        }
        let piece = this.rest.split_to(PIECE_BYTES.min(this.rest.len()));
        let left = this.total - this.rest.len();
        // Whole percents only: the page shows no finer ones.
        let percent = left * 100 / this.total;
        if percent > this.told_percent {
            this.told_percent = percent;
            (this.tell)(left as f64 / this.total as f64);
        }
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

/// A form with a file. The body is the raw bytes, or `{base64}` where the system's bridge carries
/// only text; everything else is in the header `x-call`.
#[tauri::command]
pub async fn api_upload<R: Runtime>(
    api: State<'_, Api>,
    webview: Webview<R>,
    request: Request<'_>,
) -> Result<Response> {
    let upload = Upload::from_request(&request)?;
    let tell = upload.progress_on(webview);
    let reply = api.upload(upload, tell).await?;
    Ok(Response::new(reply.into_bytes()))
}

#[cfg(test)]
mod tests;
