//! The image host: format, size, cache, and refusals.

use axum::{body::Body, http::Request};
use jajan_contract::codes;
use jajan_sandbox::mode::Mode;

use crate::support::{Answer, Sandbox};

const ICON: &str = "/img/icon/noodles.png";

async fn ask(sandbox: &Sandbox, method: &str, path: &str, tag: &str) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("if-none-match", tag);
    sandbox.send(request.body(Body::empty()).unwrap()).await
}

/// Width and height of a simple lossy WebP (VP8) or of an extended one (VP8X).
fn size(webp: &[u8]) -> (u32, u32) {
    assert_eq!((&webp[..4], &webp[8..12]), (&b"RIFF"[..], &b"WEBP"[..]));
    let short = |at: usize| u32::from(u16::from_le_bytes([webp[at], webp[at + 1]]));
    match &webp[12..16] {
        b"VP8 " => (short(26) & 0x3fff, short(28) & 0x3fff),
        b"VP8X" => (short(24) + 1, short(27) + 1),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_picture_is_webp_of_the_next_step_of_the_requested_size() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    for (query, expected) in [
        ("?w=48", (48, 48)),
        ("?h=64", (64, 64)),
        ("?w=90&h=60", (96, 64)),
        ("?other=1&w=32", (32, 32)),
    ] {
        let answer = sandbox.get(&format!("{ICON}{query}")).await;
        assert_eq!(answer.status, 200, "{query}");
        assert_eq!(answer.header("content-type"), Some("image/webp"));
        let rule = answer.header("cache-control");
        assert_eq!(rule, Some("public, max-age=31536000, immutable"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(size(&answer.body), expected, "{query}");
    }
    let cover = sandbox
        .get("/img/cover/mango/7-0/bakso-urat--teh-leci.png?w=320")
        .await;
    assert_eq!(size(&cover.body), (320, 240));
}

#[tokio::test]
async fn a_matching_etag_is_answered_with_304() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let path = format!("{ICON}?w=48");
    let first = sandbox.get(&path).await;
    let tag = first.header("etag").unwrap();
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"x\", {tag}")] {
        let again = ask(&sandbox, "GET", &path, &known).await;
        assert_eq!(
            (again.status.as_u16(), again.body.len()),
            (304, 0),
            "{known}"
        );
        assert_eq!(again.header("etag"), Some(tag));
    }
    let other = ask(&sandbox, "GET", &format!("{ICON}?w=49"), tag).await;
    assert_eq!(other.status, 200);
    let head = ask(&sandbox, "HEAD", &path, "").await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    let length = first.body.len().to_string();
    assert_eq!(head.header("content-length"), Some(length.as_str()));
}

#[tokio::test]
async fn an_invalid_picture_address_is_refused_with_a_message() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for path in [
        "/img/icon/nothing.png",
        "/img/icon/noodles.gif",
        "/img/banner/home-1/fr-FR.png",
        "/img/icon/../icon/noodles.png",
        "/img/icon/%6eoodles.png",
        "/img/logo/mango/<svg>/tea.png",
    ] {
        let Ok(request) = Request::get(path).body(Body::empty()) else {
            continue;
        };
        let answer = sandbox.send(request).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
    for query in [
        "w=0",
        "w=2161",
        "h=-1",
        "w=",
        "w=1e3",
        "w=48.5",
        "h=99999999999",
        "w=%34",
    ] {
        let answer = sandbox.get(&format!("{ICON}?{query}")).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
        assert!(answer.refusal().1.contains("2160"), "{query}");
    }
    let long = format!("{ICON}?x={}", "y".repeat(300));
    sandbox
        .get(&long)
        .await
        .assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn pictures_accept_get_and_head_only() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for method in ["POST", "PUT", "DELETE"] {
        let answer = ask(&sandbox, method, ICON, "").await;
        assert_eq!(answer.status, 405, "{method}");
    }
}

#[tokio::test]
async fn concurrent_pictures_are_all_served() {
    let sandbox = std::sync::Arc::new(Sandbox::in_mode(Mode::Test));
    let mut asked = tokio::task::JoinSet::new();
    for width in 20..84 {
        let sandbox = sandbox.clone();
        asked.spawn(async move { sandbox.get(&format!("{ICON}?w={width}")).await.status });
    }
    let statuses = asked.join_all().await;
    assert_eq!(statuses.len(), 64);
    assert!(statuses.iter().all(|status| *status == 200), "{statuses:?}");
}
