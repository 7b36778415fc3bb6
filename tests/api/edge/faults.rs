//! Fault injection: each kind on a call, pictures by path, and the calls that remove faults.

use std::time::{Duration, Instant};

use jajan_contract::{
    Call,
    calls::{FindByDistance, QuerySandbox, QueryUnread, RegionList, SetFaults},
    codes,
};
use serde_json::{Value, json};

use crate::{
    stores::lists::list_body,
    support::{Answer, Sandbox, Visitor},
};

async fn switch_on(visitor: &Visitor<'_>, fault: Value) {
    let state = visitor.call::<SetFaults>(json!({"faults": [fault]})).await;
    assert_eq!(state.faults.len(), 1);
}

/// The list of stores under one fault.
async fn struck(visitor: &Visitor<'_>, kind: &str, field: Option<&str>) -> Answer {
    let mut fault = json!({"path": "/market/", "kind": kind});
    if let Some(field) = field {
        fault["field"] = json!(field);
    }
    switch_on(visitor, fault).await;
    visitor.try_call::<FindByDistance>(list_body()).await
}

#[tokio::test]
async fn error_faults_replace_the_reply() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let answer = struck(&visitor, "server_error", None).await;
    answer.assert_refused(503, codes::INTERNAL);
    let answer = struck(&visitor, "rate_limited", None).await;
    answer.assert_refused(429, codes::RATE_LIMITED);
    assert_eq!(answer.header("retry-after"), Some("1"));
    let answer = struck(&visitor, "business", Some(codes::STORE_EXPIRED)).await;
    answer.assert_refused(200, codes::STORE_EXPIRED);
}

#[tokio::test]
async fn malformed_reply_faults_break_the_reply() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let whole = visitor.try_call::<FindByDistance>(list_body()).await.json();

    let answer = struck(&visitor, "malformed_body", None).await;
    assert_eq!(answer.status, 200);
    assert!(answer.body.starts_with(b"{"));
    assert!(
        serde_json::from_slice::<Value>(&answer.body).is_err(),
        "half of the JSON"
    );
    assert_eq!(
        answer.header("content-length"),
        Some(answer.body.len().to_string().as_str())
    );

    let stores = |answer: &Answer| answer.json()["data"]["poiList"].as_array().unwrap().clone();
    let answer = struck(&visitor, "missing_field", Some("businessDistrictName")).await;
    assert_eq!(stores(&answer).len(), 10);
    assert!(
        stores(&answer)
            .iter()
            .all(|store| store.get("businessDistrictName").is_none())
    );

    let answer = struck(&visitor, "wrong_type", Some("distance")).await;
    assert!(
        stores(&answer)
            .iter()
            .all(|store| store["distance"].is_string())
    );

    let answer = struck(&visitor, "empty", None).await;
    assert!(stores(&answer).is_empty());
    assert_eq!(answer.json()["data"]["hasMore"], whole["data"]["hasMore"]);
}

#[tokio::test]
async fn a_latency_fault_delays_the_reply() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    switch_on(
        &visitor,
        json!({"path": "/", "kind": "latency", "delayMs": 150}),
    )
    .await;
    let started = Instant::now();
    visitor.call::<QueryUnread>(json!({})).await;
    assert!(started.elapsed() >= Duration::from_millis(150));
}

#[tokio::test]
async fn a_counted_fault_applies_that_many_times() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let fault = json!({"path": "/region/", "kind": "server_error", "remaining": 2});
    switch_on(&visitor, fault).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(
            visitor
                .try_call::<RegionList>(json!({}))
                .await
                .status
                .as_u16(),
        );
    }
    assert_eq!(statuses, [503, 503, 200, 200]);
    assert!(
        visitor
            .call::<QuerySandbox>(json!({}))
            .await
            .faults
            .is_empty()
    );
}

#[tokio::test]
async fn a_fault_applies_to_its_path_and_never_to_the_sandbox_calls() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    switch_on(
        &visitor,
        json!({"path": "/market/", "kind": "server_error"}),
    )
    .await;
    visitor.call::<QueryUnread>(json!({})).await;

    switch_on(&visitor, json!({"path": "/", "kind": "server_error"})).await;
    visitor
        .try_call::<QueryUnread>(json!({}))
        .await
        .assert_refused(503, codes::INTERNAL);
    assert_eq!(sandbox.get("/healthz").await.status, 200);
    assert_eq!(
        sandbox.get("/img/icon/coffee.png?w=48").await.status,
        200,
        "no call"
    );
    visitor.call::<SetFaults>(json!({"faults": []})).await;
    visitor.call::<QueryUnread>(json!({})).await;
}

#[tokio::test]
async fn picture_faults_apply_by_path() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    switch_on(&visitor, json!({"path": "/img/", "kind": "server_error"})).await;
    let answer = sandbox.get("/img/icon/coffee.png?w=48").await;
    assert_eq!(answer.status, 503);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    visitor.call::<QueryUnread>(json!({})).await;

    for kind in ["malformed_body", "empty"] {
        switch_on(&visitor, json!({"path": "/img/", "kind": kind})).await;
        let answer = sandbox.get("/img/icon/coffee.png?w=48").await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("cache-control")),
            (200, Some("no-store"))
        );
        assert_eq!(answer.body.is_empty(), kind == "empty");
    }
}

#[tokio::test]
async fn a_fault_message_is_in_the_callers_language() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    switch_on(&visitor, json!({"path": "/", "kind": "rate_limited"})).await;
    let draft = visitor.draft(QueryUnread::PATH, json!({})).locale("en-US");
    let (_, message) = visitor.send(draft).await.refusal();
    assert!(message.starts_with("Too many requests"), "{message}");
}
