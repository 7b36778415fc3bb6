//! The program itself: what it says, what it refuses, how it stops, and what it logs.

use std::{
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::{Arc, Mutex},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use jajan_contract::{
    Call,
    calls::{GetAddressByLocation, QueryUnread},
    headers,
};
use jajan_sandbox::edge::signature::{AppSecret, SANDBOX_SECRET};
use serde_json::json;

use crate::support::{
    Draft,
    folder::Folder,
    wire::{bytes, envelope, exchange},
};

const PATIENCE: Duration = Duration::from_secs(60);

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jajan-sandbox"));
    command
        .args(args)
        .env_remove("JAJAN_APP_SECRET")
        .env_remove("RUST_LOG");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// A run that ends by itself: how, and what it said.
fn finished(command: &mut Command) -> (ExitStatus, String) {
    let Output { status, stderr, .. } = command.output().unwrap();
    (status, String::from_utf8(stderr).unwrap())
}

/// A program that serves, until it is stopped.
struct Running {
    child: Child,
    said: Arc<Mutex<String>>,
    address: SocketAddr,
}

impl Running {
    fn start(args: &[&str]) -> Self {
        let mut child = command(&[&["--port", "0", "--stores", "20"], args].concat())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let kept = said.clone();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                *kept.lock().unwrap() += &(line + "\n");
            }
        });
        let mut running = Self {
            child,
            said,
            address: ([127, 0, 0, 1], 0).into(),
        };
        running.wait_for("Ctrl-C stops it");
        let said = running.said();
        let port = said.split("listens on http://localhost:").nth(1).unwrap();
        let port = port.lines().next().unwrap().parse().unwrap();
        running.address.set_port(port);
        running
    }

    fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    fn wait_for(&mut self, words: &str) {
        let started = Instant::now();
        while !self.said().contains(words) {
            assert!(
                started.elapsed() < PATIENCE,
                "«{words}» is not said:\n{}",
                self.said()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn stop(mut self, signal: &str) -> (ExitStatus, String) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .unwrap()
                .success()
        );
        let status = self.child.wait().unwrap();
        if status.success() {
            self.wait_for("Stopped.");
        }
        (status, self.said())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A test that failed must not leave a server behind; one that has ended is no matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A call of now, as a phone of this machine would make it.
fn draft<C: Call>(body: serde_json::Value) -> Draft {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now_ms = u64::try_from(now.as_millis()).unwrap();
    Draft::new(
        "device-in-logs",
        AppSecret::new(SANDBOX_SECRET),
        now_ms,
        C::PATH,
        body,
    )
}

#[test]
fn what_cannot_start_says_why_and_fails() {
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
fn a_kept_database_is_taken_as_it_is_and_a_stale_one_made_anew() {
    let folder = Folder::new("kept");
    // The folder of the file need not be there.
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
async fn a_signal_stops_it_in_order() {
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
async fn a_log_line_tells_the_call_and_nothing_of_the_caller() {
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
async fn faults_and_time_can_be_set_from_the_start() {
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
