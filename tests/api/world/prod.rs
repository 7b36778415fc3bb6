//! Mode prod has neither the console nor the sandbox calls.

use jajan_contract::{
    calls::{CALLS, GetAuthCode, QueryUnread, SendCode},
    codes,
    signature::SANDBOX_SECRET,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Sandbox, phone_body};

#[tokio::test]
async fn prod_has_no_sandbox_calls() {
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
        "/console/whatsapp",
        "/console/whatsapp.css",
        "/console/menuQR?qrCodeId=Q1T1&orderFoodType=1",
        "/console/ordering.css",
    ] {
        assert_eq!(sandbox.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn prod_accepts_its_own_secret_only() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    let visitor = sandbox.visitor();
    visitor.call::<QueryUnread>(json!({})).await;
    let draft = visitor.draft(<QueryUnread as jajan_contract::Call>::PATH, json!({}));
    let answer = visitor.send(draft.secret(SANDBOX_SECRET)).await;
    answer.assert_refused(401, codes::SIGNATURE_INVALID);
}

#[tokio::test]
async fn prod_logs_in_by_the_real_whats_app_and_shows_no_code() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    let visitor = sandbox.visitor();
    let challenge = json!({"codeChallenge": "0".repeat(64)});
    let code = visitor.call::<GetAuthCode>(challenge).await;
    let start = format!("https://wa.me/{}?text=", code.phone_no);
    assert!(code.send_url.starts_with(&start), "{}", code.send_url);
    assert!(code.send_url.contains(&code.auth_code_key) && !code.send_url.contains('+'));

    let phone = phone_body("81255500001");
    visitor.call::<SendCode>(phone).await;
    assert!(sandbox.app.accounts.outbox.all().is_empty());
}
