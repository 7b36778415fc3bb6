//! The console: it shows and changes the sandbox, for its own page only.

use axum::{body::Body, http::Request};
use jajan_contract::{
    calls::{QueryHomepageStoreInfo, QueryUnread, ReportEvents, ReportStore, SetFaults},
    codes,
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::support::{Answer, NOON_MS, Sandbox};

pub const HOST: &str = "localhost:8787";

pub async fn show(sandbox: &Sandbox, path: &str) -> String {
    let request = Request::get(path).header("host", HOST);
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8(answer.body).unwrap()
}

pub async fn send_form(sandbox: &Sandbox, path: &str, form: &str) -> Answer {
    let request = Request::post(path)
        .header("host", HOST)
        .header("origin", format!("http://{HOST}"))
        .header("content-type", "application/x-www-form-urlencoded");
    let body = Body::from(form.to_owned());
    sandbox.send(request.body(body).unwrap()).await
}

#[track_caller]
pub fn assert_sent_back(answer: &Answer, place: &str) {
    let found = (answer.status.as_u16(), answer.header("location"));
    let text = String::from_utf8_lossy(&answer.body);
    assert_eq!(found, (303, Some(place)), "{text}");
}

/// Each is refused, and the page says why.
pub async fn assert_wrong(sandbox: &Sandbox, path: &str, forms: &[impl AsRef<str>]) {
    for form in forms {
        let form = form.as_ref();
        let answer = send_form(sandbox, path, form).await;
        assert_eq!(answer.status, 422, "{form}");
        assert!(String::from_utf8_lossy(&answer.body).contains("role=\"alert\""));
    }
}

/// The section of events alone: the journal shows the call that reported them.
fn reported(page: &str) -> &str {
    page.split("id=\"events\"").nth(1).unwrap()
}

fn event(id: &str, name: &str, props: Value) -> Value {
    json!({"eventId": id, "name": name, "timeMs": NOON_MS, "page": "/platform/home", "props": props})
}

#[tokio::test]
async fn the_page_has_no_script_and_a_policy_without_other_origins() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let request = Request::get("/console").header("host", HOST);
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let policy = answer.header("content-security-policy").unwrap();
    assert!(
        policy.starts_with("default-src 'none'; style-src 'self';"),
        "{policy}"
    );
    assert!(
        !policy.contains("script-src") && !policy.contains("unsafe"),
        "{policy}"
    );
    let page = String::from_utf8(answer.body).unwrap();
    for part in [
        "2026-11-21 12:10:00",
        "20",
        jajan_contract::APP_VERSION,
        "/market/",
        "SQLite",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for never in ["<script", "style=\"", "<iframe", " on"] {
        let found = page
            .match_indices(never)
            .any(|(at, _)| is_attribute_or_tag(&page, at, never));
        assert!(!found, "{never}");
    }
    let style = show(&sandbox, "/console/console.css").await;
    assert!(style.contains("prefers-color-scheme") && !style.contains("url("));
}

/// ` on` is a handler only inside a tag and before a name with `=`.
fn is_attribute_or_tag(page: &str, at: usize, found: &str) -> bool {
    let rest = &page[at + found.len()..];
    let word: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
    found != " on" || rest[word.len()..].starts_with('=')
}

#[tokio::test]
async fn the_console_moves_and_resets_the_clock() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for (form, offset_ms) in [
        ("moveMs=3600000", 3_600_000),
        ("moveMs=-86400000", 3_600_000 - 86_400_000),
        ("amount=5&unit=minutes", 3_900_000 - 86_400_000),
        ("do=reset", 0),
        ("amount=-2&unit=days", -172_800_000),
    ] {
        let answer = send_form(&sandbox, "/console/clock", form).await;
        assert_sent_back(&answer, "/console?open=clock#clock");
        assert_eq!(sandbox.app.clock.offset_ms(), offset_ms, "{form}");
    }
    assert!(
        show(&sandbox, "/console")
            .await
            .contains("2 d behind the machine's")
    );
    for wrong in [
        "",
        "amount=soon&unit=days",
        "amount=1&unit=years",
        "amount=1",
        "moveMs=x",
    ] {
        let answer = send_form(&sandbox, "/console/clock", wrong).await;
        assert_eq!(answer.status, 422, "{wrong}");
        let page = String::from_utf8(answer.body).unwrap();
        assert!(page.contains("role=\"alert\""), "{wrong}");
    }
    assert_eq!(sandbox.app.clock.offset_ms(), -172_800_000);
    let far = format!("moveMs={}", i64::MAX);
    assert_sent_back(
        &send_form(&sandbox, "/console/clock", &far).await,
        "/console?open=clock#clock",
    );
}

#[tokio::test]
async fn the_console_adds_and_removes_faults() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let form = "do=add&path=%2Fdigital-food%2F&kind=server_error&delayMs=&field=&remaining=2";
    assert_sent_back(
        &send_form(&sandbox, "/console/faults", form).await,
        "/console?open=faults#faults",
    );
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("answers 503, 2 more times"));
    let answer = visitor.try_call::<QueryUnread>(json!({})).await;
    assert_eq!(answer.status, 503);

    let other = "do=remove&index=0&path=%2Fother%2F";
    assert_sent_back(
        &send_form(&sandbox, "/console/faults", other).await,
        "/console?open=faults#faults",
    );
    assert_eq!(
        sandbox.app.faults.all().len(),
        1,
        "the list has moved meanwhile"
    );
    let same = "do=remove&index=0&path=%2Fdigital-food%2F";
    assert_sent_back(
        &send_form(&sandbox, "/console/faults", same).await,
        "/console?open=faults#faults",
    );
    visitor.call::<QueryUnread>(json!({})).await;

    for _ in 0..2 {
        send_form(&sandbox, "/console/faults", "do=add&path=%2F&kind=reset").await;
    }
    assert!(show(&sandbox, "/console").await.contains("Take all off"));
    send_form(&sandbox, "/console/faults", "do=clear").await;
    assert!(sandbox.app.faults.all().is_empty());
}

#[tokio::test]
async fn an_invalid_fault_is_refused_with_a_message() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for (form, words) in [
        ("do=add&path=%2F&kind=latency", "delayMs"),
        ("do=add&path=%2F&kind=explode", "explode"),
        ("do=add&path=%2F&kind=missing_field", "field"),
        ("do=add&path=&kind=reset", "begin with /"),
        ("do=add&path=%2Fconsole&kind=reset", "cannot be struck"),
        ("do=add&path=%2F&kind=reset&remaining=0", "at least 1"),
        ("do=add&path=%2F&kind=%3Cb%3E", "&lt;b&gt;"),
        ("do=nothing", "add, remove, clear or release"),
        ("", "add, remove, clear or release"),
    ] {
        let answer = send_form(&sandbox, "/console/faults", form).await;
        assert_eq!(answer.status, 422, "{form}");
        let page = String::from_utf8(answer.body).unwrap();
        assert!(page.contains(words) && !page.contains("faults["), "{form}");
    }
    let large = format!("do=add&path={}", "a".repeat(20_000));
    let answer = send_form(&sandbox, "/console/faults", &large).await;
    assert_eq!(answer.status, 422);
    assert!(sandbox.app.faults.all().is_empty());
}

#[tokio::test]
async fn events_are_filtered_and_escaped() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let hostile = "<img src=x onerror=alert(1)>";
    let events = json!({"events": [
        event("1", "store_card", json!({"poiId": "p-17"})),
        event("2", hostile, json!({"text": "\"><script>alert(1)</script>"})),
    ]});
    visitor.call::<ReportEvents>(events).await;
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("p-17") && page.contains("/platform/home"));
    assert!(!page.contains("<img") && !page.contains("<script"));
    assert!(page.contains("&lt;img src=x"));

    let page = show(&sandbox, "/console?name=store_card&live=1").await;
    let events = reported(&page);
    assert!(events.contains("p-17") && !events.contains("alert(1)&lt;/script"));
    assert!(
        page.contains("<option selected>store_card") && page.contains("http-equiv=\"refresh\"")
    );
    let page = show(&sandbox, "/console?name=%22%3E%3Cscript%3E").await;
    assert!(!reported(&page).contains("p-17") && !page.contains("<script"));
}

#[tokio::test]
async fn the_latest_two_hundred_events_are_shown_newest_first() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    for batch in 0..3 {
        let events: Vec<Value> = (0..100)
            .map(|n| {
                event(
                    &format!("{batch}-{n}"),
                    "page_view",
                    json!({"at": batch * 100 + n}),
                )
            })
            .collect();
        visitor
            .call::<ReportEvents>(json!({ "events": events }))
            .await;
    }
    let page = show(&sandbox, "/console").await;
    assert_eq!(page.matches("<td>page_view</td>").count(), 200);
    let events = reported(&page);
    let newest = events.find("&quot;at&quot;:299}").unwrap();
    assert!(newest < events.find("&quot;at&quot;:100}").unwrap());
    assert!(!events.contains("&quot;at&quot;:99}"));
    assert!(page.contains("<dt>Events kept</dt><dd>300</dd>"));
}

#[tokio::test]
async fn cross_site_requests_are_refused() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    for (host, origin, site) in [
        (HOST, None, None),
        (HOST, Some("null"), None),
        (HOST, Some("https://evil.example"), None),
        (HOST, Some("https://evil.example"), Some("cross-site")),
        (HOST, Some("http://localhost:9999"), Some("same-site")),
        (
            "evil.example",
            Some("http://evil.example"),
            Some("same-origin"),
        ),
    ] {
        let mut request = Request::post("/console/clock").header("host", host);
        for (name, value) in [("origin", origin), ("sec-fetch-site", site)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let request = request.body(Body::from("moveMs=3600000")).unwrap();
        let answer = sandbox.send(request).await;
        assert_eq!(answer.status, 403, "{host} {origin:?} {site:?}");
        assert_eq!(sandbox.app.clock.offset_ms(), 0);
    }
    let foreign = Request::get("/console").header("host", "evil.example");
    let answer = sandbox.send(foreign.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 403);
}

#[tokio::test]
async fn faults_on_all_paths_do_not_affect_the_console() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let faults = json!({"faults": [{"path": "/", "kind": "reset"}]});
    sandbox.visitor().call::<SetFaults>(faults).await;
    assert!(
        show(&sandbox, "/console")
            .await
            .contains("closes the connection")
    );
}

#[tokio::test]
async fn prod_has_no_console() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    for path in ["/console/clock", "/console/faults"] {
        let answer = send_form(&sandbox, path, "moveMs=3600000&do=clear").await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
    assert_eq!(sandbox.app.clock.offset_ms(), 0);
}

#[tokio::test]
async fn the_console_closes_and_opens_a_store_and_escapes_reports() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("href=\"/platform/merchant?storeId=S9000001\""));
    let visitor = sandbox.visitor();
    let ask = || {
        let body = crate::stores::store_page::info_body(json!({"storeId": "S12"}));
        visitor.try_call::<QueryHomepageStoreInfo>(body)
    };
    for (state, code) in [
        ("expired", codes::STORE_EXPIRED),
        ("unfindable", codes::STORE_UNFINDABLE),
        ("absent", codes::STORE_ABSENT),
    ] {
        let form = format!("storeId=S12&state={state}");
        let answer = send_form(&sandbox, "/console/stores", &form).await;
        assert_sent_back(&answer, "/console?open=stores#stores");
        ask().await.assert_refused(200, code);
    }
    let open = send_form(&sandbox, "/console/stores", "storeId=S12&state=open").await;
    assert_sent_back(&open, "/console?open=stores#stores");
    ask().await.data::<QueryHomepageStoreInfo>();
    for form in [
        "storeId=S12&state=gone",
        "storeId=S999&state=open",
        "storeId=12&state=open",
        "",
    ] {
        let answer = send_form(&sandbox, "/console/stores", form).await;
        assert_eq!(answer.status, 422, "{form}");
    }

    let shopper = sandbox.shopper("81255500080").await;
    let note = "<script>alert(1)</script>";
    let report = json!({"storeId": "S12", "wrong": "PHONE", "note": note});
    shopper.call::<ReportStore>(report).await;
    let page = show(&sandbox, "/console/reviews").await;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains(note));
}
