//! Risk checks. Spec home 7; decisions "Wire".
//!
//! A listed call may be asked who is behind it; then it is sent once more under `/risk` + path with
//! the device's fingerprint. Listed are the calls that the contract says and those of the remote
//! configuration. Assumption: the specs do not say what the engine looks at; ours looks at failed
//! logins, and can be told to ask.

use jajan_contract::{Call, config::keys::RISK_WHITE_LIST, headers::DigitalFood};

use crate::error::{Account, Error, Refusal};
use crate::state::App;

const PREFIX: &str = "/risk";

/// The path under which a call is repeated with a fingerprint.
pub fn checked_path(path: &str) -> String {
    format!("{PREFIX}{path}")
}

/// The call's own path when it is such a repeat.
pub fn plain_path(path: &str) -> Option<&str> {
    path.strip_prefix(PREFIX)
}

/// What a device gets from `getDeviceInfo` and has to send. Only the server can compute it.
pub fn fingerprint(app: &App, device_id: &str) -> String {
    app.secret.fingerprint(device_id)
}

/// `path` is where the call was sent to.
pub async fn check<C: Call>(
    app: &App,
    path: &str,
    food: &DigitalFood,
    now_ms: u64,
) -> Result<(), Error> {
    let device_id = &food.device_id;
    if path != C::PATH {
        if !is_listed::<C>(app).await? {
            return Err(Refusal::PathUnknown.into());
        }
        let shown = food.dfp.as_deref().unwrap_or_default();
        return match shown == fingerprint(app, device_id) {
            true => Ok(()),
            false => Err(Account::RiskRefused.into()),
        };
    }
    let accounts = &app.accounts;
    let is_due = accounts
        .demands
        .is_risk_check_due(&accounts.attempts, device_id, now_ms);
    // The list is in the database, so it is read last: a check is rarely due.
    if is_due && is_listed::<C>(app).await? {
        accounts.demands.risk_check_asked(device_id);
        return Err(Account::RiskCheckRequired.into());
    }
    Ok(())
}

async fn is_listed<C: Call>(app: &App) -> Result<bool, Error> {
    if C::RULES.sandbox_only {
        return Ok(false);
    }
    if C::RULES.risk_checked {
        return Ok(true);
    }
    let list = app
        .database
        .config(vec![RISK_WHITE_LIST.to_owned()])
        .await?;
    let paths = list.first().and_then(|entry| entry.value.as_array());
    Ok(paths.is_some_and(|paths| paths.iter().any(|path| path == C::PATH)))
}
