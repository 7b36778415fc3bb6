//! Steps of logins that are sent at once: each is counted where it is decided, so that those beyond what
//! is free need the slider. Security A.10.

use jajan_contract::{
    Call,
    calls::{CheckSlider, Login, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, MINUTE_MS, Sandbox, phone_body};

fn passed(answers: &[Answer]) -> usize {
    let needs = |answer: &Answer| answer.json()["error"]["code"] == json!(codes::SLIDER_REQUIRED);
    answers.iter().filter(|answer| !needs(answer)).count()
}

fn phone(number: usize) -> String {
    format!("8124{number:07}")
}

#[tokio::test]
async fn an_address_has_sixty_free_steps_at_once_whatever_devices() {
    let sandbox = Sandbox::for_many_calls();
    let asks = (0..200).map(|number| {
        let draft = sandbox
            .visitor()
            .draft(SendCode::PATH, phone_body(&phone(number)));
        draft.address("203.0.113.7")
    });
    let answers = sandbox.send_at_once(asks.collect::<Vec<_>>()).await;
    assert_eq!(passed(&answers), 60);
}

#[tokio::test]
async fn a_device_has_two_free_steps_at_once_whatever_phones() {
    let sandbox = Sandbox::for_many_calls();
    let device = sandbox.visitor();
    let asks = (0..15).map(|number| device.draft(SendCode::PATH, phone_body(&phone(number))));
    assert_eq!(passed(&sandbox.send_at_once(asks).await), 2);
}

#[tokio::test]
async fn half_of_a_minutes_messages_are_free_at_once_whatever_addresses() {
    let sandbox = Sandbox::for_many_calls();
    let asks = (0..500).map(|number| {
        let draft = sandbox
            .visitor()
            .draft(SendCode::PATH, phone_body(&phone(number)));
        draft.address(&format!("198.51.100.{}", number % 250))
    });
    let answers = sandbox.send_at_once(asks.collect::<Vec<_>>()).await;
    assert_eq!(passed(&answers), 150);
    sandbox.move_clock(MINUTE_MS);
    let later = sandbox.visitor();
    later.call::<SendCode>(phone_body(&phone(900))).await;
}

#[tokio::test]
async fn messages_that_are_refused_bring_the_slider_to_nobody_else() {
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    // Of one device to one phone: the first is sent, the others come too soon.
    let device = sandbox.visitor();
    let asks = (0..200).map(|_| device.draft(SendCode::PATH, phone_body(&phone(0))));
    sandbox.send_at_once(asks).await;
    let auto = json!({"mode": "AUTO"});
    let other = sandbox.visitor();
    other
        .call::<jajan_contract::calls::DemandSlider>(auto)
        .await;
    let asked = json!({"loginType": "PHONE_CODE"});
    assert!(!other.call::<CheckSlider>(asked).await.required);
}

#[tokio::test]
async fn a_device_has_one_wrong_login_at_once_before_the_slider() {
    let sandbox = Sandbox::for_many_calls();
    let device = sandbox.visitor();
    let guesses = (0..10).map(|number| {
        let body = device.code_login(&phone(number), "000000");
        device.draft(Login::PATH, body).keyed()
    });
    let answers = sandbox.send_at_once(guesses.collect::<Vec<_>>()).await;
    assert_eq!(passed(&answers), 1);
    let other = sandbox.visitor();
    let body = other.right_login(&phone(0)).await;
    other.call::<Login>(body).await;
}

#[tokio::test]
async fn a_person_who_sends_a_code_and_types_it_needs_no_slider() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let person = sandbox.visitor();
    let asked = || json!({"loginType": "PHONE_CODE"});
    let body = person.right_login(&phone(0)).await;
    assert!(!person.call::<CheckSlider>(asked()).await.required);
    person.call::<Login>(body).await;
    assert!(!person.call::<CheckSlider>(asked()).await.required);
}
