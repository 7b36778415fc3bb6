//! Simulates the outside world for tests and developer tools: WhatsApp, SMS, the freezing of users,
//! the expiry of tokens, the risk engine. Not in prod mode. The console's forms do the same through
//! the same functions of the store and of `accounts`.

use jajan_contract::{
    envelope::Done,
    sandbox::{
        DemandRiskCheckBody, DemandSliderBody, ExpireTokensBody, FreezeUserBody, LastCodeBody,
        LastCodeData, PlayWhatsAppBody, WhatsAppOutcome,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::routes::checks::check_text;
use crate::{ids, phone};

const MAX_TEXT_CHARS: usize = 1_000;
const MAX_RISK_CHECKS: u32 = 1_000;

/// `count` is 0 when no login waits for this message.
pub async fn play_whats_app(ctx: Ctx, body: PlayWhatsAppBody) -> Result<Done, Error> {
    check_text("text", &body.text, MAX_TEXT_CHARS)?;
    if !phone::is_phone(phone::COUNTRY_CODE, &body.phone_no) {
        return Err(Account::PhoneInvalid.into());
    }
    let is_withdrawn = body.outcome == WhatsAppOutcome::Withdrawn;
    let state = ctx
        .database
        .message_arrives(body.text, body.phone_no, is_withdrawn, ctx.now_ms)
        .await?;
    Ok(done(state.is_some()))
}

pub async fn query_last_code(ctx: Ctx, body: LastCodeBody) -> Result<LastCodeData, Error> {
    let outbox = &ctx.accounts.outbox;
    Ok(LastCodeData {
        code: outbox.last_code(&body.country_code, &body.phone_no),
    })
}

/// `count` is 0 when nobody has this phone.
pub async fn freeze_user(ctx: Ctx, body: FreezeUserBody) -> Result<Done, Error> {
    let country_code = phone::COUNTRY_CODE.to_owned();
    let is_known = ctx
        .database
        .freeze_user(country_code, body.phone_no, body.reason)
        .await?;
    Ok(done(is_known))
}

pub async fn expire_tokens(ctx: Ctx, body: ExpireTokensBody) -> Result<Done, Error> {
    let user_id =
        ids::user_number(&body.user_id).ok_or_else(|| Error::value("userId: U and a number"))?;
    let count = ctx.database.expire(user_id, body.what, ctx.now_ms).await?;
    Ok(Done { count })
}

pub async fn demand_slider(ctx: Ctx, body: DemandSliderBody) -> Result<Done, Error> {
    ctx.accounts.demands.set_slider_mode(body.mode);
    Ok(done(true))
}

pub async fn demand_risk_check(ctx: Ctx, body: DemandRiskCheckBody) -> Result<Done, Error> {
    if body.count > MAX_RISK_CHECKS {
        return Err(Error::value(format!("count: at most {MAX_RISK_CHECKS}")));
    }
    let demands = &ctx.accounts.demands;
    demands.ask_for_risk_checks(body.device_id, body.count);
    Ok(done(true))
}

fn done(is_done: bool) -> Done {
    Done {
        count: u32::from(is_done),
    }
}
