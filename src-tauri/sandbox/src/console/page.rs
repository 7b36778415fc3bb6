//! The page, section by section.

use jajan_contract::{APP_VERSION, PROTOCOL_VERSION, config::ConfigEntry};

use crate::console::asked::Asked;
use crate::console::events::Events;
use crate::console::people::People;
use crate::console::stores::Stores;
use crate::console::{clock, config, events, faults, journal, people, stores, world};
use crate::html::Html;
use crate::mode::Mode;
use crate::state::App;
use crate::store::SCHEMA_VERSION;

/// What was read for the page.
pub struct Shown {
    pub events: Events,
    pub config: Vec<ConfigEntry>,
    pub people: People,
    pub stores: Stores,
}

pub fn page(app: &App, asked: &Asked, shown: &Shown, problem: Option<&str>) -> Html {
    let mut html = Html::default();
    let h = &mut html;
    // The referrer rule of the other pages would take the origin off the forms.
    h.raw("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=\"referrer\" content=\"same-origin\">")
        .raw("<meta name=\"color-scheme\" content=\"light dark\">");
    if asked.is_live {
        h.raw("<meta http-equiv=\"refresh\" content=\"3\">");
    }
    h.raw("<title>Jajan sandbox</title><link rel=\"icon\" href=\"/img/icon/noodles.png?w=64\">")
        .raw("<link rel=\"stylesheet\" href=\"/console/console.css\"></head><body>")
        .raw("<header><h1>Jajan sandbox</h1><p>The remote API of Jajan on this machine. ")
        .raw("<a href=\"/\">Open the app</a> <a href=\"/console/reviews\">Reviews</a></p></header>")
        .raw("<main>");
    if let Some(problem) = problem {
        h.raw("<p class=\"problem\" role=\"alert\">")
            .text(problem)
            .raw("</p>");
    }
    clock::section(h, app);
    faults::section(h, app);
    world::section(h, asked.is_reset);
    state(h, app, &shown.events);
    people::sections(h, app, &shown.people);
    stores::section(h, &shown.stores);
    config::section(h, &shown.config);
    journal::section(h, app, asked);
    events::section(h, asked, &shown.events);
    h.raw("</main></body></html>\n");
    html
}

fn state(h: &mut Html, app: &App, events: &Events) {
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
    h.raw("<section id=\"state\" aria-labelledby=\"state-h\"><h2 id=\"state-h\">State</h2><dl>");
    for (name, value) in [
        ("Stores", app.store_count.to_string()),
        ("Events kept", at_most_words(events.looked_through)),
        ("Faults on", app.faults.all().len().to_string()),
        (
            "Version",
            format!("{APP_VERSION}, protocol {PROTOCOL_VERSION}"),
        ),
        ("Mode", mode.to_owned()),
        ("Database", format!("SQLite, schema {SCHEMA_VERSION}")),
        ("Web app", web.to_owned()),
    ] {
        h.raw("<div><dt>")
            .text(name)
            .raw("</dt><dd>")
            .text(value)
            .raw("</dd></div>");
    }
    h.raw("</dl><p class=\"quiet\"><a href=\"/openapi.json\">openapi.json</a> ")
        .raw("<a href=\"/healthz\">healthz</a></p></section>");
}

fn at_most_words(count: usize) -> String {
    if count < events::LOOKED_THROUGH as usize {
        return count.to_string();
    }
    format!("{count} or more")
}
