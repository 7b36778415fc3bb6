//! The page of due work that failed and was set aside: what it is, why, and "try again".

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer_read, articles, button, subpage};
use crate::state::App;
use crate::store::StoreError;
use crate::store::due::SetAside;
use crate::time::jakarta_text;

pub const PATH: &str = "/console/due";
const SHOWN: u32 = 100;

pub async fn show(app: App, _: Request) -> Response {
    respond(&app, None).await
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    match act(&app, request).await {
        Ok(()) => Redirect::to(PATH).into_response(),
        Err(why) => respond(&app, Some(&why)).await,
    }
}

async fn act(app: &App, request: Request) -> Result<(), Problem> {
    let fields = Fields::read(request).await?;
    let (kind, item) = (
        fields.text("kind").to_owned(),
        fields.text("item").to_owned(),
    );
    let now_ms = app.clock.now_ms();
    match app.database.try_again(kind, item, now_ms).await? {
        Some(true) => Ok(()),
        Some(false) => Err("It failed again.".into()),
        None => Err("There is no such item.".into()),
    }
}

async fn respond(app: &App, problem: Option<&Problem>) -> Response {
    answer_read(page(app, problem).await, problem)
}

async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    let items = app.database.set_aside(SHOWN).await?;
    let none = "Nothing was set aside: all due work is done.";
    let content = html! {
        (articles("due", "Set aside", none, &items, one))
    };
    Ok(subpage(
        "Set aside",
        "Due work that failed. The rest goes on without it.",
        problem,
        content,
    ))
}

fn one(item: &SetAside) -> Markup {
    let name = format!("{} {}", item.kind, item.item);
    html! {
        p { strong { (name) } }
        blockquote { (item.reason) }
        p.quiet { "Since " (jakarta_text(item.first_ms)) ", tried " (item.tries)
            " times, again at " (jakarta_text(item.next_ms)) }
        form.row method="post" action=(PATH) {
            input type="hidden" name="kind" value=(item.kind);
            input type="hidden" name="item" value=(item.item);
            (button("do", "again", "Try again", &name))
        }
    }
}
