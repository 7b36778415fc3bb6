//! What the forms of this section do.

use jajan_contract::sandbox::{Expiring, FreezeReason};

use crate::console::form::Fields;
use crate::console::people::{MODES, REASONS};
use crate::ids;
use crate::state::App;
use crate::store::StoreError;
use crate::store::account::users::User;

pub const MAX_RISK_CHECKS: u32 = 1_000;

pub const MAX_ID_CHARS: usize = 64;

/// `do` is `freeze` with `reason`, `thaw`, `access`, `refresh` or `session`.
pub async fn change_user(app: &App, fields: &Fields) -> Result<(), String> {
    let number = fields.get("userId").and_then(ids::user_number);
    let user_id = number.ok_or("userId: whose?")?;
    let user = app.database.user(user_id).await.map_err(unwell)?;
    let user = user.ok_or("userId: nobody has it.")?;
    let what = match fields.get("do") {
        Some("freeze") => {
            let name = fields.get("reason").unwrap_or_default();
            let reason = REASONS.iter().find(|(_, known, _)| *known == name);
            let (reason, ..) = reason.ok_or("reason: why?")?;
            return freeze(app, user, Some(*reason)).await;
        }
        Some("thaw") => return freeze(app, user, None).await,
        Some("access") => Expiring::Access,
        Some("refresh") => Expiring::Refresh,
        Some("session") => Expiring::Session,
        _ => return Err("do: freeze, thaw, access, refresh or session.".to_owned()),
    };
    let expired = app.database.expire(user_id, what, app.clock.now_ms()).await;
    expired.map(|_| ()).map_err(unwell)
}

pub async fn freeze(app: &App, user: User, reason: Option<FreezeReason>) -> Result<(), String> {
    let done = app
        .database
        .freeze_user(user.country_code, user.phone_no, reason)
        .await;
    done.map(|_| ()).map_err(unwell)
}

/// `do` is `slider` with `slider`, or `risk` with `count` and maybe `deviceId`.
pub fn change_checks(app: &App, fields: &Fields) -> Result<(), String> {
    let demands = &app.accounts.demands;
    match fields.get("do") {
        Some("slider") => {
            let name = fields.get("slider").unwrap_or_default();
            let mode = MODES.iter().find(|(_, known, _)| *known == name);
            let (mode, ..) = mode.ok_or("slider: AUTO, ALWAYS or NEVER.")?;
            demands.set_slider_mode(*mode);
            Ok(())
        }
        Some("risk") => {
            let count: u32 = fields.number("count")?.ok_or("count: how many?")?;
            let device_id = fields.get("deviceId").map(str::to_owned);
            let is_short = |id: &String| id.chars().count() <= MAX_ID_CHARS;
            if count > MAX_RISK_CHECKS || !device_id.as_ref().is_none_or(is_short) {
                return Err("count: at most 1000; deviceId: at most 64 characters.".to_owned());
            }
            demands.ask_for_risk_checks(device_id, count);
            Ok(())
        }
        _ => Err("do: slider or risk.".to_owned()),
    }
}

pub fn unwell(error: StoreError) -> String {
    tracing::error!(%error, "the console could not change a user");
    "The database did not take it; the log says why.".to_owned()
}
