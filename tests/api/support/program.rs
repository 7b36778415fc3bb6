//! The program itself, as a process of its own.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, channel},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use jajan_contract::signature::{AppSecret, SANDBOX_SECRET};

use super::Draft;

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
pub fn draft_of_now(device_id: &str, path: &str, body: serde_json::Value) -> Draft {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now_ms = u64::try_from(now.as_millis()).unwrap();
    let secret = AppSecret::new(SANDBOX_SECRET);
    Draft::new(device_id, secret, now_ms, path, body)
}
