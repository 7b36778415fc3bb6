//! Causes of the codes of sessions, WhatsApp and phone codes: spec home 8.

use jajan_contract::{Call, calls as c};
use serde_json::json;

use crate::{
    edge::error_catalogue::{Cause, PHONE},
    support::{Answer, MINUTE_MS, Sandbox, Visitor, phone_body},
};

pub async fn session(cause: Cause, sandbox: &Sandbox) -> Answer {
    let shopper = sandbox.shopper(PHONE).await;
    let tokens = shopper.tokens().clone();
    let refresh = json!({
        "refreshToken": tokens.refresh_token, "identityType": "C", "cpType": "COUPON_PLATFORM",
    });
    match cause {
        Cause::AccessTokenHalfAnHourOld => {
            let offset_ms = 30 * MINUTE_MS as i64;
            sandbox.app.clock.set_offset_ms(offset_ms);
        }
        Cause::LoggedOutElsewhere => {
            let other = sandbox.shopper(PHONE).await;
            let token = &other.tokens().refresh_token;
            let everywhere = json!({"refreshToken": token, "everywhere": true});
            other.call::<c::Logout>(everywhere).await;
        }
        Cause::RefreshTokenReused => {
            shopper.call::<c::RefreshToken>(refresh.clone()).await;
            sandbox.app.clock.set_offset_ms(MINUTE_MS as i64);
            return shopper.try_call::<c::RefreshToken>(refresh).await;
        }
        Cause::UnknownToken => {
            let draft = shopper.draft(c::QueryUserInfo::PATH, json!({}));
            return shopper.send(draft.token("nobody's")).await;
        }
        Cause::FrozenButExempt => {
            let frozen = sandbox.frozen(PHONE).await;
            let body = json!({"loginType": "PHONE_CODE"});
            return frozen.try_call::<c::CheckSlider>(body).await;
        }
        _ => {
            let body = json!({"phoneNo": PHONE, "reason": "REPORTED"});
            shopper.call::<c::FreezeUser>(body).await;
        }
    }
    shopper.try_call::<c::QueryUserInfo>(json!({})).await
}

pub async fn whats_app(cause: Cause, visitor: &Visitor<'_>) -> Answer {
    // SHA-256 of «verifier».
    let challenge = "88c9eae68eb300b2971a2bec9e5a26ff4179fd661d6b7d861e4c6557b9aaee14";
    let mut body = visitor.login_body("WHATS_APP");
    body["codeVerifier"] = json!("verifier");
    let challenged = json!({"codeChallenge": challenge});
    let begun = visitor.call::<c::GetAuthCode>(challenged).await;
    body["authCodeKey"] = json!(begun.auth_code_key);
    match cause {
        Cause::WithdrawnOnWhatsApp => {
            let text = begun.message;
            let played = json!({"text": text, "phoneNo": PHONE, "outcome": "WITHDRAWN"});
            visitor.call::<c::PlayWhatsApp>(played).await;
        }
        Cause::WhatsAppKeyUnknown => body["authCodeKey"] = json!("nobody's"),
        _ => (),
    }
    visitor.try_call::<c::Login>(body).await
}

pub async fn phone_code(cause: Cause, visitor: &Visitor<'_>) -> Answer {
    let phone = phone_body(PHONE);
    let mode = match cause {
        Cause::SliderDue | Cause::SliderWrong => "ALWAYS",
        _ => "NEVER",
    };
    visitor.call::<c::DemandSlider>(json!({"mode": mode})).await;
    match cause {
        Cause::NotAPhone => {
            return visitor.try_call::<c::SendCode>(phone_body("2112345")).await;
        }
        Cause::SliderDue => return visitor.try_call::<c::SendCode>(phone).await,
        Cause::SliderWrong => {
            let ask = json!({"loginType": "PHONE_CODE"});
            let challenge = visitor.call::<c::CheckSlider>(ask).await.challenge.unwrap();
            // Left of every possible gap.
            let answer = json!({"challengeId": challenge.challenge_id, "x": 5});
            let body = json!({"loginType": "PHONE_CODE", "answer": answer});
            return visitor.try_call::<c::CheckSlider>(body).await;
        }
        Cause::RiskDemanded => {
            visitor
                .call::<c::DemandRiskCheck>(json!({"count": 1}))
                .await;
        }
        Cause::RiskWithoutFingerprint => {
            let path = format!("/risk{}", c::Login::PATH);
            let draft = visitor.draft(&path, visitor.code_login(PHONE, "000000"));
            return visitor.send(draft.keyed()).await;
        }
        Cause::CodeAskedTwice => {
            visitor.call::<c::SendCode>(phone.clone()).await;
            return visitor.try_call::<c::SendCode>(phone).await;
        }
        _ => (),
    }
    if matches!(cause, Cause::NoSuchCode | Cause::RiskDemanded) {
        let login = visitor.code_login(PHONE, "000000");
        return visitor.try_call::<c::Login>(login).await;
    }
    let right = visitor.ask_code(PHONE).await;
    let wrong = if right == "000000" {
        "000001"
    } else {
        "000000"
    };
    let tries = if matches!(cause, Cause::WrongCode) {
        1
    } else {
        5
    };
    wrong_codes(visitor, wrong, tries).await
}

/// Returns the last answer. After three the device would need a risk check, so it passes one.
async fn wrong_codes(visitor: &Visitor<'_>, code: &str, tries: usize) -> Answer {
    let dfp = visitor.call::<c::GetDeviceInfo>(json!({})).await.device_id;
    let path = format!("/risk{}", c::Login::PATH);
    let login = || {
        let draft = visitor.draft(&path, visitor.code_login(PHONE, code));
        visitor.send(draft.keyed().food("dfp", json!(dfp)))
    };
    for _ in 1..tries {
        login().await;
    }
    login().await
}
