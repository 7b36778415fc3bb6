//! The console's users: codes, users, checks, and the page that simulates WhatsApp.

use axum::{body::Body, http::Request};
use jajan_contract::{
    account::AuthCodeStatus,
    calls::{CheckSlider, GetAuthCode, Login, QueryAuthCode, QueryUnread, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, Sandbox, phone_body};

const HOST: &str = "localhost:8787";
const PHONE: &str = "81255500001";

async fn show(sandbox: &Sandbox, path: &str) -> Answer {
    let request = Request::get(path).header("host", HOST);
    sandbox.send(request.body(Body::empty()).unwrap()).await
}

async fn send_form(sandbox: &Sandbox, path: &str, fields: &[(&str, &str)]) -> Answer {
    let form = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish();
    let request = Request::post(path)
        .header("host", HOST)
        .header("origin", format!("http://{HOST}"));
    sandbox.send(request.body(Body::from(form)).unwrap()).await
}

fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.clone()).unwrap()
}

#[tokio::test]
async fn the_console_shows_codes_and_no_tokens() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let shopper = sandbox.shopper(PHONE).await;
    let code = sandbox.app.accounts.outbox.all()[0].code.clone();
    let page = text(&show(&sandbox, "/console").await);
    assert!(page.contains(&code) && page.contains("+62 812-****-0001"));
    assert!(page.contains("Sari Wulandari") && page.contains("frozen: unusual orders"));
    let tokens = shopper.tokens();
    for token in [&tokens.access_token, &tokens.refresh_token] {
        assert!(!page.contains(token.as_str()));
    }
}

#[tokio::test]
async fn the_console_freezes_unfreezes_and_logs_out_a_user() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let shopper = sandbox.shopper(PHONE).await;
    let id = shopper.tokens().user_id.clone();
    for (action, code) in [
        ("freeze", Some(codes::USER_FROZEN)),
        ("thaw", None),
        ("access", Some(codes::TOKEN_EXPIRED)),
        ("session", Some(codes::SESSION_INVALID)),
    ] {
        let fields = [
            ("userId", id.as_str()),
            ("do", action),
            ("reason", "REPORTED"),
        ];
        let answer = send_form(&sandbox, "/console/users", &fields).await;
        assert_eq!(
            answer.header("location"),
            Some("/console?open=users#users"),
            "{action}"
        );
        let call = shopper.try_call::<QueryUnread>(json!({})).await;
        match code {
            Some(code) => call.assert_refused(200, code),
            None => assert_eq!(call.json()["success"], true, "{action}"),
        }
    }
    for fields in [
        [("userId", "U999"), ("do", "thaw")],
        [("userId", "x"), ("do", "thaw")],
        [("userId", "U1"), ("do", "praise")],
        [("userId", "U1"), ("do", "freeze")],
    ] {
        let answer = send_form(&sandbox, "/console/users", &fields).await;
        assert_eq!(answer.status, 422, "{fields:?}");
    }
}

#[tokio::test]
async fn the_console_switches_checks() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let fields = [("do", "slider"), ("slider", "ALWAYS")];
    let answer = send_form(&sandbox, "/console/checks", &fields).await;
    assert_eq!(
        answer.header("location"),
        Some("/console?open=checks#checks")
    );
    let asked = json!({"loginType": "WHATS_APP"});
    assert!(visitor.call::<CheckSlider>(asked).await.required);
    let page = text(&show(&sandbox, "/console").await);
    assert!(page.contains("value=\"ALWAYS\" selected"));

    let device_id = visitor.device_id.as_str();
    let fields = [("do", "risk"), ("count", "2"), ("deviceId", device_id)];
    send_form(&sandbox, "/console/checks", &fields).await;
    let body = visitor.code_login(PHONE, "123456");
    let answer = visitor.try_call::<Login>(body).await;
    answer.assert_refused(200, codes::RISK_CHECK_REQUIRED);
    let page = text(&show(&sandbox, "/console").await);
    assert!(page.contains(device_id) && page.contains(": 1 left."));
    for fields in [
        [("do", "risk"), ("count", "1001")],
        [("do", "slider"), ("slider", "SOMETIMES")],
    ] {
        let answer = send_form(&sandbox, "/console/checks", &fields).await;
        assert_eq!(answer.status, 422, "{fields:?}");
    }
}

#[tokio::test]
async fn the_whats_app_page_completes_a_login() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let challenge = json!({"codeChallenge": "0".repeat(64)});
    let code = visitor.call::<GetAuthCode>(challenge).await;
    let status = async || {
        let body = json!({"authCodeKey": code.auth_code_key});
        visitor.call::<QueryAuthCode>(body).await.status
    };
    let page = show(&sandbox, &code.send_url).await;
    let policy = page.header("content-security-policy").unwrap();
    assert!(
        policy.starts_with("default-src 'none'") && !policy.contains("script"),
        "{policy}"
    );
    assert!(
        text(&page).contains(&code.message),
        "the message is written already"
    );

    let send = async |from: &str, action: &str| {
        let fields = [
            ("from", from),
            ("text", code.message.as_str()),
            ("do", action),
        ];
        send_form(&sandbox, "/console/whatsapp", &fields).await
    };
    let refused = send("123", "send").await;
    assert_eq!(refused.status, 422);
    assert!(text(&refused).contains("role=\"alert\"") && text(&refused).contains(&code.message));
    assert_eq!(status().await, AuthCodeStatus::Waiting);

    let sent = text(&send("+62 812-5550-0001", "send").await);
    let back = format!("/platform/home/account?loginState={}\"", code.state);
    assert!(
        sent.contains(&format!("href=\"{back}")) && sent.contains(&format!("href=\"jajan:/{back}"))
    );
    assert!(!sent.contains("<script"));
    assert_eq!(status().await, AuthCodeStatus::Arrived);
    let again = text(&send("081255500001", "withdraw").await);
    assert!(!again.contains("loginState") && again.contains("tidak berlaku"));
}

#[tokio::test]
async fn messages_are_escaped() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let hostile = "\"><script>alert(1)</script>";
    let query = form_urlencoded::byte_serialize(hostile.as_bytes()).collect::<String>();
    let shown = show(
        &sandbox,
        &format!("/console/whatsapp?text={query}&from={query}"),
    )
    .await;
    let fields = [("from", "081255500001"), ("text", hostile), ("do", "send")];
    let sent = send_form(&sandbox, "/console/whatsapp", &fields).await;
    for answer in [shown, sent] {
        let page = text(&answer);
        assert!(
            page.contains("&lt;script&gt;") && !page.contains("<script"),
            "{page}"
        );
    }
}

#[tokio::test]
async fn a_cross_site_message_is_refused() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for path in ["/console/whatsapp", "/console/users", "/console/checks"] {
        let request = Request::post(path)
            .header("host", HOST)
            .header("origin", "https://evil.example");
        let answer = sandbox
            .send(request.body(Body::from("do=send")).unwrap())
            .await;
        assert_eq!(answer.status, 403, "{path}");
    }
}

#[tokio::test]
async fn requesting_a_code_stores_no_event() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let phone = phone_body(PHONE);
    sandbox.visitor().call::<SendCode>(phone).await;
    assert!(
        sandbox
            .app
            .database
            .latest_events(10)
            .await
            .unwrap()
            .is_empty()
    );
}
