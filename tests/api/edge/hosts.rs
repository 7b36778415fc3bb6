//! Under which names the sandbox's own calls and pages are answered, and how long an address may be.

use axum::{
    body::Body,
    http::{Request, header},
};
use jajan_contract::{
    Call,
    calls::{CALLS, QueryLastCode, QuerySandbox, QueryUnread, SendCode},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Sandbox, phone_body};

const PHONE: &str = "81255500681";
/// Names that anybody can register and point to this machine.
const FOREIGN: [&str; 7] = [
    "evil.example",
    "evil.example:8787",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "a.localhost.evil.example:8787",
    "xlocalhost",
    "",
];
const OWN: [&str; 6] = [
    "localhost",
    "localhost:8787",
    "jajan.localhost:8787",
    "127.0.0.1:8787",
    "[::1]:8787",
    "192.168.1.20:8787",
];

/// DNS rebinding: a page of `evil.example`, whose name now points to this machine, is of the same origin as
/// the sandbox, and the secret that calls are signed with is public.
#[tokio::test]
async fn a_rebound_name_reads_no_login_code() {
    for mode in [Mode::Dev, Mode::Test] {
        let sandbox = Sandbox::in_mode(mode);
        let visitor = sandbox.visitor();
        visitor.call::<SendCode>(phone_body(PHONE)).await;
        let draft = || visitor.draft(QueryLastCode::PATH, phone_body(PHONE));
        for host in FOREIGN {
            let answer = visitor.send(draft().header("host", host)).await;
            answer.assert_refused(404, codes::PATH_UNKNOWN);
        }
        let answer = visitor.send(draft().without("host")).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
        for host in OWN {
            let answer = visitor.send(draft().header("host", host)).await;
            assert!(answer.data::<QueryLastCode>().code.is_some(), "{host}");
        }
    }
}

#[tokio::test]
async fn every_call_and_page_of_the_sandbox_checks_its_name() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    for call in CALLS.iter().filter(|call| call.rules.sandbox_only) {
        let draft = visitor.draft(call.path, json!({}));
        let answer = visitor.send(draft.header("host", "evil.example")).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
    for path in ["/console", "/console/whatsapp", "/console/payer"] {
        for host in FOREIGN {
            let request = Request::get(path).header(header::HOST, host);
            let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
            assert_eq!(answer.status, 403, "{path} {host}");
        }
    }
    // A call of the app itself shows what any client of the API sees: it is answered behind a tunnel too.
    let draft = visitor.draft(QueryUnread::PATH, json!({}));
    let answer = visitor.send(draft.header("host", "tunnel.example")).await;
    assert_eq!(answer.status, 200);
}

/// An origin is checked on its own: a browser sends it with each call of another site.
#[tokio::test]
async fn a_page_of_another_site_plays_nothing() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let from = |origin: &str| {
        let draft = visitor.draft(QuerySandbox::PATH, json!({}));
        visitor.send(draft.header("origin", origin))
    };
    for origin in [
        "http://evil.example",
        "http://localhost.evil.example:5173",
        "https://localhost@evil.example",
        "null",
        "",
        "localhost",
        "http://203.0.113.5",
        "http://192.168.1.20:5173",
        "http://[2001:db8::5]",
    ] {
        let answer = from(origin).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
    for origin in [
        "http://localhost:5173",
        "http://127.0.0.1:5173",
        "http://[::1]:5173",
        "tauri://localhost",
        "https://tauri.localhost",
    ] {
        assert_eq!(from(origin).await.status, 200, "{origin}");
    }
    // Its own page, opened by an address of this machine; another port there is another program.
    for (origin, status) in [("192.168.1.20:8787", 200), ("192.168.1.20:9000", 404)] {
        let draft = visitor.draft(QuerySandbox::PATH, json!({}));
        let draft = draft.header("host", "192.168.1.20:8787");
        let answer = visitor.send(draft.header("origin", format!("http://{origin}")));
        assert_eq!(answer.await.status, status, "{origin}");
    }
}

#[tokio::test]
async fn a_name_is_answered_once_it_is_configured() {
    let sandbox = Sandbox::named("phone.tunnel.example");
    let visitor = sandbox.visitor();
    let under = |host: &str| {
        let draft = visitor.draft(QuerySandbox::PATH, json!({}));
        visitor.send(draft.header("host", host))
    };
    assert_eq!(under("phone.tunnel.example").await.status, 200);
    assert_eq!(under("PHONE.tunnel.example:8787").await.status, 200);
    for host in ["tunnel.example", "a.phone.tunnel.example"] {
        under(host).await.assert_refused(404, codes::PATH_UNKNOWN);
    }
    let page = Request::get("/console").header(header::HOST, "phone.tunnel.example");
    let answer = sandbox.send(page.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn an_address_is_bounded_before_anything_reads_it() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let path = |length: usize| format!("/platform/{}", "a".repeat(length - "/platform/".len()));
    let query = |length: usize| {
        format!(
            "/platform/home?{}",
            "q".repeat(length - "/platform/home?".len())
        )
    };
    for (address, status) in [
        (path(2_048), 404),
        (path(2_049), 414),
        (path(60_000), 414),
        (query(8_192), 404),
        (query(8_193), 414),
        (format!("/console/{}", "a".repeat(2_048)), 414),
        (format!("/img/{}.webp", "a".repeat(2_048)), 414),
    ] {
        let answer = sandbox.get(&address).await;
        assert_eq!(answer.status, status, "{}", address.len());
    }
    let call = format!("/digital-food/{}", "a".repeat(2_048));
    let visitor = sandbox.visitor();
    let answer = visitor.send(visitor.draft(&call, json!({}))).await;
    answer.assert_refused(414, codes::PATH_TOO_LONG);
    assert!(
        answer.body.len() < 1_000,
        "nothing of the address is repeated"
    );
    // A person gets a page, in words.
    let request = Request::get(path(2_049)).header("accept", "text/html");
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 414);
    let kind = answer.header("content-type").unwrap();
    assert!(kind.starts_with("text/html"), "{kind}");
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    let page = String::from_utf8(answer.body).unwrap();
    assert!(
        page.contains("Tautan") && page.contains("href=\"/\""),
        "{page}"
    );
    assert!(page.len() < 2_000 && !page.contains("aaaa"));
}
