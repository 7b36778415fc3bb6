//! The listener: HTTP/1.1 connections, and a stop that lets requests end.
//!
//! Not `axum::serve`, because a fault may close a connection without any answer, which a router
//! cannot say.

use std::{convert::Infallible, io, time::Duration};

use axum::{Router, body::Body};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::edge::strike::CloseWithoutAnswer;

/// Also how long a quiet connection is kept.
const HEAD_TIMEOUT: Duration = Duration::from_secs(75);
/// What is not done by then is cut off.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);
/// After a failed accept, mostly for want of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

#[derive(Debug, thiserror::Error)]
#[error("a fault closes this connection")]
struct Closed;

/// Serves until `stop` is done and the requests that then run have ended.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, _)) => {
                let connection = connection(stream, router.clone(), &graceful);
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

fn connection(
    stream: TcpStream,
    router: Router,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + use<> {
    // Small answers must not wait for the client's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no TCP_NODELAY");
    }
    let service = service_fn(move |request: Request<Incoming>| {
        let router = router.clone();
        async move {
            let answered: Result<_, Infallible> = router.oneshot(request.map(Body::new)).await;
            let Ok(response) = answered;
            match response.extensions().get::<CloseWithoutAnswer>() {
                Some(_) => Err(Closed),
                None => Ok(response),
            }
        }
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

/// Done at SIGINT or SIGTERM.
pub async fn stop_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    Ok(())
}
