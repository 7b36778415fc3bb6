//! The sandbox on a listener. A fault may close a connection without any answer, which a router cannot
//! say.

use axum::{BoxError, Router, extract::Request};
use tokio::net::TcpListener;
use tower::{ServiceExt, service_fn};

use crate::edge::strike::CloseWithoutAnswer;

/// Serves until `stop` is done and the requests that then run have ended.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let service = service_fn(move |request: Request| {
        let router = router.clone();
        async move {
            let Ok(response) = router.oneshot(request).await;
            match response.extensions().get::<CloseWithoutAnswer>() {
                Some(_) => Err(BoxError::from("a fault closes this connection")),
                None => Ok(response),
            }
        }
    });
    jajan_web_host::serve::serve(listener, service, stop).await;
}
