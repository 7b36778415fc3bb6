//! Stores on the console: those to know, which can be opened in the app; closing any store, so that
//! what users keep can go; what users report.

use super::form::Fields;
use crate::html::Html;
use crate::{
    clock::jakarta_text,
    state::App,
    store::{StoreError, UnusualStore, ids, store_reports::KeptReport},
};

const MAX_REPORTS: u32 = 20;

/// Value of the form, and what it means.
const STATES: [(&str, &str); 4] = [
    ("open", "Opens"),
    ("expired", "Expired, 3800021"),
    ("unfindable", "Cannot be found, 6410092"),
    ("absent", "Does not exist, 6410012"),
];

/// What the section shows.
pub struct Stores {
    unusual: Vec<UnusualStore>,
    reports: Vec<KeptReport>,
}

pub async fn latest(app: &App) -> Result<Stores, StoreError> {
    Ok(Stores {
        unusual: app.database.unusual_stores().await?,
        reports: app.database.latest_store_reports(MAX_REPORTS).await?,
    })
}

pub fn section(h: &mut Html, stores: &Stores) {
    h.raw("<section id=\"stores\" aria-labelledby=\"stores-h\"><h2 id=\"stores-h\">Stores</h2>")
        .raw("<ul class=\"faults\"><li><a href=\"/platform/merchant?storeId=S1\">S1</a> ")
        .raw("<span>200 photos, a batch for each outcome of a claim</span></li>");
    for store in &stores.unusual {
        let id = ids::store(store.store_id);
        h.raw("<li><a href=\"/platform/merchant?storeId=")
            .text(&id)
            .raw("\">")
            .text(&id)
            .raw("</a> <span>")
            .text(&store.about)
            .raw("</span></li>");
    }
    h.raw("</ul><form method=\"post\" action=\"/console/stores\" class=\"row\">")
        .raw("<label>Store<input name=\"storeId\" required maxlength=\"20\" placeholder=\"S12\" ")
        .raw("autocapitalize=\"characters\" autocomplete=\"off\"></label>")
        .raw("<label>Its page<select name=\"state\">");
    for (value, words) in STATES {
        h.raw("<option value=\"")
            .text(value)
            .raw("\">")
            .text(words)
            .raw("</option>");
    }
    h.raw("</select></label><button>Set</button></form><h3>Reported by users</h3>");
    if stores.reports.is_empty() {
        h.raw("<p class=\"quiet\">Nothing yet.</p></section>");
        return;
    }
    h.raw("<ul class=\"faults\">");
    for report in &stores.reports {
        h.raw("<li><strong>")
            .text(&report.wrong)
            .raw("</strong> <span>")
            .text(ids::store(report.store_id))
            .raw(" ")
            .text(&report.store_name)
            .raw("</span> <span>")
            .text(&report.note)
            .raw("</span> <time>")
            .text(jakarta_text(report.reported_ms))
            .raw("</time></li>");
    }
    h.raw("</ul></section>");
}

pub async fn change(app: &App, fields: &Fields) -> Result<(), String> {
    let id = fields.get("storeId").unwrap_or_default();
    let store_id = ids::store_number(id).ok_or("storeId: S and a number.")?;
    let state = fields.get("state").unwrap_or_default();
    if !STATES.iter().any(|(known, _)| *known == state) {
        return Err("state: open, expired, unfindable or absent.".to_owned());
    }
    let refusal = (state != "open").then_some(state);
    let changed = app.database.set_store_refusal(store_id, refusal).await;
    match changed {
        Ok(true) => Ok(()),
        Ok(false) => Err("storeId: no such store.".to_owned()),
        Err(error) => {
            tracing::error!(%error, "a store could not be changed");
            Err("The database did not take it; the log says why.".to_owned())
        }
    }
}
