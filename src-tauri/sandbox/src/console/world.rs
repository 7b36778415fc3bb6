//! The whole sandbox at once: back to where it started.

use crate::console::form::Fields;
use crate::html::Html;
use crate::state::App;

/// `is_done`: this page is the answer to a reset.
pub fn section(h: &mut Html, is_done: bool) {
    h.raw("<section id=\"world\" aria-labelledby=\"world-h\"><h2 id=\"world-h\">World</h2>");
    if is_done {
        h.raw("<p class=\"done\" role=\"status\">Done: everything is as at the start.</p>");
    }
    h.raw("<p class=\"quiet\">Back to the start of the sandbox: its data, its clock, no faults, nothing ")
        .raw("held, nothing remembered.</p><details><summary>Reset the world …</summary>")
        .raw("<p>All that anybody did here goes for good: new users, logins, reviews, favourites, ")
        .raw("vouchers, the configuration, the events and the journal. ")
        .raw("Apps that are logged in become visitors.</p>")
        .raw("<form method=\"post\" action=\"/console/world\">")
        .raw("<button class=\"main\" name=\"do\" value=\"reset\">Yes, reset the world</button>")
        .raw("</form></details></section>");
}

/// `do` is `reset`.
pub async fn change(app: &App, fields: &Fields) -> Result<(), String> {
    if fields.get("do") != Some("reset") {
        return Err("do: reset.".to_owned());
    }
    app.reset().await.map(|_| ()).map_err(|error| {
        tracing::error!(%error, "the sandbox could not be reset");
        "The world could not be reset; the log says why.".to_owned()
    })
}
