//! One call from request to reply: all checks, in their order, then the handler.

use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use http_body_util::BodyExt;
use jajan_contract::{Call, envelope::Envelope, envelope::Reply};
use serde_json::Value;

use super::{
    DRAIN_BYTES,
    headers::{self, CallHeaders},
    log::RequestId,
    signature::Signed,
};
use crate::{
    error::{Error, Locale, Refusal},
    state::App,
};

/// Far more than any call needs.
pub const MAX_BODY_BYTES: usize = 1 << 20;
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// What a handler knows of its caller.
#[derive(Clone)]
pub struct Ctx {
    pub app: App,
    pub device_id: String,
    pub locale: Locale,
    /// By the sandbox's clock, once for the whole call.
    pub now_ms: u64,
}

/// Serves one call of kind `C`.
pub async fn serve<C, H, F>(app: App, request: Request, handler: H) -> Response
where
    C: Call,
    H: FnOnce(Ctx, C::Body) -> F,
    F: Future<Output = Result<C::Data, Error>>,
{
    let locale = headers::locale(request.headers());
    let mut request_id = None;
    let mut response = match answer::<C, H, F>(app, request, handler, &mut request_id).await {
        Ok(data) => {
            let mut response = axum::Json(Reply::data(data)).into_response();
            let no_store = HeaderValue::from_static("no-store");
            response
                .headers_mut()
                .insert(header::CACHE_CONTROL, no_store);
            response
        }
        Err(error) => error.reply(locale),
    };
    if let Some(id) = request_id {
        response.extensions_mut().insert(RequestId(id));
    }
    response
}

async fn answer<C, H, F>(
    app: App,
    request: Request,
    handler: H,
    request_id: &mut Option<String>,
) -> Result<C::Data, Error>
where
    C: Call,
    H: FnOnce(Ctx, C::Body) -> F,
    F: Future<Output = Result<C::Data, Error>>,
{
    let now_ms = app.clock.now_ms();
    let (parts, body) = request.into_parts();
    let body = read_body(body).await?;
    // Else who moves the clock could not move it back: a phone does not follow it.
    let also_ms = C::RULES.sandbox_only.then(|| app.clock.machine_ms());
    let call_headers = headers::read(&parts.headers, now_ms, also_ms)?;
    let food = &call_headers.food;
    *request_id = Some(food.request_id.clone());
    let signed = Signed {
        method: parts.method.as_str(),
        path: parts.uri.path(),
        timestamp: &call_headers.timestamp,
        request_id: &food.request_id,
        body: &body,
    };
    if !app.secret.verifies(&signed, &call_headers.signature) {
        let detail = "it does not fit this method, path, timestamp, request id and body";
        return Err(Error::new(Refusal::SignatureInvalid, detail));
    }
    let json = object(&body)?;
    check_envelope(&json, &call_headers)?;
    if !app.rate_limit.admits(&food.device_id) {
        return Err(Refusal::RateLimited.into());
    }
    if C::RULES.replay_checked && !app.replays.admit(&food.request_id, now_ms) {
        return Err(Refusal::RequestRepeated.into());
    }
    let body = shaped::<C>(json)?;
    let ctx = Ctx {
        device_id: call_headers.food.device_id,
        locale: call_headers.locale,
        now_ms,
        app,
    };
    handler(ctx, body).await
}

/// All of a body within its limit. One that is larger is read on for a while and thrown away.
pub async fn read_body(body: Body) -> Result<Bytes, Error> {
    let late = |_| Error::new(Refusal::BodyMalformed, "it did not arrive in time");
    tokio::time::timeout(BODY_TIMEOUT, collect(body))
        .await
        .map_err(late)?
}

async fn collect(mut body: Body) -> Result<Bytes, Error> {
    let mut kept = Vec::new();
    let mut bytes_read = 0;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Error::new(Refusal::BodyMalformed, "it broke off"))?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        bytes_read += data.len();
        if bytes_read <= MAX_BODY_BYTES {
            kept.extend_from_slice(&data);
        } else if bytes_read > DRAIN_BYTES {
            break;
        } else {
            kept = Vec::new();
        }
    }
    if bytes_read > MAX_BODY_BYTES {
        let detail = format!("at most {MAX_BODY_BYTES} bytes");
        return Err(Error::new(Refusal::BodyTooLarge, detail));
    }
    Ok(kept.into())
}

fn object(body: &[u8]) -> Result<Value, Error> {
    let malformed = |detail| Error::new(Refusal::BodyMalformed, detail);
    match serde_json::from_slice(body) {
        Ok(json @ Value::Object(_)) => Ok(json),
        Ok(_) => Err(malformed("it must be a JSON object")),
        Err(_) => Err(malformed("it is not JSON")),
    }
}

/// The envelope is there and says the same as the headers.
fn check_envelope(json: &Value, call_headers: &CallHeaders) -> Result<(), Error> {
    let envelope: Envelope = read(json)?;
    let food = &call_headers.food;
    let differs = |name| {
        Error::new(
            Refusal::BodyMalformed,
            format!("{name} differs from the header's"),
        )
    };
    if envelope.request_id != food.request_id {
        return Err(differs("requestId"));
    }
    if envelope.session_id != food.session_id {
        return Err(differs("sessionId"));
    }
    if envelope.timestamp != call_headers.timestamp_ms {
        return Err(differs("timestamp"));
    }
    Ok(())
}

fn shaped<C: Call>(json: Value) -> Result<C::Body, Error> {
    read(&json)
}

fn read<T: serde::de::DeserializeOwned>(json: &Value) -> Result<T, Error> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let why = headers::without_values(error.inner());
        let path = error.path().to_string();
        let detail = if path == "." {
            why
        } else {
            format!("{path}: {why}")
        };
        Error::new(Refusal::BodyMalformed, detail)
    })
}
