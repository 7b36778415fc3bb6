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
    /// The id of the section that is unfolded; empty: none.
    pub open: String,
    /// What the story's last form has done; empty: nothing.
    pub told: String,
}

impl Asked {
    pub fn from_query(fields: &Fields) -> Self {
        let text = |name, max| fields.text(name).chars().take(max).collect();
        let is_reset = fields.get("done") == Some("reset");
        // A filter of a list is of no use while the list is folded.
        let filtered = ["path", "name"].map(|name| fields.get(name).is_some());
        let open = match (fields.get("open"), is_reset, filtered) {
            (Some(_), ..) => text("open", MAX_NAME_CHARS),
            (None, true, _) => "world".to_owned(),
            (None, _, [true, _]) => "journal".to_owned(),
            (None, _, [_, true]) => "events".to_owned(),
            _ => String::new(),
        };
        Self {
            event_name: text("name", MAX_NAME_CHARS),
            journal_path: text("path", MAX_PATH_CHARS),
            is_live: fields.get("live") == Some("1"),
            is_reset,
            open,
            told: text("told", MAX_NAME_CHARS),
        }
    }

    /// After a form of this section went wrong.
    pub fn of_section(id: &str) -> Self {
        Self {
            open: id.to_owned(),
            ..Self::default()
        }
    }

    /// The form that filters the list of this section by `field`; `kept` is the filter of the other list.
    pub fn filter(&self, section: &str, field: Markup, (name, kept): (&str, &str)) -> Markup {
        html! {
            form.row method="get" action={ "/console#" (section) } {
                input type="hidden" name="open" value=(section);
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
