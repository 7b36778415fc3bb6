//! The slider check: when it is due, the challenge, its answer, and its token. Spec home 4 "Login";
//! decisions "Login": with a way to pass it by keyboard and screen reader, which is the question.

use base64::{Engine, engine::general_purpose::STANDARD};
use jajan_contract::{
    account::{CheckSliderBody, SliderAnswer, SliderChallenge, SliderData},
    localised::Locale,
};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::memory::attempts::Attempt;
use crate::routes::images::in_slot;
use crate::store::account::sliders::Given;
use crate::{chance, pictures};

const MAX_ANSWER_CHARS: usize = 64;

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

fn is_due(ctx: &Ctx) -> bool {
    let accounts = &ctx.accounts;
    accounts.demands.is_slider_due(
        &accounts.attempts,
        (&ctx.device_id, ctx.address.as_deref()),
        ctx.now_ms,
    )
}

/// A step of a login: of the device, and of its address, for the device's id is what the client says.
pub fn note_step(ctx: &Ctx) {
    let attempts = &ctx.accounts.attempts;
    attempts.add(Attempt::LoginStep, &ctx.device_id, ctx.now_ms);
    if let Some(address) = &ctx.address {
        attempts.add(Attempt::LoginStepFrom, address, ctx.now_ms);
    }
}

/// Spends the token where one is due, and resets the counters of the device.
pub async fn pass(ctx: &Ctx, token: Option<String>) -> Result<(), Error> {
    if !is_due(ctx) {
        return Ok(());
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
    Ok(())
}

async fn challenge(ctx: Ctx) -> Result<SliderChallenge, Error> {
    let address = ctx.address.clone();
    let mut limits = vec![(Attempt::Challenge, ctx.device_id.clone())];
    limits.extend(address.map(|key| (Attempt::ChallengeFrom, key)));
    let admitted = ctx.accounts.attempts.admit_all(limits, ctx.now_ms);
    admitted.map_err(Error::wait)?;
    let seed = u64::from_le_bytes(chance::bytes());
    let drawn = in_slot(&ctx.kept.picture_slots, move || {
        Ok(pictures::slider_pictures(seed)?)
    });
    let drawn = drawn.await?;
    let address = |bytes: &[u8]| format!("data:image/webp;base64,{}", STANDARD.encode(bytes));
    let (a, b) = (1 + chance::below(9), 1 + chance::below(9));
    let challenge_id = ctx
        .database
        .keep_challenge(ctx.device_id.clone(), drawn.x, a + b, ctx.now_ms)
        .await?;
    Ok(SliderChallenge {
        challenge_id,
        background: address(&drawn.background),
        piece: address(&drawn.piece),
        width: drawn.width,
        height: drawn.height,
        piece_width: drawn.piece_width,
        piece_top: drawn.top,
        question: question(ctx.locale, a, b),
    })
}

async fn check(ctx: Ctx, answer: SliderAnswer) -> Result<String, Error> {
    let given = match (answer.x, answer.text) {
        (Some(x), None) => Given::X(x),
        (None, Some(text)) if text.chars().count() <= MAX_ANSWER_CHARS => {
            Given::Number(text.trim().parse().ok())
        }
        _ => return Err(Error::value("answer: x or text, not both")),
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

/// In words, which are harder to parse for a bot. Numbers 1 to 9.
fn question(locale: Locale, a: u32, b: u32) -> String {
    const ID: [&str; 9] = [
        "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan",
    ];
    const EN: [&str; 9] = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ];
    const ZH: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let word = |words: [&'static str; 9], number: u32| {
        let index = number.saturating_sub(1) as usize;
        words.get(index).copied().unwrap_or_default()
    };
    locale.one_of([
        format!("Berapa {} ditambah {}?", word(ID, a), word(ID, b)),
        format!("How much is {} plus {}?", word(EN, a), word(EN, b)),
        format!("{}加{}等于几？", word(ZH, a), word(ZH, b)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_question_is_in_the_callers_language() {
        for (locale, text) in [
            (Locale::IdId, "Berapa tiga ditambah empat?"),
            (Locale::EnUs, "How much is three plus four?"),
            (Locale::ZhCn, "三加四等于几？"),
        ] {
            assert_eq!(question(locale, 3, 4), text);
        }
    }
}
