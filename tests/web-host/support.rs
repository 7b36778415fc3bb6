//! The program as a process of its own, and bytes over a connection.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use jajan_contract::signature::SANDBOX_SECRET;

pub const PAGE: &str = "<!doctype html><html><head><meta charset=\"utf-8\"><title>Jajan</title>\
    <meta name=\"description\" content=\"Plain.\"></head><body>app</body></html>";
/// A preview that is not there by then will not come.
const PREVIEW_TIMEOUT: Duration = Duration::from_secs(60);
pub const ORIGIN: &str = "https://m.jajan.example";

/// A build of one test, gone at its end.
pub struct Build(pub PathBuf);

impl Build {
    pub fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("jajan-web-host-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("index.html"), PAGE).unwrap();
        fs::write(folder.join("assets/a-1.js"), "1").unwrap();
        Self(folder)
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A program that serves, until it is stopped or its test ends.
pub struct Running {
    pub child: Child,
    pub address: SocketAddr,
    lines: std::io::Lines<BufReader<std::process::ChildStderr>>,
}

pub fn command(program: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command
        .args(args)
        .env("JAJAN_APP_SECRET", SANDBOX_SECRET)
        .env_remove("RUST_LOG")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

pub fn web_host() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_jajan-web-host"))
}

impl Running {
    /// The web host of this build, in front of this API.
    pub fn web_host(build: &Build, api: SocketAddr, more: &[&str]) -> Self {
        let (web, api) = (build.0.to_str().unwrap(), format!("http://{api}"));
        let args = [
            "--port", "0", "--web", web, "--api", &api, "--origin", ORIGIN,
        ];
        Self::start(command(web_host(), &[&args, more].concat()))
    }

    /// A program that says «listens on http://…».
    pub fn start(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut said = String::new();
        let address = loop {
            let line = lines.next().unwrap_or_else(|| panic!("it ended: {said}"));
            let line = line.unwrap();
            if let Some((_, address)) = line.split_once("listens on http://") {
                break address.replace("localhost", "127.0.0.1").parse().unwrap();
            }
            said += &line;
        };
        Self {
            child,
            address,
            lines,
        }
    }

    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args([name, &id])
                .status()
                .unwrap()
                .success()
        );
    }

    /// How it ended, and what it still said.
    pub fn ended(mut self) -> (Option<i32>, String) {
        let code = self.child.wait().unwrap().code();
        let said: Vec<_> = self.lines.by_ref().map_while(Result::ok).collect();
        (code, said.join("\n"))
    }

    pub fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        exchange(self.address, &request("GET", path, headers))
    }
}

impl Running {
    /// A page with its preview: the first one may go out before the API has answered.
    pub fn get_tagged(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let begun = Instant::now();
        loop {
            let answer = self.get(path, headers);
            if answer.body.contains("og:title") {
                return answer;
            }
            assert!(begun.elapsed() < PREVIEW_TIMEOUT, "no preview: {answer:?}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A test that failed must not leave a server behind; one that has ended is no matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What came back, with the bytes of the body as text.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut named = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        named.next().map(|(_, value)| value)
    }
}

pub fn request(method: &str, path: &str, headers: &[(&str, &str)]) -> String {
    let mut sent = format!("{method} {path} HTTP/1.1\r\nhost: evil.example\r\n");
    for (name, value) in headers {
        sent += &format!("{name}: {value}\r\n");
    }
    sent + "connection: close\r\n\r\n"
}

pub fn exchange(address: SocketAddr, sent: &str) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(sent.as_bytes()).unwrap();
    received(stream)
}

pub fn received(mut stream: TcpStream) -> Answer {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    Answer {
        status: head.split(' ').nth(1).unwrap().parse().unwrap(),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}
