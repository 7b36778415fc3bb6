//! Stores on the console: special ones to open in the app, and a form that closes any store, so that
//! favourites can disappear.

use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{options, store};
use crate::ids::{self, row};
use crate::state::App;
use crate::store::StoreError;

/// `(value, words)` of the form.
const STATES: [(&str, &str); 4] = [
    ("open", "Opens"),
    ("expired", "Expired, 3800021"),
    ("unfindable", "Cannot be found, 6410092"),
    ("absent", "Does not exist, 6410012"),
];

pub async fn content(app: &App) -> Result<Markup, StoreError> {
    let first = app.database.store_name(row::Store(1)).await?;
    Ok(html! {
        ul.faults {
            (line("S1", first.as_deref(), "200 photos, a batch for each outcome of a claim"))
            @for unusual in app.database.unusual_stores().await? {
                (line(&ids::store(unusual.store_id), unusual.name.as_deref(), &unusual.about))
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
    })
}

fn line(id: &str, name: Option<&str>, about: &str) -> Markup {
    html! { li { (store(id, name)) " " span { (about) } } }
}

pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let store_id =
        ids::typed(ids::store_number, fields.text("storeId")).ok_or("storeId: S and a number.")?;
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
