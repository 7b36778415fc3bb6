//! Login, renewal, logout. Spec home 3, 4, 7; decisions "Login", "Wire".

use jajan_contract::{
    account::{
        AuthCodeData, AuthCodeStatusData, GetAuthCodeBody, LoginBody, LoginData, LoginType,
        LogoutBody, QueryAuthCodeBody, RefreshTokenBody, SendCodeBody, SentCodeData, TokenInfo,
    },
    envelope::Done,
    headers::{CP_TYPE_VALUE, IDENTITY_TYPE_VALUE},
};

use crate::{
    chance,
    edge::{ctx::Ctx, session},
    error::{Account, Error},
    ids,
    locale::Locale,
    memory::{attempts::Attempt, demands::WINDOW_MS, outbox::Sms},
    mode::Mode,
    phone,
    routes::{checks::check_text, slider},
    store::account::{
        auth_codes,
        login::{Login, Proof},
        phone_codes,
        proof::NoProof,
        tokens::Refreshed,
        users::Newcomer,
    },
};

/// The number that login messages are sent to. Not in use by anybody.
pub const PROVIDER_PHONE: &str = "6281110000000";
const HOUR_MS: u64 = 60 * 60_000;
const MAX_AUTH_CODES: (usize, u64) = (20, WINDOW_MS);
const MAX_CODES_TO_PHONE: (usize, u64) = (10, HOUR_MS);
const MAX_CODES_BY_DEVICE: (usize, u64) = (20, HOUR_MS);
/// With five tries for each code that is less than one chance in ten thousand an hour.
const MAX_FAILED_LOGINS: (usize, u64) = (20, HOUR_MS);
const MAX_WORD_CHARS: usize = 64;

pub async fn get_auth_code(ctx: Ctx, body: GetAuthCodeBody) -> Result<AuthCodeData, Error> {
    let is_hash = |b: u8| matches!(b, b'0'..=b'9' | b'a'..=b'f');
    if body.code_challenge.len() != 64 || !body.code_challenge.bytes().all(is_hash) {
        return Err(Error::value("codeChallenge: 64 letters of lower-case hex"));
    }
    let attempts = &ctx.app.accounts.attempts;
    attempts
        .admit(
            Attempt::AuthCode,
            &ctx.device_id,
            MAX_AUTH_CODES,
            ctx.now_ms,
        )
        .map_err(Error::wait)?;
    let code = ctx
        .app
        .database
        .begin_login(ctx.device_id, body.code_challenge, ctx.now_ms)
        .await?;
    let message = message(ctx.locale, &code.key);
    let text = form_urlencoded::byte_serialize(message.as_bytes()).collect::<String>();
    // WhatsApp takes a plus for a plus.
    let text = text.replace('+', "%20");
    let send_url = match ctx.app.mode {
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

/// The warning is for whoever is talked into sending a stranger's code.
fn message(locale: Locale, key: &str) -> String {
    match locale {
        Locale::IdId => format!(
            "Kode masuk Jajan: {key}. Jangan kirim pesan ini kalau bukan kamu yang sedang masuk."
        ),
        Locale::EnUs => {
            format!("Jajan login code: {key}. Do not send this unless it is you who is logging in.")
        }
        Locale::ZhCn => format!("Jajan 登录码：{key}。如果不是你本人正在登录，请勿发送。"),
    }
}

pub async fn query_auth_code(
    ctx: Ctx,
    body: QueryAuthCodeBody,
) -> Result<AuthCodeStatusData, Error> {
    check_text("authCodeKey", &body.auth_code_key, MAX_WORD_CHARS)?;
    let status = ctx
        .app
        .database
        .auth_code_status(body.auth_code_key, ctx.device_id, ctx.now_ms)
        .await?;
    Ok(AuthCodeStatusData { status })
}

pub async fn send_code(ctx: Ctx, body: SendCodeBody) -> Result<SentCodeData, Error> {
    let (country_code, phone_no) = (body.country_code, body.phone_no);
    if !phone::is_phone(&country_code, &phone_no) {
        return Err(Account::PhoneInvalid.into());
    }
    let attempts = &ctx.app.accounts.attempts;
    let whole = format!("{country_code}{phone_no}");
    for (attempt, key, limit) in [
        (Attempt::CodeByDevice, &ctx.device_id, MAX_CODES_BY_DEVICE),
        (Attempt::CodeToPhone, &whole, MAX_CODES_TO_PHONE),
    ] {
        attempts
            .check(attempt, key, limit, ctx.now_ms)
            .map_err(Error::wait)?;
    }
    slider::pass(&ctx, body.slider_token).await?;
    let code = format!("{:06}", chance::below(1_000_000));
    let hash = code_hash(&ctx, &country_code, &phone_no, &code);
    let phone = (country_code.clone(), phone_no.clone());
    let kept = ctx
        .app
        .database
        .keep_code(phone, ctx.device_id.clone(), hash, ctx.now_ms)
        .await?;
    if kept.is_err() {
        return Err(Account::CodeTooSoon.into());
    }
    attempts.add(Attempt::CodeByDevice, &ctx.device_id, ctx.now_ms);
    attempts.add(Attempt::CodeToPhone, &whole, ctx.now_ms);
    attempts.add(Attempt::LoginStep, &ctx.device_id, ctx.now_ms);
    if ctx.app.mode != Mode::Prod {
        ctx.app.accounts.outbox.send(Sms {
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

fn code_hash(ctx: &Ctx, country_code: &str, phone_no: &str, code: &str) -> chance::Hash {
    let device_id = &ctx.device_id;
    let whole = format!("{country_code}\n{phone_no}\n{device_id}\n{code}");
    ctx.app.accounts.pepper.hash(&whole)
}

pub async fn login(ctx: Ctx, body: LoginBody) -> Result<LoginData, Error> {
    check_words(&ctx, &body)?;
    let attempts = &ctx.app.accounts.attempts;
    let device_id = ctx.device_id.clone();
    attempts
        .check(
            Attempt::FailedLogin,
            &device_id,
            MAX_FAILED_LOGINS,
            ctx.now_ms,
        )
        .map_err(Error::wait)?;
    let login_type = body.login_type;
    let slider_token = body.slider_token.clone();
    let (proof, newcomer) = proof(&ctx, body)?;
    slider::pass(&ctx, slider_token).await?;
    let login = ctx
        .app
        .database
        .log_in(device_id.clone(), proof, newcomer, ctx.now_ms)
        .await?;
    let is_failed = matches!(login, Login::Refused(why) if !is_harmless(why));
    if is_failed {
        attempts.add(Attempt::FailedLogin, &device_id, ctx.now_ms);
        attempts.add(Attempt::WrongProof, &device_id, ctx.now_ms);
    }
    match login {
        Login::Refused(why) => Err(refusal(why).into()),
        Login::Frozen(reason) => Err(Account::Frozen(reason).into()),
        Login::Done {
            user_id,
            user_type,
            pair,
        } => {
            attempts.forget(Attempt::FailedLogin, &device_id, ctx.now_ms);
            attempts.forget(Attempt::WrongProof, &device_id, ctx.now_ms);
            // A code was a step when it was sent.
            if login_type == LoginType::WhatsApp {
                attempts.add(Attempt::LoginStep, &device_id, ctx.now_ms);
            }
            Ok(LoginData {
                user_id: ids::user(user_id),
                access_token: pair.access,
                refresh_token: pair.refresh,
                user_type,
            })
        }
    }
}

fn check_words(ctx: &Ctx, body: &LoginBody) -> Result<(), Error> {
    check_identity(&body.identity_type, &body.cp_type)?;
    if body.browser_id != ctx.device_id {
        return Err(Error::value("browserId: the device id of the header"));
    }
    if !matches!(body.login_source.as_str(), "WEB" | "PWA" | "APP") {
        return Err(Error::value("loginSource: WEB, PWA or APP"));
    }
    for (name, text) in [
        ("registryChannel", &body.registry_channel),
        ("shareMethod", &body.share_method),
        ("scene", &body.scene),
    ] {
        if text.chars().count() > MAX_WORD_CHARS {
            let detail = format!("{name}: at most {MAX_WORD_CHARS} characters");
            return Err(Error::value(detail));
        }
    }
    Ok(())
}

fn check_identity(identity_type: &str, cp_type: &str) -> Result<(), Error> {
    if identity_type != IDENTITY_TYPE_VALUE || cp_type != CP_TYPE_VALUE {
        let detail = format!("identityType: {IDENTITY_TYPE_VALUE}, cpType: {CP_TYPE_VALUE}");
        return Err(Error::value(detail));
    }
    Ok(())
}

fn proof(ctx: &Ctx, body: LoginBody) -> Result<(Proof, Newcomer), Error> {
    let demand = |name: &str, text: Option<String>| {
        let text = text.filter(|text| (1..=2 * MAX_WORD_CHARS).contains(&text.len()));
        text.ok_or_else(|| Error::value(format!("{name}: is missing, or too long")))
    };
    let mut country_code = phone::COUNTRY_CODE.to_owned();
    let proof = match body.login_type {
        LoginType::WhatsApp => Proof::WhatsApp {
            auth_code_key: demand("authCodeKey", body.auth_code_key)?,
            code_verifier: demand("codeVerifier", body.code_verifier)?,
        },
        LoginType::PhoneCode => {
            country_code = demand("countryCode", body.country_code)?;
            let phone_no = demand("phoneNo", body.phone_no)?;
            if !phone::is_phone(&country_code, &phone_no) {
                return Err(Account::PhoneInvalid.into());
            }
            let code = demand("code", body.code)?;
            if code.len() != 6 || !code.bytes().all(|b| b.is_ascii_digit()) {
                return Err(Error::value("code: 6 digits"));
            }
            Proof::PhoneCode {
                code_hash: code_hash(ctx, &country_code, &phone_no, &code),
                phone_no,
            }
        }
    };
    let newcomer = Newcomer {
        country_code,
        registry_channel: body.registry_channel,
        share_method: body.share_method,
        invite_code: body.invite_code.filter(|code| code.len() <= MAX_WORD_CHARS),
    };
    Ok((proof, newcomer))
}

/// Nobody guessed anything.
fn is_harmless(why: NoProof) -> bool {
    matches!(why, NoProof::AuthCodeWaiting | NoProof::Withdrawn)
}

fn refusal(why: NoProof) -> Account {
    match why {
        NoProof::AuthCodeWaiting => Account::AuthCodeWaiting,
        NoProof::AuthCodeExpired => Account::AuthCodeExpired,
        NoProof::Withdrawn => Account::LoginClosed,
        NoProof::CodeWrong => Account::CodeWrong,
        NoProof::CodeExpired => Account::CodeExpired,
        NoProof::TriesSpent => Account::CodeTriesSpent,
    }
}

pub async fn refresh_token(ctx: Ctx, body: RefreshTokenBody) -> Result<TokenInfo, Error> {
    check_identity(&body.identity_type, &body.cp_type)?;
    check_token(&body.refresh_token)?;
    let successors = ctx.app.accounts.successors.clone();
    let refreshed = ctx
        .app
        .database
        .refresh(successors, body.refresh_token, ctx.now_ms)
        .await?;
    match refreshed {
        Refreshed::Pair { user_id, pair } => Ok(TokenInfo {
            access_token: pair.access,
            refresh_token: pair.refresh,
            user_id: ids::user(user_id),
        }),
        Refreshed::Frozen(reason) => Err(Account::Frozen(reason).into()),
        // Not «token expired»: nothing is left to refresh it with.
        Refreshed::Expired => Err(Account::SessionInvalid.into()),
        Refreshed::Ended(ended) => Err(session::ended_refusal(ended).into()),
        Refreshed::Unknown => Err(Account::TokenIllegal.into()),
    }
}

pub async fn logout(ctx: Ctx, body: LogoutBody) -> Result<Done, Error> {
    check_token(&body.refresh_token)?;
    let count = ctx
        .app
        .database
        .log_out(body.refresh_token, body.everywhere, ctx.now_ms)
        .await?;
    Ok(Done { count })
}

fn check_token(token: &str) -> Result<(), Error> {
    check_text("refreshToken", token, 2 * MAX_WORD_CHARS)
}
