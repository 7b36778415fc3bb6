//! Every refusal before a handler: a clear error in the envelope with its code, never a 5xx.

use axum::http::Method;
use jajan_contract::{
    Call,
    calls::{QueryUnread, RegionList, ResetUnread},
    codes, headers,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Draft, MINUTE_MS, NOON_MS, Sandbox};

type Spoil = fn(Draft) -> Draft;

const REFUSALS: &[(&str, Spoil, u16, &str)] = &[
    (
        "unsigned",
        |d| d.without(headers::SIGNATURE),
        401,
        codes::SIGNATURE_INVALID,
    ),
    (
        "empty signature",
        |d| d.header(headers::SIGNATURE, ""),
        401,
        codes::SIGNATURE_INVALID,
    ),
    (
        "not hex",
        |d| d.header(headers::SIGNATURE, "zz".repeat(32)),
        401,
        codes::SIGNATURE_INVALID,
    ),
    (
        "another secret",
        |d| d.secret("guessed"),
        401,
        codes::SIGNATURE_INVALID,
    ),
    (
        "signed for GET",
        |d| d.method(Method::GET),
        405,
        codes::METHOD_REFUSED,
    ),
    ("PUT", |d| d.method(Method::PUT), 405, codes::METHOD_REFUSED),
    (
        "DELETE",
        |d| d.method(Method::DELETE),
        405,
        codes::METHOD_REFUSED,
    ),
    (
        "no time",
        |d| d.without(headers::TIMESTAMP),
        401,
        codes::TIMESTAMP_STALE,
    ),
    (
        "time in words",
        |d| d.timestamp("noon"),
        401,
        codes::TIMESTAMP_STALE,
    ),
    (
        "negative time",
        |d| d.timestamp("-1"),
        401,
        codes::TIMESTAMP_STALE,
    ),
    (
        "old",
        |d| d.timestamp(NOON_MS - 5 * MINUTE_MS - 1),
        401,
        codes::TIMESTAMP_STALE,
    ),
    (
        "early",
        |d| d.timestamp(NOON_MS + 5 * MINUTE_MS + 1),
        401,
        codes::TIMESTAMP_STALE,
    ),
    (
        "another time than signed",
        |d| d.header(headers::TIMESTAMP, (NOON_MS + 1).to_string()),
        401,
        codes::SIGNATURE_INVALID,
    ),
    (
        "no app key",
        |d| d.without(headers::APP_KEY),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "another app key",
        |d| d.header(headers::APP_KEY, "else"),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "no identity",
        |d| d.without(headers::IDENTITY_TYPE),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "no product",
        |d| d.without(headers::CP_TYPE),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "no protocol",
        |d| d.without(headers::PROTOCOL_VERSION),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "another protocol",
        |d| d.header(headers::PROTOCOL_VERSION, "4.9"),
        400,
        codes::PROTOCOL_UNSUPPORTED,
    ),
    (
        "no digital-food",
        |d| d.without(headers::DIGITAL_FOOD),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "digital-food is no JSON",
        |d| d.header(headers::DIGITAL_FOOD, "{"),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "digital-food is a list",
        |d| d.header(headers::DIGITAL_FOOD, "[]"),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "digital-food is no text",
        |d| d.header(headers::DIGITAL_FOOD, b"\xff\xfe"),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "no device",
        |d| d.food("deviceId", json!("")),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "long device",
        |d| d.food("deviceId", json!("d".repeat(65))),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "channel 7",
        |d| d.food("channel", json!("7")),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "netstate 3",
        |d| d.food("netstate", json!(3)),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "netstate as text",
        |d| d.food("netstate", json!("1")),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "no system",
        |d| d.without(headers::SYSTEM),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "unknown language",
        |d| d.locale("nl-NL"),
        400,
        codes::HEADER_INVALID,
    ),
    (
        "not JSON",
        |d| d.raw_body("page=1"),
        400,
        codes::BODY_MALFORMED,
    ),
    ("empty body", |d| d.raw_body(""), 400, codes::BODY_MALFORMED),
    (
        "half of a JSON",
        |d| d.raw_body("{\"a\":"),
        400,
        codes::BODY_MALFORMED,
    ),
    ("a list", |d| d.raw_body("[]"), 400, codes::BODY_MALFORMED),
    (
        "not UTF-8",
        |d| d.raw_body(b"{\"a\":\"\xff\"}"),
        400,
        codes::BODY_MALFORMED,
    ),
    (
        "deeply nested",
        |d| d.raw_body("[".repeat(100_000)),
        400,
        codes::BODY_MALFORMED,
    ),
    (
        "no envelope",
        |d| d.raw_body("{}"),
        400,
        codes::BODY_MALFORMED,
    ),
    (
        "10 MB",
        |d| d.raw_body(vec![b' '; 10_000_000]),
        413,
        codes::BODY_TOO_LARGE,
    ),
    (
        "one byte too many",
        |d| d.raw_body(vec![b' '; (1 << 20) + 1]),
        413,
        codes::BODY_TOO_LARGE,
    ),
];

#[tokio::test]
async fn each_refusal_has_its_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for (name, spoil, status, code) in REFUSALS {
        let visitor = sandbox.visitor();
        let answer = visitor
            .send(spoil(visitor.draft(QueryUnread::PATH, json!({}))))
            .await;
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
        let visitor = sandbox.visitor();
        let answer = visitor
            .send(spoil(visitor.draft(QueryUnread::PATH, json!({}))))
            .await;
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
