//! Codes by SMS under attack: many at once, and with device ids that are invented. Security A.10, A.11.

use jajan_contract::{
    Call,
    calls::{DemandSlider, GetAuthCode, GetDeviceInfo, Login, SendCode},
    codes,
};
use jajan_sandbox::memory::attempts::{Attempt, Attempts};
use serde_json::json;

use crate::{
    support::{Answer, Draft, MINUTE_MS, NOON_MS, Sandbox, Visitor, phone_body},
    world::console::show,
};

const PHONE: &str = "81255500180";
const WHOLE: &str = "6281255500180";

fn sent(answers: &[Answer]) -> usize {
    let is_sent = |answer: &&Answer| answer.json()["success"] == json!(true);
    answers.iter().filter(is_sent).count()
}

fn count_of(answers: &[Answer], code: &str) -> usize {
    let is_it = |answer: &&Answer| answer.json()["error"]["code"] == json!(code);
    answers.iter().filter(is_it).count()
}

fn ask(device: &Visitor<'_>) -> Draft {
    device.draft(SendCode::PATH, phone_body(PHONE))
}

/// That many wrong codes of this device, past the risk check.
async fn wrong(device: &Visitor<'_>, count: usize) -> Vec<Draft> {
    let dfp = device.call::<GetDeviceInfo>(json!({})).await.device_id;
    let path = format!("/risk{}", Login::PATH);
    let guess = |number| {
        let body = device.code_login(PHONE, &format!("{number:06}"));
        device.draft(&path, body).keyed().food("dfp", json!(dfp))
    };
    (0..count).map(guess).collect()
}

/// Guesses that were looked at, but for the last one of a code.
fn looked(answers: &[Answer]) -> usize {
    count_of(answers, codes::CODE_WRONG)
}

/// All devices that there could be, as far as memory goes.
async fn flush(sandbox: &Sandbox) {
    let attempts: &Attempts = &sandbox.app.accounts.attempts;
    for number in 0..50_000 {
        let id = format!("invented-{number}");
        for attempt in Attempt::ALL {
            if attempt.rule().by == "device" {
                attempts.add(*attempt, &id, NOON_MS);
            }
        }
    }
    // As a client does it.
    for _ in 0..50 {
        let body = json!({"codeChallenge": "a".repeat(64)});
        sandbox.visitor().call::<GetAuthCode>(body).await;
    }
}

#[tokio::test]
async fn a_thousand_devices_at_once_get_ten_codes_to_a_phone_and_fifty_guesses() {
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    let devices: Vec<_> = (0..1_000).map(|_| sandbox.visitor()).collect();
    let answers = sandbox.send_at_once(devices.iter().map(ask)).await;
    assert_eq!(sent(&answers), 10);
    assert_eq!(count_of(&answers, codes::RATE_LIMITED), 990);
    flush(&sandbox).await;
    let more: Vec<_> = (0..200).map(|_| sandbox.visitor()).collect();
    let again = sandbox.send_at_once(more.iter().map(ask)).await;
    assert_eq!(sent(&again), 0, "a flood of devices frees no phone");

    let holders = devices.iter().zip(&answers);
    let holders = holders.filter(|(_, answer)| answer.status == 200);
    let mut guesses = Vec::new();
    for (device, _) in holders {
        guesses.extend(wrong(device, 30).await);
    }
    let guessed = sandbox.send_at_once(guesses).await;
    let attempts = &sandbox.app.accounts.attempts;
    let counted = attempts.count(Attempt::CodeGuess, WHOLE, 60 * MINUTE_MS, NOON_MS);
    assert_eq!((looked(&guessed), counted), (40, 50), "five of each code");
}

#[tokio::test]
async fn the_guesses_of_a_phone_are_bounded_over_its_codes_of_any_hour() {
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    let ten = async || {
        let devices: Vec<_> = (0..10).map(|_| sandbox.visitor()).collect();
        let answers = sandbox.send_at_once(devices.iter().map(ask)).await;
        assert_eq!(sent(&answers), 10);
        devices
    };
    let guess = async |devices: &[Visitor<'_>]| {
        let mut guesses = Vec::new();
        for device in devices {
            guesses.extend(wrong(device, 4).await);
        }
        looked(&sandbox.send_at_once(guesses).await)
    };
    let first = ten().await;
    sandbox.move_clock(4 * MINUTE_MS);
    assert_eq!(guess(&first).await, 40);
    sandbox.move_clock(56 * MINUTE_MS);
    // Ten other codes, within an hour of these guesses.
    let second = ten().await;
    assert_eq!(guess(&second).await, 10);
    sandbox.move_clock(4 * MINUTE_MS);
    assert_eq!(guess(&second).await, 30);
}

#[tokio::test]
async fn nobody_uses_up_the_codes_or_guesses_of_a_phone_without_a_message() {
    let sandbox = Sandbox::for_many_calls();
    // Without the slider that is due.
    let always = json!({"mode": "ALWAYS"});
    sandbox.visitor().call::<DemandSlider>(always).await;
    let devices: Vec<_> = (0..100).map(|_| sandbox.visitor()).collect();
    let refused = sandbox.send_at_once(devices.iter().map(ask)).await;
    assert_eq!(count_of(&refused, codes::SLIDER_REQUIRED), 100);
    sandbox.never_slide().await;
    // Guesses where no code is.
    let bogus = devices
        .iter()
        .map(|device| device.draft(Login::PATH, device.code_login(PHONE, "000000")));
    let bogus = sandbox.send_at_once(bogus).await;
    assert_eq!(count_of(&bogus, codes::CODE_EXPIRED), 100);
    // Too soon.
    let owner = sandbox.visitor();
    let login = owner.right_login(PHONE).await;
    for _ in 0..20 {
        let soon = owner.try_call::<SendCode>(phone_body(PHONE)).await;
        soon.assert_refused(200, codes::CODE_TOO_SOON);
    }
    owner.call::<Login>(login).await;
    let others: Vec<_> = (0..20).map(|_| sandbox.visitor()).collect();
    assert_eq!(sent(&sandbox.send_at_once(others.iter().map(ask)).await), 9);
}

#[tokio::test]
async fn an_address_has_a_bound_whatever_device_and_phone() {
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    let (most, _) = Attempt::CodeFrom.rule().bounds[0];
    let asks = (0..most + 50).map(|number| {
        let body = phone_body(&format!("8125{number:07}"));
        sandbox
            .visitor()
            .draft(SendCode::PATH, body)
            .address("203.0.113.7")
    });
    let answers = sandbox.send_at_once(asks.collect::<Vec<_>>()).await;
    assert_eq!(sent(&answers), most);
    let elsewhere = sandbox.visitor();
    elsewhere
        .send(ask(&elsewhere).address("203.0.113.8"))
        .await
        .data::<SendCode>();
}

#[tokio::test]
async fn messages_have_a_bound_for_everybody_with_an_alarm_and_a_slider_before() {
    let sandbox = Sandbox::for_many_calls();
    let (most, window_ms) = Attempt::Code.rule().bounds[0];
    let asks = |first: usize, count: usize| {
        let phones = (first..first + count).map(|number| phone_body(&format!("8126{number:07}")));
        let asks = phones.map(|body| sandbox.visitor().draft(SendCode::PATH, body));
        asks.collect::<Vec<_>>()
    };
    let words = "codes were sent by SMS";
    assert_eq!(
        sent(&sandbox.send_at_once(asks(0, most / 2 - 1)).await),
        most / 2 - 1
    );
    assert!(!show(&sandbox, "/console").await.contains(words));
    let last = sandbox.send_at_once(asks(9_000, 1)).await;
    assert_eq!(sent(&last), 1);
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("role=\"alert\"") && page.contains(words));
    let unslid = sandbox.send_at_once(asks(1_000, 5)).await;
    assert_eq!(
        count_of(&unslid, codes::SLIDER_REQUIRED),
        5,
        "of everybody now"
    );

    sandbox.never_slide().await;
    let all = sandbox.send_at_once(asks(2_000, 1_000)).await;
    assert_eq!(sent(&all), most - most / 2);
    // A code that is here still logs in, and the minute ends it.
    sandbox.move_clock(window_ms);
    assert_eq!(sent(&sandbox.send_at_once(asks(5_000, 1)).await), 1);
    assert!(!show(&sandbox, "/console").await.contains(words));
}
