//! The slider check: when it is due, the challenge, its answer, and its token. Spec home 4 "Login";
//! decisions "Login": with a way to pass it that needs neither eyes nor fingers, which is the work.

use base64::{Engine, engine::general_purpose::STANDARD};
use jajan_contract::account::{CheckSliderBody, SliderAnswer, SliderChallenge, SliderData};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::memory::attempts::{Attempt, WINDOW_MS};
use crate::memory::demands::Caller;
use crate::routes::images::in_slot;
use crate::store::account::sliders::Given;
use crate::{chance, pictures, work};

const MAX_PARTS: usize = 64;

pub async fn check_slider(ctx: Ctx, body: CheckSliderBody) -> Result<SliderData, Error> {
    if let Some(answer) = body.answer {
        let slider_token = Some(check(ctx, answer).await?);
        return Ok(SliderData {
            required: true,
            challenge: None,
            slider_token,
        });
    }
    let required = is_due(&ctx);
    let challenge = if required {
        Some(challenge(ctx).await?)
    } else {
        None
    };
    Ok(SliderData {
        required,
        challenge,
        slider_token: None,
    })
}

fn caller(ctx: &Ctx) -> Caller<'_> {
    (&ctx.device_id, ctx.address.as_deref())
}

fn is_due(ctx: &Ctx) -> bool {
    let accounts = &ctx.accounts;
    let demands = &accounts.demands;
    demands.is_slider_due(&accounts.attempts, caller(ctx), ctx.now_ms)
}

/// A step of a login: of the device, and of its address, for the device's id is what the client says.
/// It stays when the step is refused later on.
pub fn note_step(ctx: &Ctx) {
    let attempts = &ctx.accounts.attempts;
    attempts.add(Attempt::LoginStep, &ctx.device_id, ctx.now_ms);
    if let Some(address) = &ctx.address {
        attempts.add(Attempt::LoginStepFrom, address, ctx.now_ms);
    }
}

/// What was counted is no step: nothing was asked, or nobody can see yet whether it is right.
pub fn forget_step(ctx: &Ctx) {
    let attempts = &ctx.accounts.attempts;
    attempts.uncount(Attempt::LoginStep, &ctx.device_id, ctx.now_ms);
    if let Some(address) = &ctx.address {
        attempts.uncount(Attempt::LoginStepFrom, address, ctx.now_ms);
    }
}

/// Spends the token where one is due, and resets the counters of the device. What the step counts, it
/// counts before anything is waited for: many at once are no way around the slider.
pub async fn pass<T>(
    ctx: &Ctx,
    token: Option<String>,
    count: impl Fn(&Ctx) -> Result<T, Error>,
) -> Result<T, Error> {
    let accounts = &ctx.accounts;
    let counted = || count(ctx);
    let free = accounts
        .demands
        .free_step(&accounts.attempts, caller(ctx), ctx.now_ms, counted);
    if let Some(counted) = free {
        return counted;
    }
    let token = token.ok_or(Account::SliderRequired)?;
    let is_good = ctx
        .database
        .spend_slider_token(token, ctx.device_id.clone(), ctx.now_ms)
        .await?;
    if !is_good {
        return Err(Account::SliderRequired.into());
    }
    for attempt in [Attempt::LoginStep, Attempt::WrongProof] {
        ctx.accounts.attempts.forget(attempt, &ctx.device_id);
    }
    count(ctx)
}

async fn challenge(ctx: Ctx) -> Result<SliderChallenge, Error> {
    let address = ctx.address.clone();
    let mut limits = vec![(Attempt::Challenge, ctx.device_id.clone())];
    limits.extend(address.map(|key| (Attempt::ChallengeFrom, key)));
    let admitted = ctx.accounts.attempts.admit_all(limits, ctx.now_ms);
    admitted.map_err(Error::wait)?;
    let seed = u64::from_le_bytes(chance::bytes());
    let drawn = in_slot(&ctx.kept.slider_slots, ctx.address.clone(), move || {
        Ok(pictures::slider_pictures(seed)?)
    });
    let drawn = drawn.await?;
    let address = |bytes: &[u8]| format!("data:image/webp;base64,{}", STANDARD.encode(bytes));
    let attempts = &ctx.accounts.attempts;
    let count = |attempt, key: &str| attempts.count(attempt, key, WINDOW_MS, ctx.now_ms);
    let of_device = count(Attempt::Challenge, &ctx.device_id);
    let of_address = ctx.address.as_deref();
    let of_address = of_address.map_or(0, |address| count(Attempt::ChallengeFrom, address));
    let work = work::demanded(of_device, of_address);
    let challenge_id = ctx
        .database
        .keep_challenge(ctx.device_id.clone(), drawn.x, work.bits, ctx.now_ms)
        .await?;
    Ok(SliderChallenge {
        challenge_id,
        background: address(&drawn.background),
        piece: address(&drawn.piece),
        width: drawn.width,
        height: drawn.height,
        piece_width: drawn.piece_width,
        piece_top: drawn.top,
        work,
    })
}

async fn check(ctx: Ctx, answer: SliderAnswer) -> Result<String, Error> {
    let given = match (answer.x, answer.work) {
        (Some(x), None) => Given::X(x),
        (None, Some(numbers)) if numbers.len() <= MAX_PARTS => Given::Work(numbers),
        _ => return Err(Error::value("answer: x or work, not both")),
    };
    ctx.database
        .answer_challenge(
            answer.challenge_id,
            ctx.device_id.clone(),
            given,
            ctx.now_ms,
        )
        .await?
        .ok_or_else(|| Account::SliderWrong.into())
}
