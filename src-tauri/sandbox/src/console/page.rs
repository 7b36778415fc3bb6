//! The console's own page: the story, the desks, and folded below them what is for testing only.

use jajan_contract::{APP_VERSION, PROTOCOL_VERSION};
use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::form::Problem;
use crate::console::layout::{STYLE, alert, document, folded};
use crate::console::{
    alarms, checks, clock, config, events, faults, journal, logins, stores, story, users, world,
};
use crate::mode::Mode;
use crate::state::App;
use crate::store::{SCHEMA_VERSION, StoreError};
use crate::time::jakarta_text;

/// A page of its own, and what is done there.
const DESKS: [(&str, &str, &str); 10] = [
    (
        "payer",
        "Payer",
        "Pays, pays twice or another amount, declines; the books",
    ),
    (
        "cashier",
        "Cashier",
        "Takes, confirms and rejects vouchers, with a camera",
    ),
    (
        "refunds",
        "Refunds",
        "Sends money back, confirms it, or fails",
    ),
    ("cases", "Cases", "Answers questions about orders"),
    (
        "claims",
        "Claims",
        "Decides about vouchers that were confirmed",
    ),
    ("gifts", "Gifts", "Who has which, and codes of red packets"),
    (
        "reviews",
        "Reviews",
        "Approves and rejects reviews, settles reports",
    ),
    (
        "merchant",
        "Merchant",
        "Changes stock and prices, withdraws vouchers",
    ),
    ("due", "Set aside", "What failed while it was due"),
    ("whatsapp", "WhatsApp", "Sends the message of a login"),
];

pub async fn page(
    app: &App,
    asked: &Asked,
    problem: Option<&Problem>,
) -> Result<Markup, StoreError> {
    let events = app.database.latest_events(events::MAX_READ).await?;
    let fold = |id: &str, heading: &str, brief: &str, content: Markup| {
        folded(id, heading, brief, asked.open == id, content)
    };
    let fault_count = app.faults.all().len();
    let faults_on = match fault_count {
        0 => "none is on".to_owned(),
        count => format!("{count} on"),
    };
    let event_count = at_most_words(events.len());
    let body = html! {
        header {
            h1 { "Jajan sandbox" }
            p { "The remote API of Jajan on this machine, and everybody whom the app meets." }
        }
        main {
            (alert(problem))
            (alarms::all(app))
            (story::section(app, asked).await?)
            (desks())
            div.tools {
                h2 { "For testing only" }
                h3.group { "Time and trouble" }
                (fold("clock", "Clock", &jakarta_text(app.clock.now_ms()), clock::content(app)))
                (fold("faults", "Faults", &faults_on, faults::content(app)))
                (fold("world", "World", "back to the start", world::content(asked.is_reset)))
                h3.group { "People and stores" }
                (fold("logins", "Logins", "codes and messages", logins::content(app).await?))
                (fold("checks", "Checks", "sliders and risk", checks::content(app)))
                (fold("users", "Users", "freeze, expire", users::content(app).await?))
                (fold("stores", "Stores", "special ones, close any", stores::content(app).await?))
                (fold("config", "Configuration", "what apps ask for", config::content(app).await?))
                h3.group { "What was seen" }
                (fold("journal", "Journal", "what apps asked for", journal::content(app, asked)))
                (fold("events", "Events", &format!("{event_count} kept"), events::content(asked, &events)))
                (fold("state", "State", APP_VERSION, state(app, &event_count)))
            }
        }
    };
    Ok(document("en", "Jajan sandbox", STYLE, asked.is_live, body))
}

fn desks() -> Markup {
    html! {
        nav.tools aria-labelledby="desks-h" {
            h2 #desks-h { "The rest of the world, desk by desk" }
            ul.desks {
                @for (path, name, about) in DESKS {
                    li { a href={ "/console/" (path) } { strong { (name) } " " span.quiet { (about) } } }
                }
            }
        }
    }
}

fn state(app: &App, event_count: &str) -> Markup {
    let mode = match app.mode {
        Mode::Dev => "dev",
        Mode::Test => "test",
        Mode::Prod => "prod",
    };
    let web = match app.is_web_built {
        Some(true) => "served at /",
        Some(false) => "not built; run npm run build",
        None => "not asked for (--web)",
    };
    let version = format!("{APP_VERSION}, protocol {PROTOCOL_VERSION}");
    html! {
        dl {
            @for (name, value) in [
                ("Stores", app.store_count.to_string()),
                ("Events kept", event_count.to_owned()),
                ("Faults on", app.faults.all().len().to_string()),
                ("Version", version),
                ("Mode", mode.to_owned()),
                ("Database", format!("SQLite, schema {SCHEMA_VERSION}")),
                ("Web app", web.to_owned()),
            ] {
                div { dt { (name) } dd { (value) } }
            }
        }
        p.quiet { a href="/openapi.json" { "openapi.json" } " " a href="/healthz" { "healthz" } }
    }
}

fn at_most_words(count: usize) -> String {
    let more = if count < events::MAX_READ as usize {
        ""
    } else {
        " or more"
    };
    format!("{count}{more}")
}
