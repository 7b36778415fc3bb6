//! People on the console: what was sent to their phones, who they are, and what is asked of their
//! devices.
//!
//! Shown are codes, because nobody else sends them; never a token.

mod change;

pub use change::{change_checks, change_user, unwell};

use jajan_contract::sandbox::{FreezeReason, SliderMode};

use crate::html::Html;
use crate::state::App;
use crate::store::StoreError;
use crate::store::account::auth_codes::Begun;
use crate::store::account::users::User;
use crate::time::jakarta_text;
use crate::{ids, phone};

const REASONS: [(FreezeReason, &str, &str); 3] = [
    (
        FreezeReason::UnusualOrders,
        "UNUSUAL_ORDERS",
        "unusual orders",
    ),
    (FreezeReason::Reported, "REPORTED", "reported by others"),
    (FreezeReason::OwnerAsked, "OWNER_ASKED", "the owner asked"),
];
const MODES: [(SliderMode, &str, &str); 3] = [
    (SliderMode::Auto, "AUTO", "By what the device did"),
    (SliderMode::Always, "ALWAYS", "Always"),
    (SliderMode::Never, "NEVER", "Never"),
];

/// What the sections show.
pub struct People {
    users: Vec<User>,
    begun: Vec<Begun>,
}

pub async fn latest(app: &App) -> Result<People, StoreError> {
    Ok(People {
        users: app.database.latest_users().await?,
        begun: app.database.latest_auth_codes(app.clock.now_ms()).await?,
    })
}

pub fn sections(h: &mut Html, app: &App, people: &People) {
    logins(h, app, people);
    checks(h, app);
    users(h, people);
}

fn logins(h: &mut Html, app: &App, people: &People) {
    h.raw("<section id=\"logins\" aria-labelledby=\"logins-h\"><h2 id=\"logins-h\">Logins</h2>")
        .raw("<h3>Codes by SMS</h3>");
    let sent = app.accounts.outbox.all();
    if sent.is_empty() {
        h.raw("<p class=\"quiet\">None was sent yet.</p>");
    } else {
        h.raw("<ul class=\"faults\">");
        for sms in sent {
            h.raw("<li><strong class=\"code\">")
                .text(&sms.code)
                .raw("</strong> <span>")
                .text(phone::words(&sms.country_code, &sms.phone_no))
                .raw("</span> <time>")
                .text(jakarta_text(sms.sent_ms))
                .raw("</time></li>");
        }
        h.raw("</ul>");
    }
    h.raw("<h3>Messages on WhatsApp</h3>");
    if people.begun.is_empty() {
        h.raw("<p class=\"quiet\">Nobody waits for one.</p></section>");
        return;
    }
    h.raw("<ul class=\"faults\">");
    for begun in &people.begun {
        h.raw("<li><strong>")
            .text(&begun.status)
            .raw("</strong> <time>")
            .text(jakarta_text(begun.created_ms))
            .raw("</time>");
        if begun.status == "waiting" {
            h.raw(" <a href=\"/console/whatsapp?text=")
                .text(&begun.key)
                .raw("\">Play it</a>");
        }
        h.raw("</li>");
    }
    h.raw("</ul></section>");
}

fn checks(h: &mut Html, app: &App) {
    let demands = &app.accounts.demands;
    let chosen = demands.slider_mode();
    h.raw("<section id=\"checks\" aria-labelledby=\"checks-h\"><h2 id=\"checks-h\">Checks</h2>")
        .raw("<form method=\"post\" action=\"/console/checks\" class=\"row\">")
        .raw("<label>A slider is due<select name=\"slider\">");
    for (mode, name, words) in MODES {
        h.raw("<option value=\"")
            .text(name)
            .raw("\"")
            .raw(if mode == chosen { " selected" } else { "" })
            .raw(">")
            .text(words)
            .raw("</option>");
    }
    h.raw("</select></label><button name=\"do\" value=\"slider\">Set</button></form>")
        .raw("<form method=\"post\" action=\"/console/checks\" class=\"row\">")
        .raw("<label class=\"wide\">Device id<input name=\"deviceId\" maxlength=\"64\" ")
        .raw("autocapitalize=\"off\" autocomplete=\"off\" placeholder=\"every device\"></label>")
        .raw("<label>Risk checks<input name=\"count\" type=\"number\" min=\"0\" max=\"1000\" ")
        .raw("value=\"1\" required></label>")
        .raw("<button name=\"do\" value=\"risk\">Ask the next calls</button></form>");
    let (of_all, of_devices) = demands.risk_checks_left();
    if of_all > 0 {
        h.raw("<p>Every device: ").text(of_all).raw(" left.</p>");
    }
    for (device_id, left) in of_devices {
        h.raw("<p><code>")
            .text(device_id)
            .raw("</code>: ")
            .text(left)
            .raw(" left.</p>");
    }
    h.raw("</section>");
}

fn users(h: &mut Html, people: &People) {
    h.raw("<section id=\"users\" class=\"full\" aria-labelledby=\"users-h\">")
        .raw("<h2 id=\"users-h\">Users</h2><div class=\"scroll\" tabindex=\"0\" role=\"region\" ")
        .raw("aria-label=\"List of users\"><table><thead><tr><th>Id</th><th>Name</th>")
        .raw("<th>Phone</th><th>Since</th><th>State</th><th>Sessions</th></tr></thead><tbody>");
    for user in &people.users {
        let id = ids::user(user.id);
        h.raw("<tr><td>")
            .text(&id)
            .raw("</td><td>")
            .text(&user.user_name)
            .raw("</td><td>")
            .text(phone::words(&user.country_code, &user.phone_no))
            .raw("</td><td><time>")
            .text(jakarta_text(user.created_ms))
            .raw("</time></td><td>");
        form(h, &id);
        match user.frozen {
            Some(reason) => {
                let words = REASONS.iter().find(|(known, ..)| *known == reason);
                h.raw("<span>frozen: ")
                    .text(words.map_or("", |(_, _, words)| words))
                    .raw("</span> ");
                button(h, "thaw", "Thaw", &user.user_name);
            }
            None => {
                h.raw("<select name=\"reason\" aria-label=\"Reason\">");
                for (_, name, words) in REASONS {
                    h.raw("<option value=\"")
                        .text(name)
                        .raw("\">")
                        .text(words)
                        .raw("</option>");
                }
                h.raw("</select>");
                button(h, "freeze", "Freeze", &user.user_name);
            }
        }
        h.raw("</form></td><td>");
        form(h, &id);
        button(h, "access", "Expire access", &user.user_name);
        button(h, "refresh", "Expire all tokens", &user.user_name);
        button(h, "session", "End sessions", &user.user_name);
        h.raw("</form></td></tr>");
    }
    h.raw("</tbody></table></div></section>");
}

fn form(h: &mut Html, user_id: &str) {
    h.raw("<form method=\"post\" action=\"/console/users\" class=\"inline\">")
        .raw("<input type=\"hidden\" name=\"userId\" value=\"")
        .text(user_id)
        .raw("\">");
}

fn button(h: &mut Html, action: &'static str, words: &'static str, of: &str) {
    h.raw("<button name=\"do\" value=\"")
        .raw(action)
        .raw("\" aria-label=\"")
        .raw(words)
        .raw(", ")
        .text(of)
        .raw("\">")
        .raw(words)
        .raw("</button>");
}
