//! Fault injection: delays a reply, replaces it, corrupts it, or holds it.

use std::time::Duration;

use axum::{
    body::{Body, Bytes, to_bytes},
    extract::Request,
    http::{HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use jajan_contract::{
    calls::CALLS,
    envelope::Reply,
    sandbox::{Fault, FaultKind, JournalOutcome},
};
use serde_json::Value;

use crate::edge::address::address;
use crate::edge::{body, headers, risk};
use crate::error::{Error, ErrorCode, Refusal};
use crate::memory::bodies::Sender;
use crate::memory::journal::Number;
use crate::state::App;

/// Extension of a response that must never be written: the connection is closed instead.
#[derive(Debug, Clone, Copy)]
pub struct CloseWithoutAnswer;

/// Whether the contract declares a call at this path, served in this mode or not.
fn is_call(path: &str) -> bool {
    let is_declared = |path: &str| CALLS.iter().any(|call| call.path == path);
    is_declared(path) || risk::plain_path(path).is_some_and(is_declared)
}

/// Middleware around everything that a fault can reach.
pub async fn faults(app: App, request: Request, next: Next) -> Response {
    let number = request.extensions().get::<Number>().copied();
    let is_call = is_call(request.uri().path());
    let can_be_struck = match *request.method() {
        Method::POST => is_call,
        Method::GET | Method::HEAD => !is_call,
        _ => false,
    };
    if !can_be_struck {
        return next.run(request).await;
    }
    let strikes = app.faults.strike(request.uri().path(), is_call);
    if strikes.delay_ms > 0 {
        tokio::time::sleep(Duration::from_millis(strikes.delay_ms.into())).await;
    }
    let mut response = match &strikes.instead {
        Some(fault) => {
            let locale = headers::locale(request.headers());
            // Closing a connection with an unread body resets it before the client reads the reply.
            let (parts, body) = request.into_parts();
            let sender = Sender {
                address: address(&parts),
                account: None,
            };
            let bodies = &app.kept.bodies;
            let taken = body::read(bodies, body::JSON, &parts.headers, sender, body).await;
            let json = taken
                .ok()
                .and_then(|taken| serde_json::from_slice(&taken.bytes).ok());
            if let Some(json) = json {
                app.journal.tell_body(number, &json);
            }
            instead(fault, locale)
        }
        None => next.run(request).await,
    };
    for fault in &strikes.after {
        response = spoil(fault, response).await;
    }
    if let Some(parked) = strikes.hold {
        let tell = |outcome| app.journal.change(number, |entry| entry.outcome = outcome);
        tell(JournalOutcome::Held);
        parked.released().await;
        tell(JournalOutcome::InFlight);
    }
    response
}

fn instead(fault: &Fault, locale: jajan_contract::localised::Locale) -> Response {
    match fault.kind {
        FaultKind::Reset => {
            let mut response = StatusCode::SERVICE_UNAVAILABLE.into_response();
            response.extensions_mut().insert(CloseWithoutAnswer);
            response
        }
        FaultKind::RateLimited => Error::from(Refusal::RateLimited).reply(locale),
        FaultKind::Business => {
            let code = fault.field.as_deref().unwrap_or_default();
            let reply = Reply::<()>::error(code, "Simulated by the sandbox.");
            let mut response = axum::Json(reply).into_response();
            response.extensions_mut().insert(ErrorCode(code.to_owned()));
            response
        }
        _ => Error::from(Refusal::Unavailable).reply(locale),
    }
}

async fn spoil(fault: &Fault, response: Response) -> Response {
    let (mut parts, old_body) = response.into_parts();
    let Ok(bytes) = to_bytes(old_body, usize::MAX).await else {
        return Error::internal("the answer could not be read").reply(Default::default());
    };
    let spoilt = match fault.kind {
        FaultKind::MalformedBody => bytes.slice(..bytes.len() / 2),
        FaultKind::Empty if !is_json(&parts.headers) => Bytes::new(),
        _ => spoil_json(fault, &bytes).unwrap_or(bytes),
    };
    parts
        .headers
        .insert(header::CONTENT_LENGTH, HeaderValue::from(spoilt.len()));
    // A corrupted reply must not stay in a cache after the fault is off.
    parts
        .headers
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    parts.headers.remove(header::ETAG);
    Response::from_parts(parts, Body::from(spoilt))
}

fn is_json(headers: &axum::http::HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}

/// Absent when it is no envelope with data.
fn spoil_json(fault: &Fault, bytes: &[u8]) -> Option<Bytes> {
    let mut envelope: Value = serde_json::from_slice(bytes).ok()?;
    let data = envelope.get_mut("data")?;
    let field = fault.field.as_deref();
    match (fault.kind, field) {
        (FaultKind::MissingField, Some(field)) => remove_field(data, field),
        (FaultKind::WrongType, Some(field)) => mistype_field(data, field),
        (FaultKind::Empty, _) => empty_lists(data),
        _ => return None,
    }
    serde_json::to_vec(&envelope).ok().map(Bytes::from)
}

fn remove_field(value: &mut Value, field: &str) {
    if let Value::Object(map) = value {
        map.remove(field);
    }
    for_each_child(value, |child| remove_field(child, field));
}

/// A string, or a number where a string was.
fn mistype_field(value: &mut Value, field: &str) {
    if let Some(found) = value.as_object_mut().and_then(|map| map.get_mut(field)) {
        *found = if found.is_string() {
            Value::from(1)
        } else {
            Value::from("wrong type")
        };
    }
    for_each_child(value, |child| mistype_field(child, field));
}

fn empty_lists(value: &mut Value) {
    if let Value::Array(items) = value {
        items.clear();
    }
    for_each_child(value, empty_lists);
}

fn for_each_child(value: &mut Value, mut act: impl FnMut(&mut Value)) {
    match value {
        Value::Object(map) => map.values_mut().for_each(&mut act),
        Value::Array(items) => items.iter_mut().for_each(&mut act),
        _ => {}
    }
}

#[cfg(test)]
mod tests;
