//! One log line for each request: method, path, status, milliseconds, request id.
//!
//! Invariant: no body, header, query, address or position gets into a log. Paths that are not ours
//! are text of the caller and are logged as «unknown».

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};

use crate::edge::safe_headers;

/// Extension of a response: the request id of its call.
#[derive(Debug, Clone)]
pub struct RequestId(pub String);

pub async fn requests(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>();
    let path = matched.map(|path| path.as_str().to_owned());
    let is_picture = safe_headers::is_picture(request.uri().path());
    let mut response = next.run(request).await;
    safe_headers::put(response.headers_mut(), is_picture);
    let status = response.status().as_u16();
    // Most calls take less than one: with the parts of it.
    let ms = started.elapsed().as_micros() as f64 / 1_000.0;
    let path = match &path {
        Some(path) => path.as_str(),
        None if response.status().is_success() => "web",
        None => "unknown",
    };
    let id = response
        .extensions()
        .get::<RequestId>()
        .map(|id| printable(&id.0));
    let request_id = id.as_deref().unwrap_or("-");
    if response.status().is_server_error() {
        tracing::error!(%method, path, status, ms, request_id, "request");
    } else {
        tracing::info!(%method, path, status, ms, request_id, "request");
    }
    response
}

/// A request id is the caller's text; what is no letter, digit or dash could forge a log line.
fn printable(id: &str) -> String {
    id.chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '-' {
                c
            } else {
                '.'
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_id_cannot_forge_a_line() {
        assert_eq!(super::printable("a-1\n2026 INFO"), "a-1.2026.INFO");
    }
}
