//! Attacks with connections: clients that never read, never ask, or are too many. The limits are small
//! here; what is asserted is who is answered and whose connection ends, never how long it takes.

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::mpsc,
    time::Duration,
};

use axum::{Router, body::Bytes, routing::get};
use jajan_web_host::serve::{Limits, serve_within};
use tokio::{
    net::{TcpListener, TcpSocket},
    runtime::Runtime,
};

/// Longer than any test: a limit that its test is not about.
const LONG: Duration = Duration::from_secs(600);
/// For what has to come.
const WAIT: Duration = Duration::from_secs(60);
const LIMITS: Limits = Limits {
    whole: 100,
    from_one: 100,
    is_near: |_| false,
    head_timeout: LONG,
    crowded_head_timeout: LONG,
    write_timeout: LONG,
};
/// More than both systems keep for a client that does not read.
const LARGE: usize = 64 << 20;

struct Server {
    address: SocketAddr,
    /// A large reply was given up, or is out.
    over: mpsc::Receiver<()>,
    /// A request to `/held` has arrived.
    begun: mpsc::Receiver<()>,
    runtime: Runtime,
}

/// Says when the reply that it is part of is dropped.
struct Large(Vec<u8>, mpsc::Sender<()>);

impl AsRef<[u8]> for Large {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Large {
    fn drop(&mut self) {
        let _ = self.1.send(());
    }
}

impl Server {
    fn within(limits: Limits) -> Self {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let (said, over) = mpsc::channel();
        let (begins, begun) = mpsc::channel();
        let large = async move || Bytes::from_owner(Large(vec![b'x'; LARGE], said.clone()));
        let held = async move || {
            let _ = begins.send(());
            std::future::pending::<()>().await;
        };
        let router = Router::new()
            .route("/", get(async || "ok"))
            .route("/large", get(large))
            .route("/held", get(held));
        runtime.spawn(async move {
            serve_within(limits, listener, router, std::future::pending()).await;
        });
        Self {
            address,
            over,
            begun,
            runtime,
        }
    }

    /// A client at 127.0.0.`last`.
    fn connect(&self, last: u8) -> Client {
        let socket = self.runtime.block_on(async {
            let socket = TcpSocket::new_v4().unwrap();
            let own = SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), 0));
            socket.bind(own).unwrap();
            socket.connect(self.address).await.unwrap()
        });
        let stream = socket.into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        Client(stream)
    }

    /// Asks for what is never answered.
    fn hold(&self, client: &mut Client) {
        client.ask("/held");
        self.begun.recv_timeout(WAIT).unwrap();
    }

    /// Connections of which each has a request that is never answered.
    fn held(&self, last: u8, count: usize) -> Vec<Client> {
        let held = (0..count).map(|_| {
            let mut client = self.connect(last);
            self.hold(&mut client);
            client
        });
        held.collect()
    }
}

struct Client(TcpStream);

impl Client {
    fn ask(&mut self, path: &str) {
        let head = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        // Who was refused may be cut off already.
        let _ = self.0.write_all(head.as_bytes());
    }

    /// The status of the reply to `/`; absent: the connection ended without one.
    fn status(&mut self) -> Option<String> {
        self.ask("/");
        let mut received = Vec::new();
        let mut piece = [0; 512];
        loop {
            let text = String::from_utf8_lossy(&received);
            if text.ends_with("\r\n\r\nok")
                || text.ends_with("content-length: 0\r\nconnection: close\r\n\r\n")
            {
                return text.split(' ').nth(1).map(str::to_owned);
            }
            match self.0.read(&mut piece) {
                Ok(0) | Err(_) => return None,
                Ok(length) => received.extend_from_slice(&piece[..length]),
            }
        }
    }

    /// Waits until the server ends it.
    fn ended(mut self) {
        let mut rest = Vec::new();
        let _ = self.0.read_to_end(&mut rest);
        assert!(rest.len() < LARGE);
    }
}

fn ok() -> Option<String> {
    Some("200".to_owned())
}

#[test]
fn a_client_that_never_reads_its_reply_is_cut_off() {
    let server = Server::within(Limits {
        write_timeout: Duration::from_millis(100),
        ..LIMITS
    });
    let mut deaf: Vec<_> = (0..3).map(|_| server.connect(1)).collect();
    for client in &mut deaf {
        client.ask("/large");
    }
    for _ in &deaf {
        server.over.recv_timeout(WAIT).unwrap();
    }
    for client in deaf {
        client.ended();
    }
    assert_eq!(server.connect(1).status(), ok());
}

#[test]
fn a_client_that_reads_gets_all_of_it() {
    let server = Server::within(Limits {
        write_timeout: Duration::from_secs(20),
        ..LIMITS
    });
    let mut reader = server.connect(1);
    reader.ask("/large");
    let (mut piece, mut length) = (vec![0; 1 << 16], 0);
    while length < LARGE {
        let read = reader.0.read(&mut piece).unwrap();
        assert!(read > 0, "it ended after {length}");
        length += read;
    }
}

#[test]
fn a_flood_from_one_address_locks_out_that_address_only() {
    let server = Server::within(Limits {
        from_one: 8,
        ..LIMITS
    });
    let _flood = server.held(2, 8);
    for _ in 0..20 {
        let refused = server.connect(2).status();
        assert!(refused.is_none_or(|status| status == "503"));
    }
    assert_eq!(server.connect(3).status(), ok());
}

#[test]
fn idle_browsers_make_room_for_their_neighbours() {
    let server = Server::within(Limits {
        from_one: 8,
        ..LIMITS
    });
    let mut browsers: Vec<_> = (0..8).map(|_| server.connect(2)).collect();
    for browser in &mut browsers {
        assert_eq!(browser.status(), ok());
    }
    let mut working = browsers.split_off(4);
    for browser in &mut working {
        server.hold(browser);
    }
    // The oldest idle one goes for each.
    let mut newcomers = Vec::new();
    for browser in browsers {
        let mut newcomer = server.connect(2);
        assert_eq!(newcomer.status(), ok());
        newcomers.push(newcomer);
        browser.ended();
    }
}

#[test]
fn a_full_server_ends_the_oldest_of_who_has_most() {
    let server = Server::within(Limits {
        whole: 16,
        from_one: 8,
        ..LIMITS
    });
    let mut flood = [server.held(2, 8), server.held(3, 7), server.held(4, 1)];
    let newcomers: Vec<_> = (5..11).map(|last| server.connect(last)).collect();
    for mut newcomer in newcomers {
        assert_eq!(newcomer.status(), ok());
    }
    let [first, ..] = &mut flood;
    first.remove(0).ended();
    // Who has one only keeps it: a write still goes through.
    let [.., modest] = &mut flood;
    let modest = &mut modest[0].0;
    modest.set_nonblocking(true).unwrap();
    let nothing = modest.read(&mut [0; 1]).unwrap_err();
    assert_eq!(nothing.kind(), std::io::ErrorKind::WouldBlock);
}

#[test]
fn the_health_check_of_this_network_is_answered_when_all_is_full() {
    let server = Server::within(Limits {
        whole: 16,
        from_one: 1,
        is_near: |address| address == Ipv4Addr::new(127, 0, 0, 1),
        ..LIMITS
    });
    let _strangers: Vec<_> = (10..26).flat_map(|last| server.held(last, 1)).collect();
    assert!(
        server
            .connect(99)
            .status()
            .is_none_or(|status| status == "503")
    );
    for _ in 0..3 {
        assert_eq!(server.connect(1).status(), ok());
    }
}

#[test]
fn heads_that_never_end_give_way_when_most_places_are_taken() {
    let server = Server::within(Limits {
        whole: 8,
        crowded_head_timeout: Duration::from_millis(100),
        ..LIMITS
    });
    let mut slow: Vec<_> = (2..10).map(|last| server.connect(last)).collect();
    for client in &mut slow {
        client.0.write_all(b"GET / HTTP/1.1\r\nx-slow: ").unwrap();
    }
    slow.pop().unwrap().ended();
    assert_eq!(server.connect(20).status(), ok());
}
