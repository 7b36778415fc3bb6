//! What the pages are made of: a document, its sections, and what stands in several of them.

use axum::{
    http::{StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use maud::{DOCTYPE, Markup, html};

use crate::console::form::Problem;
use crate::error::Error;
use crate::store::StoreError;
use crate::store::unreadable::Listed;

pub const STYLE: &str = "/console/console.css";

pub fn document(lang: &str, title: &str, style: &str, is_live: bool, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                // With the referrer policy of the other pages, forms would be sent without an origin.
                meta name="referrer" content="same-origin";
                meta name="color-scheme" content="light dark";
                @if is_live { meta http-equiv="refresh" content="3"; }
                title { (title) }
                link rel="icon" href="/img/icon/noodles.png?w=64";
                link rel="stylesheet" href=(style);
            }
            body { (body) }
        }
    }
}

/// 422 with a problem, otherwise 200.
pub fn answer(document: Markup, problem: Option<&Problem>) -> Response {
    let status = match problem {
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    };
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    (status, no_store, Html(document.into_string())).into_response()
}

/// As [`answer`]; an internal error when the page could not be read.
pub fn answer_read(document: Result<Markup, StoreError>, problem: Option<&Problem>) -> Response {
    match document {
        Ok(document) => answer(document, problem),
        Err(cause) => Error::internal(cause).reply(Default::default()),
    }
}

/// A page beside the console's own, which leads back there; above its content what was wrong with a form.
pub fn subpage(heading: &str, says: &str, problem: Option<&Problem>, content: Markup) -> Markup {
    let body = html! {
        header {
            h1 { (heading) }
            p { (says) " " a href="/console" { "Back to the console" } }
        }
        main { (alert(problem)) (content) }
    };
    let title = format!("{heading} · Jajan sandbox");
    document("en", &title, STYLE, false, body)
}

/// What was wrong with the form that was sent.
pub fn alert(problem: Option<&Problem>) -> Markup {
    html! { @if let Some(Problem(why)) = problem { p.problem role="alert" { (why) } } }
}

pub fn section(id: &str, heading: &str, content: Markup) -> Markup {
    labelled(id, None, heading, content)
}

/// As wide as the page.
pub fn full_section(id: &str, heading: &str, content: Markup) -> Markup {
    labelled(id, Some("full"), heading, content)
}

/// A section that is folded away until somebody wants it; `brief` is what can be seen of it then.
pub fn folded(id: &str, heading: &str, brief: &str, is_open: bool, content: Markup) -> Markup {
    let heading_id = format!("{id}-h");
    html! {
        section.fold #(id) aria-labelledby=(heading_id) {
            details open[is_open] {
                summary { h3 #(heading_id) { (heading) } " " span.quiet { (brief) } }
                div.unfolded { (content) }
            }
        }
    }
}

fn labelled(id: &str, class: Option<&str>, heading: &str, content: Markup) -> Markup {
    let heading_id = format!("{id}-h");
    html! {
        section #(id) class=[class] aria-labelledby=(heading_id) {
            h2 #(heading_id) { (heading) }
            (content)
        }
    }
}

/// A section of articles; `none` is said when there are no articles.
pub fn articles<T>(
    id: &str,
    heading: &str,
    none: &str,
    of: &[T],
    one: impl Fn(&T) -> Markup,
) -> Markup {
    let content = html! {
        @if of.is_empty() { p.quiet { (none) } }
        @for each in of { article { (one(each)) } }
    };
    full_section(id, heading, content)
}

/// As [`articles`], of a list that may lack rows.
pub fn listing<T>(
    id: &str,
    heading: &str,
    none: &str,
    of: &Listed<T>,
    one: impl Fn(&T) -> Markup,
) -> Markup {
    let is_empty = of.rows.is_empty() && of.left_out == 0;
    let content = html! {
        @if of.left_out > 0 {
            p.problem { (of.left_out) " cannot be read and left out; the program's log says why." }
        }
        @if is_empty { p.quiet { (none) } }
        @for each in &of.rows { article { (one(each)) } }
    };
    full_section(id, heading, content)
}

/// A table that scrolls in itself.
pub fn table(label: &str, columns: &[&str], rows: Markup) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(label) {
            table {
                thead { tr { @for column in columns { th { (column) } } } }
                tbody { (rows) }
            }
        }
    }
}

/// `of` tells buttons with the same words apart for assistive technology.
pub fn button(name: &str, value: &str, words: &str, of: &str) -> Markup {
    html! { button name=(name) value=(value) aria-label={ (words) ", " (of) } { (words) } }
}

/// A store as people know it, to its page in the app. `name` is absent when there is no such store.
pub fn store(id: &str, name: Option<&str>) -> Markup {
    html! {
        a href={ "/platform/merchant?storeId=" (id) } {
            @match name.filter(|name| !name.is_empty()) {
                Some(name) => { (name) ", " (id) }
                None => (id),
            }
        }
    }
}

/// `(value, words)` of each option.
pub fn options<'a>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    chosen: Option<&str>,
) -> Markup {
    html! {
        @for (value, words) in options {
            option value=(value) selected[chosen == Some(value)] { (words) }
        }
    }
}

/// What a form's value stands for, of `(meaning, value, words)`.
pub fn meaning<T: Copy>(choices: &[(T, &str, &str)], value: &str) -> Option<T> {
    let chosen = choices.iter().find(|(_, known, _)| *known == value);
    chosen.map(|(meaning, ..)| *meaning)
}
