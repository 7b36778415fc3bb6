//! The console: pages for developers that simulate the rest of the world.
//!
//! Invariants: it does not exist in prod mode; only a page of this very server may change anything
//! (`guard`), and only under a name that no foreign domain can take; maud escapes all
//! text, and nothing is `PreEscaped`; no page needs a script, and their policy allows none.
//! First stands the story, which a newcomer plays; below it, folded, what is for testing only. A section is
//! a file with `content` and, when it has forms, `change`. The moderator has a page of
//! its own (`reviews`), and so has the merchant. The payer has a page with all orders, and an
//! e-wallet's own; the cashier has one, with a camera.

mod aftersale;
mod alarms;
mod asked;
mod cashier;
mod checks;
mod clock;
mod config;
mod events;
mod faults;
mod form;
mod gifts;
mod guard;
mod journal;
mod layout;
mod logins;
mod merchant;
mod outside;
mod page;
mod payer;
mod reports;
mod reviews;
mod stores;
pub mod story;
mod users;
mod wallet;
mod world;

use axum::{
    Router,
    extract::Request,
    http::header,
    middleware::from_fn_with_state,
    response::{IntoResponse, Redirect, Response},
    routing::{MethodRouter, get, post},
};

use crate::console::aftersale::{cases, claims, due, refunds};
use crate::console::asked::Asked;
use crate::console::form::{Fields, Problem};
use crate::console::outside::{ordering, whatsapp};
use crate::mode::Mode;
use crate::routes;
use crate::state::{App, Current};

const REVIEWS: &str = "/console/reviews";

/// Nothing in prod mode.
pub fn router(mode: Mode, current: Current) -> Router<Current> {
    if mode == Mode::Prod {
        return Router::new();
    }
    let css = concat!(
        include_str!("page.css"),
        include_str!("console.css"),
        include_str!("story/story.css")
    );
    let whatsapp_css = concat!(
        include_str!("page.css"),
        include_str!("outside/whatsapp.css")
    );
    let ordering_css = concat!(
        include_str!("page.css"),
        include_str!("outside/ordering.css")
    );
    Router::new()
        .route("/console", get(show))
        .route("/console/story", post(change))
        .route("/console/clock", post(change))
        .route("/console/faults", post(change))
        .route("/console/world", post(change))
        .route("/console/config", post(change))
        .route("/console/stores", post(change))
        .route("/console/users", post(change))
        .route("/console/checks", post(change))
        .route(payer::PATH, get(payer::show).post(payer::change))
        .route(wallet::PATH, post(wallet::act))
        .route(REVIEWS, get(show).post(change))
        .route(
            "/console/whatsapp",
            get(whatsapp::show).post(whatsapp::send),
        )
        .route(routes::ORDERING_PAGE, get(ordering::show))
        .route(cashier::PATH, get(cashier::show).post(cashier::change))
        .route(cashier::PHOTO, post(cashier::photo))
        .route(gifts::PATH, get(gifts::show).post(gifts::change))
        .route(claims::PATH, get(claims::show).post(claims::change))
        .route(cases::PATH, get(cases::show).post(cases::change))
        .route(due::PATH, get(due::show).post(due::change))
        .route(refunds::PATH, get(refunds::show).post(refunds::change))
        .route(merchant::PATH, get(merchant::show).post(merchant::change))
        .route("/console/deleted-photos.json", get(routes::deleted_photos))
        .route(layout::STYLE, style(css))
        .route(whatsapp::STYLE, style(whatsapp_css))
        .route(ordering::STYLE, style(ordering_css))
        .layer(from_fn_with_state(current, guard::guard))
}

fn style(css: &'static str) -> MethodRouter<Current> {
    let kind = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    get(async move || (kind, css))
}

async fn show(app: App, request: Request) -> Response {
    let asked = Asked::from_query(&Fields::of_query(&request));
    page(&app, request.uri().path(), &asked, None).await
}

/// Post, redirect, get: a reload repeats nothing.
async fn change(app: App, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    match act(&app, &path, request).await {
        Ok(place) => Redirect::to(&place).into_response(),
        Err(why) => {
            let section = path.rsplit('/').next().unwrap_or_default();
            page(&app, &path, &Asked::of_section(section), Some(&why)).await
        }
    }
}

/// Runs a form's action; returns the address of its section.
async fn act(app: &App, path: &str, request: Request) -> Result<String, Problem> {
    let fields = &Fields::read(request).await?;
    let place = match path.strip_prefix("/console/").unwrap_or_default() {
        "story" => return story::change(app, fields).await,
        "world" => "/console?done=reset#world".to_owned(),
        section if path != REVIEWS => format!("/console?open={section}#{section}"),
        _ => REVIEWS.to_owned(),
    };
    match path {
        "/console/clock" => clock::change(app, fields),
        "/console/faults" => faults::change(app, fields),
        "/console/world" => world::change(app, fields).await,
        "/console/config" => config::change(app, fields).await,
        "/console/stores" => stores::change(app, fields).await,
        "/console/users" => users::change(app, fields).await,
        "/console/checks" => checks::change(app, fields),
        _ => reviews::change(app, fields).await,
    }?;
    Ok(place)
}

async fn page(app: &App, path: &str, asked: &Asked, problem: Option<&Problem>) -> Response {
    let page = match path {
        REVIEWS => reviews::page(app, problem).await,
        _ => page::page(app, asked, problem).await,
    };
    layout::answer_read(page, problem)
}
