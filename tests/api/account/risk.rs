//! Risk checks: required, sent again under `/risk`, passed or not.

use jajan_contract::{
    Call,
    calls::{DemandRiskCheck, GetDeviceInfo, Login, QueryUnread},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, Sandbox, Visitor};

const PHONE: &str = "81255500001";

/// A login with a wrong code.
async fn login(visitor: &Visitor<'_>, dfp: Option<&str>) -> Answer {
    let body = visitor.code_login(PHONE, "123456");
    let draft = match dfp {
        None => visitor.draft(Login::PATH, body),
        Some(dfp) => visitor
            .draft(&format!("/risk{}", Login::PATH), body)
            .keyed()
            .food("dfp", json!(dfp)),
    };
    visitor.send(draft).await
}

async fn fingerprint(visitor: &Visitor<'_>) -> String {
    visitor.call::<GetDeviceInfo>(json!({})).await.device_id
}

#[tokio::test]
async fn three_failed_logins_require_a_risk_check() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let visitor = sandbox.visitor();
    for _ in 0..3 {
        login(&visitor, None)
            .await
            .assert_refused(200, codes::CODE_EXPIRED);
    }
    login(&visitor, None)
        .await
        .assert_refused(200, codes::RISK_CHECK_REQUIRED);
    let dfp = fingerprint(&visitor).await;
    assert_ne!(dfp, visitor.device_id);
    login(&visitor, Some(&dfp))
        .await
        .assert_refused(200, codes::CODE_EXPIRED);
    // Calls that are not listed need no check.
    visitor.call::<QueryUnread>(json!({})).await;
    login(&sandbox.visitor(), None)
        .await
        .assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn another_devices_fingerprint_is_refused() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [visitor, other] = [sandbox.visitor(), sandbox.visitor()];
    let foreign = fingerprint(&other).await;
    for dfp in ["", "guessed", visitor.device_id.as_str(), foreign.as_str()] {
        login(&visitor, Some(dfp))
            .await
            .assert_refused(200, codes::RISK_REFUSED);
    }
}

#[tokio::test]
async fn a_demanded_risk_check_applies_to_the_next_calls() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = json!({"count": 1, "deviceId": visitor.device_id});
    visitor.call::<DemandRiskCheck>(body).await;
    visitor.call::<QueryUnread>(json!({})).await;
    login(&sandbox.visitor(), None)
        .await
        .assert_refused(200, codes::CODE_EXPIRED);
    login(&visitor, None)
        .await
        .assert_refused(200, codes::RISK_CHECK_REQUIRED);
    login(&visitor, None)
        .await
        .assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn only_listed_calls_are_served_under_risk() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let dfp = fingerprint(&visitor).await;
    let send = async || {
        let draft = visitor.draft("/risk/digital-food/unread/query", json!({}));
        visitor.send(draft.food("dfp", json!(dfp))).await
    };
    send().await.assert_refused(404, codes::PATH_UNKNOWN);
    let list = |list: &'static str| {
        sandbox.app.database.write(move |transaction| {
            let sql = "INSERT OR REPLACE INTO config VALUES ('risk_white_list', ?1)";
            transaction.execute(sql, [list])?;
            Ok(())
        })
    };
    list(r#"["/digital-food/unread/query"]"#).await.unwrap();
    assert_eq!(send().await.json()["success"], true);
    visitor.call::<DemandRiskCheck>(json!({"count": 1})).await;
    let asked = visitor.try_call::<QueryUnread>(json!({})).await;
    asked.assert_refused(200, codes::RISK_CHECK_REQUIRED);
    let sandbox_only = visitor.draft("/risk/sandbox/clock", json!({"offsetMs": 0}));
    visitor
        .send(sandbox_only)
        .await
        .assert_refused(404, codes::PATH_UNKNOWN);
}
