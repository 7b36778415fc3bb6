//! Which pages of other origins may call: the dev server and the shell's pages, and only outside
//! prod. The built web app is served from this origin and needs none of it.

use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, Method, header};
use jajan_contract::headers;
use tower_http::cors::CorsLayer;

use crate::mode::Mode;

const ORIGINS: [&str; 5] = [
    "http://localhost:5173",
    "http://127.0.0.1:5173",
    "tauri://localhost",
    "http://tauri.localhost",
    "https://tauri.localhost",
];
/// Browsers hold it for two hours at most.
const PREFLIGHT_MAX_AGE: Duration = Duration::from_secs(7200);

pub fn layer(mode: Mode) -> CorsLayer {
    if mode == Mode::Prod {
        return CorsLayer::new();
    }
    CorsLayer::new()
        .allow_origin(ORIGINS.map(HeaderValue::from_static))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([
            header::CONTENT_TYPE,
            HeaderName::from_static(headers::SIGNATURE),
            HeaderName::from_static(headers::TIMESTAMP),
            HeaderName::from_static(headers::APP_KEY),
            HeaderName::from_static(headers::IDENTITY_TYPE),
            HeaderName::from_static(headers::CP_TYPE),
            HeaderName::from_static(headers::PROTOCOL_VERSION),
            HeaderName::from_static(headers::AUTHORIZE),
            HeaderName::from_static(headers::DIGITAL_FOOD),
            HeaderName::from_static(headers::IDEMPOTENCY_KEY),
            HeaderName::from_static(headers::SYSTEM),
        ])
        .expose_headers([header::RETRY_AFTER])
        .max_age(PREFLIGHT_MAX_AGE)
}
