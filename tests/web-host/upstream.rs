//! An API over HTTP that does what a test says.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

/// The bytes of its reply; absent: it reads the call and never answers.
pub type Says = Option<Vec<u8>>;

pub struct Upstream {
    pub address: SocketAddr,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Upstream {
    pub fn new(says: Says) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let calls = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&calls);
        // Ends with the test's process.
        thread::spawn(move || {
            let mut kept = Vec::new();
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                heard.lock().unwrap().push(read(&mut stream));
                if let Some(bytes) = &says {
                    let _ = stream.write_all(bytes);
                } else {
                    kept.push(stream);
                }
            }
        });
        Self { address, calls }
    }

    /// Nobody listens there.
    pub fn absent() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.local_addr().unwrap()
    }

    /// First line, headers and body of each call.
    pub fn calls(&self) -> Vec<String> {
        self.calls.lock().unwrap().clone()
    }
}

pub fn json(body: &str) -> Says {
    reply("200 OK", body)
}

pub fn reply(status: &str, body: &str) -> Says {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n"
    );
    Some([head.as_bytes(), body.as_bytes()].concat())
}

fn read(stream: &mut TcpStream) -> String {
    let mut reader = BufReader::new(stream);
    let (mut text, mut length) = (String::new(), 0);
    loop {
        let start = text.len();
        if reader.read_line(&mut text).unwrap() == 0 || text[start..].trim().is_empty() {
            break;
        }
        let lower = text[start..].to_ascii_lowercase();
        if let Some(value) = lower.strip_prefix("content-length: ") {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    text + &String::from_utf8(body).unwrap()
}
