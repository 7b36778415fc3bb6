//! The first step of a login: a key for WhatsApp or a code by SMS.

use jajan_contract::{
    account::{
        AuthCodeData, AuthCodeStatusData, GetAuthCodeBody, QueryAuthCodeBody, SendCodeBody,
        SentCodeData,
    },
    localised::Locale,
};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::memory::attempts::{Attempt, Limit, WHOLE};
use crate::memory::outbox::Sms;
use crate::mode::Mode;
use crate::routes::account::MAX_WORD_CHARS;
use crate::routes::checks::check_text;
use crate::routes::slider;
use crate::store::account::phone_codes::NotKept;
use crate::store::account::{auth_codes, phone_codes};
use crate::{chance, phone};

/// The number that login messages are sent to. Not in use by anybody.
pub const PROVIDER_PHONE: &str = "6281110000000";

pub async fn get_auth_code(ctx: Ctx, body: GetAuthCodeBody) -> Result<AuthCodeData, Error> {
    let is_hash = |b: u8| matches!(b, b'0'..=b'9' | b'a'..=b'f');
    if body.code_challenge.len() != 64 || !body.code_challenge.bytes().all(is_hash) {
        return Err(Error::value("codeChallenge: 64 letters of lower-case hex"));
    }
    let address = ctx.address.clone();
    let mut limits = vec![(Attempt::AuthCode, ctx.device_id.clone())];
    limits.extend(address.map(|key| (Attempt::AuthCodeFrom, key)));
    let admitted = ctx.accounts.attempts.admit_all(limits, ctx.now_ms);
    admitted.map_err(Error::wait)?;
    let code = ctx
        .database
        .begin_login(ctx.device_id.clone(), body.code_challenge, ctx.now_ms)
        .await?;
    let message = message(ctx.locale, &code.key);
    let text = form_urlencoded::byte_serialize(message.as_bytes()).collect::<String>();
    // WhatsApp does not decode `+` as a space.
    let text = text.replace('+', "%20");
    let send_url = match ctx.mode {
        Mode::Prod => format!("https://wa.me/{PROVIDER_PHONE}?text={text}"),
        Mode::Dev | Mode::Test => format!("/console/whatsapp?phone={PROVIDER_PHONE}&text={text}"),
    };
    Ok(AuthCodeData {
        auth_code_key: code.key,
        state: code.state,
        phone_no: PROVIDER_PHONE.to_owned(),
        message,
        send_url,
        expires_in_s: (auth_codes::LIVES_MS / 1000) as u32,
    })
}

/// The warning is against phishing: a user may be asked to send a stranger's code.
pub fn message(locale: Locale, key: &str) -> String {
    locale.one_of([
        format!(
            "Kode masuk Jajan: {key}. Jangan kirim pesan ini kalau bukan kamu yang sedang masuk."
        ),
        format!("Jajan login code: {key}. Do not send this unless it is you who is logging in."),
        format!("Jajan 登录码：{key}。如果不是你本人正在登录，请勿发送。"),
    ])
}

pub async fn query_auth_code(
    ctx: Ctx,
    body: QueryAuthCodeBody,
) -> Result<AuthCodeStatusData, Error> {
    check_text("authCodeKey", &body.auth_code_key, MAX_WORD_CHARS)?;
    let status = ctx
        .database
        .auth_code_status(body.auth_code_key, ctx.device_id.clone(), ctx.now_ms)
        .await?;
    Ok(AuthCodeStatusData { status })
}

pub async fn send_code(ctx: Ctx, body: SendCodeBody) -> Result<SentCodeData, Error> {
    let (country_code, phone_no) = (body.country_code, body.phone_no);
    if !phone::is_phone(&country_code, &phone_no) {
        return Err(Account::PhoneInvalid.into());
    }
    let limits = limits_of_code(&ctx, format!("{country_code}{phone_no}"));
    let checked = ctx.accounts.attempts.check_all(&limits, ctx.now_ms);
    checked.map_err(Error::wait)?;
    slider::pass(&ctx, body.slider_token, count_asked).await?;
    let code = format!("{:06}", chance::below(1_000_000));
    let hash = code_hash(&ctx, &country_code, &phone_no, &code);
    let phone = (country_code.clone(), phone_no.clone());
    let (app, now_ms) = (ctx.app.clone(), ctx.now_ms);
    // Counted with the code that is kept, and before it is sent: what is refused is neither, so that
    // nothing is ever taken back, and refused calls use up no messages.
    let gate = move || {
        let admitted = app.accounts.attempts.admit_all(limits, now_ms);
        admitted.map(|_| ())
    };
    let kept = ctx
        .database
        .keep_code(phone, ctx.device_id.clone(), hash, gate, ctx.now_ms)
        .await;
    if kept.is_err() {
        let attempts = &ctx.accounts.attempts;
        attempts.uncount(Attempt::CodeAsked, WHOLE, ctx.now_ms);
    }
    kept?;
    if ctx.mode != Mode::Prod {
        ctx.accounts.outbox.send(Sms {
            country_code,
            phone_no,
            code,
            sent_ms: ctx.now_ms,
        });
    }
    Ok(SentCodeData {
        expires_in_s: (phone_codes::LIVES_MS / 1000) as u32,
        resend_in_s: (phone_codes::RESEND_MS / 1000) as u32,
    })
}

impl From<NotKept> for Error {
    fn from(why: NotKept) -> Self {
        match why {
            NotKept::TooSoon => Account::CodeTooSoon.into(),
            NotKept::Limited(wait_ms) => Self::wait(wait_ms),
        }
    }
}

/// For the slider only: what refuses is counted with the code.
fn count_asked(ctx: &Ctx) -> Result<(), Error> {
    slider::note_step(ctx);
    let attempts = &ctx.accounts.attempts;
    attempts.add(Attempt::CodeAsked, WHOLE, ctx.now_ms);
    Ok(())
}

fn limits_of_code(ctx: &Ctx, phone: String) -> Vec<Limit> {
    let mut limits = vec![
        (Attempt::CodeToPhone, phone),
        (Attempt::CodeByDevice, ctx.device_id.clone()),
        (Attempt::Code, WHOLE.to_owned()),
    ];
    let address = ctx.address.clone();
    limits.extend(address.map(|address| (Attempt::CodeFrom, address)));
    limits
}

pub fn code_hash(ctx: &Ctx, country_code: &str, phone_no: &str, code: &str) -> chance::Hash {
    let device_id = &ctx.device_id;
    let whole = format!("{country_code}\n{phone_no}\n{device_id}\n{code}");
    ctx.accounts.pepper.hash(&whole)
}
