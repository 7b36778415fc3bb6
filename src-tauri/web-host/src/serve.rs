//! The listener: HTTP/1.1 connections and a graceful shutdown.
//!
//! Not `axum::serve`, which has no timeout for a slow request head, for a client that does not read its
//! reply, nor for requests in flight at the shutdown, and no cap of connections. A service that fails
//! closes its connection without an answer.

mod answered;
mod limits;
mod nofile;
mod open;
mod sender;

use std::{
    convert::Infallible,
    io,
    net::IpAddr,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::{BoxError, body::Body, response::Response};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    signal::unix::{Signal, SignalKind, signal},
    sync::mpsc,
};
use tokio_io_timeout::TimeoutWriter;
use tower::{Service, ServiceExt};

pub use limits::{Limits, is_near};
pub use open::line;
pub use sender::sender;

use answered::Answered;
use open::{End, Open, Seat};

/// Requests in flight are cut off after it.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);
/// After a failed accept, which mostly means that file descriptors have run out.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
/// Of a connection that was asked to make room.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(5);
/// Of what a connection has received or not sent yet.
const BUFFER_BYTES: usize = 64 << 10;
/// To who is refused; sent as far as it goes at once.
const REFUSED: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\
    content-length: 0\r\nconnection: close\r\n\r\n";

/// Extension of a request: who opened its connection.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// Serves until `stop` is done and the requests that then run have ended.
pub async fn serve<S>(listener: TcpListener, service: S, stop: impl Future<Output = ()>)
where
    S: Service<Request<Body>, Response = Response, Error: Into<BoxError>, Future: Send>
        + Clone
        + Send
        + 'static,
{
    serve_within(Limits::of_machine(), listener, service, stop).await;
}

pub async fn serve_within<S>(
    limits: Limits,
    listener: TcpListener,
    service: S,
    stop: impl Future<Output = ()>,
) where
    S: Service<Request<Body>, Response = Response, Error: Into<BoxError>, Future: Send>
        + Clone
        + Send
        + 'static,
{
    let open = Open::new(limits);
    // Each connection has a clone; it closes when the last one has ended.
    let (running, mut ended) = mpsc::channel::<Infallible>(1);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match open.admit(peer.ip()) {
                Some(seat) => {
                    let peer = Peer(peer.ip());
                    let served = connection(stream, peer, service.clone(), seat, limits);
                    let running = running.clone();
                    tokio::spawn(async move {
                        served.await;
                        drop(running);
                    });
                }
                // A client that is not read any more may not hear it.
                None => drop(stream.try_write(REFUSED)),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop((listener, running));
    open.stop();
    if tokio::time::timeout(STOP_TIMEOUT, ended.recv())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not end in time and are cut off");
    }
}

async fn connection<S>(stream: TcpStream, peer: Peer, service: S, mut seat: Seat, limits: Limits)
where
    S: Service<Request<Body>, Response = Response, Error: Into<BoxError>, Future: Send>
        + Clone
        + Send
        + 'static,
{
    // Nagle's algorithm would delay small answers.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no TCP_NODELAY");
    }
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(limits.write_timeout));
    let is_idle = Arc::clone(&seat.is_idle);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        is_idle.store(false, Ordering::Relaxed);
        let is_idle = Arc::clone(&is_idle);
        let answer = service.clone().oneshot(request.map(Body::new));
        async move {
            let answer = answer.await?;
            Ok::<_, S::Error>(answer.map(|body| Answered::new(body, is_idle)))
        }
    });
    let head_timeout = match seat.is_crowded {
        true => limits.crowded_head_timeout,
        false => limits.head_timeout,
    };
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_timeout)
        .max_buf_size(BUFFER_BYTES)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let mut served = std::pin::pin!(served);
    let leaves = tokio::select! {
        ended = served.as_mut() => return told(ended),
        end = seat.end.wait_for(|end| *end != End::Stay) => match end.as_deref() {
            Ok(End::Cut) => return,
            Ok(End::MakeRoom) => true,
            _ => false,
        },
    };
    served.as_mut().graceful_shutdown();
    if leaves {
        // What has not ended by then is dropped.
        let _ = tokio::time::timeout(LEAVE_TIMEOUT, served).await;
    } else {
        told(served.await);
    }
}

fn told(ended: hyper::Result<()>) {
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Resolves at SIGINT or SIGTERM. The handlers are installed by this call, not at the first poll, so
/// that no signal is missed.
pub fn stop_signal() -> impl Future<Output = ()> {
    let caught = catch_signals();
    async move {
        match caught {
            Ok((mut interrupt, mut terminate)) => tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            },
            Err(error) => {
                tracing::error!(%error, "signals cannot be caught; only a kill stops this program");
                std::future::pending::<()>().await;
            }
        }
    }
}

fn catch_signals() -> io::Result<(Signal, Signal)> {
    Ok((
        signal(SignalKind::interrupt())?,
        signal(SignalKind::terminate())?,
    ))
}
