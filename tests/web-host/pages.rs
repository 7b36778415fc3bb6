//! Pages go out whatever the API does, and carry nothing of a request or a reply that is not checked.

use jajan_contract::{Call, calls::QueryHomepageStoreInfo};

use crate::{
    support::{Answer, Build, ORIGIN, PAGE, Running},
    upstream::{Upstream, json as reply_json, reply, store},
};

const STORE: &str = "/platform/merchant?storeId=S1";

fn tag<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    rest.split('"').next()
}

#[test]
fn a_store_is_asked_about_once_and_shown() {
    let (build, upstream) = (Build::new(), Upstream::new(store("Kopi Kita", "S1")));
    let host = Running::web_host(
        &build,
        upstream.address,
        &["--images", "https://img.jajan.example"],
    );
    let link = format!("{STORE}&utm_source=%22%3E%3Cscript%3E");
    for _ in 0..3 {
        let answer = host.get_tagged(&link, &[("x-forwarded-host", "evil.example")]);
        assert_eq!(answer.status, 200);
        let page = &answer.body;
        assert_eq!(tag(page, "og:title"), Some("Kopi Kita · Jajan"), "{page}");
        let text = "Kopi · Menteng · ★ 4,5 (120) · Rp50.000/orang";
        assert_eq!(tag(page, "og:description"), Some(text));
        assert_eq!(
            tag(page, "og:url"),
            Some(format!("{ORIGIN}{STORE}").as_str())
        );
        let picture = tag(page, "og:image").unwrap();
        assert!(picture.starts_with("https://img.jajan.example/img/share/store/S1/id-ID.jpg?v="));
        assert!(!page.contains("evil") && !page.contains("<script") && !page.contains("utm"));
    }
    let calls = upstream.calls();
    assert_eq!(calls.len(), 1, "{calls:?}");
    let call = &calls[0];
    assert!(call.starts_with(&format!(
        "POST {} HTTP/1.1\r\n",
        QueryHomepageStoreInfo::PATH
    )));
    assert!(call.contains(&format!("host: {}\r\n", upstream.address)));
    assert!(
        !call.contains("evil") && !call.contains("authorize"),
        "{call}"
    );
}

#[test]
fn other_pages_and_files_ask_nothing() {
    let (build, upstream) = (Build::new(), Upstream::new(store("A", "S1")));
    let host = Running::web_host(&build, upstream.address, &[]);
    for path in [
        "/",
        "/platform/home?storeId=S1",
        "/platform/merchant",
        "/platform/merchant?storeId=%2e%2e%2fx",
        "/platform/merchant?storeId=S1%0d%0aX:%20y",
        "/platform/brands",
        "/assets/a-1.js",
        "/.well-known/assetlinks.json",
        "//api.evil.example/platform/merchant?storeId=S1",
        "/healthz",
    ] {
        host.get(path, &[]);
    }
    assert_eq!(upstream.calls(), Vec::<String>::new());
}

/// The page without tags is the page of the build, byte for byte.
#[test]
fn whatever_the_api_says_the_page_goes_out() {
    let build = Build::new();
    let hostile_id = store("A", "S1/../../evil?x=\"><b>");
    let endless = reply("200 OK", &format!("\"{}\"", "x".repeat(2 << 20)));
    let redirect = "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n\
        connection: close\r\ncontent-length: 0\r\n\r\n";
    let refusal = r#"{"success":false,"error":{"code":"6410012","message":"<b>no"}}"#;
    for (what, says) in [
        (
            "half of a reply",
            store("A", "S1").map(|bytes| bytes[..300].to_vec()),
        ),
        ("no JSON", reply_json("<html>")),
        (
            "another shape",
            reply_json(r#"{"success":true,"data":{"storeId":7}}"#),
        ),
        ("nothing in it", reply_json("{}")),
        ("a refusal", reply_json(refusal)),
        ("an error", reply("500 Internal Server Error", "oops")),
        ("too much", endless),
        ("an id that leaves its path", hostile_id),
        ("a redirect", Some(redirect.as_bytes().to_vec())),
        ("no HTTP", Some(b"\x16\x03\x01".to_vec())),
    ] {
        let upstream = Upstream::new(says);
        let host = Running::web_host(&build, upstream.address, &[]);
        let answer = host.get(STORE, &[]);
        assert_eq!((answer.status, answer.body.as_str()), (200, PAGE), "{what}");
        assert_eq!(upstream.calls().len(), 1, "{what}");
    }
}

#[test]
fn an_api_that_is_down_or_hangs_takes_no_page_down() {
    let build = Build::new();
    let hanging = Upstream::new(None);
    for api in [Upstream::absent(), hanging.address] {
        let host = Running::web_host(&build, api, &[]);
        for _ in 0..3 {
            let answer = host.get(STORE, &[]);
            assert_eq!((answer.status, answer.body.as_str()), (200, PAGE));
        }
        assert_eq!(host.get("/healthz", &[]).status, 200);
    }
    assert_eq!(hanging.calls().len(), 1);
}

#[test]
fn a_hostile_name_stays_text() {
    let name = "\"><script>alert(1)</script><x y='&\u{202e}\r\nSet-Cookie: a";
    let (build, upstream) = (Build::new(), Upstream::new(store(name, "S1")));
    let host = Running::web_host(&build, upstream.address, &[]);
    let answer = host.get_tagged(STORE, &[]);
    let page = &answer.body;
    assert!(
        !page.contains("<script") && !page.contains("\"><x"),
        "{page}"
    );
    assert!(page.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(!page.contains('\u{202e}'));
    assert_eq!(answer.header("set-cookie"), None);
}

#[test]
fn a_page_with_tags_has_the_same_rules_and_comes_compressed() {
    let (build, upstream) = (
        Build::new(),
        Upstream::new(store(&"Kopi ".repeat(90), "S1")),
    );
    let host = Running::web_host(&build, upstream.address, &[]);
    let (plain, tagged) = (host.get("/", &[]), host.get_tagged(STORE, &[]));
    for name in [
        "cache-control",
        "content-security-policy",
        "content-type",
        "permissions-policy",
        "referrer-policy",
        "strict-transport-security",
        "x-content-type-options",
    ] {
        assert!(plain.header(name).is_some(), "{name}");
        assert_eq!(tagged.header(name), plain.header(name), "{name}");
    }
    let gzip = host.get(STORE, &[("accept-encoding", "gzip")]);
    assert_eq!(gzip.header("content-encoding"), Some("gzip"));
    let known = tagged.header("etag").unwrap();
    assert_eq!(host.get(STORE, &[("if-none-match", known)]).status, 304);
}

/// That the header is there once, with this value.
fn once(answer: &Answer, kind: &str, name: &str, expected: &str) {
    let lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    let values: Vec<_> = lines
        .filter(|(key, _)| key.eq_ignore_ascii_case(name))
        .map(|(_, value)| value)
        .collect();
    assert_eq!(values, [expected], "{kind}: {name}");
}

#[test]
fn each_reply_has_each_header_once() {
    let (build, upstream) = (Build::new(), Upstream::new(store("Kopi", "S1")));
    let host = Running::web_host(&build, upstream.address, &["--ios-team", "ABCDE12345"]);
    let tag = host
        .get("/assets/a-1.js", &[])
        .header("etag")
        .unwrap()
        .to_owned();
    let links = "/.well-known/apple-app-site-association";
    for (kind, status, answer) in [
        ("page", 200, host.get("/", &[])),
        ("page with tags", 200, host.get_tagged(STORE, &[])),
        ("asset", 200, host.get("/assets/a-1.js", &[])),
        (
            "asset, known",
            304,
            host.get("/assets/a-1.js", &[("if-none-match", &tag)]),
        ),
        ("no asset", 404, host.get("/assets/gone.js", &[])),
        ("a call", 404, host.get("/homepage/x", &[])),
        ("links of the app", 200, host.get(links, &[])),
        ("health", 200, host.get("/healthz", &[])),
    ] {
        assert_eq!(answer.status, status, "{kind}");
        once(&answer, kind, "x-content-type-options", "nosniff");
        once(&answer, kind, "referrer-policy", "no-referrer");
        once(&answer, kind, "cross-origin-resource-policy", "same-origin");
        once(
            &answer,
            kind,
            "strict-transport-security",
            "max-age=31536000",
        );
    }
}
