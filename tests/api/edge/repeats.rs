//! State of earlier calls of a device: repeated request ids, and the rate limit.

use jajan_contract::{
    Call,
    calls::{FlashSalePageDetail, GetDeviceInfo, QueryUnread},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::Sandbox;

#[tokio::test]
async fn a_repeated_request_id_is_refused_on_the_checked_paths() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let draft = visitor
        .draft(GetDeviceInfo::PATH, json!({}))
        .request_id("once");
    assert_eq!(visitor.send(draft.clone()).await.status, 200);
    visitor
        .send(draft.clone())
        .await
        .assert_refused(409, codes::REQUEST_REPEATED);
    // The same id on the other checked path.
    let page = json!({"pageId": "flash-sale"});
    let elsewhere = visitor
        .draft(FlashSalePageDetail::PATH, page)
        .request_id("once");
    visitor
        .send(elsewhere)
        .await
        .assert_refused(409, codes::REQUEST_REPEATED);
    // Device, address and token are not signed, so that another one makes no new request.
    let member = sandbox.shopper("81255500098").await;
    for played in [
        draft.clone().food("deviceId", json!("another-device")),
        draft.clone().address("198.51.100.7"),
        member
            .draft(GetDeviceInfo::PATH, json!({}))
            .request_id("once"),
    ] {
        visitor
            .send(played)
            .await
            .assert_refused(409, codes::REQUEST_REPEATED);
    }

    let open = visitor
        .draft(QueryUnread::PATH, json!({}))
        .request_id("again");
    for _ in 0..3 {
        assert_eq!(visitor.send(open.clone()).await.status, 200);
    }
}

#[tokio::test]
async fn a_refused_call_does_not_use_up_its_id() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let draft = visitor
        .draft(GetDeviceInfo::PATH, json!({}))
        .request_id("once");
    let forged = draft.clone().secret("guessed");
    visitor
        .send(forged)
        .await
        .assert_refused(401, codes::SIGNATURE_INVALID);
    assert_eq!(visitor.send(draft).await.status, 200);
}

#[tokio::test]
async fn calls_are_rate_limited_per_device() {
    let sandbox = Sandbox::with_rate_limit(3);
    let [greedy, modest] = [sandbox.visitor(), sandbox.visitor()];
    let mut refused = None;
    for _ in 0..50 {
        let answer = greedy.try_call::<QueryUnread>(json!({})).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the share of one second is used up");
    refused.assert_refused(429, codes::RATE_LIMITED);
    assert_eq!(refused.header("retry-after"), Some("1"));
    modest.call::<QueryUnread>(json!({})).await;
}
