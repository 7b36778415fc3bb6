//! The console: one page for developers that plays the rest of the world.
//!
//! Invariants: it does not exist in prod mode; only a page of this very server may change anything
//! (`guard`), and only under a name that no foreign domain can take; text of others gets into the
//! page through `Html::text` alone; it needs no script, so that its policy allows none.
//! A section is one function of `page` or of its own file and, when it does something, an action.
//! The moderator has a page of its own (`reviews`). The QRIS payer and the cashier come with the calls
//! that they answer.

mod actions;
mod asked;
mod clock;
mod config;
mod events;
mod faults;
mod form;
mod guard;
mod journal;
mod page;
mod people;
mod reports;
mod reviews;
mod stores;
mod whatsapp;
mod world;

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::from_fn,
    response::{IntoResponse, Response},
    routing::{get, post},
};

use crate::console::asked::Asked;
use crate::console::form::Fields;
use crate::console::page::Shown;
use crate::error::Error;
use crate::mode::Mode;
use crate::state::{App, Current};
use crate::store::StoreError;

const STYLE: &str = concat!(include_str!("page.css"), include_str!("console.css"));

/// Nothing in prod mode.
pub fn router(mode: Mode) -> Router<Current> {
    if mode == Mode::Prod {
        return Router::new();
    }
    Router::new()
        .route("/console", get(show))
        .route("/console/console.css", get(style))
        .route("/console/clock", post(move_clock))
        .route("/console/faults", post(change_faults))
        .route("/console/world", post(change_world))
        .route("/console/config", post(change_config))
        .route("/console/stores", post(change_store))
        .route("/console/users", post(change_user))
        .route("/console/checks", post(change_checks))
        .route(
            "/console/whatsapp",
            get(whatsapp::show).post(whatsapp::send),
        )
        .route("/console/reviews", get(reviews::show).post(reviews::change))
        .route("/console/whatsapp.css", get(whatsapp::style))
        .layer(from_fn(guard::guard))
}

async fn show(app: App, request: Request) -> Response {
    let fields = Fields::parse(request.uri().query().unwrap_or_default().as_bytes());
    page(&app, &Asked::from_query(&fields), None).await
}

async fn style() -> Response {
    let kind = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (kind, STYLE).into_response()
}

async fn move_clock(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => actions::move_clock(&app, &fields),
        Err(why) => Err(why),
    };
    back(&app, done, "/console#clock").await
}

async fn change_faults(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => actions::change_faults(&app, &fields),
        Err(why) => Err(why),
    };
    back(&app, done, "/console#faults").await
}

async fn change_world(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => world::change(&app, &fields).await,
        Err(why) => Err(why),
    };
    back(&app, done, "/console?done=reset#world").await
}

async fn change_config(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => config::change(&app, &fields).await,
        Err(why) => Err(why),
    };
    back(&app, done, "/console#config").await
}

async fn change_store(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => stores::change(&app, &fields).await,
        Err(why) => Err(why),
    };
    back(&app, done, "/console#stores").await
}

async fn change_user(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => people::change_user(&app, &fields).await,
        Err(why) => Err(why),
    };
    back(&app, done, "/console#users").await
}

async fn change_checks(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => people::change_checks(&app, &fields),
        Err(why) => Err(why),
    };
    back(&app, done, "/console#checks").await
}

/// After an action the page is got anew, so that reloading it repeats nothing.
async fn back(app: &App, done: Result<(), String>, place: &'static str) -> Response {
    match done {
        Ok(()) => (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response(),
        Err(why) => page(app, &Asked::default(), Some(&why)).await,
    }
}

/// `problem`: what was wrong with the form that was sent.
async fn page(app: &App, asked: &Asked, problem: Option<&str>) -> Response {
    let shown = match shown(app, asked).await {
        Ok(shown) => shown,
        Err(cause) => return Error::internal(cause).reply(Default::default()),
    };
    let status = match problem {
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    };
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    let html = page::page(app, asked, &shown, problem);
    (status, headers, html.into_string()).into_response()
}

async fn shown(app: &App, asked: &Asked) -> Result<Shown, StoreError> {
    Ok(Shown {
        events: events::latest(app, &asked.event_name).await?,
        config: app.database.whole_config().await?,
        people: people::latest(app).await?,
        stores: stores::latest(app).await?,
    })
}
