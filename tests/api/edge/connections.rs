//! Tests that need a real connection: a reset, a body that is too large, and the graceful stop.

use std::net::{SocketAddr, TcpStream};

use jajan_contract::{
    Call,
    calls::{GetDeviceInfo, QueryJournal, QueryUnread, Release, SetFaults},
    codes,
};
use jajan_sandbox::{mode::Mode, serve};
use serde_json::json;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::support::{
    Sandbox,
    wire::{bytes, envelope, exchange},
};

pub struct Served {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

pub async fn serve(sandbox: &Sandbox) -> Served {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let router = sandbox.router.clone();
    let ended = tokio::spawn(async move {
        let stopped = async { stopped.await.unwrap_or_default() };
        serve::serve(listener, router, stopped).await;
    });
    Served {
        address,
        stop,
        ended,
    }
}

#[tokio::test]
async fn a_reset_closes_the_connection_without_a_byte() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let served = serve(&sandbox).await;
    let fault = json!({"path": QueryUnread::PATH, "kind": "reset"});
    visitor.call::<SetFaults>(json!({"faults": [fault]})).await;
    let struck = bytes(visitor.draft(QueryUnread::PATH, json!({}))).await;
    assert_eq!(exchange(served.address, struck).await, b"");

    let other = bytes(visitor.draft(GetDeviceInfo::PATH, json!({}))).await;
    assert_eq!(envelope(&exchange(served.address, other).await).0, 200);
}

#[tokio::test]
async fn a_body_of_ten_megabytes_gets_a_reply() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let served = serve(&sandbox).await;
    let draft = sandbox.visitor().draft(QueryUnread::PATH, json!({}));
    let sent = bytes(draft.raw_body(vec![b'x'; 10_000_000])).await;
    let (status, reply) = envelope(&exchange(served.address, sent).await);
    let code = reply["error"]["code"].as_str();
    assert_eq!((status, code), (413, Some(codes::BODY_TOO_LARGE)));
}

#[tokio::test]
async fn a_graceful_stop_finishes_calls_in_flight_and_accepts_no_new_ones() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let served = serve(&sandbox).await;
    let fault = json!({"path": QueryUnread::PATH, "kind": "hold"});
    visitor.call::<SetFaults>(json!({"faults": [fault]})).await;
    let sent = bytes(visitor.draft(QueryUnread::PATH, json!({}))).await;
    let running = tokio::spawn(exchange(served.address, sent));
    let tester = sandbox.visitor();
    let held = json!({"path": QueryUnread::PATH, "until": "HELD", "waitMs": 60_000});
    assert!(tester.call::<QueryJournal>(held).await.is_reached);
    served.stop.send(()).unwrap();
    tester.call::<Release>(json!({})).await;
    served.ended.await.unwrap();
    assert_eq!(envelope(&running.await.unwrap()).0, 200);
    assert!(
        TcpStream::connect(served.address).is_err(),
        "nobody listens"
    );
}

#[tokio::test]
async fn invalid_http_is_refused_with_a_status() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let served = serve(&sandbox).await;
    let received = exchange(served.address, b"\x16\x03\x01 hello\r\n\r\n".to_vec()).await;
    let text = String::from_utf8_lossy(&received);
    assert!(text.starts_with("HTTP/1.1 400"), "{text}");
}
