//! The latest events that apps reported, as the console lists them.

use std::collections::BTreeSet;

use crate::console::asked::{Asked, kept, live};
use crate::html::Html;
use crate::state::App;
use crate::store::{StoreError, StoredEvent};
use crate::time::jakarta_text;

const MAX_SHOWN: usize = 200;
/// A filter looks through these many of the latest.
pub const LOOKED_THROUGH: u32 = 2_000;

pub struct Events {
    /// Newest first, at most 200.
    pub shown: Vec<StoredEvent>,
    /// All names among the latest, for the filter.
    pub names: BTreeSet<String>,
    pub looked_through: usize,
}

/// Of this name; of every name when it is empty.
pub async fn latest(app: &App, name: &str) -> Result<Events, StoreError> {
    let latest = app.database.latest_events(LOOKED_THROUGH).await?;
    let names = latest.iter().map(|event| event.name.clone()).collect();
    let looked_through = latest.len();
    let wanted = latest
        .into_iter()
        .filter(|event| name.is_empty() || event.name == name);
    Ok(Events {
        shown: wanted.take(MAX_SHOWN).collect(),
        names,
        looked_through,
    })
}

pub fn section(h: &mut Html, asked: &Asked, events: &Events) {
    h.raw("<section id=\"events\" class=\"full\" aria-labelledby=\"events-h\">")
        .raw("<h2 id=\"events-h\">Events</h2>")
        .raw("<form method=\"get\" action=\"/console#events\" class=\"row\">")
        .raw("<label class=\"wide\">Name<select name=\"name\"><option value=\"\">All</option>");
    let chosen = asked.event_name.as_str();
    let gone = (!chosen.is_empty() && !events.names.contains(chosen)).then_some(chosen);
    for name in events.names.iter().map(String::as_str).chain(gone) {
        h.raw("<option")
            .raw(if name == chosen { " selected" } else { "" })
            .raw(">");
        h.text(name).raw("</option>");
    }
    h.raw("</select></label>");
    kept(h, "path", &asked.journal_path);
    live(h, asked);
    h.raw("<button>Show</button></form>");
    if events.shown.is_empty() {
        h.raw("<p class=\"quiet\">No event yet. Use the app and look again.</p></section>");
        return;
    }
    h.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"List of events\">")
        .raw("<table><thead><tr><th>Time</th><th>Name</th><th>Page</th>")
        .raw("<th>Properties</th></tr></thead><tbody>");
    for event in &events.shown {
        h.raw("<tr><td><time>")
            .text(jakarta_text(event.time_ms))
            .raw("</time></td><td>")
            .text(&event.name)
            .raw("</td><td><code>")
            .text(&event.page)
            .raw("</code></td><td><code>")
            .text(serde_json::Value::Object(event.props.clone()))
            .raw("</code></td></tr>");
    }
    h.raw("</tbody></table></div></section>");
}
