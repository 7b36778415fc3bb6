//! Who calls: the `authorize` header. Contract `headers`; spec home 4 "Session", 8.
//!
//! Invariant: a token that is not good is refused on every call, also on those that anyone may
//! make, so that the app refreshes it and sends the call again. Exempt are the calls that begin,
//! renew or end a session, and for the frozen the two that the specification names.

use axum::http::HeaderMap;
use jajan_contract::{
    Call,
    calls::{CheckSlider, Login, Logout, RefreshToken, SendCode},
    headers,
};

use crate::error::{Account, Error};
use crate::state::App;
use crate::store::account::tokens::{Access, Ended, LoggedIn};

/// Callers of these usually hold an expired token.
const TOKEN_IGNORED: [&str; 3] = [Login::PATH, Logout::PATH, RefreshToken::PATH];
/// Spec home 8: 0310218 is exempt on these.
const FROZEN_MAY: [&str; 2] = [CheckSlider::PATH, SendCode::PATH];

/// The user of a call; absent for visitors.
pub async fn authorize<C: Call>(
    app: &App,
    map: &HeaderMap,
    now_ms: u64,
) -> Result<Option<LoggedIn>, Error> {
    app.accounts.successors.forget_old(now_ms);
    if C::RULES.sandbox_only || TOKEN_IGNORED.contains(&C::PATH) {
        return Ok(None);
    }
    let token = match map.get(headers::AUTHORIZE) {
        Some(value) if !value.is_empty() => value,
        _ if C::RULES.login_required => return Err(Account::SessionInvalid.into()),
        _ => return Ok(None),
    };
    // Ours are short and ASCII; anything else is not worth hashing.
    let token = token.to_str().ok().filter(|token| token.len() <= 128);
    let token = token.ok_or(Account::TokenIllegal)?;
    let access = app.database.access(token.to_owned(), now_ms).await?;
    match access {
        Access::Open(user) => Ok(Some(user)),
        Access::Frozen(user, _) if FROZEN_MAY.contains(&C::PATH) => Ok(Some(user)),
        Access::Frozen(_, reason) => Err(Account::from(reason).into()),
        Access::Expired => Err(Account::TokenExpired.into()),
        Access::Ended(ended) => Err(ended_refusal(ended).into()),
        Access::Unknown => Err(Account::TokenIllegal.into()),
    }
}

pub fn ended_refusal(ended: Ended) -> Account {
    match ended {
        Ended::LoggedOut => Account::SessionInvalid,
        Ended::Reused => Account::SessionReplaced,
    }
}
