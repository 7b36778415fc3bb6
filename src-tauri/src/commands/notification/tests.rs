use std::cell::{Cell, RefCell};
use std::future::{pending, ready};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{Asking, LocalNotification, MAX_AHEAD, State, is_route, request_with};
use crate::error::Error;

type Outcome = Result<(), Box<dyn std::error::Error>>;

const LIMIT: Duration = Duration::from_millis(20);

/// Requests on a phone that returns the given states, one per read. Returns the answer and whether
/// the prompt was shown.
async fn requested(states: &[State], answers: bool) -> Result<(State, bool), Error> {
    let readings = RefCell::new(states.iter().copied());
    let was_asked = Cell::new(false);
    let read = || {
        ready(
            readings
                .borrow_mut()
                .next()
                .ok_or(Error::refused("read too often")),
        )
    };
    let ask = || {
        was_asked.set(true);
        async move { if answers { Ok(()) } else { pending().await } }
    };
    let state = request_with(&Asking::default(), read, ask, LIMIT).await?;
    Ok((state, was_asked.get()))
}

#[tokio::test]
async fn the_answer_is_the_state_afterwards() -> Outcome {
    use State::{Denied, Granted, Prompt};
    assert_eq!(requested(&[Prompt, Granted], true).await?, (Granted, true));
    assert_eq!(requested(&[Prompt, Denied], true).await?, (Denied, true));
    // An unanswered prompt times out, and the state at that time counts.
    assert_eq!(requested(&[Prompt, Granted], false).await?, (Granted, true));
    assert_eq!(requested(&[Prompt, Prompt], false).await?, (Prompt, true));
    // A decided state shows no prompt: the plugin would never answer.
    assert_eq!(requested(&[Granted], false).await?, (Granted, false));
    assert_eq!(requested(&[Denied], false).await?, (Denied, false));
    Ok(())
}

#[tokio::test]
async fn two_at_once_put_one_question() -> Outcome {
    let asking = Asking::default();
    let (asked, granted) = (Cell::new(0), Cell::new(false));
    let read = || {
        let state = if granted.get() {
            State::Granted
        } else {
            State::Prompt
        };
        async move { Ok(state) }
    };
    let ask = || async {
        asked.set(asked.get() + 1);
        tokio::time::sleep(LIMIT).await;
        granted.set(true);
        Ok(())
    };
    let limit = Duration::from_secs(5);
    let both = tokio::join!(
        request_with(&asking, read, ask, limit),
        request_with(&asking, read, ask, limit),
    );
    assert_eq!((both.0?, both.1?), (State::Granted, State::Granted));
    assert_eq!(asked.get(), 1);
    Ok(())
}

fn notification(change: impl FnOnce(&mut LocalNotification)) -> LocalNotification {
    let mut made = LocalNotification {
        id: 1,
        title: "Kupon hampir habis".to_owned(),
        body: "Berlaku sampai besok".to_owned(),
        at_ms: None,
        link: Some("/platform/home?tab=1".to_owned()),
    };
    change(&mut made);
    made
}

#[test]
fn a_time_is_ahead_and_not_too_far() -> Outcome {
    let now = UNIX_EPOCH + Duration::from_secs(1_800_000_000);
    let at = |ms: u64| notification(|one| one.at_ms = Some(ms)).due_in(now);
    assert_eq!(notification(|_| ()).due_in(now)?, None);
    assert_eq!(at(1_800_000_001_500)?, Some(Duration::from_millis(1_500)));
    assert!(at(1_800_000_000_000).is_err());
    assert!(at(0).is_err());
    assert!(at(u64::MAX).is_err());
    assert!(at(1_800_000_000_000 + MAX_AHEAD.as_millis() as u64 + 1).is_err());
    Ok(())
}

#[test]
fn hostile_notifications_are_refused() {
    let now = SystemTime::now();
    for hostile in [
        notification(|one| one.title = " ".to_owned()),
        notification(|one| one.title = "a".repeat(121)),
        notification(|one| one.title = "a\u{0}".to_owned()),
        notification(|one| one.body = String::new()),
        notification(|one| one.body = "a".repeat(501)),
        notification(|one| one.link = Some("https://evil.example/platform/".to_owned())),
    ] {
        assert!(hostile.due_in(now).is_err(), "{hostile:?}");
    }
}

#[test]
fn a_link_is_a_bare_route() {
    for good in ["/platform/home", "/platform/poi?poiId=1&a=%20"] {
        assert!(is_route(good), "{good}");
    }
    for bad in [
        "",
        "/",
        "//evil.example/platform/",
        "/platform/\\evil",
        "/platform/ a",
        "/platform/\n",
        "/menuQR",
        "jajan://platform/home",
        "javascript:alert(1)///platform/",
    ] {
        assert!(!is_route(bad), "{bad:?}");
    }
    assert!(!is_route(&format!("/platform/{}", "a".repeat(1024))));
}

/// What iOS waits for is a length of time, so that nine in the morning is nine in each of them.
#[test]
fn a_reminder_is_due_at_its_local_hour_in_every_zone_of_indonesia() -> Outcome {
    let now = time::macros::datetime!(2026-11-25 20:00 UTC);
    for (offset_hours, expected_hours) in [(7, 6), (8, 5), (9, 4)] {
        let offset = time::UtcOffset::from_hms(offset_hours, 0, 0)?;
        // 09:00 of the morning after, on a clock on the wall there.
        let morning = time::macros::datetime!(2026-11-26 09:00).assume_offset(offset);
        let at_ms = u64::try_from(morning.unix_timestamp())? * 1000;
        let reminder: LocalNotification = serde_json::from_value(serde_json::json!({
            "id": 1, "title": "Kupon", "body": "Berlaku mulai hari ini", "atMs": at_ms,
        }))?;
        let due_in = reminder.due_in(now.into())?;
        assert_eq!(
            due_in,
            Some(Duration::from_hours(expected_hours)),
            "UTC+{offset_hours}"
        );
    }
    Ok(())
}
