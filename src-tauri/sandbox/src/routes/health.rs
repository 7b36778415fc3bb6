//! What tools ask: is it up, and what does it speak.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
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

pub async fn openapi() -> Response {
    (
        [(header::CACHE_CONTROL, "no-cache")],
        Json(jajan_contract::openapi()),
    )
        .into_response()
}
