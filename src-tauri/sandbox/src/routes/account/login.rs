//! The login itself.

use jajan_contract::account::{LoginBody, LoginData, LoginType};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::memory::attempts::{Attempt, Counted};
use crate::routes::account::codes::code_hash;
use crate::routes::account::{MAX_WORD_CHARS, check_identity};
use crate::routes::checks::check_max;
use crate::routes::slider;
use crate::store::account::login::{Login, Proof};
use crate::store::account::proof::NoProof;
use crate::store::account::users::Newcomer;
use crate::{ids, phone, typed};

pub async fn login(ctx: Ctx, body: LoginBody) -> Result<LoginData, Error> {
    check_words(&ctx, &body)?;
    let attempts = &ctx.accounts.attempts;
    let device_id = ctx.device_id.clone();
    let login_type = body.login_type;
    let slider_token = body.slider_token.clone();
    let (proof, newcomer) = proof(&ctx, body)?;
    // Counted before it is looked up, so that many at once are no way around the limits and the slider.
    let counted = slider::pass(&ctx, slider_token, |ctx| {
        let counted = count_failed(ctx)?;
        // A phone code was counted when it was sent.
        if login_type == LoginType::WhatsApp {
            slider::note_step(ctx);
        }
        Ok(counted)
    })
    .await?;
    let gate = gate(&ctx, &proof, &newcomer);
    let login = ctx
        .database
        .log_in(device_id.clone(), proof, newcomer, gate, ctx.now_ms)
        .await?;
    let is_harmless = matches!(login, Login::Refused(why) if is_harmless(why));
    if is_harmless && login_type == LoginType::WhatsApp {
        slider::forget_step(&ctx);
    }
    if is_harmless || !matches!(login, Login::Refused(_)) {
        attempts.uncount_all(counted, ctx.now_ms);
    }
    match login {
        Login::Refused(why) => Err(refusal(why)),
        Login::Frozen(reason) => Err(Account::from(reason).into()),
        Login::Done {
            user_id,
            user_type,
            pair,
        } => {
            attempts.forget(Attempt::FailedLogin, &device_id);
            attempts.forget(Attempt::WrongProof, &device_id);
            Ok(LoginData {
                user_id: ids::user(user_id),
                access_token: pair.access,
                refresh_token: pair.refresh,
                user_type,
            })
        }
    }
}

/// Counts a guess of a phone's code, on any device, in the transaction that compares it: a code has to
/// be there, so that a stranger cannot use up the owner's guesses without a message to them.
fn gate(
    ctx: &Ctx,
    proof: &Proof,
    newcomer: &Newcomer,
) -> impl FnOnce() -> Result<(), u64> + Send + 'static {
    let (app, now_ms) = (ctx.app.clone(), ctx.now_ms);
    let phone = match proof {
        Proof::PhoneCode { phone_no, .. } => format!("{}{phone_no}", newcomer.country_code),
        Proof::WhatsApp { .. } => String::new(),
    };
    move || {
        let attempts = &app.accounts.attempts;
        attempts.admit(Attempt::CodeGuess, &phone, now_ms)
    }
}

fn count_failed(ctx: &Ctx) -> Result<Counted, Error> {
    let device_id = ctx.device_id.clone();
    let mut limits = vec![
        (Attempt::FailedLogin, device_id.clone()),
        (Attempt::WrongProof, device_id),
    ];
    let address = ctx.address.clone();
    limits.extend(address.map(|key| (Attempt::FailedLoginFrom, key)));
    let attempts = &ctx.accounts.attempts;
    attempts.admit_all(limits, ctx.now_ms).map_err(Error::wait)
}

pub fn check_words(ctx: &Ctx, body: &LoginBody) -> Result<(), Error> {
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
        check_max(name, text, MAX_WORD_CHARS)?;
    }
    Ok(())
}

pub fn proof(ctx: &Ctx, body: LoginBody) -> Result<(Proof, Newcomer), Error> {
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
            let code = typed::code(&demand("code", body.code)?).unwrap_or_default();
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

/// Not a guess, so it does not count as a failed login.
pub fn is_harmless(why: NoProof) -> bool {
    matches!(why, NoProof::AuthCodeWaiting | NoProof::Withdrawn)
}

fn refusal(why: NoProof) -> Error {
    match why {
        NoProof::AuthCodeWaiting => Account::AuthCodeWaiting,
        NoProof::AuthCodeExpired => Account::AuthCodeExpired,
        NoProof::Withdrawn => Account::LoginClosed,
        NoProof::CodeWrong => Account::CodeWrong,
        NoProof::CodeExpired => Account::CodeExpired,
        NoProof::TriesSpent => Account::CodeTriesSpent,
        NoProof::Limited(wait_ms) => return Error::wait(wait_ms),
    }
    .into()
}
