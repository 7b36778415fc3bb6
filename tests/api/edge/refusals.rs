//! Every refusal before a handler: a clear error in the envelope with its code, never a 5xx.

use axum::http::Method;
use jajan_contract::{
    Call,
    calls::{QueryUnread, RegionList, ResetUnread},
    codes, headers,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, Draft, MINUTE_MS, NOON_MS, Sandbox};

type Spoil = fn(Draft) -> Draft;

/// A name, and how it spoils a valid call.
type Case = (&'static str, Spoil);

/// What is refused, by the status and code of its refusal.
const REFUSALS: &[(u16, &str, &[Case])] = &[
    (
        401,
        codes::SIGNATURE_INVALID,
        &[
            ("unsigned", |d| d.without(headers::SIGNATURE)),
            ("empty signature", |d| d.header(headers::SIGNATURE, "")),
            ("not hex", |d| d.header(headers::SIGNATURE, "zz".repeat(32))),
            ("another secret", |d| d.secret("guessed")),
            ("another time than signed", |d| {
                d.header(headers::TIMESTAMP, (NOON_MS + 1).to_string())
            }),
        ],
    ),
    (
        405,
        codes::METHOD_REFUSED,
        &[
            ("signed for GET", |d| d.method(Method::GET)),
            ("PUT", |d| d.method(Method::PUT)),
            ("DELETE", |d| d.method(Method::DELETE)),
        ],
    ),
    (
        401,
        codes::TIMESTAMP_STALE,
        &[
            ("no time", |d| d.without(headers::TIMESTAMP)),
            ("time in words", |d| d.timestamp("noon")),
            ("negative time", |d| d.timestamp("-1")),
            ("old", |d| d.timestamp(NOON_MS - 5 * MINUTE_MS - 1)),
            ("early", |d| d.timestamp(NOON_MS + 5 * MINUTE_MS + 1)),
        ],
    ),
    (
        400,
        codes::HEADER_INVALID,
        &[
            ("no app key", |d| d.without(headers::APP_KEY)),
            ("another app key", |d| d.header(headers::APP_KEY, "else")),
            ("no identity", |d| d.without(headers::IDENTITY_TYPE)),
            ("no product", |d| d.without(headers::CP_TYPE)),
            ("no protocol", |d| d.without(headers::PROTOCOL_VERSION)),
            ("no digital-food", |d| d.without(headers::DIGITAL_FOOD)),
            ("digital-food is no JSON", |d| {
                d.header(headers::DIGITAL_FOOD, "{")
            }),
            ("digital-food is a list", |d| {
                d.header(headers::DIGITAL_FOOD, "[]")
            }),
            ("digital-food is no text", |d| {
                d.header(headers::DIGITAL_FOOD, b"\xff\xfe")
            }),
            ("no device", |d| d.food("deviceId", json!(""))),
            ("long device", |d| d.food("deviceId", json!("d".repeat(65)))),
            ("channel 7", |d| d.food("channel", json!("7"))),
            ("netstate 3", |d| d.food("netstate", json!(3))),
            ("netstate as text", |d| d.food("netstate", json!("1"))),
            ("no system", |d| d.without(headers::SYSTEM)),
            ("unknown language", |d| d.locale("nl-NL")),
        ],
    ),
    (
        400,
        codes::PROTOCOL_UNSUPPORTED,
        &[("another protocol", |d| {
            d.header(headers::PROTOCOL_VERSION, "4.9")
        })],
    ),
    (
        400,
        codes::BODY_MALFORMED,
        &[
            ("not JSON", |d| d.raw_body("page=1")),
            ("empty body", |d| d.raw_body("")),
            ("half of a JSON", |d| d.raw_body("{\"a\":")),
            ("a list", |d| d.raw_body("[]")),
            ("not UTF-8", |d| d.raw_body(b"{\"a\":\"\xff\"}")),
            ("deeply nested", |d| d.raw_body("[".repeat(100_000))),
            ("no envelope", |d| d.raw_body("{}")),
        ],
    ),
    (
        413,
        codes::BODY_TOO_LARGE,
        &[
            ("10 MB", |d| d.raw_body(vec![b' '; 10_000_000])),
            ("one byte too many", |d| {
                d.raw_body(vec![b' '; (1 << 20) + 1])
            }),
        ],
    ),
];

/// The answer to a valid call of a new device that was spoilt before sending.
async fn unread_of(sandbox: &Sandbox, spoil: Spoil) -> Answer {
    let visitor = sandbox.visitor();
    let draft = visitor.draft(QueryUnread::PATH, json!({}));
    visitor.send(spoil(draft)).await
}

#[tokio::test]
async fn each_refusal_has_its_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for (status, code, spoilt) in REFUSALS {
        for (name, spoil) in *spoilt {
            let answer = unread_of(&sandbox, *spoil).await;
            assert!(answer.body.starts_with(b"{"), "{name}");
            let (found, message) = answer.refusal();
            assert_eq!(
                (answer.status.as_u16(), found.as_str()),
                (*status, *code),
                "{name}: {message}"
            );
            assert_eq!(answer.header("cache-control"), Some("no-store"), "{name}");
        }
    }
}

#[tokio::test]
async fn boundary_values_of_headers_are_accepted() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let right: [(&str, Spoil); 5] = [
        ("five minutes old", |d| d.timestamp(NOON_MS - 5 * MINUTE_MS)),
        ("five minutes early", |d| {
            d.timestamp(NOON_MS + 5 * MINUTE_MS)
        }),
        ("no channel", |d| d.food("channel", json!(""))),
        ("longest device", |d| {
            d.food("deviceId", json!("é".repeat(64)))
        }),
        ("an unknown field in a header", |d| {
            d.food("later", json!(1))
        }),
    ];
    for (name, spoil) in right {
        let answer = unread_of(&sandbox, spoil).await;
        assert_eq!(answer.status, 200, "{name}: {}", answer.json());
    }
}

#[tokio::test]
async fn envelope_and_headers_must_agree() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for (body, word) in [
        (json!({"requestId": "another"}), "requestId"),
        (json!({"sessionId": "another"}), "sessionId"),
        (json!({"timestamp": NOON_MS - 1}), "timestamp"),
        (json!({"timestamp": NOON_MS.to_string()}), "timestamp"),
    ] {
        let answer = visitor.try_call::<QueryUnread>(body).await;
        answer.assert_refused(400, codes::BODY_MALFORMED);
        assert!(answer.refusal().1.contains(word), "{}", answer.refusal().1);
    }
}

#[tokio::test]
async fn a_changed_body_breaks_the_signature() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let request = visitor
        .draft(ResetUnread::PATH, json!({"page": "order"}))
        .request();
    let (parts, _) = request.into_parts();
    let body = visitor
        .draft(ResetUnread::PATH, json!({"page": "account"}))
        .body_bytes();
    let request = axum::http::Request::from_parts(parts, axum::body::Body::from(body));
    sandbox
        .send(request)
        .await
        .assert_refused(401, codes::SIGNATURE_INVALID);
}

#[tokio::test]
async fn a_signature_is_valid_for_one_path() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let mut request = visitor.draft(QueryUnread::PATH, json!({})).request();
    *request.uri_mut() = RegionList::PATH.parse().unwrap();
    sandbox
        .send(request)
        .await
        .assert_refused(401, codes::SIGNATURE_INVALID);
}

#[tokio::test]
async fn unknown_paths_are_refused_with_their_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for path in [
        "/market/nothing",
        "/nothing",
        "/region/region_list/",
        "/Region/region_list",
    ] {
        let answer = visitor.send(visitor.draft(path, json!({}))).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
        assert_eq!(answer.header("content-type"), Some("application/json"));
    }
    sandbox
        .get("/market/nothing")
        .await
        .assert_refused(404, codes::PATH_UNKNOWN);
}

#[tokio::test]
async fn a_get_on_a_call_is_405_with_allow() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let answer = sandbox.get(QueryUnread::PATH).await;
    answer.assert_refused(405, codes::METHOD_REFUSED);
    assert_eq!(answer.header("allow"), Some("POST"));
}
