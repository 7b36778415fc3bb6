//! Red envelopes by link and typed code, and guesses. Growth 5; buying 8.

use jajan_contract::ids::RedEnvelopeId;
use jajan_contract::{
    Call, calls as c, codes,
    order::gift::{TokenState, TokenViewData},
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::right_books,
    support::{Answer, MINUTE_MS, Sandbox, Visitor},
};

const PHONE: &str = "81255500095";
const OTHER: &str = "81255500096";

async fn view(visitor: &Visitor<'_>, body: Value) -> TokenViewData {
    visitor.call::<c::TokenView>(body).await
}

async fn claim(visitor: &Visitor<'_>, body: Value) -> Answer {
    visitor.try_call::<c::ReceiveByToken>(body).await
}

async fn claimed(visitor: &Visitor<'_>, body: Value) -> RedEnvelopeId {
    let data = claim(visitor, body).await.data::<c::ReceiveByToken>();
    data.red_envelope_id.unwrap()
}

fn offer_body(code: &str, copies: u32) -> Value {
    json!({"code": code, "discountAmount": 5_000, "validDays": 3, "copies": copies,
           "claimableMs": 60 * MINUTE_MS})
}

#[tokio::test]
async fn a_code_gives_one_red_envelope_to_each_person_however_it_is_typed() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let code = json!({"code": "jajan-10"});
    let before = view(&shopper, code.clone()).await;
    assert_eq!(before.state, TokenState::Claimable);
    assert_eq!(before.envelope.unwrap().discount_amount, 10_000);
    let id = claimed(&shopper, code.clone()).await;
    assert_eq!(claimed(&shopper, json!({"code": "JAJAN10"})).await, id);
    let after = view(&shopper, code).await;
    assert_eq!(after.state, TokenState::Mine);
    assert_eq!(after.envelope.unwrap().red_envelope_id.as_ref(), Some(&id));
    assert_eq!(
        view(&shopper, json!({"id": id})).await.state,
        TokenState::Mine
    );
    let other = sandbox.shopper(OTHER).await;
    let foreign = other.try_call::<c::TokenView>(json!({"id": id})).await;
    assert_eq!(foreign.refusal().0, codes::TOKEN_ABSENT);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_offer_is_for_the_app_alone_over_stopped_or_empty_and_says_so() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let app_only = json!({"code": "APLIKASI15"});
    assert_eq!(
        view(&shopper, app_only.clone()).await.state,
        TokenState::AppOnly
    );
    assert_eq!(
        claim(&shopper, app_only.clone()).await.refusal().0,
        codes::APP_ONLY
    );
    let in_app = shopper.draft(c::ReceiveByToken::PATH, app_only);
    let answer = shopper
        .send(in_app.header("system", r#"{"locale":"id-ID","host":"APP"}"#))
        .await;
    assert!(answer.data::<c::ReceiveByToken>().red_envelope_id.is_some());

    let over = json!({"code": "LALU20"});
    assert_eq!(
        view(&shopper, over.clone()).await.state,
        TokenState::Expired
    );
    assert_eq!(claim(&shopper, over).await.refusal().0, codes::TOKEN_ABSENT);

    let offer = shopper
        .call::<c::PlayEnvelopeOffer>(offer_body("SATU1", 1))
        .await;
    let link = json!({"token": offer.token});
    claimed(&sandbox.shopper(OTHER).await, link.clone()).await;
    assert_eq!(view(&shopper, link.clone()).await.state, TokenState::Taken);
    assert_eq!(
        claim(&shopper, link.clone()).await.refusal().0,
        codes::TOKEN_CLAIMED
    );
    let mut stopped = offer_body("SATU1", 2);
    stopped["withdrawn"] = json!(true);
    shopper.call::<c::PlayEnvelopeOffer>(stopped).await;
    assert_eq!(
        view(&shopper, link.clone()).await.state,
        TokenState::Withdrawn
    );
    assert_eq!(claim(&shopper, link).await.refusal().0, codes::TOKEN_ABSENT);
}

#[tokio::test]
async fn a_campaign_shows_its_red_envelopes_and_claims_none() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let look = |page_id: &str| json!({"pageId": page_id});
    let states = async |page_id: &str| {
        let page = shopper.call::<c::OperationalDelivery>(look(page_id)).await;
        assert_eq!(page.share_info.activity_id, Some(page.page_id));
        let offers = page.offer_list.into_iter();
        let states: Vec<_> = offers.map(|offer| (offer.code, offer.state)).collect();
        states
    };
    let code = |code: &str, state| (code.to_owned(), state);
    let before = [
        code("JAJAN10", TokenState::Claimable),
        code("HEMAT25", TokenState::Claimable),
        code("APLIKASI15", TokenState::AppOnly),
    ];
    for _ in 0..3 {
        assert_eq!(states("").await, before);
    }
    claimed(&shopper, json!({"code": "HEMAT25"})).await;
    assert_eq!(states("jajan-hemat").await[1].1, TokenState::Mine);
    assert_eq!(
        states("tahun-lalu").await,
        [code("LALU20", TokenState::Expired)]
    );
    let absent = shopper
        .try_call::<c::OperationalDelivery>(look("nowhere"))
        .await;
    assert_eq!(absent.refusal().0, codes::TOKEN_ABSENT);
}

#[tokio::test]
async fn the_last_copy_goes_to_one_of_many() {
    let sandbox = Sandbox::for_many_calls();
    let visitor = sandbox.visitor();
    visitor
        .call::<c::PlayEnvelopeOffer>(offer_body("LIMA5", 5))
        .await;
    let logins = crate::buying::buyer::many_logins(&sandbox, 40);
    let devices: Vec<_> = logins.iter().map(|_| sandbox.visitor()).collect();
    let drafts = devices.iter().zip(&logins).map(|(device, login)| {
        let body = json!({"code": "LIMA5"});
        device.draft(c::ReceiveByToken::PATH, body).token(login)
    });
    let answers = sandbox.send_at_once(drafts).await;
    let won = answers
        .iter()
        .filter(|answer| answer.json()["success"] == true);
    assert_eq!(won.count(), 5);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn five_wrong_codes_a_minute_and_then_the_caller_waits_also_with_a_right_one() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    for number in 0..5 {
        let wrong = json!({"code": format!("SALAH{number}")});
        // Right ones in between neither count nor help.
        view(&shopper, json!({"code": "JAJAN10"})).await;
        let answer = match number % 2 {
            0 => shopper.try_call::<c::TokenView>(wrong).await,
            _ => claim(&shopper, wrong).await,
        };
        answer.assert_refused(200, codes::TOKEN_ABSENT);
        sandbox.move_clock(1_000);
    }
    for code in ["SALAH5", "JAJAN10"] {
        let answer = claim(&shopper, json!({"code": code})).await;
        answer.assert_refused(429, codes::TOKEN_TRIES_SPENT);
        assert_eq!(answer.header("retry-after"), Some("55"));
        assert_eq!(answer.json()["data"]["retryAfterMs"], 55_000);
    }
    // Of the account, on whatever device; others are not held up.
    let elsewhere = sandbox.shopper(PHONE).await;
    let answer = claim(&elsewhere, json!({"code": "JAJAN10"})).await;
    answer.assert_refused(429, codes::TOKEN_TRIES_SPENT);
    view(&sandbox.visitor(), json!({"code": "JAJAN10"})).await;
    sandbox.move_clock(55_000);
    claimed(&shopper, json!({"code": "JAJAN10"})).await;
}

#[tokio::test]
async fn many_guesses_at_once_are_no_way_around_the_limit() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper(PHONE).await;
    let drafts = (0..60).map(|number| {
        let body = json!({"code": format!("TEBAK{number}")});
        shopper.draft(c::TokenView::PATH, body)
    });
    let answers = sandbox.send_at_once(drafts).await;
    let looked = answers.iter().filter(|answer| answer.status == 200);
    assert_eq!(looked.count(), 5);
}

#[tokio::test]
async fn one_of_token_code_and_id_is_asked_for() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    for body in [
        json!({}),
        json!({"token": "a", "code": "b"}),
        json!({"token": "a", "id": "G1"}),
        json!({"code": ""}),
    ] {
        let answer = shopper.try_call::<c::TokenView>(body.clone()).await;
        assert_eq!(answer.refusal().0, codes::VALUE_INVALID, "{body}");
    }
    for body in [json!({}), json!({"token": "a", "code": "b"})] {
        assert_eq!(
            claim(&shopper, body).await.refusal().0,
            codes::VALUE_INVALID
        );
    }
    for id in ["G999", "X999", "H1", "G-1"] {
        let answer = shopper.try_call::<c::TokenView>(json!({"id": id})).await;
        assert_eq!(answer.refusal().0, codes::TOKEN_ABSENT, "{id}");
    }
}
