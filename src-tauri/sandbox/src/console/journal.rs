//! The latest requests, as the sandbox saw them.

use jajan_contract::sandbox::{JournalEntry, JournalOutcome};
use serde_json::Value;

use crate::console::asked::{Asked, kept, live};
use crate::html::Html;
use crate::state::App;
use crate::time::jakarta_text;

const MAX_SHOWN: usize = 50;
/// Enough of a device id to tell devices apart.
const SHORT_ID_CHARS: usize = 8;

pub fn section(h: &mut Html, app: &App, asked: &Asked) {
    let path = asked.journal_path.as_str();
    h.raw("<section id=\"journal\" class=\"full\" aria-labelledby=\"journal-h\">")
        .raw("<h2 id=\"journal-h\">Journal</h2>")
        .raw(
            "<p class=\"quiet\">What the apps asked for, newest first. Without a path calls only; ",
        )
        .raw("with one, files too.</p>")
        .raw("<form method=\"get\" action=\"/console#journal\" class=\"row\">")
        .raw("<label class=\"wide\">Path begins with<input name=\"path\" maxlength=\"200\" ")
        .raw("autocapitalize=\"off\" autocomplete=\"off\" placeholder=\"/account/\" value=\"")
        .text(path)
        .raw("\"></label>");
    kept(h, "name", &asked.event_name);
    live(h, asked);
    h.raw("<button>Show</button></form>");
    let entries = app.journal.latest(MAX_SHOWN, |entry| match path {
        "" => entry.method == "POST",
        path => entry.path.starts_with(path),
    });
    if entries.is_empty() {
        h.raw("<p class=\"quiet\">No request yet. Use the app and look again.</p></section>");
        return;
    }
    h.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"List of requests\">")
        .raw("<table><thead><tr><th>Time</th><th>Request</th><th>Outcome</th><th>Device</th>")
        .raw("<th>User</th><th>Fields</th></tr></thead><tbody>");
    for entry in entries {
        row(h, &entry);
    }
    h.raw("</tbody></table></div></section>");
}

fn row(h: &mut Html, entry: &JournalEntry) {
    h.raw("<tr><td><time>")
        .text(jakarta_text(entry.at_ms))
        .raw("</time></td><td><code>")
        .text(&entry.method)
        .raw(" ")
        .text(&entry.path)
        .raw("</code></td><td>")
        .text(outcome_words(entry))
        .raw("</td><td><code class=\"short\" title=\"")
        .text(&entry.device_id)
        .raw("\">")
        .text(short(&entry.device_id))
        .raw("</code></td><td>")
        .text(entry.user_id.as_deref().unwrap_or_default())
        .raw("</td><td>");
    if !entry.body.is_empty() {
        h.raw("<details><summary>Show</summary><code>")
            .text(Value::Object(entry.body.clone()))
            .raw("</code></details>");
    }
    h.raw("</td></tr>");
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

/// Its end, which differs most between devices that count theirs.
fn short(device_id: &str) -> String {
    let length = device_id.chars().count();
    let end = device_id
        .chars()
        .skip(length.saturating_sub(SHORT_ID_CHARS));
    end.collect()
}
