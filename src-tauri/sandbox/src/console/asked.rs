//! What the query of the page asks for.

use maud::{Markup, html};

use crate::console::form::Fields;
use crate::console::layout::table;

const MAX_NAME_CHARS: usize = 64;
const MAX_PATH_CHARS: usize = 200;

#[derive(Debug, Default)]
pub struct Asked {
    /// Empty: every event.
    pub event_name: String,
    /// Empty: every call.
    pub journal_path: String,
    /// The page reloads itself every few seconds.
    pub is_live: bool,
    /// The world has just been reset.
    pub is_reset: bool,
}

impl Asked {
    pub fn from_query(fields: &Fields) -> Self {
        let text = |name, max| fields.text(name).chars().take(max).collect();
        Self {
            event_name: text("name", MAX_NAME_CHARS),
            journal_path: text("path", MAX_PATH_CHARS),
            is_live: fields.get("live") == Some("1"),
            is_reset: fields.get("done") == Some("reset"),
        }
    }

    /// The form that filters a list by `field`; `kept` is the filter of the other list.
    pub fn filter(&self, action: &str, field: Markup, (name, kept): (&str, &str)) -> Markup {
        html! {
            form.row method="get" action=(action) {
                label.wide { (field) }
                @if !kept.is_empty() { input type="hidden" name=(name) value=(kept); }
                label.tick {
                    input type="checkbox" name="live" value="1" checked[self.is_live];
                    " every 3 s anew"
                }
                button { "Show" }
            }
        }
    }
}

/// What a filter has found; `noun` in the singular.
pub fn found<T>(
    noun: &str,
    columns: &[&str],
    rows: impl Iterator<Item = T>,
    cells: fn(T) -> Markup,
) -> Markup {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return html! { p.quiet { "No " (noun) " yet. Use the app and look again." } };
    }
    let rows = html! { @for row in rows { tr { (cells(row)) } } };
    table(&format!("List of {noun}s"), columns, rows)
}
