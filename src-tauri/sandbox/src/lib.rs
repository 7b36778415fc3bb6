//! The sandbox: the remote API of Jajan in one program, with its data in SQLite.
//!
//! [`app`] is all of it as a router, for tests in process; [`run`] is the program. README.md has
//! the map.

pub mod cli;
pub mod clock;
pub mod edge;
pub mod error;
pub mod faults;
pub mod pictures;
mod routes;
mod run;
pub mod seed;
pub mod serve;
pub mod state;
pub mod store;
pub mod web;

use axum::{
    Router,
    extract::{Request, State},
    http::Method,
    middleware::{from_fn, from_fn_with_state},
    response::Response,
    routing::get,
};
use tower_http::catch_panic::CatchPanicLayer;

pub use run::run;

use crate::{
    edge::{cors, headers, log, strike},
    error::{Error, Locale, Refusal},
    state::App,
};

/// Everything that is served, as one service.
pub fn app(app: App) -> Router {
    routes::calls(app.mode)
        .route("/healthz", get(routes::health))
        .route("/openapi.json", get(routes::openapi))
        .route("/img/{*picture}", get(routes::image))
        .fallback(elsewhere)
        .layer(from_fn_with_state(app.clone(), strike::faults))
        .layer(cors::layer(app.mode))
        .layer(CatchPanicLayer::custom(|_| panicked()))
        .layer(from_fn(log::requests))
        .with_state(app)
}

/// The web app for browsers; for everything else there is nothing.
async fn elsewhere(State(app): State<App>, request: Request) -> Response {
    let locale = headers::locale(request.headers());
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    if let Some(web) = app.web.as_ref().filter(|_| is_reading) {
        let served = web.serve(request.method(), request.uri().path(), request.headers());
        if let Some(response) = served.await {
            return response;
        }
    }
    Error::from(Refusal::PathUnknown).reply(locale)
}

/// The panic's message went to the log through the panic hook.
fn panicked() -> Response {
    Error::from(Refusal::Internal).reply(Locale::default())
}
