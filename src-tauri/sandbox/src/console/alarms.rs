//! What is going on that somebody should look at: half of a bound for everybody is reached. Security
//! A.11.

use maud::{Markup, html};

use crate::memory::attempts::Attempt;
use crate::state::App;
use crate::time::MINUTE_MS;

/// All of them, for the console's own page.
pub fn all(app: &App) -> Markup {
    html! {
        (messages(app))
        (short_codes(app))
    }
}

/// Codes go out as fast as if somebody made them go.
fn messages(app: &App) -> Markup {
    alarm(
        app,
        Attempt::Code,
        "codes were sent by SMS",
        |is_reached| match is_reached {
            true => "No more are sent for a while: WhatsApp still logs in.",
            false => "Everybody passes the slider first.",
        },
    )
}

/// Somebody tries short codes. Also on the cashier's page.
pub fn short_codes(app: &App) -> Markup {
    alarm(
        app,
        Attempt::ShortCode,
        "wrong short codes were typed",
        |is_reached| match is_reached {
            true => "Of vouchers that were not opened at the outlet, only QR codes are taken now.",
            false => "Then only those of vouchers that were opened at the outlet are taken.",
        },
    )
}

fn alarm(app: &App, attempt: Attempt, what: &str, then: impl Fn(bool) -> &'static str) -> Markup {
    let now_ms = app.clock.now_ms();
    let Some((count, (max, window_ms))) = app.accounts.attempts.alarming(attempt, now_ms) else {
        return html! {};
    };
    let within = match window_ms {
        MINUTE_MS => "a minute",
        _ => "an hour",
    };
    html! {
        p.problem role="alert" {
            (count) " " (what) " within " (within) "; at most " (max) " are taken. " (then(count >= max))
        }
    }
}
