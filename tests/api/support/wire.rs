//! Calls over a real connection, by a client that shares no code with the server: bytes out, bytes in.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
};

use http_body_util::BodyExt;
use serde_json::Value;

use super::Draft;

/// Sends bytes over a new connection and returns what came until it closed, on a blocking thread.
pub async fn exchange(address: SocketAddr, sent: Vec<u8>) -> Vec<u8> {
    let received = exchange_if_open(address, sent).await;
    received.expect("somebody listens")
}

/// As [`exchange`]; `None` when nothing listens.
pub async fn exchange_if_open(address: SocketAddr, sent: Vec<u8>) -> Option<Vec<u8>> {
    let client = move || {
        let mut stream = TcpStream::connect(address).ok()?;
        // The server may close before it has read everything.
        let _ = stream.write_all(&sent);
        let mut received = Vec::new();
        let _ = stream.read_to_end(&mut received);
        Some(received)
    };
    tokio::task::spawn_blocking(client).await.unwrap()
}

/// The bytes of a call.
pub async fn bytes(draft: Draft) -> Vec<u8> {
    let (parts, body) = draft.request().into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let mut sent = format!(
        "{} {} HTTP/1.1\r\nhost: localhost\r\n",
        parts.method, parts.uri
    );
    for (name, value) in &parts.headers {
        sent += &format!("{name}: {}\r\n", value.to_str().unwrap());
    }
    let length = body.len();
    sent += &format!("content-length: {length}\r\nconnection: close\r\n\r\n");
    [sent.as_bytes(), &body].concat()
}

/// Status and envelope of an answer; panics when there is none.
pub fn envelope(received: &[u8]) -> (u16, Value) {
    let text = String::from_utf8_lossy(received);
    let (head, body) = text
        .split_once("\r\n\r\n")
        .unwrap_or_else(|| panic!("no answer: {text}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap())
}
