//! The error catalogue of the specification, spec home 8, and every code of the contract: each with
//! a cause that a test or the console can trigger. Real causes where they exist; a fault only for
//! calls that are not implemented yet.
//!
//! What each does in the app is tests/e2e/trouble/errors.spec.ts; how each cause works in depth is with its
//! subject (`sessions`, `logins`, `slider`, `risk`, `profile`, `uploads`, `refusals`).

use std::collections::BTreeSet;

use jajan_contract::{
    Call,
    calls::{self as c},
    codes, headers,
};
use serde_json::{Value, json};

use crate::{
    account::{
        profile::edit_body,
        uploads::{png, send},
    },
    edge::{account_causes, buying_causes, merchant_causes, owning_causes},
    stores::{flash, lists::list_body},
    support::{Answer, Sandbox, Visitor},
};

pub const PHONE: &str = "81255500040";

/// The cause of a code.
#[derive(Debug, Clone, Copy)]
pub enum Cause {
    AccessTokenHalfAnHourOld,
    LoggedOutElsewhere,
    RefreshTokenReused,
    UnknownToken,
    Frozen,
    /// The same user on the two calls that spec home 8 exempts.
    FrozenButExempt,
    WithdrawnOnWhatsApp,
    WhatsAppMessageNotThere,
    WhatsAppKeyUnknown,
    NotAPhone,
    NoSuchCode,
    WrongCode,
    WrongCodeFiveTimes,
    CodeAskedTwice,
    SliderDue,
    SliderWrong,
    RiskDemanded,
    RiskWithoutFingerprint,
    NicknameTooLong,
    InviteCodeUnknown,
    PictureTooLarge,
    PictureUnsupported,
    TooManyUploads,
    StoreExpired,
    StoreUnfindable,
    StoreAbsent,
    BatchEmpty,
    ClaimedTooOften,
    BatchOff,
    FavouritesFull,
    ReviewUnknown,
    ReviewOfOthers,
    ReviewWithoutVisit,
    ReviewTooLong,
    VoucherWithdrawn,
    BrandUnknown,
    RankUnknown,
    BrandDayUnknown,
    MallUnknown,
    VideoUnknown,
    CategoryUnknown,
    /// As its code says.
    Flash,
    NotJson,
    Unsigned,
    ClockOff,
    SentTwice,
    NoSuchPath,
    LongPath,
    NotPost,
    WithoutHeader,
    BodyTooLarge,
    WrongValue,
    OtherProtocol,
    ServerFault,
    /// As its code says.
    Buying,
    /// As its code says.
    Owning,
    /// A fault: the call that returns it is not implemented yet.
    Played,
}

/// Code, HTTP status, and its cause. The order is that of `codes.rs`.
const ROWS: [(&str, u16, Cause); 93] = {
    use Cause as C;
    [
        // Spec home 8, the table.
        (codes::TOKEN_EXPIRED, 200, C::AccessTokenHalfAnHourOld),
        (codes::SESSION_INVALID, 200, C::LoggedOutElsewhere),
        (codes::SESSION_REPLACED, 200, C::RefreshTokenReused),
        (codes::TOKEN_ILLEGAL, 200, C::UnknownToken),
        (codes::USER_FROZEN, 200, C::Frozen),
        ("", 200, C::FrozenButExempt),
        (codes::LOGIN_CLOSED, 200, C::WithdrawnOnWhatsApp),
        (codes::RATE_LIMITED, 429, C::TooManyUploads),
        // Merchant 8.
        (codes::STORE_EXPIRED, 200, C::StoreExpired),
        (codes::STORE_UNFINDABLE, 200, C::StoreUnfindable),
        (codes::STORE_ABSENT, 200, C::StoreAbsent),
        (codes::COUPON_SOLD_OUT, 200, C::BatchEmpty),
        (codes::COUPON_LIMIT_REACHED, 200, C::ClaimedTooOften),
        (codes::COUPON_ENDED, 200, C::BatchOff),
        (codes::FAVOURITES_FULL, 200, C::FavouritesFull),
        // Buying 3.
        (codes::SOLD_OUT, 200, C::Buying),
        (codes::PURCHASE_LIMIT, 200, C::Buying),
        (codes::NOT_ELIGIBLE, 200, C::Buying),
        (codes::PRICE_CHANGED, 200, C::Buying),
        (codes::ENVELOPE_UNFIT, 200, C::Buying),
        (codes::APP_ONLY, 200, C::Buying),
        (codes::ORDER_RUSH, 429, C::Buying),
        (codes::NO_METHOD, 200, C::Buying),
        (codes::UNPAID_ORDERS, 200, C::Buying),
        (codes::NOT_PAYABLE, 200, C::Buying),
        (codes::QRIS_LIMIT, 200, C::Buying),
        (codes::PAY_METHOD_REFUSED, 200, C::Buying),
        (codes::ORDER_ABSENT, 200, C::Buying),
        (codes::COUPON_ABSENT, 200, C::Buying),
        (codes::SPLIT_CLOSED, 200, C::Buying),
        (codes::SPLIT_REFUSED, 200, C::Buying),
        (codes::OUTLET_TOO_FAR, 200, C::Owning),
        (codes::LOCATION_ABSENT, 200, C::Owning),
        (codes::VOUCHER_CODE_WRONG, 200, C::Owning),
        (codes::VOUCHER_CODE_STALE, 200, C::Owning),
        (codes::COUPON_USED, 200, C::Owning),
        (codes::OUTLET_WRONG, 200, C::Owning),
        (codes::OUTSIDE_HOURS, 200, C::Owning),
        (codes::COUPON_STATE, 200, C::Owning),
        (codes::BILL_BELOW, 200, C::Owning),
        (codes::REFUND_REFUSED, 200, C::Owning),
        (codes::REFUND_BUSY, 200, C::Owning),
        (codes::REFUND_DESTINATION, 200, C::Owning),
        (codes::REFUND_SENT, 200, C::Owning),
        (codes::REFUND_ABSENT, 200, C::Owning),
        (codes::CASE_FULL, 200, C::Owning),
        (codes::CLAIM_LIMIT, 200, C::Owning),
        (codes::TOKEN_ABSENT, 200, C::Owning),
        (codes::TOKEN_CLAIMED, 200, C::Owning),
        (codes::TOKEN_OWN, 200, C::Owning),
        (codes::TOKEN_TRIES_SPENT, 429, C::Owning),
        // "Many 03102xx": login failure, slider check, risk check.
        (codes::PHONE_INVALID, 200, C::NotAPhone),
        (codes::CODE_WRONG, 200, C::WrongCode),
        (codes::CODE_EXPIRED, 200, C::NoSuchCode),
        (codes::CODE_TRIES_SPENT, 200, C::WrongCodeFiveTimes),
        (codes::CODE_TOO_SOON, 200, C::CodeAskedTwice),
        (codes::SLIDER_REQUIRED, 200, C::SliderDue),
        (codes::SLIDER_WRONG, 200, C::SliderWrong),
        (codes::AUTH_CODE_WAITING, 200, C::WhatsAppMessageNotThere),
        (codes::AUTH_CODE_EXPIRED, 200, C::WhatsAppKeyUnknown),
        (codes::RISK_CHECK_REQUIRED, 200, C::RiskDemanded),
        (codes::RISK_REFUSED, 200, C::RiskWithoutFingerprint),
        // Profile save failure, upload failure.
        (codes::NICKNAME_INVALID, 200, C::NicknameTooLong),
        (codes::INVITE_CODE_INVALID, 200, C::InviteCodeUnknown),
        (codes::IMAGE_TOO_LARGE, 200, C::PictureTooLarge),
        (codes::IMAGE_UNSUPPORTED, 200, C::PictureUnsupported),
        // Merchant 8: reviews and brands.
        (codes::REVIEW_ABSENT, 200, C::ReviewUnknown),
        (codes::REVIEW_NOT_OWN, 200, C::ReviewOfOthers),
        (codes::REVIEW_NOT_ELIGIBLE, 200, C::ReviewWithoutVisit),
        (codes::REVIEW_INVALID, 200, C::ReviewTooLong),
        (codes::BRAND_ABSENT, 200, C::BrandUnknown),
        (codes::RANK_ABSENT, 200, C::RankUnknown),
        (codes::BRAND_DAY_ABSENT, 200, C::BrandDayUnknown),
        (codes::BRANDS_BUSY, 200, C::Played),
        (codes::MALL_ABSENT, 200, C::MallUnknown),
        (codes::VIDEO_ABSENT, 200, C::VideoUnknown),
        (codes::CATEGORY_ABSENT, 200, C::CategoryUnknown),
        (codes::FLASH_ABSENT, 200, C::Flash),
        (codes::FLASH_BEGUN, 200, C::Flash),
        (codes::RESERVATIONS_FULL, 200, C::Flash),
        // Buying 3.
        (codes::WITHDRAWN, 200, C::VoucherWithdrawn),
        // "9xxxxxx".
        (codes::BODY_MALFORMED, 400, C::NotJson),
        (codes::SIGNATURE_INVALID, 401, C::Unsigned),
        (codes::TIMESTAMP_STALE, 401, C::ClockOff),
        (codes::REQUEST_REPEATED, 409, C::SentTwice),
        (codes::PATH_UNKNOWN, 404, C::NoSuchPath),
        (codes::METHOD_REFUSED, 405, C::NotPost),
        (codes::HEADER_INVALID, 400, C::WithoutHeader),
        (codes::BODY_TOO_LARGE, 413, C::BodyTooLarge),
        (codes::PATH_TOO_LONG, 414, C::LongPath),
        (codes::VALUE_INVALID, 422, C::WrongValue),
        (codes::PROTOCOL_UNSUPPORTED, 400, C::OtherProtocol),
        (codes::INTERNAL, 503, C::ServerFault),
    ]
};

#[tokio::test]
async fn every_catalogue_row_has_a_cause_with_its_code_and_status() {
    for (code, status, cause) in ROWS {
        let sandbox = Sandbox::with_rate_limit(1_000);
        let answer = play(cause, code, &sandbox).await;
        if code.is_empty() {
            assert!(answer.json()["success"].as_bool().unwrap(), "{cause:?}");
            continue;
        }
        assert_eq!(
            (answer.status.as_u16(), answer.refusal().0.as_str()),
            (status, code),
            "{cause:?}: {}",
            answer.refusal().1
        );
    }
}

/// Fails for a code that was added to the contract but not here.
#[test]
fn every_code_of_the_contract_has_a_catalogue_row() {
    let declared = include_str!("../../../src-tauri/contract/src/codes.rs");
    let declared: BTreeSet<_> = declared
        .lines()
        .filter_map(|line| line.strip_prefix("pub const ")?.split('"').nth(1))
        .collect();
    let rows = ROWS.map(|(code, ..)| code);
    let mut rows: BTreeSet<_> = rows.into_iter().filter(|code| !code.is_empty()).collect();
    // No refusal: `payResult` says it of a paid order (`buying/payments.rs`).
    rows.insert(codes::PAYMENT_SUCCESS);
    assert_eq!(rows, declared);
}

async fn play(cause: Cause, code: &str, sandbox: &Sandbox) -> Answer {
    use Cause as C;
    match cause {
        C::AccessTokenHalfAnHourOld
        | C::LoggedOutElsewhere
        | C::RefreshTokenReused
        | C::UnknownToken
        | C::Frozen
        | C::FrozenButExempt => account_causes::session(cause, sandbox).await,
        C::WithdrawnOnWhatsApp | C::WhatsAppMessageNotThere | C::WhatsAppKeyUnknown => {
            account_causes::whats_app(cause, &sandbox.visitor()).await
        }
        C::NotAPhone
        | C::NoSuchCode
        | C::WrongCode
        | C::WrongCodeFiveTimes
        | C::CodeAskedTwice
        | C::SliderDue
        | C::SliderWrong
        | C::RiskDemanded
        | C::RiskWithoutFingerprint => account_causes::phone_code(cause, &sandbox.visitor()).await,
        C::NicknameTooLong
        | C::InviteCodeUnknown
        | C::PictureTooLarge
        | C::PictureUnsupported
        | C::TooManyUploads => profile(cause, &sandbox.shopper(PHONE).await).await,
        C::StoreExpired
        | C::StoreUnfindable
        | C::StoreAbsent
        | C::BatchEmpty
        | C::ClaimedTooOften
        | C::BatchOff
        | C::FavouritesFull
        | C::ReviewUnknown
        | C::ReviewOfOthers
        | C::ReviewWithoutVisit
        | C::ReviewTooLong
        | C::VoucherWithdrawn
        | C::BrandUnknown
        | C::RankUnknown
        | C::BrandDayUnknown
        | C::MallUnknown
        | C::VideoUnknown
        | C::CategoryUnknown => merchant_causes::play(cause, sandbox).await,
        C::Buying => buying_causes::play(code, sandbox).await,
        C::Flash => flash::refused(PHONE, code).await,
        C::Owning => owning_causes::play(code, sandbox).await,
        C::ServerFault => struck(&sandbox.visitor(), "server_error", None).await,
        C::Played => struck(&sandbox.visitor(), "business", Some(code)).await,
        C::NotPost => sandbox.get(c::QueryUnread::PATH).await,
        C::NoSuchPath => sandbox.get("/market/nothing").await,
        C::LongPath => {
            let path = format!("/market/{}", "a".repeat(2_048));
            sandbox.get(&path).await
        }
        _ => refused(cause, &sandbox.visitor()).await,
    }
}

async fn profile(cause: Cause, shopper: &Visitor<'_>) -> Answer {
    match cause {
        Cause::NicknameTooLong => {
            let edit = edit_body(json!({"userName": "a".repeat(21)}));
            shopper.try_call::<c::EditAccount>(edit).await
        }
        Cause::InviteCodeUnknown => {
            let mut edit = edit_body(json!({"inviteCode": "NOBODY"}));
            edit["userType"] = json!("REGISTER");
            shopper.try_call::<c::EditAccount>(edit).await
        }
        Cause::PictureTooLarge => send(shopper, &vec![0; 20_971_521]).await,
        Cause::PictureUnsupported => send(shopper, b"<svg/>").await,
        _ => {
            for _ in 0..50 {
                send(shopper, b"").await;
            }
            send(shopper, &png(8, 8)).await
        }
    }
}

async fn refused(cause: Cause, visitor: &Visitor<'_>) -> Answer {
    let draft = visitor.draft(c::GetDeviceInfo::PATH, json!({}));
    let draft = match cause {
        Cause::NotJson => draft.raw_body(*b"{not json"),
        Cause::Unsigned => draft.without(headers::SIGNATURE),
        Cause::ClockOff => draft.timestamp(17),
        Cause::SentTwice => {
            visitor.send(draft.clone()).await;
            draft
        }
        Cause::WithoutHeader => draft.without(headers::APP_KEY),
        Cause::BodyTooLarge => draft.raw_body(vec![b' '; (1 << 20) + 1]),
        Cause::OtherProtocol => draft.header(headers::PROTOCOL_VERSION, "4.0"),
        _ => visitor.draft(c::BatchQueryConfig::PATH, json!({"keys": []})),
    };
    visitor.send(draft).await
}

async fn struck(visitor: &Visitor<'_>, kind: &str, field: Option<&str>) -> Answer {
    let mut fault = json!({"path": "/market/", "kind": kind});
    if let Some(field) = field {
        fault["field"] = Value::from(field);
    }
    let faults = json!({"faults": [fault]});
    visitor.call::<c::SetFaults>(faults).await;
    visitor.try_call::<c::FindByDistance>(list_body()).await
}
