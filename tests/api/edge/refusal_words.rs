//! Messages of refusals: in the caller's language, and without the caller's input.

use jajan_contract::{
    Call,
    calls::{QueryUnread, ResetUnread},
    headers,
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Draft, Sandbox, Visitor};

#[tokio::test]
async fn refusals_are_in_the_callers_language() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for (locale, words) in [
        ("id-ID", "Tanda tangan"),
        ("en-US", "The signature"),
        ("zh-CN", "签名"),
    ] {
        let unsigned = visitor.draft(QueryUnread::PATH, json!({})).locale(locale);
        let answer = visitor.send(unsigned.without(headers::SIGNATURE)).await;
        assert!(
            answer.refusal().1.contains(words),
            "{locale}: {}",
            answer.refusal().1
        );
    }
    let answer = sandbox.get("/market/nothing").await;
    assert!(
        answer.refusal().1.contains("Alamat"),
        "id-ID without any header"
    );
}

#[tokio::test]
async fn refusals_do_not_echo_input() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let marker = "s3cr3t-marker";
    let drafts: [fn(&Visitor<'_>, &str) -> Draft; 5] = [
        |v, m| {
            v.draft(QueryUnread::PATH, json!({}))
                .header(headers::SIGNATURE, m)
        },
        |v, m| {
            v.draft(QueryUnread::PATH, json!({}))
                .header(headers::APP_KEY, m)
        },
        |v, m| v.draft(QueryUnread::PATH, json!({})).locale(m),
        |v, m| v.draft(ResetUnread::PATH, json!({"page": m})),
        |v, m| v.draft(ResetUnread::PATH, json!({"page": {m: m}})),
    ];
    for draft in drafts {
        let answer = visitor.send(draft(&visitor, marker)).await;
        assert!(answer.status.is_client_error());
        assert!(
            !answer.refusal().1.contains(marker),
            "{}",
            answer.refusal().1
        );
    }
}
