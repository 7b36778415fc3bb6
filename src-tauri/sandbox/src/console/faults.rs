//! Faults on the console: what is on, what is held, and what can be switched on.

mod picker;

use std::collections::BTreeMap;

use jajan_contract::sandbox::{Fault, FaultKind};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::state::App;

pub fn content(app: &App) -> Markup {
    let all = app.faults.all();
    html! {
        @if all.is_empty() { p.quiet { "None is on." } } @else {
            ul.faults {
                @for (index, fault) in all.iter().enumerate() {
                    (line(&fault.path, &words(fault), "remove", "Take off", Some(index)))
                }
            }
        }
        (button_for_all(all.len(), "clear", "Take all off"))
        (held(&app.faults.held()))
        (picker::form())
    }
}

/// Held replies, one line for each path.
fn held(paths: &[String]) -> Markup {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for path in paths {
        *counts.entry(path).or_default() += 1;
    }
    html! {
        @if !counts.is_empty() {
            h4 { "Held now" }
            p.quiet { "To let go also takes the fault off." }
            ul.faults {
                @for (path, count) in &counts {
                    @let noun = if *count == 1 { "reply" } else { "replies" };
                    (line(path, &format!("{count} {noun}"), "release", "Let go", None))
                }
            }
        }
        (button_for_all(counts.len(), "release", "Let all go"))
    }
}

/// A fault or a held path, with its button. `index`: its place among the faults.
fn line(path: &str, about: &str, action: &str, words: &str, index: Option<usize>) -> Markup {
    html! {
        li {
            form method="post" action="/console/faults" {
                code { (path) } " " span { (about) }
                @if let Some(index) = index { input type="hidden" name="index" value=(index); }
                input type="hidden" name="path" value=(path);
                button name="do" value=(action) aria-label={ (words) " " (path) } { (words) }
            }
        }
    }
}

fn button_for_all(count: usize, action: &str, words: &str) -> Markup {
    html! {
        @if count > 1 {
            form.row method="post" action="/console/faults" {
                button name="do" value=(action) { (words) }
            }
        }
    }
}

/// One sentence of what a fault does.
fn words(fault: &Fault) -> String {
    let field = fault.field.as_deref().unwrap_or_default();
    let what = match fault.kind {
        FaultKind::Latency => format!("answers {} ms late", fault.delay_ms),
        FaultKind::Reset => "closes the connection without an answer".to_owned(),
        FaultKind::ServerError => "answers 503".to_owned(),
        FaultKind::RateLimited => "answers 429".to_owned(),
        FaultKind::MalformedBody => "answers half of the JSON".to_owned(),
        FaultKind::WrongType => format!("gives «{field}» another type"),
        FaultKind::MissingField => format!("leaves «{field}» out"),
        FaultKind::Business => format!("refuses with the code {field}"),
        FaultKind::Empty => "empties every list".to_owned(),
        FaultKind::Hold => "holds the reply until it is let go".to_owned(),
    };
    match fault.remaining {
        Some(1) => format!("{what}, once more"),
        Some(left) => format!("{what}, {left} more times"),
        None => what,
    }
}

/// `do` is `add`, `remove`, `clear` or `release`; the last one without a path is of all that is held.
pub fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    match fields.get("do") {
        Some("add") => {
            let added = app.faults.add(picker::read(fields)?);
            added.map_err(|why| without_place(&why))?;
        }
        Some("remove") => {
            let index = fields.number("index")?.ok_or("index: which one?")?;
            app.faults.remove(index, fields.text("path"));
        }
        Some("clear") => app.faults.replace(Vec::new())?,
        Some("release") => app.faults.release(fields.get("path")),
        _ => return Err("do: add, remove, clear or release.".into()),
    }
    Ok(())
}

/// Without the index of `faults[3]: path must …`, which is noise for someone who adds one.
fn without_place(why: &str) -> String {
    let cause = why
        .strip_prefix("faults[")
        .and_then(|rest| rest.split_once("]: "));
    cause.map_or(why, |(_, cause)| cause).to_owned()
}
