//! `x-idempotency-key`: a retry is not executed again.

use std::collections::HashSet;

use jajan_contract::{
    Call,
    calls::{
        DeleteReview, DemandSlider, EditAccount, GetDeviceInfo, Login, ReceiveCoupon, SaveReview,
    },
    codes,
    headers::IDEMPOTENCY_KEY,
};
use jajan_sandbox::memory::calls::{Caller, MAX_IDS, MAX_REPLIES_OF_ONE};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::account::profile::edit_body;
use crate::reviews::{review_lists::review_body, visits::visit};
use crate::stores::claims::claim_body;
use crate::support::{MINUTE_MS, NOON_MS, Sandbox, Visitor};

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
    let running = &sandbox.app.calls.running;
    loop {
        let polled = std::future::poll_fn(|context| {
            std::task::Poll::Ready(lost.as_mut().poll(context).is_ready())
        });
        assert!(!polled.await, "it was too quick to be lost");
        if running.count() > 0 {
            break;
        }
        tokio::task::yield_now().await;
    }
    drop(lost);
    visitor.send(draft()).await.data::<Login>();
}

/// A claim with this key; how many the user holds then.
async fn claim(shopper: &Visitor<'_>, key: &str) -> u32 {
    let draft = shopper.draft(ReceiveCoupon::PATH, claim_body(1)).key(key);
    let answer = shopper.send(draft).await;
    answer.data::<ReceiveCoupon>().received_count
}

#[tokio::test]
async fn refused_calls_take_no_place() {
    let sandbox = Sandbox::for_many_calls();
    let other = sandbox.shopper("81255500190").await;
    let replies = sandbox.app.calls.done_count(NOON_MS);
    let bogus = (0..300).map(|number| {
        let draft = other.draft(ReceiveCoupon::PATH, claim_body(77));
        draft.key(&format!("bogus-{number}"))
    });
    for answer in sandbox.send_at_once(bogus.collect::<Vec<_>>()).await {
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
    let calls = &sandbox.app.calls;
    assert_eq!(
        (calls.running.count(), calls.done_count(NOON_MS)),
        (0, replies)
    );
}

#[tokio::test]
async fn a_users_successes_push_out_their_own_replies_only() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper("81255500191").await;
    let other = sandbox.shopper("81255500192").await;
    let replies = sandbox.app.calls.done_count(NOON_MS);
    let name = async |of: &Visitor<'_>, key: &str, name: &str| {
        let draft = of.draft(EditAccount::PATH, edit_body(json!({"userName": name})));
        let answer = of.send(draft.key(key)).await;
        answer.data::<EditAccount>().user_name
    };
    assert_eq!(name(&shopper, "mine", "Sari").await, "Sari");
    for number in 0..MAX_REPLIES_OF_ONE + 50 {
        name(&other, &format!("theirs-{number}"), "Budi").await;
    }
    let kept = sandbox.app.calls.done_count(NOON_MS) - replies;
    assert_eq!(kept, MAX_REPLIES_OF_ONE + 1);
    // It would be refused for another body if it were not kept.
    let draft = shopper.draft(EditAccount::PATH, edit_body(json!({"userName": "Lain"})));
    let reused = shopper.send(draft.key("mine")).await;
    reused.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_claim_is_taken_once_for_its_key_whatever_memory_has_lost() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper("81255500193").await;
    assert_eq!(claim(&shopper, "one").await, 1);
    // Later than replies are kept, and after a restart.
    sandbox.move_clock(11 * MINUTE_MS);
    assert_eq!(claim(&shopper, "one").await, 1);
    let draft = shopper.draft(ReceiveCoupon::PATH, claim_body(1)).key("one");
    let again = sandbox.restarted().send(draft.request()).await;
    assert_eq!(again.data::<ReceiveCoupon>().received_count, 1);
    let other = shopper.draft(ReceiveCoupon::PATH, claim_body(2)).key("one");
    let other = shopper.send(other).await;
    other.assert_refused(422, codes::VALUE_INVALID);
    assert_eq!(claim(&shopper, "two").await, 2, "another claim");
}

#[tokio::test]
async fn a_played_call_is_refused_after_any_flood_of_others() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper("81255500194").await;
    let played = shopper
        .draft(ReceiveCoupon::PATH, claim_body(1))
        .key("first");
    shopper.send(played.clone()).await.data::<ReceiveCoupon>();
    let ids = &sandbox.app.calls.request_ids;
    for number in 0..=MAX_IDS {
        let address = Some(format!("198.51.{}.{}", number >> 8 & 255, number & 255));
        ids.put_new(
            Caller::Address(address),
            format!("flood-{number}"),
            (),
            NOON_MS,
        );
    }
    let again = shopper.send(played.key("second")).await;
    again.assert_refused(409, codes::REQUEST_REPEATED);
    sandbox.visitor().call::<GetDeviceInfo>(json!({})).await;
}

#[tokio::test]
async fn a_late_retry_of_a_deletion_spares_the_next_review() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper("81255500195").await;
    visit(&sandbox, &shopper, "S1").await;
    let save = async || {
        let body = review_body("S1", json!({}));
        shopper.call::<SaveReview>(body).await.review.id
    };
    let first = save().await;
    let body = json!({"reviewId": first, "poiId": "P1"});
    let deletion = || {
        shopper
            .draft(DeleteReview::PATH, body.clone())
            .key("delete")
    };
    shopper.send(deletion()).await.data::<DeleteReview>();
    let second = save().await;
    assert_eq!(second, first, "numbers of deleted reviews are given again");
    let late = sandbox.restarted().send(deletion().request()).await;
    late.data::<DeleteReview>();
    let again = json!({"reviewId": second, "poiId": "P1"});
    shopper.call::<DeleteReview>(again).await;
}
