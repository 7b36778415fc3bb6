//! The sandbox calls that tests use: reset, elapse, hold, release and the journal.

use std::net::TcpStream;

use jajan_contract::{
    Call, calls as c, codes,
    config::keys,
    headers::IDEMPOTENCY_KEY,
    sandbox::{JournalData, JournalEntry, JournalOutcome, SandboxState},
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::{
    edge::connections::serve,
    stores::favourites::keep_body,
    support::{Draft, MINUTE_MS, NOON_MS, Sandbox, Visitor, phone_body, wire::bytes},
};

const PHONE: &str = "81255500001";
const UNREAD: &str = c::QueryUnread::PATH;
const PATIENCE_MS: u32 = 30_000;

/// A call in a task of its own; returns its status.
pub fn in_flight(sandbox: &Sandbox, draft: Draft) -> JoinHandle<u16> {
    let router = sandbox.router.clone();
    tokio::spawn(async move {
        let Ok(response) = router.oneshot(draft.request()).await;
        response.status().as_u16()
    })
}

/// The journal as another device sees it.
async fn journal(sandbox: &Sandbox, path: &str, until: &str) -> JournalData {
    let body = json!({"path": path, "until": until, "waitMs": PATIENCE_MS});
    sandbox.visitor().call::<c::QueryJournal>(body).await
}

/// Waits until a reply of this path is held.
pub async fn arrived(sandbox: &Sandbox, path: &str) {
    assert!(journal(sandbox, path, "HELD").await.is_reached);
}

/// The only request of this path, once it has ended.
async fn ended(sandbox: &Sandbox, path: &str) -> JournalEntry {
    let data = journal(sandbox, path, "ENDED").await;
    assert!(data.is_reached);
    let [entry] = data.entries.try_into().unwrap();
    entry
}

async fn set_faults(visitor: &Visitor<'_>, faults: Value) -> SandboxState {
    visitor
        .call::<c::SetFaults>(json!({"faults": faults}))
        .await
}

async fn reset(sandbox: &Sandbox) -> SandboxState {
    let state = sandbox.visitor().call::<c::ResetSandbox>(json!({})).await;
    // The draft has the sandbox's time before the reset.
    sandbox.app.clock.set_offset_ms(0);
    state
}

#[tokio::test]
async fn a_reset_restores_data_time_and_configuration() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    shopper.call::<c::SaveFavourite>(keep_body(&["S3"])).await;
    let config = json!({"key": keys::EXPLORE_TAB, "value": "changed"});
    shopper.call::<c::SetConfig>(config).await;
    let explore = async || {
        let body = json!({"keys": [keys::EXPLORE_TAB]});
        let data = sandbox.visitor().call::<c::BatchQueryConfig>(body).await;
        data.0[0].value.clone()
    };
    assert_eq!(explore().await, "changed");
    set_faults(&shopper, json!([{"path": "/market/", "kind": "reset"}])).await;
    sandbox.move_clock(90 * MINUTE_MS);

    let state = reset(&sandbox).await;
    assert_eq!((state.now_ms, state.clock_offset_ms), (NOON_MS, 0));
    assert!(state.faults.is_empty() && state.held.is_empty());
    assert_ne!(explore().await, "changed");
    let refused = shopper.try_call::<c::FavouriteIds>(json!({})).await;
    refused.assert_refused(200, codes::TOKEN_ILLEGAL);
    let anew = sandbox.shopper(PHONE).await;
    let kept = anew.call::<c::FavouriteIds>(json!({})).await;
    assert!(kept.business_id_list.is_empty());
}

#[tokio::test]
async fn a_reset_clears_pending_checks_of_a_device() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    visitor.ask_code(PHONE).await;
    visitor
        .call::<c::DemandSlider>(json!({"mode": "ALWAYS"}))
        .await;
    let send = async || {
        visitor
            .try_call::<c::SendCode>(phone_body("81255500002"))
            .await
    };
    send().await.assert_refused(200, codes::SLIDER_REQUIRED);
    visitor
        .call::<c::DemandRiskCheck>(json!({"count": 5}))
        .await;
    let login = async || {
        visitor
            .try_call::<c::Login>(visitor.code_login(PHONE, "000000"))
            .await
    };
    login()
        .await
        .assert_refused(200, codes::RISK_CHECK_REQUIRED);

    reset(&sandbox).await;
    let last = visitor.call::<c::QueryLastCode>(phone_body(PHONE)).await;
    assert_eq!(last.code, None);
    // First: after a failure a slider is required anyway.
    send().await.data::<c::SendCode>();
    login().await.assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn a_reset_clears_request_ids_keys_rate_limits_and_the_journal() {
    let sandbox = Sandbox::with_rate_limit(40);
    sandbox.never_slide().await;
    let visitor = sandbox.visitor();
    let once = visitor
        .draft(c::GetDeviceInfo::PATH, json!({}))
        .request_id("once");
    assert_eq!(visitor.send(once.clone()).await.status, 200);
    let again = visitor.send(once.clone()).await;
    again.assert_refused(409, codes::REQUEST_REPEATED);

    let login = async || {
        let body = visitor.right_login(PHONE).await;
        let draft = visitor.draft(c::Login::PATH, body);
        visitor
            .send(draft.header(IDEMPOTENCY_KEY, "one-login"))
            .await
    };
    let first = login().await.data::<c::Login>();
    sandbox.move_clock(2 * MINUTE_MS);
    login().await.assert_refused(422, codes::VALUE_INVALID);

    let unread = async || visitor.try_call::<c::QueryUnread>(json!({})).await.status;
    while unread().await != 429 {}
    let before = journal(&sandbox, "/", "NOW").await;
    assert!(before.last > 20 && before.entries.len() > 20);

    reset(&sandbox).await;
    let after = journal(&sandbox, "/", "NOW").await;
    assert_eq!((after.last, after.entries.len()), (0, 0));
    assert_eq!(unread().await, 200);
    assert_eq!(visitor.send(once).await.status, 200);
    sandbox.never_slide().await;
    let second = login().await.data::<c::Login>();
    assert_ne!(first.access_token, second.access_token);
}

#[tokio::test]
async fn a_call_in_flight_during_a_reset_uses_the_old_data() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let late = json!([{"path": c::SendCode::PATH, "kind": "latency", "delayMs": 500}]);
    set_faults(&visitor, late).await;
    let draft = visitor.draft(c::SendCode::PATH, phone_body(PHONE));
    let running = in_flight(&sandbox, draft);
    while journal(&sandbox, c::SendCode::PATH, "NOW")
        .await
        .entries
        .is_empty()
    {
        tokio::task::yield_now().await;
    }
    reset(&sandbox).await;
    let other = in_flight(&sandbox, visitor.draft(UNREAD, json!({})));
    assert_eq!((running.await.unwrap(), other.await.unwrap()), (200, 200));
    let last = visitor.call::<c::QueryLastCode>(phone_body(PHONE)).await;
    assert_eq!(last.code, None, "it was sent in the old world");
    assert!(sandbox.app.accounts.outbox.all().len() == 1);
    let entries = journal(&sandbox, "/", "NOW").await.entries;
    let [only] = <[JournalEntry; 1]>::try_from(entries).unwrap();
    assert_eq!((only.path.as_str(), only.body.len()), (UNREAD, 0));
}

#[tokio::test]
async fn a_reset_releases_held_replies_without_changing_the_new_data() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let path = c::SaveFavourite::PATH;
    set_faults(&shopper, json!([{"path": path, "kind": "hold"}])).await;
    let held = in_flight(&sandbox, shopper.draft(path, keep_body(&["S3"])));
    arrived(&sandbox, path).await;
    let state = reset(&sandbox).await;
    assert!(state.held.is_empty());
    assert_eq!(held.await.unwrap(), 200);
    let anew = sandbox.shopper(PHONE).await;
    let kept = anew.call::<c::FavouriteIds>(json!({})).await;
    assert!(kept.business_id_list.is_empty());
}

#[tokio::test]
async fn time_elapses_as_requested_within_bounds() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for total_ms in [MINUTE_MS, 2 * MINUTE_MS] {
        let state = visitor.call::<c::Elapse>(json!({"ms": MINUTE_MS})).await;
        assert_eq!(state.now_ms, NOON_MS + total_ms);
    }
    for too_far in [json!(u64::MAX), json!(10 * 366 * 1440 * MINUTE_MS)] {
        let refused = visitor.try_call::<c::Elapse>(json!({"ms": too_far})).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
    let back = visitor.try_call::<c::Elapse>(json!({"ms": -1})).await;
    back.assert_refused(400, codes::BODY_MALFORMED);
    assert_eq!(sandbox.app.clock.now_ms(), NOON_MS + 2 * MINUTE_MS);
}

#[tokio::test]
async fn a_held_reply_is_computed_at_once_and_sent_on_release() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let path = c::SaveFavourite::PATH;
    let fault = json!([{"path": path, "kind": "hold", "remaining": 1}]);
    set_faults(&shopper, fault).await;
    let call = in_flight(&sandbox, shopper.draft(path, keep_body(&["S3"])));
    arrived(&sandbox, path).await;
    let kept = shopper.call::<c::FavouriteIds>(json!({})).await;
    assert_eq!(kept.business_id_list, ["S3"], "it is done already");
    let state = shopper.call::<c::QuerySandbox>(json!({})).await;
    assert_eq!(state.held, [path]);
    assert!(state.faults.is_empty(), "it was for one call");
    assert!(!call.is_finished());
    assert!(journal(&sandbox, "/", "QUIET").await.is_reached);

    let other = json!({"path": "/digital-food/"});
    let state = shopper.call::<c::Release>(other).await;
    assert_eq!(state.held, [path], "of another path");
    let state = shopper.call::<c::Release>(json!({"path": path})).await;
    assert!(state.held.is_empty());
    assert_eq!(call.await.unwrap(), 200);
    let entry = ended(&sandbox, path).await;
    assert_eq!(
        (entry.outcome, entry.status),
        (JournalOutcome::Answered, 200)
    );
    assert_eq!(entry.device_id, shopper.device_id);
    assert_eq!(entry.user_id.as_ref(), Some(&shopper.tokens().user_id));
    assert_eq!(Value::Object(entry.body), keep_body(&["S3"]));
}

#[tokio::test]
async fn a_cancelled_call_is_in_the_journal() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    set_faults(&visitor, json!([{"path": UNREAD, "kind": "hold"}])).await;
    let served = serve(&sandbox).await;
    let call = bytes(visitor.draft(UNREAD, json!({}))).await;
    let mut stream = TcpStream::connect(served.address).unwrap();
    std::io::Write::write_all(&mut stream, &call).unwrap();
    arrived(&sandbox, UNREAD).await;
    drop(stream);
    let entry = ended(&sandbox, UNREAD).await;
    assert_eq!(
        (entry.outcome, entry.status),
        (JournalOutcome::Abandoned, 0)
    );
    let state = visitor.call::<c::QuerySandbox>(json!({})).await;
    assert!(state.held.is_empty(), "nobody waits for it");
}

#[tokio::test]
async fn a_call_with_a_fault_is_in_the_journal() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let business = json!({"path": UNREAD, "kind": "business", "field": "3800021"});
    set_faults(&visitor, json!([business])).await;
    visitor.try_call::<c::QueryUnread>(json!({"a": 1})).await;
    let entry = ended(&sandbox, UNREAD).await;
    assert_eq!(
        (entry.status, entry.code.as_deref()),
        (200, Some("3800021"))
    );
    assert_eq!(Value::Object(entry.body), json!({"a": 1}));

    let path = c::RegionList::PATH;
    set_faults(&visitor, json!([{"path": path, "kind": "reset"}])).await;
    visitor.send(visitor.draft(path, json!({}))).await;
    let entry = ended(&sandbox, path).await;
    assert_eq!((entry.outcome, entry.status), (JournalOutcome::Reset, 0));
}

#[tokio::test]
async fn the_journal_separates_devices_and_has_no_secrets() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let other = sandbox.visitor();
    other.call::<c::QueryUnread>(json!({})).await;
    let of = async |device_id: &str| {
        let body = json!({"deviceId": device_id});
        let data = shopper.call::<c::QueryJournal>(body).await;
        data.entries
            .into_iter()
            .map(|entry| entry.path)
            .collect::<Vec<_>>()
    };
    assert_eq!(of(&other.device_id).await, [UNREAD]);
    assert_eq!(
        of(&shopper.device_id).await,
        [c::SendCode::PATH, c::Login::PATH]
    );
    let data = shopper.call::<c::QueryJournal>(json!({})).await;
    assert_eq!(
        data.entries.len(),
        1,
        "the asking device's own are left out"
    );
    let login = ended(&sandbox, c::Login::PATH).await;
    assert_eq!(login.body["code"], "***");
    for (name, value) in [("waitMs", 60_001), ("quietMs", 5_001)] {
        let refused = shopper
            .try_call::<c::QueryJournal>(json!({name: value}))
            .await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
}

#[tokio::test]
async fn prod_keeps_no_journal_and_has_no_sandbox_calls() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    let visitor = sandbox.visitor();
    visitor.call::<c::QueryUnread>(json!({})).await;
    assert!(sandbox.app.journal.latest(10, |_| true).is_empty());
    for path in [
        c::ResetSandbox::PATH,
        c::Elapse::PATH,
        c::Release::PATH,
        c::QueryJournal::PATH,
    ] {
        let body = json!({"ms": 1});
        let answer = visitor.send(visitor.draft(path, body)).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
    assert_eq!(sandbox.app.clock.offset_ms(), 0);
}
