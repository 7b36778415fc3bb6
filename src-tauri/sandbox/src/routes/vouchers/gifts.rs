//! `gift_create`, `gift_take_back`, `gift_return`, `token_view`, `receive_by_token`, and operations.

use jajan_contract::ids::GiftId;
use jajan_contract::{
    headers::Host,
    order::gift::{
        Gift, GiftBody, GiftCreateBody, GiftCreateData, PlayEnvelopeOfferBody,
        PlayEnvelopeOfferData, ReceiveByTokenBody, ReceiveByTokenData, TokenViewBody,
        TokenViewData,
    },
};

use crate::chance;
use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning, Refusal};
use crate::ids::{self, row};
use crate::memory::attempts::{Attempt, Counted, Limit, WHOLE};
use crate::routes::checks::{check_id, seen_words};
use crate::routes::vouchers::ready;
use crate::store::Stop;
use crate::store::due::Scope;
use crate::store::gifts::claimer::{Asked, Claimer, NotReceived};
use crate::store::gifts::create::{Giving, NotGiven};
use crate::store::gifts::end::NotEnded;
use crate::store::gifts::offers::NewOffer;
use crate::store::gifts::view::{Looker, Shown};
use crate::time::DAY_MS;
use crate::typed;

const MAX_NOTE_CHARS: usize = 200;
const CODE_CHARS: std::ops::RangeInclusive<usize> = 4..=12;
const MAX_VALID_DAYS: u32 = 365;
pub const MAX_CLAIMABLE_DAYS: u64 = 366;
const MAX_CLAIMABLE_MS: u64 = MAX_CLAIMABLE_DAYS * DAY_MS;

pub async fn gift_create(ctx: Ctx, body: GiftCreateBody) -> Result<GiftCreateData, Error> {
    let user_id = ready(&ctx).await?;
    let note = seen_words(&body.note, MAX_NOTE_CHARS)?;
    check_id("couponId", &body.coupon_id)?;
    let giving = Giving {
        // A coupon that was claimed of a batch is no purchase.
        coupon_id: ids::coupon_number(&body.coupon_id).ok_or(Owning::CouponState)?,
        giver_id: user_id,
        note,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.give(giving).await?)
}

pub async fn gift_take_back(ctx: Ctx, body: GiftBody) -> Result<Gift, Error> {
    let user_id = ready(&ctx).await?;
    let gift_id = gift_number(&body.gift_id)?;
    let database = &ctx.database;
    let ended = database.take_back_gift(gift_id, user_id, ctx.now_ms);
    Ok(ended.await?)
}

pub async fn gift_return(ctx: Ctx, body: GiftBody) -> Result<Gift, Error> {
    let user_id = ready(&ctx).await?;
    let gift_id = gift_number(&body.gift_id)?;
    let ended = ctx.database.return_gift(gift_id, user_id, ctx.now_ms);
    Ok(ended.await?)
}

pub async fn token_view(ctx: Ctx, body: TokenViewBody) -> Result<TokenViewData, Error> {
    let user_id = ctx.user.map(|user| user.user_id);
    let looker = Looker {
        user_id,
        is_app: ctx.host == Host::App,
        now_ms: ctx.now_ms,
    };
    let shown = match (&body.id, body.token.is_some() || body.code.is_some()) {
        (Some(id), false) => own(id)?,
        (None, _) => Shown::Asked(asked(body.token.as_deref(), body.code.as_deref())?),
        (Some(_), true) => return Err(Error::value("token, code or id: one of them")),
    };
    let tried = tried(&ctx, matches!(shown, Shown::Asked(Asked::Code(_))))?;
    match &shown {
        Shown::Asked(asked) => settle_asked(&ctx, asked).await?,
        Shown::Gift(gift_id) => {
            let scope = Scope::Gift(*gift_id);
            ctx.database.settle_for(scope, ctx.now_ms).await?;
        }
        Shown::RedPacket(_) => {}
    }
    let found = ctx.database.token_view(shown, looker).await?;
    match found {
        Some(data) => {
            tried.was_right();
            Ok(data)
        }
        None => Err(tried.was_wrong()),
    }
}

pub async fn receive_by_token(
    ctx: Ctx,
    body: ReceiveByTokenBody,
) -> Result<ReceiveByTokenData, Error> {
    let user_id = ready(&ctx).await?;
    let asked = asked(body.token.as_deref(), body.code.as_deref())?;
    let claimer = Claimer {
        user_id,
        is_app: ctx.host == Host::App,
        now_ms: ctx.now_ms,
    };
    let tried = tried(&ctx, matches!(asked, Asked::Code(_)))?;
    settle_asked(&ctx, &asked).await?;
    match ctx.database.receive(asked, claimer).await {
        Err(Stop::Failed(error)) => Err(error.into()),
        Err(Stop::Refused(NotReceived::Absent)) => Err(tried.was_wrong()),
        received => {
            tried.was_right();
            Ok(received?)
        }
    }
}

pub async fn play_envelope_offer(
    ctx: Ctx,
    body: PlayEnvelopeOfferBody,
) -> Result<PlayEnvelopeOfferData, Error> {
    if body.claimable_ms > MAX_CLAIMABLE_MS {
        return Err(Error::value(format!(
            "claimableMs: at most {MAX_CLAIMABLE_MS}"
        )));
    }
    let offer = NewOffer {
        amount_rp: body.discount_amount,
        threshold_rp: body.use_order_amount_threshold,
        is_app_only: body.app_only,
        valid_days: body.valid_days,
        copies: body.copies,
        expires_ms: ctx.now_ms + body.claimable_ms,
        is_withdrawn: body.withdrawn,
        code: body.code,
    };
    let token = ctx.database.offer_envelope(checked(offer)?).await?;
    Ok(PlayEnvelopeOfferData { token })
}

/// As the console takes it too.
pub fn checked(offer: NewOffer) -> Result<NewOffer, Error> {
    let code =
        typed(&offer.code).ok_or_else(|| Error::value("code: 4 to 12 letters and digits"))?;
    if offer.amount_rp == 0 || offer.copies == 0 {
        return Err(Error::value("discountAmount, copies: at least 1"));
    }
    if !(1..=MAX_VALID_DAYS).contains(&offer.valid_days) {
        return Err(Error::value(format!("validDays: 1 to {MAX_VALID_DAYS}")));
    }
    Ok(NewOffer { code, ..offer })
}

/// A gift whose time is over is its giver's again. Codes are of envelopes, which only end.
async fn settle_asked(ctx: &Ctx, asked: &Asked) -> Result<(), Error> {
    match asked {
        Asked::Token(hash) => {
            let scope = Scope::Token(*hash);
            Ok(ctx.database.settle_for(scope, ctx.now_ms).await?)
        }
        Asked::Code(_) => Ok(()),
    }
}

/// Exactly one. A malformed one leads nowhere, as an unknown one.
fn asked(token: Option<&str>, code: Option<&str>) -> Result<Asked, Error> {
    match (token, code) {
        (Some(token), None) => {
            check_id("token", token)?;
            Ok(Asked::Token(chance::hash(token)))
        }
        (None, Some(code)) => {
            check_id("code", code)?;
            Ok(Asked::Code(typed(code).unwrap_or_default()))
        }
        _ => Err(Error::value("token or code: one of them")),
    }
}

/// As it is stored: people type small letters, spaces and hyphens.
fn typed(code: &str) -> Option<String> {
    typed::code(code).filter(|code| CODE_CHARS.contains(&code.len()))
}

fn own(id: &str) -> Result<Shown, Error> {
    check_id("id", id)?;
    let gift = ids::typed(ids::gift_number, id).map(Shown::Gift);
    let shown = gift.or_else(|| ids::typed(ids::red_envelope_number, id).map(Shown::RedPacket));
    shown.ok_or_else(|| Owning::TokenAbsent.into())
}

fn gift_number(id: &GiftId) -> Result<row::Gift, Error> {
    check_id("giftId", id)?;
    ids::gift_number(id).ok_or_else(|| Owning::TokenAbsent.into())
}

/// What was typed, or a link. A code counts as wrong before it is looked up, so that many at once are no
/// way around the limits. A link's token is nothing to guess: it is looked up first, and only a wrong
/// one counts, so that wrong links of others do not stop a right one.
struct Tried<'a> {
    ctx: &'a Ctx,
    /// Absent: a link.
    code: Option<Counted>,
}

/// An account, or a visitor's device. A visitor can claim any device id, so that the two are counted
/// apart: no flood of ids takes an account's place.
fn whose(ctx: &Ctx) -> Limit {
    match ctx.user {
        Some(user) => (Attempt::WrongToken, ids::user(user.user_id).to_string()),
        None => (Attempt::WrongTokenByDevice, ctx.device_id.clone()),
    }
}

fn tried(ctx: &Ctx, is_code: bool) -> Result<Tried<'_>, Error> {
    if !is_code {
        return Ok(Tried { ctx, code: None });
    }
    let mut limits = vec![whose(ctx)];
    if ctx.user.is_none() {
        let address = ctx.address.clone();
        limits.extend(address.map(|key| (Attempt::WrongTokenFrom, key)));
        limits.push((Attempt::WrongCode, WHOLE.to_owned()));
    }
    let counted = ctx.accounts.attempts.admit_all(limits, ctx.now_ms);
    Ok(Tried {
        ctx,
        code: Some(counted.map_err(Error::tries_spent)?),
    })
}

impl Tried<'_> {
    fn was_right(self) {
        if let Some(counted) = self.code {
            let attempts = &self.ctx.accounts.attempts;
            attempts.uncount_all(counted, self.ctx.now_ms);
        }
    }

    fn was_wrong(self) -> Error {
        let (attempts, now_ms) = (&self.ctx.accounts.attempts, self.ctx.now_ms);
        let (attempt, key) = whose(self.ctx);
        if self.code.is_none()
            && let Err(wait_ms) = attempts.admit(attempt, &key, now_ms)
        {
            return Error::tries_spent(wait_ms);
        }
        Owning::TokenAbsent.into()
    }
}

impl From<NotGiven> for Error {
    fn from(why: NotGiven) -> Self {
        match why {
            NotGiven::State => Owning::CouponState.into(),
            NotGiven::TooMany => Owning::GiftsSpent.into(),
            NotGiven::KeyReused => Self::new(
                Refusal::ValueInvalid,
                "idempotency key: used for another body",
            ),
        }
    }
}

impl From<NotReceived> for Error {
    fn from(why: NotReceived) -> Self {
        match why {
            NotReceived::Absent => Owning::TokenAbsent.into(),
            NotReceived::Claimed => Owning::TokenClaimed.into(),
            NotReceived::Own => Owning::TokenOwn.into(),
            NotReceived::AppOnly => Owning::TokenAppOnly.into(),
        }
    }
}

impl From<NotEnded> for Error {
    fn from(why: NotEnded) -> Self {
        match why {
            NotEnded::Absent => Owning::TokenAbsent.into(),
            NotEnded::State => Owning::GiftTooLate.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::typed;

    #[test]
    fn a_code_is_what_people_type() {
        for text in ["JAJAN10", "jajan10", " Jajan-10 ", "jajan 10"] {
            assert_eq!(typed(text).as_deref(), Some("JAJAN10"), "{text}");
        }
        for text in ["", "abc", "jajan!0", "a123456789012", "日本日本"] {
            assert_eq!(typed(text), None, "{text}");
        }
    }
}
