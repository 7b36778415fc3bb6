//! The program itself, as a process of its own.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, ExitStatus, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, channel},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use jajan_contract::{
    Call, calls as c,
    signature::{AppSecret, SANDBOX_SECRET},
};
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::{
    Draft, phone_body,
    wire::{bytes, exchange_if_open},
};

/// Timeout for output of the program.
const PATIENCE: Duration = Duration::from_secs(60);

pub fn command(args: &[&str]) -> Command {
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

/// A running server.
pub struct Running {
    child: Child,
    lines: Receiver<String>,
    said: String,
    pub address: SocketAddr,
}

impl Running {
    /// With 20 stores, unless `args` say otherwise.
    pub fn start(args: &[&str]) -> Self {
        let stores: &[&str] = match args.contains(&"--stores") {
            true => &[],
            false => &["--stores", "20"],
        };
        let mut child = command(&[&["--port", "0"], stores, args].concat())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let (say, heard) = channel();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                // The receiver is gone when the test has ended.
                let _ = say.send(line + "\n");
            }
        });
        let mut running = Self {
            child,
            lines: heard,
            said: String::new(),
            address: ([127, 0, 0, 1], 0).into(),
        };
        running.wait_for("Ctrl-C stops it");
        let said = &running.said;
        let port = said.split("listens on http://localhost:").nth(1).unwrap();
        let port = port.lines().next().unwrap().parse().unwrap();
        running.address.set_port(port);
        running
    }

    fn wait_for(&mut self, words: &str) {
        while !self.said.contains(words) {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("«{words}» is not said:\n{}", self.said));
            self.said += &line;
        }
    }

    /// Its exit status and output.
    pub fn stop(mut self, signal: &str) -> (ExitStatus, String) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .unwrap()
                .success()
        );
        let status = self.child.wait().unwrap();
        // The pipe closes with the program.
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            self.said += &line;
        }
        assert!(!status.success() || self.said.contains("Stopped."));
        (status, std::mem::take(&mut self.said))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A failed test must not leave a server behind; an error for one that has ended is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A call with the machine's current time.
pub fn draft_of_now(device_id: &str, path: &str, body: Value) -> Draft {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now_ms = u64::try_from(now.as_millis()).unwrap();
    let secret = AppSecret::new(SANDBOX_SECRET);
    Draft::new(device_id, secret, now_ms, path, body)
}

/// A run of the program for clients that share it until it is killed.
pub struct Server {
    pub address: SocketAddr,
    acknowledged: AtomicUsize,
    enough: usize,
    is_enough: Notify,
}

impl Server {
    /// To be killed after `enough` acknowledgements.
    pub fn new(running: &Running, enough: usize) -> Arc<Self> {
        Arc::new(Self {
            address: running.address,
            acknowledged: AtomicUsize::new(0),
            enough,
            is_enough: Notify::new(),
        })
    }

    /// Counts what the program acknowledged.
    pub fn count(&self) {
        if self.acknowledged.fetch_add(1, Ordering::Relaxed) + 1 == self.enough {
            self.is_enough.notify_one();
        }
    }

    pub fn counted(&self) -> usize {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Waits until it is to be killed.
    pub async fn enough(&self) {
        self.is_enough.notified().await;
    }

    /// The data of a complete reply; absent when the program is gone.
    pub async fn send(&self, draft: Draft) -> Option<Value> {
        let received = exchange_if_open(self.address, bytes(draft).await).await?;
        let text = String::from_utf8(received).unwrap();
        let (_, body) = text.split_once("\r\n\r\n")?;
        let reply: Value = serde_json::from_str(body).ok()?;
        assert_eq!(reply["success"], true, "{reply}");
        Some(reply["data"].clone())
    }

    /// User id and access token of a user, who may be new.
    pub async fn log_in(&self, device_id: &str, phone_no: &str) -> Option<(String, String)> {
        let phone = phone_body(phone_no);
        let call = |path, body| draft_of_now(device_id, path, body);
        self.send(call(c::SendCode::PATH, phone.clone())).await?;
        let code = self.send(call(c::QueryLastCode::PATH, phone)).await?;
        let body = json!({
            "identityType": "C", "cpType": "COUPON_PLATFORM", "browserId": device_id,
            "loginType": "PHONE_CODE", "loginSource": "WEB", "registryChannel": "",
            "shareMethod": "", "scene": "tests", "countryCode": "62", "phoneNo": phone_no,
            "code": code["code"],
        });
        let login = self.send(call(c::Login::PATH, body).keyed()).await?;
        let text = |name: &str| login[name].as_str().unwrap().to_owned();
        Some((text("userId"), text("accessToken")))
    }
}
