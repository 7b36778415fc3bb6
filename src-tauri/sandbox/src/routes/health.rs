//! What tools ask: is it up, and what does it speak.

use std::sync::LazyLock;

use axum::{
    Json,
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jajan_web_host::{etag, is_known};
use serde_json::json;

use crate::state::App;

/// `{status, version, stores, nowMs}`; 503 when the database does not answer.
pub async fn health(app: App) -> Response {
    let answers = app
        .database
        .read(|connection| Ok(connection.query_row("SELECT 1", [], |_| Ok(()))?));
    let is_up = answers.await.is_ok();
    let body = json!({
        "status": if is_up { "ok" } else { "database unavailable" },
        "version": jajan_contract::APP_VERSION,
        "stores": app.store_count,
        "nowMs": app.clock.now_ms(),
    });
    let status = match is_up {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, [(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

/// Written once, with its tag: the document is of the build.
static OPENAPI: LazyLock<(Bytes, HeaderValue)> = LazyLock::new(|| {
    let document = Bytes::from(jajan_contract::openapi().to_string());
    let tag = etag(&document);
    (document, tag)
});

/// For tools beside a sandbox; absent in production.
pub async fn openapi(headers: HeaderMap) -> Response {
    let (document, tag) = &*OPENAPI;
    // Weak: it may go out compressed.
    let weak = [b"W/", tag.as_bytes()].concat();
    let weak = HeaderValue::from_bytes(&weak).unwrap_or(HeaderValue::from_static("W/\"\""));
    let no_cache = HeaderValue::from_static("no-cache");
    let head = [(header::CACHE_CONTROL, no_cache), (header::ETAG, weak)];
    if is_known(&headers, tag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let json = HeaderValue::from_static("application/json");
    let kind = [(header::CONTENT_TYPE, json)];
    (head, kind, document.clone()).into_response()
}
