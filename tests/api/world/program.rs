//! The program itself: its output, refused flags, how it stops, and its log.

use std::{
    net::TcpListener,
    process::{Command, ExitStatus, Output},
    time::{SystemTime, UNIX_EPOCH},
};

use jajan_contract::{
    Call,
    calls::{BatchQueryConfig, Elapse, GetAddressByLocation, QueryUnread, ResetSandbox, SetConfig},
    config::keys,
    headers,
};
use serde_json::json;

use crate::support::{
    Draft,
    folder::Folder,
    program::{Running, command, draft_of_now},
    wire::{bytes, envelope, exchange},
};

/// Status and output of a run that ends by itself.
fn finished(command: &mut Command) -> (ExitStatus, String) {
    let Output { status, stderr, .. } = command.output().unwrap();
    (status, String::from_utf8(stderr).unwrap())
}

fn draft<C: Call>(body: serde_json::Value) -> Draft {
    draft_of_now("device-in-logs", C::PATH, body)
}

#[test]
fn a_failed_start_prints_its_reason_and_exits_with_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new("not-a-database");
    let text = folder.file("text.sqlite");
    std::fs::write(
        &text,
        "this is no database, but a text that is long enough to be looked at",
    )
    .unwrap();
    for (args, words) in [
        (
            &["--port", &port, "--db", ":memory:"][..],
            "--port takes another port",
        ),
        (&["--mode", "prod", "--db", ":memory:"], "JAJAN_APP_SECRET"),
        (
            &["--mode", "prod", "--fault", "/=reset"],
            "not for --mode prod",
        ),
        (
            &["--mode", "prod", "--clock-offset-ms", "1"],
            "not for --mode prod",
        ),
        (&["--port", "0", "--db", &text], "database"),
    ] {
        let (status, said) = finished(&mut command(args));
        assert!(!status.success(), "{args:?}");
        assert!(said.contains(words), "{args:?}: {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn an_up_to_date_database_is_reused_and_a_stale_one_seeded_again() {
    let folder = Folder::new("kept");
    // The folder of the file need not exist.
    let file = folder.file("deeper/sandbox.sqlite");
    let seed = |more: &[&str]| {
        let args = [&["--seed-only", "--db", &file, "--stores", "20"], more].concat();
        let (status, said) = finished(&mut command(&args));
        assert!(status.success(), "{said}");
        said
    };
    assert!(seed(&[]).contains("Making the data of 20 stores"));
    let again = seed(&[]);
    assert!(
        again.contains("is there already") && !again.contains("Making"),
        "{again}"
    );
    let other = seed(&["--seed", "7"]);
    assert!(other.contains("making it anew"), "{other}");
    assert!(
        !folder.0.join("deeper/sandbox.sqlite-wal").exists(),
        "all is in the file"
    );
}

#[tokio::test]
async fn a_signal_stops_it_gracefully() {
    for signal in ["-INT", "-TERM"] {
        let folder = Folder::new(&format!("stopped{signal}"));
        let running = Running::start(&["--db", &folder.file("a.sqlite")]);
        let sent = bytes(draft::<QueryUnread>(json!({}))).await;
        assert_eq!(envelope(&exchange(running.address, sent).await).0, 200);
        let (status, said) = running.stop(signal);
        assert_eq!(status.code(), Some(0), "{said}");
        assert!(said.contains("Stopping"), "{said}");
        assert!(
            !folder.0.join("a.sqlite-wal").exists(),
            "all is in the file"
        );
    }
}

#[tokio::test]
async fn a_log_line_has_the_call_and_no_personal_data() {
    for format in ["compact", "json"] {
        let running = Running::start(&["--db", ":memory:", "--log", format]);
        let place = json!({"latitude": "-6.19551", "longitude": "106.83221"});
        let draft = draft::<GetAddressByLocation>(place)
            .request_id("request-in-logs")
            .header(headers::AUTHORIZE, "token-in-logs");
        assert_eq!(
            envelope(&exchange(running.address, bytes(draft).await).await).0,
            200
        );
        let unknown =
            b"GET /path-in-logs?query-in-logs HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
        exchange(running.address, unknown.to_vec()).await;
        let (_, said) = running.stop("-TERM");
        let line = said.lines().find(|line| line.contains("request-in-logs"));
        let line = line.unwrap_or_else(|| panic!("no line of the call:\n{said}"));
        for told in [GetAddressByLocation::PATH, "200", "POST"] {
            assert!(line.contains(told), "{told} in {line}");
        }
        for secret in [
            "6.1955",
            "106.83",
            "device-in",
            "token-in",
            "path-in",
            "query-in",
            "127.0.0.1",
        ] {
            assert!(!said.contains(secret), "{secret} in:\n{said}");
        }
    }
}

#[tokio::test]
async fn faults_and_time_can_be_set_by_flags() {
    let fault = format!("{}=business:3800021", QueryUnread::PATH);
    let running = Running::start(&[
        "--db",
        ":memory:",
        "--fault",
        &fault,
        "--clock-offset-ms",
        "60000",
    ]);
    let sent = bytes(draft::<QueryUnread>(json!({}))).await;
    let (_, reply) = envelope(&exchange(running.address, sent).await);
    assert_eq!(reply["error"]["code"], "3800021");
    let health = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_vec();
    let (_, health) = envelope(&exchange(running.address, health).await);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let ahead_ms = health["nowMs"]
        .as_u64()
        .unwrap()
        .abs_diff(now.as_millis() as u64);
    assert!((50_000..=60_000).contains(&ahead_ms), "{ahead_ms}");
}

#[tokio::test]
async fn a_reset_of_a_reused_database_restores_the_seed() {
    let folder = Folder::new("reset");
    let file = folder.file("a.sqlite");
    let explore = async |running: &Running| {
        let asked = draft::<BatchQueryConfig>(json!({"keys": [keys::EXPLORE_TAB]}));
        let (_, reply) = envelope(&exchange(running.address, bytes(asked).await).await);
        reply["data"][0]["value"].clone()
    };
    let running = Running::start(&["--db", &file]);
    let seeded = explore(&running).await;
    let body = json!({"key": keys::EXPLORE_TAB, "value": "changed"});
    let change = bytes(draft::<SetConfig>(body)).await;
    assert_eq!(envelope(&exchange(running.address, change).await).0, 200);
    running.stop("-TERM");

    let running = Running::start(&["--db", &file]);
    assert_eq!(explore(&running).await, "changed", "the file keeps it");
    // The second start does not seed.
    for _ in 0..2 {
        let reset = bytes(draft::<ResetSandbox>(json!({}))).await;
        assert_eq!(envelope(&exchange(running.address, reset).await).0, 200);
        assert_eq!(explore(&running).await, seeded);
    }
    running.stop("-TERM");
    let running = Running::start(&["--db", &file]);
    assert_eq!(explore(&running).await, seeded, "the file has it");
    let (_, said) = running.stop("-TERM");
    assert!(said.contains("is there already"), "{said}");
}

#[tokio::test]
async fn a_reset_restores_the_time_given_at_start() {
    let start_ms: u64 = 1_795_665_600_000;
    let running = Running::start(&["--db", ":memory:", "--start-at-ms", &start_ms.to_string()]);
    for (call, ahead_ms) in [
        (draft::<Elapse>(json!({"ms": 3_600_000})), 3_600_000),
        (draft::<ResetSandbox>(json!({})), 0),
    ] {
        let (_, reply) = envelope(&exchange(running.address, bytes(call).await).await);
        let now_ms = reply["data"]["nowMs"].as_u64().unwrap();
        let since_ms = now_ms - start_ms - ahead_ms;
        assert!(since_ms < 60_000, "{since_ms}");
    }
}
