//! Login, renewal, logout. Spec home 3, 4, 7; decisions "Login", "Wire".

mod codes;
mod login;

pub use codes::{get_auth_code, query_auth_code, send_code};
pub use login::login;

use jajan_contract::{
    account::{LogoutBody, RefreshTokenBody, TokenInfo},
    envelope::Done,
    headers::{CP_TYPE_VALUE, IDENTITY_TYPE_VALUE},
};

use crate::edge::ctx::Ctx;
use crate::edge::session;
use crate::error::{Account, Error};
use crate::ids;
use crate::routes::checks::check_text;
use crate::store::account::tokens::Refreshed;

const MAX_WORD_CHARS: usize = 64;

fn check_identity(identity_type: &str, cp_type: &str) -> Result<(), Error> {
    if identity_type != IDENTITY_TYPE_VALUE || cp_type != CP_TYPE_VALUE {
        let detail = format!("identityType: {IDENTITY_TYPE_VALUE}, cpType: {CP_TYPE_VALUE}");
        return Err(Error::value(detail));
    }
    Ok(())
}

pub async fn refresh_token(ctx: Ctx, body: RefreshTokenBody) -> Result<TokenInfo, Error> {
    check_identity(&body.identity_type, &body.cp_type)?;
    check_token(&body.refresh_token)?;
    let successors = ctx.accounts.successors.clone();
    let refreshed = ctx
        .database
        .refresh(
            successors,
            body.refresh_token,
            ctx.device_id.clone(),
            ctx.now_ms,
        )
        .await?;
    match refreshed {
        Refreshed::Pair { user_id, pair } => Ok(TokenInfo {
            access_token: pair.access,
            refresh_token: pair.refresh,
            user_id: ids::user(user_id),
        }),
        Refreshed::Frozen(reason) => Err(Account::from(reason).into()),
        // Not «token expired», which would make the app refresh again.
        Refreshed::Expired => Err(Account::SessionInvalid.into()),
        Refreshed::Ended(ended) => Err(session::ended_refusal(ended).into()),
        Refreshed::Unknown => Err(Account::TokenIllegal.into()),
    }
}

pub async fn logout(ctx: Ctx, body: LogoutBody) -> Result<Done, Error> {
    check_token(&body.refresh_token)?;
    let count = ctx
        .database
        .log_out(body.refresh_token, body.everywhere, ctx.now_ms)
        .await?;
    Ok(Done { count })
}

fn check_token(token: &str) -> Result<(), Error> {
    check_text("refreshToken", token, 2 * MAX_WORD_CHARS)
}
