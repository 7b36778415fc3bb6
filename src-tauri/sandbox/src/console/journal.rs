//! The latest requests, as the sandbox saw them.

use jajan_contract::sandbox::{JournalEntry, JournalOutcome};
use maud::{Markup, html};
use serde_json::Value;

use crate::console::asked::{Asked, found};
use crate::state::App;
use crate::time::jakarta_text;

const MAX_SHOWN: usize = 50;
/// Enough to tell devices apart.
const SHORT_ID_CHARS: usize = 8;

pub fn content(app: &App, asked: &Asked) -> Markup {
    let path = asked.journal_path.as_str();
    let field = html! {
        "Path begins with"
        input name="path" maxlength="200" autocapitalize="off" autocomplete="off"
            placeholder="/account/" value=(path);
    };
    let entries = app.journal.latest(MAX_SHOWN, |entry| match path {
        "" => entry.method == "POST",
        path => entry.path.starts_with(path),
    });
    let columns = ["Time", "Request", "Outcome", "Device", "User", "Fields"];
    html! {
        p.quiet {
            "What the apps asked for, newest first. Without a path calls only; with one, files too."
        }
        (asked.filter("journal", field, ("name", &asked.event_name)))
        (found("request", &columns, entries.iter(), cells))
    }
}

fn cells(entry: &JournalEntry) -> Markup {
    html! {
        td { time { (jakarta_text(entry.at_ms)) } }
        td { code { (entry.method) " " (entry.path) } }
        td { (outcome_words(entry)) }
        td { code.short title=(entry.device_id) { (short(&entry.device_id)) } }
        td { (entry.user_id.as_deref().unwrap_or_default()) }
        td {
            @if !entry.body.is_empty() {
                details { summary { "Show" } code { (Value::Object(entry.body.clone())) } }
            }
        }
    }
}

fn outcome_words(entry: &JournalEntry) -> String {
    match (entry.outcome, &entry.code) {
        (JournalOutcome::InFlight, _) => "in flight".to_owned(),
        (JournalOutcome::Held, _) => "held".to_owned(),
        (JournalOutcome::Answered, None) => entry.status.to_string(),
        (JournalOutcome::Answered, Some(code)) => format!("{}, refused {code}", entry.status),
        (JournalOutcome::Reset, _) => "closed by a fault".to_owned(),
        (JournalOutcome::Abandoned, _) => "the app went away".to_owned(),
    }
}

/// The end of the id: in tests, device ids are numbered.
fn short(device_id: &str) -> &str {
    let start = device_id.char_indices().nth_back(SHORT_ID_CHARS - 1);
    &device_id[start.map_or(0, |(at, _)| at)..]
}
