//! Remote configuration: its values, and that a change applies at once.

use std::collections::BTreeSet;

use axum::{body::Body, http::Request};
use jajan_contract::{
    calls as c, codes,
    config::{WebClientConfig, keys},
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::support::{Answer, Sandbox, Visitor};

async fn value(visitor: &Visitor<'_>, key: &str) -> Value {
    let body = json!({"keys": [key]});
    visitor.call::<c::BatchQueryConfig>(body).await.0[0]
        .value
        .clone()
}

#[tokio::test]
async fn every_configuration_key_has_a_value_of_its_type() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = json!({"keys": keys::ALL});
    let entries = visitor.call::<c::BatchQueryConfig>(body).await.0;
    let found: BTreeSet<_> = entries.iter().map(|entry| entry.key.as_str()).collect();
    assert_eq!(found, BTreeSet::from(keys::ALL));
    for entry in &entries {
        let is_right = match entry.key.as_str() {
            keys::REMOTE_DEBUG_USERS | keys::RISK_WHITE_LIST => entry.value.is_array(),
            keys::WEB_CLIENT => {
                serde_json::from_value::<WebClientConfig>(entry.value.clone()).is_ok()
            }
            _ => entry.value.is_boolean(),
        };
        assert!(is_right, "{}: {}", entry.key, entry.value);
    }
    let web: WebClientConfig =
        serde_json::from_value(value(&visitor, keys::WEB_CLIENT).await).unwrap();
    for address in [web.download_urls.android, web.download_urls.ios] {
        assert!(address.starts_with("https://jajan.example/"), "{address}");
    }
    assert_eq!(web.min_version_code.len(), 9);
    assert!(web.whatsapp_number.starts_with("62"));
}

#[tokio::test]
async fn a_change_by_call_applies_at_once() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for wanted in [json!(true), json!(false), json!("no switch"), json!(null)] {
        let body = json!({"key": keys::EXPLORE_TAB, "value": wanted});
        visitor.call::<c::SetConfig>(body).await;
        assert_eq!(value(&visitor, keys::EXPLORE_TAB).await, wanted);
    }
    for (body, place) in [
        (json!({"key": "nobody_knows", "value": 1}), "key"),
        (
            json!({"key": keys::WEB_CLIENT, "value": "x".repeat(5_000)}),
            "value",
        ),
    ] {
        let answer = visitor.try_call::<c::SetConfig>(body).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
        assert!(answer.refusal().1.contains(place), "{}", answer.refusal().1);
    }
}

async fn send_form(sandbox: &Sandbox, form: &[(&str, &str)]) -> Answer {
    let form = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(form)
        .finish();
    let request = Request::post("/console/config")
        .header("host", "localhost:8787")
        .header("origin", "http://localhost:8787");
    sandbox.send(request.body(Body::from(form)).unwrap()).await
}

#[tokio::test]
async fn the_console_shows_and_changes_each_value() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let list = r#"["<b>9</b>"]"#;
    let sent = [("key", keys::REMOTE_DEBUG_USERS), ("value", list)];
    let answer = send_form(&sandbox, &sent).await;
    assert_eq!(
        answer.header("location"),
        Some("/console?open=config#config")
    );
    assert_eq!(
        value(&visitor, keys::REMOTE_DEBUG_USERS).await,
        json!(["<b>9</b>"])
    );

    let request = Request::get("/console").header("host", "localhost:8787");
    let page = sandbox.send(request.body(Body::empty()).unwrap()).await;
    let page = String::from_utf8(page.body).unwrap();
    for key in keys::ALL {
        assert!(page.contains(&format!("value=\"{key}\"")), "{key}");
    }
    assert!(
        page.contains("&lt;b&gt;9") && !page.contains("<b>9"),
        "it is escaped"
    );

    for (key, text) in [
        (keys::EXPLORE_TAB, "{not json"),
        (keys::EXPLORE_TAB, ""),
        ("nobody_knows", "1"),
    ] {
        let answer = send_form(&sandbox, &[("key", key), ("value", text)]).await;
        assert_eq!(answer.status, 422, "{key} {text}");
        assert!(String::from_utf8_lossy(&answer.body).contains("role=\"alert\""));
    }
    assert_eq!(value(&visitor, keys::EXPLORE_TAB).await, json!(true));
}
