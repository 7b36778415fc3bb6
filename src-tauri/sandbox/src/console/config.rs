//! The remote configuration on the console: every value can be seen and changed.

use jajan_contract::config::ConfigEntry;
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::state::App;
use crate::store::StoreError;

pub async fn content(app: &App) -> Result<Markup, StoreError> {
    let entries = app.database.whole_config().await?;
    Ok(html! {
        p.quiet { "What the app asks for by key. Any JSON; the app gets it at once." }
        @for ConfigEntry { key, value } in entries {
            // Of JSON that was just read, printing cannot fail.
            @let text = serde_json::to_string_pretty(&value).unwrap_or_default();
            form.row method="post" action="/console/config" {
                input type="hidden" name="key" value=(key);
                label.wide {
                    (key)
                    textarea name="value" spellcheck="false" autocapitalize="off"
                        rows=(text.lines().count().clamp(1, 12)) { (text) }
                }
                button aria-label={ "Save " (key) } { "Save" }
            }
        }
    })
}

pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let key = fields.text("key").to_owned();
    let value = serde_json::from_str(fields.text("value"));
    let value = value.map_err(|why| format!("value: no JSON ({why})."))?;
    Ok(app.database.set_config(ConfigEntry { key, value }).await?)
}
