//! What the steps are made of.

use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::story::lines::Line;
use crate::ids::{self, row};

pub const PATH: &str = "/console/story";
/// Of a button that the purchase waits for.
const WAITS: &str = "<button class=\"main\"";

/// How far a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    Done,
    /// It is this one's turn.
    Now,
    Later,
}

impl Progress {
    /// `is_due`: nothing before it is open.
    pub fn of(is_done: bool, is_due: bool) -> Self {
        match (is_done, is_due) {
            (true, _) => Self::Done,
            (false, true) => Self::Now,
            (false, false) => Self::Later,
        }
    }
}

/// One of the five. `told`: what its form has done; `content`: what to do now, and its button.
pub fn step(
    number: usize,
    line: &Line,
    progress: Progress,
    told: Option<&str>,
    content: Markup,
) -> Markup {
    let (class, mark) = match progress {
        Progress::Done => ("done-step", "Done"),
        Progress::Now => ("now-step", "Now"),
        Progress::Later => ("later-step", "Later"),
    };
    html! {
        li class=(class) #{ "step-" (number) } {
            h3 { (line.title) " " span.mark { (mark) } }
            p.quiet { (line.says) }
            @if let Some(told) = told { p.done role="status" { (told) } }
            // What is over or far away is a line long; a button that waits is seen at any time.
            details open[progress == Progress::Now || content.0.contains(WAITS)] {
                summary aria-label={ "How, " (line.title) } { "How" }
                (content)
            }
        }
    }
}

/// A button with everything that its form says. `of` tells it from others with the same words.
pub fn act(what: &str, field: (&str, &str), words: &str, of: &str, asked: &Asked) -> Markup {
    form(what, field, (words, of), Some("main"), asked)
}

/// As [`act`], of what the purchase does not need.
pub fn may(what: &str, field: (&str, &str), words: &str, of: &str, asked: &Asked) -> Markup {
    form(what, field, (words, of), None, asked)
}

fn form(
    what: &str,
    (name, value): (&str, &str),
    (words, of): (&str, &str),
    class: Option<&str>,
    asked: &Asked,
) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name=(name) value=(value);
            @if asked.is_live { input type="hidden" name="live" value="1"; }
            button class=[class] name="do" value=(what) aria-label={ (words) ", " (of) } { (words) }
        }
    }
}

/// Into the app, which has a tab of its own beside the console.
pub fn to_app(path: &str, words: &str) -> Markup {
    html! { a href=(path) target="jajan" { (words) } }
}

/// A store's page in the app. `name` is absent when there is no such store.
pub fn store(store_id: row::Store, name: Option<&str>) -> Markup {
    let id = ids::store(store_id);
    let words = name.map_or_else(|| id.to_string(), |name| format!("{name}, {id}"));
    to_app(&format!("/platform/merchant?storeId={id}"), &words)
}

/// What the app shows then.
pub fn seen(what: Markup) -> Markup {
    html! { p.seen { strong { "You see: " } (what) } }
}

/// What is done in the app first.
pub fn first(what: Markup) -> Markup {
    html! { p.first { strong { "In the app: " } (what) } }
}
