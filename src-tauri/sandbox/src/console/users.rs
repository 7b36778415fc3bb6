//! Users on the console: freezing them, expiring their tokens and sessions.

use jajan_contract::sandbox::{Expiring, FreezeReason};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{button, meaning, options, table};
use crate::state::App;
use crate::store::StoreError;
use crate::store::account::users::User;
use crate::time::jakarta_text;
use crate::{ids, secrets};

/// A reason, the form's value for it, and its words.
const REASONS: [(FreezeReason, &str, &str); 3] = [
    (
        FreezeReason::UnusualOrders,
        "UNUSUAL_ORDERS",
        "unusual orders",
    ),
    (FreezeReason::Reported, "REPORTED", "reported by others"),
    (FreezeReason::OwnerAsked, "OWNER_ASKED", "the owner asked"),
];

pub async fn content(app: &App) -> Result<Markup, StoreError> {
    let users = app.database.latest_users().await?;
    let rows = html! { @for user in &users { (row(user)) } };
    let columns = ["Id", "Name", "Phone", "Since", "State", "Sessions"];
    Ok(table("List of users", &columns, rows))
}

fn row(user: &User) -> Markup {
    let (id, name) = (ids::user(user.id), &user.user_name);
    html! {
        tr {
            td { (id) }
            td { (name) }
            td { (secrets::phone(&user.country_code, &user.phone_no)) }
            td { time { (jakarta_text(user.created_ms)) } }
            td {
                form.inline method="post" action="/console/users" {
                    input type="hidden" name="userId" value=(id);
                    @if let Some(reason) = user.frozen {
                        @let words = REASONS.iter().find(|(known, ..)| *known == reason);
                        span { "frozen: " (words.map_or("", |(_, _, words)| words)) }
                        " " (button("do", "thaw", "Thaw", name))
                    } @else {
                        select name="reason" aria-label="Reason" {
                            (options(REASONS.map(|(_, name, words)| (name, words)), None))
                        }
                        (button("do", "freeze", "Freeze", name))
                    }
                }
            }
            td {
                form.inline method="post" action="/console/users" {
                    input type="hidden" name="userId" value=(id);
                    (button("do", "access", "Expire access", name))
                    (button("do", "refresh", "Expire all tokens", name))
                    (button("do", "session", "End sessions", name))
                }
            }
        }
    }
}

/// `do` is `freeze` with `reason`, `thaw`, `access`, `refresh` or `session`.
pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let user_id = ids::typed(ids::user_number, fields.text("userId")).ok_or("userId: whose?")?;
    let user = app.database.user(user_id).await?;
    let user = user.ok_or("userId: nobody has it.")?;
    let what = match fields.get("do") {
        Some("freeze") => {
            let reason = meaning(&REASONS, fields.text("reason")).ok_or("reason: why?")?;
            return freeze(app, user, Some(reason)).await;
        }
        Some("thaw") => return freeze(app, user, None).await,
        Some("access") => Expiring::Access,
        Some("refresh") => Expiring::Refresh,
        Some("session") => Expiring::Session,
        _ => return Err("do: freeze, thaw, access, refresh or session.".into()),
    };
    let now_ms = app.clock.now_ms();
    app.database.expire(user_id, what, now_ms).await?;
    Ok(())
}

async fn freeze(app: &App, user: User, reason: Option<FreezeReason>) -> Result<(), Problem> {
    let database = &app.database;
    let frozen = database.freeze_user(user.country_code, user.phone_no, reason);
    frozen.await?;
    Ok(())
}
