//! Logging in, by WhatsApp and by a code. Spec home 4 "Login"; decisions "Login".

use jajan_contract::{
    account::{AuthCodeData, AuthCodeStatus, UserType},
    calls::{self as c, GetAuthCode, Login, PlayWhatsApp, QueryAuthCode, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{MINUTE_MS, Sandbox, Visitor, phone_body};

const VERIFIER: &str = "a-verifier-that-stays-on-the-device";
const PHONE: &str = "81255500001";

fn challenge() -> String {
    let digest = Sha256::digest(VERIFIER);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

async fn begin(visitor: &Visitor<'_>) -> AuthCodeData {
    let body = json!({"codeChallenge": challenge()});
    visitor.call::<GetAuthCode>(body).await
}

async fn play(visitor: &Visitor<'_>, text: &str, outcome: &str) -> u32 {
    let body = json!({"text": text, "phoneNo": PHONE, "outcome": outcome});
    visitor.call::<PlayWhatsApp>(body).await.count
}

async fn status(visitor: &Visitor<'_>, code: &AuthCodeData) -> AuthCodeStatus {
    let body = json!({"authCodeKey": code.auth_code_key});
    visitor.call::<QueryAuthCode>(body).await.status
}

fn whats_app_login(visitor: &Visitor<'_>, code: &AuthCodeData) -> Value {
    let mut body = visitor.login_body("WHATS_APP");
    body["authCodeKey"] = json!(code.auth_code_key);
    body["codeVerifier"] = json!(VERIFIER);
    body
}

#[tokio::test]
async fn a_whats_app_message_logs_in_once() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let code = begin(&visitor).await;
    assert!(code.message.contains(&code.auth_code_key));
    assert!(
        code.send_url.starts_with("/console/whatsapp?phone="),
        "{}",
        code.send_url
    );
    assert!(!code.send_url.contains(&code.state), "the state stays here");
    let login = whats_app_login(&visitor, &code);
    assert_eq!(status(&visitor, &code).await, AuthCodeStatus::Waiting);
    let early = visitor.try_call::<Login>(login.clone()).await;
    early.assert_refused(200, codes::AUTH_CODE_WAITING);

    assert_eq!(play(&visitor, &code.message, "SENT").await, 1);
    assert_eq!(
        play(&visitor, &code.message, "WITHDRAWN").await,
        0,
        "it was sent"
    );
    assert_eq!(status(&visitor, &code).await, AuthCodeStatus::Arrived);
    let data = visitor.call::<Login>(login.clone()).await;
    assert_eq!(data.user_type, UserType::Register);
    assert_eq!(status(&visitor, &code).await, AuthCodeStatus::Expired);
    let again = visitor.try_call::<Login>(login).await;
    again.assert_refused(200, codes::AUTH_CODE_EXPIRED);
}

#[tokio::test]
async fn a_second_login_is_not_a_registration() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let first = sandbox.shopper(PHONE).await;
    assert_eq!(first.tokens().user_type, UserType::Register);
    let visitor = sandbox.visitor();
    let code = begin(&visitor).await;
    play(&visitor, &code.message, "SENT").await;
    let login = whats_app_login(&visitor, &code);
    let data = visitor.call::<Login>(login).await;
    assert_eq!(data.user_type, UserType::Login);
    assert_eq!(data.user_id, first.tokens().user_id);
    assert_ne!(data.access_token, first.tokens().access_token);
}

#[tokio::test]
async fn an_auth_code_is_useless_elsewhere_or_later() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let [visitor, thief] = [sandbox.visitor(), sandbox.visitor()];
    let code = begin(&visitor).await;
    play(&visitor, &code.message, "SENT").await;

    assert_eq!(status(&thief, &code).await, AuthCodeStatus::Expired);
    let stolen = thief
        .try_call::<Login>(whats_app_login(&thief, &code))
        .await;
    stolen.assert_refused(200, codes::AUTH_CODE_EXPIRED);

    let mut guessed = whats_app_login(&visitor, &code);
    guessed["codeVerifier"] = json!("guessed");
    let guessed = visitor.try_call::<Login>(guessed).await;
    guessed.assert_refused(200, codes::AUTH_CODE_EXPIRED);
    let spent = visitor
        .try_call::<Login>(whats_app_login(&visitor, &code))
        .await;
    spent.assert_refused(200, codes::AUTH_CODE_EXPIRED);

    let late = begin(&visitor).await;
    play(&visitor, &late.message, "SENT").await;
    sandbox.move_clock(5 * MINUTE_MS);
    assert_eq!(status(&visitor, &late).await, AuthCodeStatus::Expired);
    let late = visitor
        .try_call::<Login>(whats_app_login(&visitor, &late))
        .await;
    late.assert_refused(200, codes::AUTH_CODE_EXPIRED);
}

#[tokio::test]
async fn a_cancelled_login_closes_the_dialog() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let code = begin(&visitor).await;
    assert_eq!(play(&visitor, &code.message, "WITHDRAWN").await, 1);
    assert_eq!(status(&visitor, &code).await, AuthCodeStatus::Arrived);
    let login = whats_app_login(&visitor, &code);
    let answer = visitor.try_call::<Login>(login).await;
    answer.assert_refused(200, codes::LOGIN_CLOSED);
}

#[tokio::test]
async fn a_code_works_once_on_the_device_that_requested_it() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let [visitor, other] = [sandbox.visitor(), sandbox.visitor()];
    let none = visitor
        .try_call::<Login>(visitor.code_login(PHONE, "123456"))
        .await;
    none.assert_refused(200, codes::CODE_EXPIRED);

    let sent = visitor.call::<SendCode>(phone_body(PHONE)).await;
    assert_eq!((sent.expires_in_s, sent.resend_in_s), (300, 60));
    let code = visitor.last_code(PHONE).await;
    assert!(code.len() == 6 && code.bytes().all(|b| b.is_ascii_digit()));
    let elsewhere = other
        .try_call::<Login>(other.code_login(PHONE, &code))
        .await;
    elsewhere.assert_refused(200, codes::CODE_EXPIRED);
    visitor
        .call::<Login>(visitor.code_login(PHONE, &code))
        .await;
    let again = visitor
        .try_call::<Login>(visitor.code_login(PHONE, &code))
        .await;
    again.assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn five_wrong_tries_invalidate_a_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let visitor = sandbox.visitor();
    let code = visitor.ask_code(PHONE).await;
    let wrong = if code == "000000" { "000001" } else { "000000" };
    // More than two failures would require a risk check, which this test does not cover.
    let send = async |code: &str| {
        let info = visitor.call::<c::GetDeviceInfo>(json!({})).await;
        let body = visitor.code_login(PHONE, code);
        let draft = visitor.draft("/risk/account/login", body).keyed();
        visitor.send(draft.food("dfp", json!(info.device_id))).await
    };
    for _ in 0..4 {
        send(wrong).await.assert_refused(200, codes::CODE_WRONG);
    }
    send(wrong)
        .await
        .assert_refused(200, codes::CODE_TRIES_SPENT);
    send(&code)
        .await
        .assert_refused(200, codes::CODE_TRIES_SPENT);
}

#[tokio::test]
async fn a_code_expires_after_five_minutes_and_can_be_resent_after_one() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let visitor = sandbox.visitor();
    visitor.call::<SendCode>(phone_body(PHONE)).await;
    sandbox.move_clock(MINUTE_MS - 1);
    let soon = visitor.try_call::<SendCode>(phone_body(PHONE)).await;
    soon.assert_refused(200, codes::CODE_TOO_SOON);
    sandbox.move_clock(1);
    let login = visitor.right_login(PHONE).await;
    sandbox.move_clock(5 * MINUTE_MS);
    let late = visitor.try_call::<Login>(login).await;
    late.assert_refused(200, codes::CODE_EXPIRED);
}

#[tokio::test]
async fn codes_are_limited_to_ten_an_hour_per_phone() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    for _ in 0..10 {
        sandbox.visitor().call::<SendCode>(phone_body(PHONE)).await;
    }
    let answer = sandbox
        .visitor()
        .try_call::<SendCode>(phone_body(PHONE))
        .await;
    answer.assert_refused(429, codes::RATE_LIMITED);
    assert_eq!(answer.header("retry-after"), Some("3600"));
    let other = phone_body("81255500002");
    sandbox.visitor().call::<SendCode>(other).await;
    sandbox.move_clock(60 * MINUTE_MS);
    sandbox.visitor().call::<SendCode>(phone_body(PHONE)).await;
}

#[tokio::test]
async fn codes_go_to_indonesian_mobile_numbers_only() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for (country_code, phone_no) in [
        ("62", "0812555000"),
        ("62", "212555000"),
        ("62", "8125550"),
        ("62", "8125550000000"),
        ("65", "81255500"),
        ("62", "8125550000; "),
    ] {
        let body = json!({"countryCode": country_code, "phoneNo": phone_no});
        let answer = sandbox.visitor().try_call::<SendCode>(body).await;
        answer.assert_refused(200, codes::PHONE_INVALID);
    }
}

#[tokio::test]
async fn an_invalid_login_names_the_wrong_field() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let right = visitor.code_login(PHONE, "123456");
    for (name, value) in [
        ("code", Value::Null),
        ("code", json!("12345")),
        ("code", json!("12345x")),
        ("phoneNo", Value::Null),
        ("identityType", json!("B")),
        ("cpType", json!("OTHER")),
        ("browserId", json!("another-device")),
        ("loginSource", json!("FAX")),
        ("scene", json!("x".repeat(65))),
    ] {
        let mut body = right.clone();
        body[name] = value;
        let answer = visitor.try_call::<Login>(body).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
        assert!(answer.refusal().1.contains(name), "{}", answer.refusal().1);
    }
    let whats_app = visitor
        .try_call::<Login>(visitor.login_body("WHATS_APP"))
        .await;
    whats_app.assert_refused(422, codes::VALUE_INVALID);
    let challenge = json!({"codeChallenge": "A".repeat(64)});
    let answer = visitor.try_call::<GetAuthCode>(challenge).await;
    answer.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_frozen_user_gets_the_reason_only_after_a_valid_proof() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    sandbox.frozen(PHONE).await;
    let visitor = sandbox.visitor();
    let draft = visitor.draft("/account/login", visitor.right_login(PHONE).await);
    let answer = visitor.send(draft.locale("en-US")).await;
    answer.assert_refused(200, codes::USER_FROZEN);
    assert!(
        answer.refusal().1.contains("others reported it"),
        "{}",
        answer.refusal().1
    );
}

#[tokio::test]
async fn an_invalid_invite_code_does_not_prevent_the_login() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    sandbox.never_slide().await;
    let visitor = sandbox.visitor();
    let mut body = visitor.right_login(PHONE).await;
    body["inviteCode"] = json!("NOBODY00");
    assert_eq!(
        visitor.call::<Login>(body).await.user_type,
        UserType::Register
    );
}
