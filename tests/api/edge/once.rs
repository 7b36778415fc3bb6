//! `x-idempotency-key`: a retry is not executed again.

use std::collections::HashSet;

use jajan_contract::{
    Call,
    calls::{DemandSlider, Login},
    codes,
    headers::IDEMPOTENCY_KEY,
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::support::{MINUTE_MS, NOON_MS, Sandbox};

const PHONE: &str = "81255500001";

#[tokio::test]
async fn a_keyed_call_without_a_key_is_refused() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let draft = visitor.draft(Login::PATH, visitor.code_login(PHONE, "123456"));
    let keys: [Option<String>; 3] = [None, Some(String::new()), Some("k".repeat(65))];
    for key in keys {
        let draft = match key {
            None => draft.clone().without(IDEMPOTENCY_KEY),
            Some(key) => draft.clone().header(IDEMPOTENCY_KEY, key),
        };
        let request_id = format!("once-{}", rand_id());
        let answer = visitor.send(draft.request_id(&request_id)).await;
        answer.assert_refused(400, codes::HEADER_INVALID);
        assert!(answer.refusal().1.contains(IDEMPOTENCY_KEY));
    }
}

fn rand_id() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

#[tokio::test]
async fn a_retry_gets_the_first_reply_for_ten_minutes() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = visitor.right_login(PHONE).await;
    let send = async |body: &Value| {
        let draft = visitor.draft(Login::PATH, body.clone());
        visitor
            .send(draft.header(IDEMPOTENCY_KEY, "one-login"))
            .await
    };
    let first = send(&body).await.data::<Login>();
    let again = send(&body).await.data::<Login>();
    assert_eq!(first.access_token, again.access_token);

    let mut other_body = body.clone();
    other_body["scene"] = json!("another thing");
    let reused = send(&other_body).await;
    reused.assert_refused(422, codes::VALUE_INVALID);

    sandbox.app.clock.set_offset_ms(10 * MINUTE_MS as i64);
    send(&body).await.assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn a_key_is_scoped_to_its_device() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [visitor, other] = [sandbox.visitor(), sandbox.visitor()];
    let body = visitor.right_login(PHONE).await;
    let draft = visitor.draft(Login::PATH, body);
    visitor
        .send(draft.header(IDEMPOTENCY_KEY, "same"))
        .await
        .data::<Login>();
    let body = other.code_login(PHONE, "123456");
    let draft = other.draft(Login::PATH, body);
    let answer = other.send(draft.header(IDEMPOTENCY_KEY, "same")).await;
    answer.assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn a_refused_call_may_be_retried_with_its_key() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = visitor.right_login(PHONE).await;
    let demand = json!({"mode": "ALWAYS"});
    visitor.call::<DemandSlider>(demand).await;
    let send = async || {
        let draft = visitor.draft(Login::PATH, body.clone());
        visitor
            .send(draft.header(IDEMPOTENCY_KEY, "one-login"))
            .await
    };
    send().await.assert_refused(200, codes::SLIDER_REQUIRED);
    sandbox.never_slide().await;
    send().await.data::<Login>();
}

#[tokio::test]
async fn concurrent_retries_run_once() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = visitor.right_login(PHONE).await;
    let drafts = (0..20).map(|_| {
        let draft = visitor.draft(Login::PATH, body.clone());
        draft.header(IDEMPOTENCY_KEY, "at-once")
    });
    let answers = sandbox.send_at_once(drafts).await;
    let tokens = answers
        .iter()
        .map(|answer| answer.data::<Login>().access_token);
    assert_eq!(tokens.collect::<HashSet<_>>().len(), 1);
}

#[tokio::test]
async fn a_dropped_connection_does_not_cancel_a_keyed_call() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let body = visitor.right_login(PHONE).await;
    let draft = || {
        let draft = visitor.draft(Login::PATH, body.clone());
        draft.header(IDEMPOTENCY_KEY, "lost")
    };
    // Polled until the handler has started, then dropped, as by a broken connection.
    let mut lost = Box::pin(tower::ServiceExt::oneshot(
        sandbox.router.clone(),
        draft().request(),
    ));
    while sandbox.app.calls.keyed.count(NOON_MS) == 0 {
        let polled = std::future::poll_fn(|context| {
            std::task::Poll::Ready(lost.as_mut().poll(context).is_ready())
        });
        assert!(!polled.await, "it was too quick to be lost");
        tokio::task::yield_now().await;
    }
    drop(lost);
    visitor.send(draft()).await.data::<Login>();
}
