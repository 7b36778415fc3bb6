//! The remote configuration on the console: every value can be seen and changed.

use jajan_contract::config::ConfigEntry;

use crate::console::form::Fields;
use crate::html::Html;
use crate::state::App;
use crate::store::StoreError;

pub fn section(h: &mut Html, entries: &[ConfigEntry]) {
    h.raw("<section id=\"config\" class=\"full\" aria-labelledby=\"config-h\">")
        .raw("<h2 id=\"config-h\">Configuration</h2>")
        .raw("<p class=\"quiet\">What the app asks for by key. Any JSON; the app gets it at once.</p>");
    for ConfigEntry { key, value } in entries {
        // Of JSON that was just read, printing cannot fail.
        let text = serde_json::to_string_pretty(value).unwrap_or_default();
        h.raw("<form method=\"post\" action=\"/console/config\" class=\"row\">")
            .raw("<input type=\"hidden\" name=\"key\" value=\"")
            .text(key)
            .raw("\"><label class=\"wide\">")
            .text(key)
            .raw("<textarea name=\"value\" spellcheck=\"false\" autocapitalize=\"off\" rows=\"")
            .text(text.lines().count().clamp(1, 12))
            .raw("\">")
            .text(&text)
            .raw("</textarea></label><button aria-label=\"Save ")
            .text(key)
            .raw("\">Save</button></form>");
    }
    h.raw("</section>");
}

pub async fn change(app: &App, fields: &Fields) -> Result<(), String> {
    let key = fields.get("key").unwrap_or_default().to_owned();
    let text = fields.get("value").unwrap_or_default();
    let value = serde_json::from_str(text).map_err(|why| format!("value: no JSON ({why})."))?;
    let changed = app.database.set_config(ConfigEntry { key, value }).await;
    changed.map_err(|error| match error {
        StoreError::BadValue { field, reason } => format!("{field}: {reason}."),
        other => {
            tracing::error!(%other, "the configuration could not be changed");
            "The database did not take it; the log says why.".to_owned()
        }
    })
}
