//! The slider check: when it is required, and both ways to pass it.

use jajan_contract::{
    Call,
    account::{SliderChallenge, SliderData, SliderWork},
    calls::{CheckSlider, DemandSlider, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};
use sha2::Digest;

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

/// As an honest device does it; gives the numbers, and how many hashes they cost.
fn worked(challenge: &SliderChallenge) -> (Value, u64) {
    let SliderWork { parts, bits } = challenge.work;
    let mut hashes = 0;
    let mut first = |part: u32| {
        let is_right = |number: &u32| {
            hashes += 1;
            let text = format!("{}:{part}:{number}", challenge.challenge_id);
            let hash = sha2::Sha256::digest(text);
            u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]).leading_zeros() >= bits
        };
        (0..).find(is_right).unwrap()
    };
    let numbers: Vec<_> = (0..parts).map(&mut first).collect();
    (json!({"work": numbers}), hashes)
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
    let (work, _) = worked(&challenge);
    let wrong = answer(&visitor, &challenge, json!({"work": vec![0; 16]})).await;
    wrong.assert_refused(200, codes::SLIDER_WRONG);
    let right = answer(&visitor, &challenge, work.clone()).await;
    let token = right.data::<CheckSlider>().slider_token.unwrap();
    let again = answer(&visitor, &challenge, work).await;
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
    let (work, _) = worked(&challenge);
    let elsewhere = answer(&thief, &challenge, work.clone()).await;
    elsewhere.assert_refused(200, codes::SLIDER_WRONG);
    let other = ask(&visitor).await.challenge.unwrap();
    let elsewhere = answer(&visitor, &other, work.clone()).await;
    elsewhere.assert_refused(200, codes::SLIDER_WRONG);
    let token = answer(&visitor, &challenge, work)
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
async fn the_piece_may_be_five_pixels_off() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let visitor = sandbox.visitor();
    for (off, is_right) in [(0, true), (5, true), (-5, true), (6, false), (-6, false)] {
        let challenge = ask(&visitor).await.challenge.unwrap();
        let id = challenge.challenge_id.clone();
        let x: i64 = sandbox
            .app
            .database
            .read(move |connection| {
                let sql = "SELECT x FROM slider_challenges WHERE challenge_id = ?1";
                connection.value(sql, [id])
            })
            .await
            .unwrap();
        let given = answer(&visitor, &challenge, json!({"x": x + off})).await;
        assert_eq!(given.json()["success"], is_right, "{off}");
    }
}

#[tokio::test]
async fn a_challenge_expires_after_two_minutes_or_two_tries() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let visitor = sandbox.visitor();
    let challenge = ask(&visitor).await.challenge.unwrap();
    let (right, _) = worked(&challenge);
    for _ in 0..2 {
        let wrong = answer(&visitor, &challenge, json!({"work": []})).await;
        wrong.assert_refused(200, codes::SLIDER_WRONG);
    }
    let spent = answer(&visitor, &challenge, right).await;
    spent.assert_refused(200, codes::SLIDER_WRONG);

    let challenge = ask(&visitor).await.challenge.unwrap();
    let (right, _) = worked(&challenge);
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
        json!({"x": 1, "work": [1]}),
        json!({"text": "9"}),
        json!({"work": vec![9; 65]}),
    ] {
        let refused = answer(&visitor, &challenge, body).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
}

/// What passed 100 of 100 before: the number words of whatever the challenge says, added.
fn by_expression(challenge: &SliderChallenge) -> u32 {
    let words = [
        "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan",
    ];
    let said = serde_json::to_value(challenge).unwrap();
    let text = said["question"].as_str().unwrap_or_default().to_owned();
    let number = |word: &str| words.iter().position(|known| *known == word);
    let words = text.trim_end_matches('?').split(' ');
    words.filter_map(number).map(|at| at as u32 + 1).sum()
}

#[tokio::test]
async fn a_script_without_work_passes_none_of_a_hundred() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let mut passed = 0;
    for _ in 0..100 {
        let visitor = sandbox.visitor();
        let challenge = ask(&visitor).await.challenge.unwrap();
        let sum = by_expression(&challenge);
        for guess in [
            json!({"text": sum.to_string()}),
            json!({"work": vec![sum; 16]}),
        ] {
            let given = answer(&visitor, &challenge, guess).await;
            passed += usize::from(given.json()["success"] == true);
        }
    }
    assert_eq!(passed, 0);
}

/// The hashes that a challenge costs on average.
fn price(challenge: &SliderChallenge) -> u64 {
    u64::from(challenge.work.parts) << challenge.work.bits
}

#[tokio::test]
async fn passes_cost_more_hashes_the_more_an_address_asks_for() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    always(&sandbox).await;
    let at = async |visitor: &Visitor<'_>, address: &str| -> SliderChallenge {
        let body = json!({"loginType": "PHONE_CODE"});
        let draft = visitor.draft(CheckSlider::PATH, body).address(address);
        visitor
            .send(draft)
            .await
            .data::<CheckSlider>()
            .challenge
            .unwrap()
    };
    // A hundred with invented devices, from one address; each is worked out alone.
    let mut prices = Vec::new();
    for _ in 0..100 {
        prices.push(price(&at(&sandbox.visitor(), "203.0.113.7").await));
    }
    let base = 16 << 13;
    assert_eq!(
        [prices[0], prices[30], prices[31], prices[63]],
        [base, base, 2 * base, 4 * base]
    );
    let whole: u64 = prices.iter().sum();
    assert_eq!(whole, (31 + 2 * 32 + 4 * 37) * base);
    // One device that asks again pays too; a person elsewhere does not.
    let greedy = sandbox.visitor();
    let mut last = 0;
    for _ in 0..16 {
        last = price(&at(&greedy, "203.0.113.8").await);
    }
    assert_eq!(last, 8 * base);
    let person = sandbox.visitor();
    let challenge = at(&person, "203.0.113.9").await;
    assert_eq!(price(&challenge), base);
    let (work, hashes) = worked(&challenge);
    assert!((base / 4..base * 4).contains(&hashes), "{hashes}");
    answer(&person, &challenge, work)
        .await
        .data::<CheckSlider>();
}
