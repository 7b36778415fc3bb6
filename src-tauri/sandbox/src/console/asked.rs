//! What the address of the page asks to see.

use crate::console::form::Fields;
use crate::html::Html;

const MAX_NAME_CHARS: usize = 64;
const MAX_PATH_CHARS: usize = 200;

/// What the address asks to see.
#[derive(Debug, Default)]
pub struct Asked {
    /// Empty: every event.
    pub event_name: String,
    /// Empty: every call.
    pub journal_path: String,
    /// The page gets itself anew every few seconds.
    pub is_live: bool,
    /// The world has just been reset.
    pub is_reset: bool,
}

impl Asked {
    pub fn from_query(fields: &Fields) -> Self {
        let text = |name, max| {
            let found = fields.get(name).unwrap_or_default();
            found.chars().take(max).collect()
        };
        Self {
            event_name: text("name", MAX_NAME_CHARS),
            journal_path: text("path", MAX_PATH_CHARS),
            is_live: fields.get("live") == Some("1"),
            is_reset: fields.get("done") == Some("reset"),
        }
    }
}

/// What another form of the address asks, so that this one does not forget it.
pub fn kept(h: &mut Html, name: &'static str, value: &str) {
    if value.is_empty() {
        return;
    }
    h.raw("<input type=\"hidden\" name=\"")
        .raw(name)
        .raw("\" value=\"")
        .text(value)
        .raw("\">");
}

/// Whether the page shall get itself anew.
pub fn live(h: &mut Html, asked: &Asked) {
    h.raw("<label class=\"tick\"><input type=\"checkbox\" name=\"live\" value=\"1\"")
        .raw(if asked.is_live { " checked" } else { "" })
        .raw("> every 3 s anew</label>");
}
