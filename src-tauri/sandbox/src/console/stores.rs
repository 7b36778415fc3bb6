//! Stores on the console: those to know, which can be opened in the app; closing any store, so that
//! what users keep can go.

use crate::console::form::Fields;
use crate::html::Html;
use crate::ids;
use crate::state::App;
use crate::store::StoreError;
use crate::store::catalog::unusual_stores::UnusualStore;

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
}

pub async fn latest(app: &App) -> Result<Stores, StoreError> {
    Ok(Stores {
        unusual: app.database.unusual_stores().await?,
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
    h.raw("</select></label><button>Set</button></form>")
        .raw("<p>What users report is on <a href=\"/console/reviews#reports\">")
        .raw("the moderator's desk</a>.</p></section>");
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
