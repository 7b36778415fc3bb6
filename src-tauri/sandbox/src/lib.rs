//! The sandbox: the remote API of Jajan in one program, with its data in SQLite.
//!
//! [`app`] is all of it as a router, for tests in process; [`run`] is the program. README.md has
//! the map.

pub mod bill;
mod chance;
mod city;
pub mod cli;
pub mod clock;
mod console;
pub mod dice;
mod edge;
pub mod error;
mod geo;
pub mod ids;
pub mod memory;
pub mod mode;
mod money;
pub mod origin;
pub mod own_names;
mod phone;
pub mod pictures;
mod recent;
mod routes;
mod run;
mod secrets;
pub mod seed;
pub mod serve;
pub mod state;
pub mod store;
mod text;
pub mod time;
mod typed;
mod web;
mod words;
mod work;

use std::sync::Arc;

use axum::{
    Router,
    extract::Request,
    middleware::{Next, from_fn, from_fn_with_state},
    response::Response,
    routing::{get, post},
};
use jajan_contract::localised::Locale;
use jajan_web_host::{WebHost, long_address};
use tower_http::catch_panic::CatchPanicLayer;

pub use run::run;
pub use web::Web;

use crate::edge::{compress, cors, headers, log, record, strike};
use crate::error::{Error, Refusal};
use crate::mode::Mode;
use crate::state::{App, Current};

/// Everything that is served, as one service: the remote API, and the web host beside it.
pub fn app(app: App, web: Web) -> Router {
    let current = Current::new(app.clone());
    let host = Arc::new(web.host(&app, current.clone()));
    let elsewhere = move |request| elsewhere(Arc::clone(&host), request);
    let mut routes = routes::calls(app.mode);
    if app.mode != Mode::Prod {
        routes = routes.route("/openapi.json", get(routes::openapi));
    }
    let routes = routes
        .route("/healthz", get(routes::health))
        .route("/img/{*picture}", get(routes::image))
        .route("/img/share/{*picture}", get(routes::share_picture))
        .route("/video/{*video}", get(routes::video))
        .route(routes::NOTICE_PATH, post(routes::notice))
        .merge(console::router(app.mode, current.clone()))
        .fallback(elsewhere);
    guarded(routes, app.mode, current)
}

/// The middleware around every route; the last layer sees a request first.
fn guarded(routes: Router<Current>, mode: Mode, current: Current) -> Router {
    routes
        .layer(from_fn_with_state(current.clone(), strike::faults))
        .layer(from_fn_with_state(current.clone(), record::requests))
        .layer(cors::layer(mode))
        .layer(CatchPanicLayer::custom(|_| panicked()))
        .layer(from_fn(bounded))
        .layer(compress::layer())
        .layer(from_fn(log::requests))
        .with_state(current)
}

/// Nothing reads an address that is too long: no route, no journal, no signature.
async fn bounded(request: Request, next: Next) -> Response {
    if !long_address::is_too_long(request.uri()) {
        return next.run(request).await;
    }
    let headers = request.headers();
    let envelope = || Error::from(Refusal::PathTooLong).reply(headers::locale(headers));
    long_address::page(headers).unwrap_or_else(envelope)
}

/// The web app; everything else is an unknown path.
async fn elsewhere(host: Arc<WebHost>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let absent = || Error::from(Refusal::PathUnknown).reply(headers::locale(&parts.headers));
    host.serve(&parts).await.unwrap_or_else(absent)
}

/// The panic's message went to the log through the panic hook.
fn panicked() -> Response {
    Error::from(Refusal::Internal).reply(Locale::default())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::{body::Body, http::Request};
    use tower::ServiceExt;

    use super::*;
    use crate::clock::Clock;
    use crate::origin::Origin;
    use crate::own_names::OwnNames;
    use crate::state::Setup;
    use crate::store::{Database, Place};
    use jajan_contract::signature::AppSecret;

    #[tokio::test]
    async fn a_panic_is_answered_in_the_envelope() {
        let database = Database::open(&Place::Memory).expect("it opens");
        let setup = Setup {
            mode: Mode::Test,
            clock: Clock::fixed(0),
            secret: AppSecret::new("any"),
            origin: Arc::new(Origin::of(&database).expect("it is copied")),
            database,
            store_count: 0,
            calls_per_second: 1,
            own_names: OwnNames::default(),
            is_web_built: None,
            lan: None,
        };
        let broken = || async {
            if true {
                panic!("on purpose")
            }
        };
        let routes = Router::new().route("/broken", get(broken));
        let current = Current::new(App::new(setup));
        let router = guarded(routes, Mode::Test, current);
        let request = Request::get("/broken")
            .body(Body::empty())
            .expect("it is right");
        let Ok(response) = router.oneshot(request).await;
        assert_eq!(response.status(), 500);
        let body = axum::body::to_bytes(response.into_body(), 10_000).await;
        let text = String::from_utf8(body.expect("it is short").to_vec()).expect("it is text");
        assert!(text.contains(jajan_contract::codes::INTERNAL), "{text}");
        assert!(
            !text.contains("on purpose"),
            "the cause is not for the caller"
        );
    }
}
