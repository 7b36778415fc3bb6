//! The latest events that apps reported, as the console lists them.

use std::collections::BTreeSet;

use maud::{Markup, html};
use serde_json::Value;

use crate::console::asked::{Asked, found};
use crate::secrets;
use crate::store::StoredEvent;
use crate::time::jakarta_text;

/// How many of the latest events are read; the filter searches these.
pub const MAX_READ: u32 = 2_000;
const MAX_SHOWN: usize = 200;

/// `latest`: newest first.
pub fn content(asked: &Asked, latest: &[StoredEvent]) -> Markup {
    let chosen = asked.event_name.as_str();
    let names: BTreeSet<&str> = latest.iter().map(|event| event.name.as_str()).collect();
    let gone = (!chosen.is_empty() && !names.contains(chosen)).then_some(chosen);
    let is_wanted = |event: &&StoredEvent| chosen.is_empty() || event.name == chosen;
    let shown = latest.iter().filter(is_wanted).take(MAX_SHOWN);
    let field = html! {
        "Name"
        select name="name" {
            option value="" { "All" }
            @for name in names.into_iter().chain(gone) {
                option selected[name == chosen] { (name) }
            }
        }
    };
    let columns = ["Time", "Name", "Page", "Properties"];
    html! {
        (asked.filter("events", field, ("path", &asked.journal_path)))
        (found("event", &columns, shown, cells))
    }
}

fn cells(event: &StoredEvent) -> Markup {
    html! {
        td { time { (jakarta_text(event.time_ms)) } }
        td { (event.name) }
        td { code { (secrets::text(&event.page)) } }
        td { code { (secrets::texts(&Value::Object(event.props.clone()))) } }
    }
}
