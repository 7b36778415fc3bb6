//! Tokens: validity, refresh, and the end of a session. Security A.6.

use std::collections::HashSet;

use jajan_contract::{
    calls::{
        self as c, CheckSlider, ExpireTokens, FreezeUser, Logout, QueryUnread, RefreshToken,
        SendCode,
    },
    codes,
};
use jajan_sandbox::mode::Mode;
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};

use crate::support::{Answer, MINUTE_MS, Sandbox, Visitor, phone_body};

const PHONE: &str = "81255500001";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

fn refresh_body(token: &str) -> Value {
    json!({"refreshToken": token, "identityType": "C", "cpType": "COUPON_PLATFORM"})
}

async fn refresh(visitor: &Visitor<'_>, token: &str) -> Answer {
    visitor.try_call::<RefreshToken>(refresh_body(token)).await
}

/// A call without login: answered with a valid token or none.
async fn call_with(visitor: &Visitor<'_>, token: &str) -> Answer {
    let draft = visitor.draft("/digital-food/unread/query", json!({}));
    visitor.send(draft.token(token)).await
}

#[tokio::test]
async fn an_access_token_is_valid_for_half_an_hour() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    sandbox.move_clock(30 * MINUTE_MS - 1);
    shopper.call::<QueryUnread>(json!({})).await;
    sandbox.move_clock(1);
    let answer = shopper.try_call::<QueryUnread>(json!({})).await;
    answer.assert_refused(200, codes::TOKEN_EXPIRED);
    // Days later it is still reported as expired, not as illegal: the app refreshes.
    sandbox.move_clock(20 * DAY_MS);
    let answer = shopper.try_call::<QueryUnread>(json!({})).await;
    answer.assert_refused(200, codes::TOKEN_EXPIRED);
    let refreshed = refresh(&shopper, &shopper.tokens().refresh_token).await;
    let pair = refreshed.data::<RefreshToken>();
    assert_eq!(pair.user_id, shopper.tokens().user_id);
    assert_eq!(call_with(&shopper, &pair.access_token).await.status, 200);
}

#[tokio::test]
async fn a_refresh_token_is_valid_for_thirty_days() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    sandbox.move_clock(30 * DAY_MS);
    let late = refresh(&shopper, &shopper.tokens().refresh_token).await;
    late.assert_refused(200, codes::SESSION_INVALID);
}

#[tokio::test]
async fn a_malformed_token_is_illegal() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    for token in [
        "x",
        &"0".repeat(64),
        &"f".repeat(5_000),
        &shopper.tokens().refresh_token,
    ] {
        let answer = call_with(&shopper, token).await;
        answer.assert_refused(200, codes::TOKEN_ILLEGAL);
    }
    for token in ["x", &shopper.tokens().access_token] {
        refresh(&shopper, token)
            .await
            .assert_refused(200, codes::TOKEN_ILLEGAL);
    }
    assert_eq!(
        call_with(&shopper, "").await.status,
        200,
        "no token is a visitor"
    );
}

#[tokio::test]
async fn a_refresh_can_be_retried_after_a_lost_reply() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let token = &shopper.tokens().refresh_token;
    let first = refresh(&shopper, token).await.data::<RefreshToken>();
    sandbox.move_clock(30_000);
    let again = refresh(&shopper, token).await.data::<RefreshToken>();
    assert_eq!(first.refresh_token, again.refresh_token);
    assert_eq!(first.access_token, again.access_token);
    assert_ne!(&first.refresh_token, token);
}

#[tokio::test]
async fn reuse_of_a_refresh_token_ends_the_session() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let token = &shopper.tokens().refresh_token;
    let pair = refresh(&shopper, token).await.data::<RefreshToken>();
    sandbox.move_clock(30_001);
    refresh(&shopper, token)
        .await
        .assert_refused(200, codes::SESSION_REPLACED);
    let next = refresh(&shopper, &pair.refresh_token).await;
    next.assert_refused(200, codes::SESSION_REPLACED);
    let call = call_with(&shopper, &pair.access_token).await;
    call.assert_refused(200, codes::SESSION_REPLACED);
}

#[tokio::test]
async fn only_the_previous_refresh_token_has_a_grace_period() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let first = &shopper.tokens().refresh_token;
    let second = refresh(&shopper, first).await.data::<RefreshToken>();
    refresh(&shopper, &second.refresh_token)
        .await
        .data::<RefreshToken>();
    refresh(&shopper, first)
        .await
        .assert_refused(200, codes::SESSION_REPLACED);
}

#[tokio::test]
async fn fifty_concurrent_refreshes_return_one_pair() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let token = &shopper.tokens().refresh_token;
    let drafts = (0..50).map(|_| shopper.draft("/account/refreshToken", refresh_body(token)));
    let answers = sandbox.send_at_once(drafts).await;
    let tokens = answers
        .iter()
        .map(|answer| answer.data::<RefreshToken>().refresh_token);
    assert_eq!(tokens.collect::<HashSet<_>>().len(), 1);
}

/// Whoever copied the token has no more luck within the grace than after it.
#[tokio::test]
async fn a_replay_by_another_device_within_the_grace_is_a_reuse() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let thief = sandbox.visitor();
    let token = &shopper.tokens().refresh_token;
    let pair = refresh(&shopper, token).await.data::<RefreshToken>();
    refresh(&thief, token)
        .await
        .assert_refused(200, codes::SESSION_REPLACED);
    for visitor in [&shopper, &thief] {
        for token in [token, &pair.refresh_token] {
            let next = refresh(visitor, token).await;
            next.assert_refused(200, codes::SESSION_REPLACED);
        }
    }
    let call = call_with(&shopper, &pair.access_token).await;
    call.assert_refused(200, codes::SESSION_REPLACED);
}

/// Also where the program was started anew in between, and has forgotten the pair.
#[tokio::test]
async fn the_device_of_an_exchange_is_known_after_a_restart() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let token = shopper.tokens().refresh_token.clone();
    refresh(&shopper, &token).await.data::<RefreshToken>();
    let anew = sandbox.restarted();
    let thief = anew.visitor();
    refresh(&thief, &token)
        .await
        .assert_refused(200, codes::SESSION_REPLACED);
}

/// Whoever comes first: the session has ended afterwards, and no pair that was given lives.
#[tokio::test]
async fn two_devices_at_once_end_the_session() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let thief = sandbox.visitor();
    let token = &shopper.tokens().refresh_token;
    let drafts = (0..50).map(|number| {
        let visitor = if number == 25 { &thief } else { &shopper };
        visitor.draft("/account/refreshToken", refresh_body(token))
    });
    let answers = sandbox.send_at_once(drafts).await;
    let mut given = 0;
    for answer in answers {
        let reply = answer.json();
        let Some(pair) = reply["data"]["accessToken"].as_str() else {
            answer.assert_refused(200, codes::SESSION_REPLACED);
            continue;
        };
        given += 1;
        let call = call_with(&shopper, pair).await;
        call.assert_refused(200, codes::SESSION_REPLACED);
    }
    assert!((1..50).contains(&given), "{given}");
}

#[tokio::test]
async fn a_logout_ends_one_session_or_all() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let phones: [Visitor<'_>; 3] = [
        sandbox.shopper(PHONE).await,
        sandbox.shopper(PHONE).await,
        sandbox.shopper(PHONE).await,
    ];
    let [first, second, third] = &phones;
    let logout = async |visitor: &Visitor<'_>, everywhere: bool| {
        let token = &visitor.tokens().refresh_token;
        let body = json!({"refreshToken": token, "everywhere": everywhere});
        visitor.call::<Logout>(body).await.count
    };
    assert_eq!(logout(first, false).await, 1);
    let gone = first.try_call::<QueryUnread>(json!({})).await;
    gone.assert_refused(200, codes::SESSION_INVALID);
    let gone = refresh(first, &first.tokens().refresh_token).await;
    gone.assert_refused(200, codes::SESSION_INVALID);
    second.call::<QueryUnread>(json!({})).await;

    assert_eq!(
        logout(first, true).await,
        0,
        "an ended session ends no other"
    );
    third.call::<QueryUnread>(json!({})).await;
    // An expired access token does not matter.
    sandbox.move_clock(31 * MINUTE_MS);
    assert_eq!(logout(second, true).await, 2);
    let gone = third.try_call::<QueryUnread>(json!({})).await;
    gone.assert_refused(200, codes::SESSION_INVALID);
}

#[tokio::test]
async fn a_logout_wins_over_a_refresh() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let token = &shopper.tokens().refresh_token;
    // The reply of this refresh is lost, and the app logs out with the token that it has.
    let pair = refresh(&shopper, token).await.data::<RefreshToken>();
    let body = json!({"refreshToken": token, "everywhere": false});
    assert_eq!(shopper.call::<Logout>(body).await.count, 1);
    refresh(&shopper, token)
        .await
        .assert_refused(200, codes::SESSION_INVALID);
    let next = refresh(&shopper, &pair.refresh_token).await;
    next.assert_refused(200, codes::SESSION_INVALID);
}

#[tokio::test]
async fn a_frozen_user_is_refused_except_on_exempt_calls() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let frozen = sandbox.frozen(PHONE).await;
    for (locale, words) in [
        ("id-ID", "dilaporkan pengguna lain"),
        ("en-US", "others reported it"),
        ("zh-CN", "其他用户举报"),
    ] {
        let draft = frozen.draft("/digital-food/unread/query", json!({}));
        let answer = frozen.send(draft.locale(locale)).await;
        answer.assert_refused(200, codes::USER_FROZEN);
        assert!(answer.refusal().1.contains(words), "{}", answer.refusal().1);
    }
    let refreshed = refresh(&frozen, &frozen.tokens().refresh_token).await;
    refreshed.assert_refused(200, codes::USER_FROZEN);
    frozen
        .call::<CheckSlider>(json!({"loginType": "PHONE_CODE"}))
        .await;
    let phone = phone_body("81255500002");
    frozen.call::<SendCode>(phone).await;

    frozen.call::<FreezeUser>(json!({"phoneNo": PHONE})).await;
    frozen.call::<QueryUnread>(json!({})).await;
}

#[tokio::test]
async fn calls_with_login_required_refuse_visitors() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for call in c::CALLS.iter().filter(|call| call.rules.login_required) {
        if call.rules.multipart {
            continue;
        }
        let answer = visitor.send(visitor.draft(call.path, json!({}))).await;
        answer.assert_refused(200, codes::SESSION_INVALID);
    }
}

#[tokio::test]
async fn tokens_can_be_expired_early() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let expire = async |what: &str| {
        let body = json!({"userId": shopper.tokens().user_id, "what": what});
        shopper.call::<ExpireTokens>(body).await.count
    };
    assert_eq!(expire("ACCESS").await, 1);
    let call = shopper.try_call::<QueryUnread>(json!({})).await;
    call.assert_refused(200, codes::TOKEN_EXPIRED);
    let pair = refresh(&shopper, &shopper.tokens().refresh_token)
        .await
        .data::<RefreshToken>();
    assert_eq!(
        expire("REFRESH").await,
        3,
        "of the new pair both, and the spent one"
    );
    let gone = refresh(&shopper, &pair.refresh_token).await;
    gone.assert_refused(200, codes::SESSION_INVALID);
    assert_eq!(expire("SESSION").await, 1);
    let call = shopper.try_call::<QueryUnread>(json!({})).await;
    call.assert_refused(200, codes::SESSION_INVALID);
}

#[tokio::test]
async fn the_database_contains_no_token() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper(PHONE).await;
    let pair = refresh(&shopper, &shopper.tokens().refresh_token)
        .await
        .data::<RefreshToken>();
    let dump = sandbox
        .app
        .database
        .read(|connection| {
            let sql = "SELECT group_concat(hex(token_hash) || coalesce(hex(successor_hash), ''))
                       FROM tokens";
            connection.value::<String>(sql, [])
        })
        .await
        .unwrap();
    let dump = dump.to_lowercase();
    assert!(dump.len() > 4 * 64);
    for token in [
        &pair.access_token,
        &pair.refresh_token,
        &shopper.tokens().access_token,
    ] {
        assert!(!dump.contains(token.as_str()));
        let spelt: String = token.bytes().map(|b| format!("{b:02x}")).collect();
        assert!(!dump.contains(&spelt));
    }
}
