//! Mode prod has neither the console nor the calls that play with the sandbox.

use jajan_contract::{
    calls::{CALLS, QueryUnread},
    codes,
};
use jajan_sandbox::{cli::Mode, edge::signature::SANDBOX_SECRET};
use serde_json::json;

use crate::support::Sandbox;

#[tokio::test]
async fn what_plays_with_the_sandbox_is_absent() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    let visitor = sandbox.visitor();
    for call in CALLS.iter().filter(|call| call.rules.sandbox_only) {
        let answer = visitor.send(visitor.draft(call.path, json!({}))).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
        sandbox
            .get(call.path)
            .await
            .assert_refused(404, codes::PATH_UNKNOWN);
    }
    for path in [
        "/console",
        "/console/",
        "/console/faults",
        "/console/console.css",
    ] {
        assert_eq!(sandbox.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn the_rest_is_served_to_its_own_secret_only() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    let visitor = sandbox.visitor();
    visitor.call::<QueryUnread>(json!({})).await;
    let draft = visitor.draft(<QueryUnread as jajan_contract::Call>::PATH, json!({}));
    let answer = visitor.send(draft.secret(SANDBOX_SECRET)).await;
    answer.assert_refused(401, codes::SIGNATURE_INVALID);
}
