//! What tools ask for beside the calls.

use axum::{body::Body, http::Request};
use jajan_contract::{calls::CALLS, codes};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{NOON_MS, Sandbox};

#[tokio::test]
async fn health_and_openapi_are_served_without_a_signature() {
    let sandbox = Sandbox::new();
    let health = sandbox.get("/healthz").await;
    assert_eq!(health.status, 200);
    let expected = json!({
        "status": "ok", "version": jajan_contract::APP_VERSION, "stores": 300, "nowMs": NOON_MS,
    });
    assert_eq!(health.json(), expected);

    let document = sandbox.get("/openapi.json").await;
    let tag = document.header("etag").unwrap();
    let again = Request::get("/openapi.json").header("if-none-match", tag);
    let again = sandbox.send(again.body(Body::empty()).unwrap()).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    let openapi = document.json();
    for call in CALLS {
        let path = call.path;
        assert!(openapi["paths"][path]["post"].is_object(), "{path}");
    }
}

#[tokio::test]
async fn production_serves_no_openapi() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    assert_eq!(sandbox.get("/healthz").await.status, 200);
    let absent = sandbox.get("/openapi.json").await;
    absent.assert_refused(404, codes::PATH_UNKNOWN);
}
