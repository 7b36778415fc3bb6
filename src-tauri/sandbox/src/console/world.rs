//! Resetting the whole sandbox.

use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::state::App;

/// `is_done`: this page follows a reset.
pub fn content(is_done: bool) -> Markup {
    html! {
        @if is_done { p.done role="status" { "Done: everything is as at the start." } }
        p.quiet {
            "Back to the start of the sandbox: its data, its clock, no faults, nothing held, \
             nothing remembered."
        }
        details {
            summary { "Reset the world …" }
            p {
                "All that anybody did here goes for good: new users, logins, reviews, favourites, \
                 vouchers, the configuration, the events and the journal. Apps that are logged in \
                 become visitors."
            }
            form method="post" action="/console/world" {
                button.main name="do" value="reset" { "Yes, reset the world" }
            }
        }
    }
}

/// `do` is `reset`.
pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    if fields.get("do") != Some("reset") {
        return Err("do: reset.".into());
    }
    app.reset().await.map(|_| ()).map_err(|error| {
        tracing::error!(%error, "the sandbox could not be reset");
        "The world could not be reset; the log says why.".into()
    })
}
