//! Attacks with bodies: what is refused by its head costs no byte of it, and bodies in flight are bounded.

use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use axum::{
    body::{Body, Bytes},
    http::Request,
};
use futures_util::{StreamExt, stream};
use jajan_contract::{Call, calls as c, codes, headers as h};
use jajan_sandbox::mode::Mode;
use serde_json::json;
use tower::ServiceExt;

use super::connections::serve;
use crate::support::{Draft, MINUTE_MS, Sandbox};

const MEGABYTE: usize = 1 << 20;

/// The first status line that comes to a head with this length and no byte of a body.
async fn status_of_head(address: SocketAddr, draft: Draft, length: usize) -> String {
    let (parts, _) = draft.request().into_parts();
    let mut head = format!("POST {} HTTP/1.1\r\nhost: localhost\r\n", parts.uri);
    for (name, value) in &parts.headers {
        head += &format!("{name}: {}\r\n", String::from_utf8_lossy(value.as_bytes()));
    }
    head += &format!("content-length: {length}\r\nexpect: 100-continue\r\n\r\n");
    let client = move || {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).unwrap();
        line.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    tokio::task::spawn_blocking(client).await.unwrap()
}

#[tokio::test]
async fn what_its_head_refuses_is_never_asked_for_its_body() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let served = serve(&sandbox).await;
    let shopper = sandbox.shopper("81255500101").await;
    let ended = sandbox.shopper("81255500102").await;
    let tokens = ended.tokens();
    let logout = json!({"refreshToken": tokens.refresh_token, "everywhere": false});
    ended.call::<c::Logout>(logout).await;
    let form = "multipart/form-data; boundary=parts";
    let upload = || {
        let body = json!({"business": "user"});
        let draft = shopper.draft(c::UploadFile::PATH, body);
        draft.header("content-type", form)
    };
    let whole = 19 * MEGABYTE;
    let other = |path: &str| sandbox.visitor().draft(path, json!({}));
    let long_ago = sandbox.app.clock.now_ms() - 6 * MINUTE_MS;
    for (name, draft, length, status) in [
        ("no signature", upload().without(h::SIGNATURE), whole, "401"),
        (
            "no hex",
            upload().header(h::SIGNATURE, "zz".repeat(32)),
            whole,
            "401",
        ),
        ("short", upload().header(h::SIGNATURE, "ab"), whole, "401"),
        (
            "old",
            upload().header(h::TIMESTAMP, long_ago.to_string()),
            whole,
            "401",
        ),
        ("no device", upload().without(h::DIGITAL_FOOD), whole, "400"),
        ("a visitor's", upload().without(h::AUTHORIZE), whole, "200"),
        ("unknown", upload().token(&"a".repeat(40)), whole, "200"),
        (
            "logged out",
            upload().token(&ended.tokens().access_token),
            whole,
            "200",
        ),
        (
            "no form",
            upload().header("content-type", "text/plain"),
            whole,
            "400",
        ),
        ("too long", upload(), 40 * MEGABYTE, "413"),
        (
            "too long JSON",
            other(c::QueryUnread::PATH),
            2 * MEGABYTE,
            "413",
        ),
        (
            "a notice",
            other("/provider/notice").without(h::SIGNATURE),
            4_000,
            "401",
        ),
        ("a long notice", other("/provider/notice"), MEGABYTE, "413"),
        ("right", upload(), whole, "100"),
        ("right JSON", other(c::QueryUnread::PATH), 900_000, "100"),
    ] {
        let seen = status_of_head(served.address, draft, length).await;
        assert_eq!(seen, status, "{name}");
    }
}

/// A body of which the server took `taken` bytes, and which then never ends.
fn endless(whole: usize, taken: &Arc<AtomicUsize>, is_stalled: &Arc<AtomicBool>) -> Body {
    let piece = Bytes::from(vec![b'x'; 64 << 10]);
    let (taken, is_stalled) = (Arc::clone(taken), Arc::clone(is_stalled));
    let pieces = stream::iter(0..whole / piece.len()).map(move |_| {
        taken.fetch_add(piece.len(), Ordering::SeqCst);
        Ok::<_, std::io::Error>(piece.clone())
    });
    let stall = stream::once(async move {
        is_stalled.store(true, Ordering::SeqCst);
        std::future::pending().await
    });
    Body::from_stream(pieces.chain(stall))
}

#[tokio::test]
async fn uploads_that_stall_hold_no_more_than_the_share_of_their_account() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500103").await;
    let taken = Arc::new(AtomicUsize::new(0));
    let attack = |address: &str| {
        let draft = shopper.draft(c::UploadFile::PATH, json!({"business": "user"}));
        let kind = "multipart/form-data; boundary=parts";
        let draft = draft.header("content-type", kind).address(address);
        let (parts, _) = draft.request().into_parts();
        let is_stalled = Arc::new(AtomicBool::new(false));
        let body = endless(16 * MEGABYTE, &taken, &is_stalled);
        let answer = sandbox
            .router
            .clone()
            .oneshot(Request::from_parts(parts, body));
        (tokio::spawn(answer), is_stalled)
    };
    let calls: Vec<_> = (0..12).map(|n| attack(&format!("203.0.113.{n}"))).collect();
    // Each has stalled or was answered; what was answered is drained, its stalled end included.
    while !calls
        .iter()
        .all(|(call, is_stalled)| is_stalled.load(Ordering::SeqCst) || call.is_finished())
    {
        tokio::task::yield_now().await;
    }
    let held = sandbox.app.kept.bodies.held();
    assert!((30 * MEGABYTE..=44 * MEGABYTE).contains(&held), "{held}");
    // Another account is served meanwhile, and small calls of this one are.
    let other = sandbox.shopper("81255500104").await;
    let photo = crate::account::uploads::png(9, 9);
    let sent = crate::account::uploads::send(&other, &photo).await;
    sent.data::<c::UploadFile>();
    shopper.call::<c::QueryUnread>(json!({})).await;
    let refused = crate::account::uploads::send(&shopper, &[b'x'; 20 * MEGABYTE]).await;
    refused.assert_refused(429, codes::RATE_LIMITED);
    assert!(refused.header("retry-after").is_some());
    for (call, _) in calls {
        call.abort();
        let _ = call.await;
    }
    assert_eq!(sandbox.app.kept.bodies.held(), 0);
}
