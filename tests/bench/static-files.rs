//! A plain static file server, beside which the web host is measured: one file, read for each request.
//! `static-files FILE`; says where it listens as the web host does.

use axum::{
    Router,
    extract::Request,
    http::{StatusCode, header},
    response::IntoResponse,
};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() {
    let file = std::env::args().nth(1).unwrap_or_default();
    let serve = move |_: Request| {
        let file = file.clone();
        async move {
            match std::fs::read(file) {
                Ok(page) => {
                    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
                }
                Err(_) => StatusCode::NOT_FOUND.into_response(),
            }
        }
    };
    let Ok(listener) = TcpListener::bind("127.0.0.1:0").await else {
        return;
    };
    if let Ok(address) = listener.local_addr() {
        eprintln!("The static file server listens on http://{address}");
    }
    let _ = axum::serve(listener, Router::new().fallback(serve)).await;
}
