use axum::{body::Body, http::Request};
use serde_json::json;

use super::*;

fn request(path: &str) -> axum::extract::Request {
    Request::post(path)
        .body(Body::empty())
        .expect("it is right")
}

fn asked(until: JournalUntil, wait_ms: u32) -> QueryJournalBody {
    QueryJournalBody {
        after: 0,
        path: Some("/a".to_owned()),
        device_id: None,
        until,
        wait_ms,
        quiet_ms: 20,
    }
}

#[tokio::test]
async fn a_question_waits_for_the_end_of_what_it_asks_for() {
    let journal = Journal::default();
    let other = journal.begin(&request("/b"), 0);
    journal.change(other, |entry| entry.outcome = JournalOutcome::Answered);
    let number = journal.begin(&request("/a"), 0);
    let early = journal.query(&asked(JournalUntil::Ended, 5), "me").await;
    assert!(!early.is_reached && early.entries.len() == 1 && early.last == 2);
    let (late, ()) = tokio::join!(
        async {
            journal
                .query(&asked(JournalUntil::Ended, 60_000), "me")
                .await
        },
        async { journal.change(number, |entry| entry.outcome = JournalOutcome::Answered) },
    );
    assert!(late.is_reached && late.entries[0].outcome == JournalOutcome::Answered);
}

#[tokio::test]
async fn it_is_quiet_when_only_held_ones_are_left() {
    let journal = Journal::default();
    let number = journal.begin(&request("/b"), 0);
    let busy = journal.query(&asked(JournalUntil::Quiet, 40), "me").await;
    assert!(!busy.is_reached, "a request of another path counts too");
    journal.change(number, |entry| entry.outcome = JournalOutcome::Held);
    let quiet = journal
        .query(&asked(JournalUntil::Quiet, 5_000), "me")
        .await;
    assert!(quiet.is_reached);
}

#[test]
fn no_secret_is_kept_and_memory_is_bounded() {
    let journal = Journal::default();
    assert!(journal.begin(&request("/sandbox/journal"), 0).is_none());
    for _ in 0..KEPT + 10 {
        journal.begin(&request("/a"), 0);
    }
    assert_eq!(journal.latest(KEPT * 2, |_| true).len(), KEPT);
    let body = json!({"code": "123456", "deep": [{"refreshToken": "r"}], "requestId": "x"});
    journal.tell_body(Some(Number(KEPT as u64 + 10)), &body);
    journal.tell_body(Some(Number(1)), &body);
    let told = journal.latest(1, |_| true)[0].body.clone();
    assert_eq!(
        Value::Object(told),
        json!({"code": "***", "deep": [{"refreshToken": "***"}]})
    );
    assert!(
        journal.latest(KEPT, |_| true)[1..]
            .iter()
            .all(|entry| entry.body.is_empty())
    );
}
