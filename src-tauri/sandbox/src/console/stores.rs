//! Stores on the console: special ones to open in the app, and a form that closes any store, so that
//! favourites can disappear.

use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{self, options};
use crate::ids;
use crate::state::App;
use crate::store::StoreError;

/// `(value, words)` of the form.
const STATES: [(&str, &str); 4] = [
    ("open", "Opens"),
    ("expired", "Expired, 3800021"),
    ("unfindable", "Cannot be found, 6410092"),
    ("absent", "Does not exist, 6410012"),
];

pub async fn section(app: &App) -> Result<Markup, StoreError> {
    let content = html! {
        ul.faults {
            (store("S1", "200 photos, a batch for each outcome of a claim"))
            @for unusual in app.database.unusual_stores().await? {
                (store(&ids::store(unusual.store_id), &unusual.about))
            }
        }
        form.row method="post" action="/console/stores" {
            label {
                "Store"
                input name="storeId" required maxlength="20" placeholder="S12"
                    autocapitalize="characters" autocomplete="off";
            }
            label { "Its page" select name="state" { (options(STATES, None)) } }
            button { "Set" }
        }
        p {
            "Stock and prices of their vouchers are on "
            a href="/console/merchant" { "the merchant's page" }
            "."
        }
        p {
            "What users report is on "
            a href="/console/reviews#reports" { "the moderator's desk" }
            "."
        }
    };
    Ok(layout::section("stores", "Stores", content))
}

fn store(id: &str, about: &str) -> Markup {
    html! { li { (link(id)) " " span { (about) } } }
}

/// To the store's page in the app.
pub fn link(id: &str) -> Markup {
    html! { a href={ "/platform/merchant?storeId=" (id) } { (id) } }
}

pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let store_id = ids::store_number(fields.text("storeId")).ok_or("storeId: S and a number.")?;
    let state = fields.text("state");
    if !STATES.iter().any(|(known, _)| *known == state) {
        return Err("state: open, expired, unfindable or absent.".into());
    }
    let refusal = (state != "open").then_some(state);
    match app.database.set_store_refusal(store_id, refusal).await? {
        true => Ok(()),
        false => Err("storeId: no such store.".into()),
    }
}
