//! The console's own page, section by section.

use jajan_contract::{APP_VERSION, PROTOCOL_VERSION};
use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::form::Problem;
use crate::console::layout::{STYLE, alert, document, section};
use crate::console::{
    alarms, checks, clock, config, events, faults, journal, logins, stores, users, world,
};
use crate::mode::Mode;
use crate::state::App;
use crate::store::{SCHEMA_VERSION, StoreError};

pub async fn page(
    app: &App,
    asked: &Asked,
    problem: Option<&Problem>,
) -> Result<Markup, StoreError> {
    let events = app.database.latest_events(events::MAX_READ).await?;
    let body = html! {
        header {
            h1 { "Jajan sandbox" }
            p {
                "The remote API of Jajan on this machine. "
                a href="/" { "Open the app" } " " a href="/console/reviews" { "Reviews" } " "
                a href="/console/payer" { "Payer" }
                " " a href="/console/cashier" { "Cashier" }
                " " a href="/console/merchant" { "Merchant" }
                " " a href="/console/gifts" { "Gifts" }
                " " a href="/console/refunds" { "Refunds" }
                " " a href="/console/cases" { "Cases" }
                " " a href="/console/claims" { "Claims" }
                " " a href="/console/due" { "Set aside" }
            }
        }
        main {
            (alert(problem))
            (alarms::all(app))
            (clock::section(app))
            (faults::section(app))
            (world::section(asked.is_reset))
            (state(app, events.len()))
            (logins::section(app).await?)
            (checks::section(app))
            (users::section(app).await?)
            (stores::section(app).await?)
            (config::section(app).await?)
            (journal::section(app, asked))
            (events::section(asked, &events))
        }
    };
    Ok(document("en", "Jajan sandbox", STYLE, asked.is_live, body))
}

fn state(app: &App, event_count: usize) -> Markup {
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
    let content = html! {
        dl {
            @for (name, value) in [
                ("Stores", app.store_count.to_string()),
                ("Events kept", at_most_words(event_count)),
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
    };
    section("state", "State", content)
}

fn at_most_words(count: usize) -> String {
    let more = if count < events::MAX_READ as usize {
        ""
    } else {
        " or more"
    };
    format!("{count}{more}")
}
