//! The sandbox: the remote API of Jajan in one program, with its data in SQLite.
//!
//! [`app`] is all of it as a router, for tests in process; [`run`] is the program. README.md has
//! the map.

mod chance;
mod city;
pub mod cli;
pub mod clock;
mod console;
pub mod dice;
mod edge;
pub mod error;
mod geo;
mod html;
pub mod ids;
pub mod locale;
pub mod memory;
pub mod mode;
pub mod origin;
mod phone;
pub mod pictures;
mod recent;
mod routes;
mod run;
pub mod seed;
pub mod serve;
pub mod signature;
pub mod state;
pub mod store;
mod text;
pub mod time;
pub mod web;

use axum::{
    Router,
    extract::Request,
    http::Method,
    middleware::{from_fn, from_fn_with_state},
    response::Response,
    routing::get,
};
use tower_http::catch_panic::CatchPanicLayer;

pub use run::run;

use crate::{
    edge::{compress, cors, headers, log, record, strike},
    error::{Error, Refusal},
    locale::Locale,
    state::{App, Current},
    web::{app_links, previews},
};

/// Everything that is served, as one service.
pub fn app(app: App) -> Router {
    let routes = routes::calls(app.mode)
        .route("/healthz", get(routes::health))
        .route("/openapi.json", get(routes::openapi))
        .route("/img/{*picture}", get(routes::image))
        .route("/img/share/{*picture}", get(routes::share_picture))
        .route("/.well-known/assetlinks.json", get(app_links::android))
        .route(
            "/.well-known/apple-app-site-association",
            get(app_links::ios),
        )
        .merge(console::router(app.mode))
        .fallback(elsewhere);
    guarded(routes, app)
}

/// What stands around every route; the last one sees a request first.
fn guarded(routes: Router<Current>, app: App) -> Router {
    let mode = app.mode;
    let current = Current::new(app);
    routes
        .layer(from_fn_with_state(current.clone(), strike::faults))
        .layer(from_fn_with_state(current.clone(), record::requests))
        .layer(cors::layer(mode))
        .layer(CatchPanicLayer::custom(|_| panicked()))
        .layer(compress::layer())
        .layer(from_fn(log::requests))
        .with_state(current)
}

/// The web app for browsers; for everything else there is nothing.
async fn elsewhere(app: App, request: Request) -> Response {
    let locale = headers::locale(request.headers());
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    if let Some(web) = app.web.as_ref().filter(|_| is_reading) {
        match previews::head(&app, request.uri(), request.headers()).await {
            Ok(Some(head)) => {
                let served = web.serve_with_head(request.method(), &head, request.headers());
                if let Some(response) = served {
                    return response;
                }
            }
            Ok(None) => {}
            // A page without its preview is better than none.
            Err(error) => tracing::error!(%error, "a preview could not be made"),
        }
        let served = web.serve(request.method(), request.uri().path(), request.headers());
        if let Some(response) = served {
            return response;
        }
    }
    Error::from(Refusal::PathUnknown).reply(locale)
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
    use crate::{
        clock::Clock,
        mode::Mode,
        origin::Origin,
        signature::AppSecret,
        state::Setup,
        store::{Database, Place},
        web::app_links::AppLinks,
    };

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
            web: None,
            app_links: AppLinks::default(),
        };
        let broken = || async {
            if true {
                panic!("on purpose")
            }
        };
        let routes = Router::new().route("/broken", get(broken));
        let router = guarded(routes, App::new(setup));
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
