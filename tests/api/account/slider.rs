//! The slider check: when it is required, and both ways to pass it.

use jajan_contract::{
    account::{SliderChallenge, SliderData},
    calls::{CheckSlider, DemandSlider, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::support::{Answer, MINUTE_MS, Sandbox, Visitor, phone_body};

async fn ask(visitor: &Visitor<'_>) -> SliderData {
    let body = json!({"loginType": "PHONE_CODE"});
    visitor.call::<CheckSlider>(body).await
}

async fn answer(visitor: &Visitor<'_>, challenge: &SliderChallenge, answer: Value) -> Answer {
    let mut answer = answer;
    answer["challengeId"] = json!(challenge.challenge_id);
    let body = json!({"loginType": "PHONE_CODE", "answer": answer});
    visitor.try_call::<CheckSlider>(body).await
}

async fn always(sandbox: &Sandbox) {
    let body = json!({"mode": "ALWAYS"});
    sandbox.visitor().call::<DemandSlider>(body).await;
}

/// `Berapa tiga ditambah empat?` as a person reads it.
fn sum(question: &str) -> u32 {
    let words = [
        "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan",
    ];
    let number = |word: &str| {
        words
            .iter()
            .position(|known| *known == word)
            .map(|at| at as u32 + 1)
    };
    question
        .trim_end_matches('?')
        .split(' ')
        .filter_map(number)
        .sum()
}

async fn send_code(visitor: &Visitor<'_>, phone_no: &str, token: Option<&str>) -> Answer {
    let mut body = phone_body(phone_no);
    if let Some(token) = token {
        body["sliderToken"] = json!(token);
    }
    visitor.try_call::<SendCode>(body).await
}

#[tokio::test]
async fn a_slider_is_required_after_two_steps_and_passed_once() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for phone_no in ["81255500001", "81255500002"] {
        assert!(!ask(&visitor).await.required);
        assert_eq!(send_code(&visitor, phone_no, None).await.status, 200);
    }
    let refused = send_code(&visitor, "81255500003", None).await;
    refused.assert_refused(200, codes::SLIDER_REQUIRED);
    assert!(
        !ask(&sandbox.visitor()).await.required,
        "another device is not concerned"
    );

    let due = ask(&visitor).await;
    assert!(due.required && due.slider_token.is_none());
    let challenge = due.challenge.unwrap();
    let sum = sum(&challenge.question);
    let wrong = answer(&visitor, &challenge, json!({"text": (sum + 1).to_string()})).await;
    wrong.assert_refused(200, codes::SLIDER_WRONG);
    let right = answer(&visitor, &challenge, json!({"text": format!(" {sum} ")})).await;
    let token = right.data::<CheckSlider>().slider_token.unwrap();
    let again = answer(&visitor, &challenge, json!({"text": sum.to_string()})).await;
    again.assert_refused(200, codes::SLIDER_WRONG);

    let stolen = send_code(&sandbox.visitor(), "81255500004", Some(&token)).await;
    assert_eq!(
        stolen.status, 200,
        "nothing is due there, so nothing is spent"
    );
    assert!(
        send_code(&visitor, "81255500003", Some(&token))
            .await
            .json()["success"]
            == true
    );
    assert!(!ask(&visitor).await.required, "the device begins anew");
}

#[tokio::test]
async fn a_token_is_bound_to_its_device_and_works_once() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let [visitor, thief] = [sandbox.visitor(), sandbox.visitor()];
    let challenge = ask(&visitor).await.challenge.unwrap();
    let text = json!({"text": sum(&challenge.question).to_string()});
    let elsewhere = answer(&thief, &challenge, text.clone()).await;
    elsewhere.assert_refused(200, codes::SLIDER_WRONG);
    let token = answer(&visitor, &challenge, text)
        .await
        .data::<CheckSlider>();
    let token = token.slider_token.unwrap();
    let stolen = send_code(&thief, "81255500001", Some(&token)).await;
    stolen.assert_refused(200, codes::SLIDER_REQUIRED);
    assert!(
        send_code(&visitor, "81255500001", Some(&token))
            .await
            .json()["success"]
            == true
    );
    let again = send_code(&visitor, "81255500002", Some(&token)).await;
    again.assert_refused(200, codes::SLIDER_REQUIRED);
}

#[tokio::test]
async fn the_piece_may_be_six_pixels_off() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let visitor = sandbox.visitor();
    for (off, is_right) in [(0, true), (6, true), (-6, true), (7, false), (-7, false)] {
        let challenge = ask(&visitor).await.challenge.unwrap();
        let id = challenge.challenge_id.clone();
        let x: i64 = sandbox
            .app
            .database
            .read(move |connection| {
                let sql = "SELECT x FROM slider_challenges WHERE challenge_id = ?1";
                Ok(connection.query_row(sql, [id], |row| row.get(0))?)
            })
            .await
            .unwrap();
        let given = answer(&visitor, &challenge, json!({"x": x + off})).await;
        assert_eq!(given.json()["success"], is_right, "{off}");
    }
}

#[tokio::test]
async fn a_challenge_expires_after_two_minutes_or_five_tries() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let visitor = sandbox.visitor();
    let challenge = ask(&visitor).await.challenge.unwrap();
    let right = json!({"text": sum(&challenge.question).to_string()});
    for _ in 0..5 {
        let wrong = answer(&visitor, &challenge, json!({"text": "no"})).await;
        wrong.assert_refused(200, codes::SLIDER_WRONG);
    }
    let spent = answer(&visitor, &challenge, right).await;
    spent.assert_refused(200, codes::SLIDER_WRONG);

    let challenge = ask(&visitor).await.challenge.unwrap();
    let right = json!({"text": sum(&challenge.question).to_string()});
    sandbox.move_clock(2 * MINUTE_MS);
    let late = answer(&visitor, &challenge, right).await;
    late.assert_refused(200, codes::SLIDER_WRONG);
}

#[tokio::test]
async fn a_challenge_has_pictures_and_does_not_reveal_the_answer() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let visitor = sandbox.visitor();
    let challenge = ask(&visitor).await.challenge.unwrap();
    for picture in [&challenge.background, &challenge.piece] {
        assert!(
            picture.starts_with("data:image/webp;base64,UklGR"),
            "{}",
            &picture[..40]
        );
    }
    assert!(challenge.piece_width < challenge.width && challenge.piece_top < challenge.height);
    for body in [
        json!({}),
        json!({"x": 1, "text": "1"}),
        json!({"text": "9".repeat(65)}),
    ] {
        let refused = answer(&visitor, &challenge, body).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
}
