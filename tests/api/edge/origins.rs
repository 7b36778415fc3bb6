//! Which other origins may call: the dev server's and the shell's only.

use axum::{body::Body, http::Request};
use jajan_contract::{Call, calls::QueryUnread, codes, headers};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, Sandbox};

async fn preflight(sandbox: &Sandbox, origin: &str) -> Answer {
    let request = Request::options(QueryUnread::PATH)
        .header("origin", origin)
        .header("access-control-request-method", "POST")
        .header(
            "access-control-request-headers",
            "content-type,digital-food,system,x-signature",
        )
        .body(Body::empty());
    sandbox.send(request.unwrap()).await
}

const ALLOWED: &str = "access-control-allow-origin";

#[tokio::test]
async fn the_dev_server_and_the_shell_may_call() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for origin in [
        "http://localhost:5173",
        "tauri://localhost",
        "http://tauri.localhost",
        "https://tauri.localhost",
    ] {
        let answer = preflight(&sandbox, origin).await;
        assert!(answer.status.is_success(), "{origin}");
        assert_eq!(answer.header(ALLOWED), Some(origin));
        assert!(
            answer
                .header("access-control-allow-methods")
                .unwrap()
                .contains("POST")
        );
        let allowed = answer.header("access-control-allow-headers").unwrap();
        for name in [
            headers::SIGNATURE,
            headers::DIGITAL_FOOD,
            headers::IDEMPOTENCY_KEY,
            headers::AUTHORIZE,
            headers::SYSTEM,
            "content-type",
        ] {
            assert!(allowed.contains(name), "{name} in {allowed}");
        }
        assert_eq!(answer.header("access-control-max-age"), Some("7200"));
        assert_eq!(answer.header("access-control-allow-credentials"), None);
    }
}

#[tokio::test]
async fn refusals_have_cors_headers_for_allowed_origins() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let draft = visitor
        .draft(QueryUnread::PATH, json!({}))
        .header("origin", "tauri://localhost");
    let answer = visitor.send(draft.without(headers::SIGNATURE)).await;
    answer.assert_refused(401, codes::SIGNATURE_INVALID);
    assert_eq!(answer.header(ALLOWED), Some("tauri://localhost"));
}

#[tokio::test]
async fn other_origins_get_no_cors_headers() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for origin in [
        "https://jajan.example",
        "http://localhost:5174",
        "null",
        "http://localhost",
    ] {
        assert_eq!(
            preflight(&sandbox, origin).await.header(ALLOWED),
            None,
            "{origin}"
        );
    }
}

#[tokio::test]
async fn prod_allows_no_other_origin() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    for origin in ["http://localhost:5173", "tauri://localhost"] {
        assert_eq!(
            preflight(&sandbox, origin).await.header(ALLOWED),
            None,
            "{origin}"
        );
    }
}
