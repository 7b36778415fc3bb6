//! One call from request to reply: all checks, in their order, then the handler.

use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use http_body_util::BodyExt;
use jajan_contract::{Call, envelope::Envelope, envelope::Reply, signature::Signed};
use serde_json::Value;

use crate::edge::ctx::Ctx;
use crate::edge::headers::CallHeaders;
use crate::edge::log::RequestId;
use crate::edge::{DRAIN_BYTES, form, headers, once, risk, session};
use crate::error::{Error, Refusal};
use crate::ids;
use crate::memory::journal::Number;
use crate::state::App;

/// How much of a body is taken, and for how long.
#[derive(Debug, Clone, Copy)]
struct Limits {
    max_bytes: usize,
    timeout: Duration,
}

/// Far more than any call needs.
const JSON: Limits = Limits {
    max_bytes: 1 << 20,
    timeout: Duration::from_secs(20),
};
/// The file, and room for the fields beside it. The app gives 20 MB over five minutes.
const FORM: Limits = Limits {
    max_bytes: form::MAX_FILE_BYTES + (64 << 10),
    timeout: Duration::from_secs(330),
};

/// Serves one call of kind `C`. The handler's last argument is the uploaded file; empty for all
/// other calls.
pub async fn serve<C, H, F>(app: App, request: Request, handler: H) -> Response
where
    C: Call,
    H: FnOnce(Ctx, C::Body, Bytes) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
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
    H: FnOnce(Ctx, C::Body, Bytes) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
{
    let now_ms = app.clock.now_ms();
    let number = request.extensions().get::<Number>().copied();
    let (parts, body) = request.into_parts();
    let limits = if C::RULES.multipart { FORM } else { JSON };
    let body = read_body_within(limits, body).await?;
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
    let (json, file) = if C::RULES.multipart {
        form::read(&parts.headers, body).await?
    } else {
        (object(&body)?, Bytes::new())
    };
    app.journal.tell_body(number, &json);
    check_envelope(&json, &call_headers)?;
    if !app.rate_limit.admits(&food.device_id) {
        return Err(Refusal::RateLimited.into());
    }
    if C::RULES.replay_checked && is_repeated(&app, &food.request_id, now_ms) {
        return Err(Refusal::RequestRepeated.into());
    }
    let user = session::authorize::<C>(&app, &parts.headers, now_ms).await?;
    if let Some(user) = user {
        let user_id = ids::user(user.user_id);
        app.journal
            .change(number, |entry| entry.user_id = Some(user_id));
    }
    let body = shaped::<C>(json)?;
    risk::check::<C>(&app, parts.uri.path(), food, now_ms).await?;
    let ctx = Ctx {
        device_id: call_headers.food.device_id,
        user,
        locale: call_headers.locale,
        now_ms,
        app,
    };
    let handler = move |ctx, body| handler(ctx, body, file);
    if C::RULES.keyed {
        let key = once::key(&parts.headers)?;
        return once::run::<C, _, F>(key, ctx, body, handler).await;
    }
    handler(ctx, body).await
}

fn is_repeated(app: &App, request_id: &str, now_ms: u64) -> bool {
    let known = app
        .calls
        .request_ids
        .put_new(request_id.to_owned(), (), now_ms);
    known.is_some()
}

/// All of a JSON body within its limit. One that is larger is read on for a while and thrown away.
pub async fn read_body(body: Body) -> Result<Bytes, Error> {
    read_body_within(JSON, body).await
}

async fn read_body_within(limits: Limits, body: Body) -> Result<Bytes, Error> {
    let late = |_| Error::new(Refusal::BodyMalformed, "it did not arrive in time");
    tokio::time::timeout(limits.timeout, collect(body, limits.max_bytes))
        .await
        .map_err(late)?
}

async fn collect(mut body: Body, max_bytes: usize) -> Result<Bytes, Error> {
    let mut kept = Vec::new();
    let mut bytes_read = 0;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Error::new(Refusal::BodyMalformed, "it broke off"))?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        bytes_read += data.len();
        if bytes_read <= max_bytes {
            kept.extend_from_slice(&data);
        } else if bytes_read > DRAIN_BYTES {
            break;
        } else {
            kept = Vec::new();
        }
    }
    if bytes_read > max_bytes {
        let detail = format!("at most {max_bytes} bytes");
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
