//! The listener: HTTP/1.1 connections and a graceful shutdown.
//!
//! Not `axum::serve`, which has no timeout for a slow request head, nor for requests in flight at the
//! shutdown. A service that fails closes its connection without an answer.

use std::{io, net::IpAddr, time::Duration};

use axum::{BoxError, body::Body, response::Response};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    net::{TcpListener, TcpStream},
    signal::unix::{Signal, SignalKind, signal},
};
use tower::{Service, ServiceExt};

/// Also the keep-alive timeout of an idle connection.
const HEAD_TIMEOUT: Duration = Duration::from_secs(75);
/// Requests in flight are cut off after it.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);
/// After a failed accept, which mostly means that file descriptors have run out.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

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
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let peer = Peer(peer.ip());
                let connection = connection(stream, peer, service.clone(), &graceful);
                tokio::spawn(connection);
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop(listener);
    if tokio::time::timeout(STOP_TIMEOUT, graceful.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not end in time and are cut off");
    }
}

fn connection<S>(
    stream: TcpStream,
    peer: Peer,
    service: S,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + use<S>
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
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        service.clone().oneshot(request.map(Body::new))
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .serve_connection(TokioIo::new(stream), service);
    let watched = graceful.watch(served);
    async move {
        if let Err(error) = watched.await {
            tracing::debug!(%error, "a connection ended early");
        }
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
