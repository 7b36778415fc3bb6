//! The login itself.

use jajan_contract::account::{LoginBody, LoginData, LoginType};

use crate::edge::ctx::Ctx;
use crate::error::{Account, Error};
use crate::memory::attempts::{Attempt, Counted};
use crate::routes::account::codes::code_hash;
use crate::routes::account::{HOUR_MS, MAX_WORD_CHARS, check_identity};
use crate::routes::checks::check_max;
use crate::routes::slider;
use crate::store::account::login::{Login, Proof};
use crate::store::account::proof::NoProof;
use crate::store::account::users::Newcomer;
use crate::{ids, phone, typed};

/// With five tries for each code that is less than one chance in ten thousand an hour.
pub const MAX_FAILED_LOGINS: (usize, u64) = (20, HOUR_MS);
/// Of everybody at an address, whatever devices and phones. Many share one: from a tenth of it on the
/// slider is asked for first.
pub const MAX_FAILED_FROM: (usize, u64) = (200, HOUR_MS);

pub async fn login(ctx: Ctx, body: LoginBody) -> Result<LoginData, Error> {
    check_words(&ctx, &body)?;
    let attempts = &ctx.accounts.attempts;
    let device_id = ctx.device_id.clone();
    let login_type = body.login_type;
    let slider_token = body.slider_token.clone();
    let (proof, newcomer) = proof(&ctx, body)?;
    slider::pass(&ctx, slider_token).await?;
    // Counted before it is looked up, so that many at once are no way around the limits.
    let counted = count_failed(&ctx)?;
    let login = ctx
        .database
        .log_in(device_id.clone(), proof, newcomer, ctx.now_ms)
        .await?;
    let is_failed = matches!(login, Login::Refused(why) if !is_harmless(why));
    if is_failed {
        attempts.add(Attempt::WrongProof, &device_id, ctx.now_ms);
    } else {
        attempts.uncount_all(counted, ctx.now_ms);
    }
    match login {
        Login::Refused(why) => Err(refusal(why).into()),
        Login::Frozen(reason) => Err(Account::from(reason).into()),
        Login::Done {
            user_id,
            user_type,
            pair,
        } => {
            attempts.forget(Attempt::FailedLogin, &device_id);
            attempts.forget(Attempt::WrongProof, &device_id);
            // A phone code was counted when it was sent.
            if login_type == LoginType::WhatsApp {
                slider::note_step(&ctx);
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

fn count_failed(ctx: &Ctx) -> Result<Counted, Error> {
    let device_id = ctx.device_id.clone();
    let mut limits = vec![(Attempt::FailedLogin, device_id, MAX_FAILED_LOGINS)];
    let address = ctx.address.clone();
    limits.extend(address.map(|key| (Attempt::FailedLoginFrom, key, MAX_FAILED_FROM)));
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

pub fn refusal(why: NoProof) -> Account {
    match why {
        NoProof::AuthCodeWaiting => Account::AuthCodeWaiting,
        NoProof::AuthCodeExpired => Account::AuthCodeExpired,
        NoProof::Withdrawn => Account::LoginClosed,
        NoProof::CodeWrong => Account::CodeWrong,
        NoProof::CodeExpired => Account::CodeExpired,
        NoProof::TriesSpent => Account::CodeTriesSpent,
    }
}

#[cfg(test)]
mod tests {
    use super::MAX_FAILED_FROM;
    use crate::routes::account::HOUR_MS;
    use crate::routes::account::codes::MAX_CODES_TO_PHONE;
    use crate::store::account::phone_codes::MAX_WRONG_TRIES;

    const CODES: usize = 1_000_000;
    const DOCUMENT: &str = include_str!("../../../../../docs/security.md");

    #[test]
    fn the_odds_of_a_guessed_login_are_those_of_the_document() {
        let tries = MAX_CODES_TO_PHONE.0 * MAX_WRONG_TRIES as usize;
        let (phone, address) = (CODES / tries, CODES / MAX_FAILED_FROM.0);
        let thousands = |number: usize| format!("{},{:03}", number / 1_000, number % 1_000);
        for words in [
            format!(
                "{tries} tries an hour for a phone, 1 in {}",
                thousands(phone)
            ),
            format!(
                "{} an hour for an address, 1 in {}",
                MAX_FAILED_FROM.0,
                thousands(address)
            ),
        ] {
            assert!(DOCUMENT.contains(&words), "{words}");
        }
        assert_eq!([MAX_CODES_TO_PHONE.1, MAX_FAILED_FROM.1], [HOUR_MS; 2]);
    }
}
