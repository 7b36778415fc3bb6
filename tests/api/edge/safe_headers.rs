//! The headers that keep a reply what it is, on every kind of reply: once each, with its value.

use axum::{body::Body, http::Request};
use jajan_contract::{Call, calls as c};
use serde_json::json;

use crate::account::uploads::{png, send};
use crate::support::{Answer, Sandbox};
use crate::web::Build;

const ICON: &str = "/img/icon/noodles.png?w=48";
const SHARED: &str = "/img/share/gift/all/id-ID.jpg";

fn assert_once(answer: &Answer, kind: &str, name: &str, expected: &str) {
    let values: Vec<_> = answer.headers.get_all(name).iter().collect();
    assert_eq!(values, [expected], "{kind}: {name}");
}

/// A reply of every kind by its name, its status and who may embed it.
async fn replies(sandbox: &Sandbox) -> Vec<(&'static str, u16, &'static str, Answer)> {
    let get = async |path: &str| sandbox.get(path).await;
    let known = async |path: &str| {
        let first = sandbox.get(path).await;
        let tag = first.header("etag").unwrap();
        let request = Request::get(path).header("if-none-match", tag);
        sandbox.send(request.body(Body::empty()).unwrap()).await
    };
    let shopper = sandbox.shopper("81255500060").await;
    let photo = send(&shopper, &png(32, 32)).await;
    let photo = photo.data::<c::UploadFile>().visit_url;
    let visitor = sandbox.visitor();
    let ok = visitor.try_call::<c::QueryUnread>(json!({})).await;
    let refused = get(c::QueryUnread::PATH).await;
    let preflight = Request::options(c::QueryUnread::PATH)
        .header("origin", "tauri://localhost")
        .header("access-control-request-method", "POST");
    let preflight = sandbox.send(preflight.body(Body::empty()).unwrap()).await;
    let console = Request::get("/console").header("host", "localhost:8787");
    let console = sandbox.send(console.body(Body::empty()).unwrap()).await;
    let (own, all) = ("same-origin", "cross-origin");
    vec![
        ("call", 200, own, ok),
        ("refused call", 405, own, refused),
        ("preflight", 200, own, preflight),
        ("unknown path", 404, own, get("/img-not").await),
        ("drawn", 200, all, get(ICON).await),
        ("drawn, known", 304, all, known(ICON).await),
        ("no picture", 404, all, get("/img/icon/none.png").await),
        ("bad size", 422, all, get("/img/icon/noodles.png?w=0").await),
        ("sent", 200, all, get(&photo).await),
        ("sent, known", 304, all, known(&photo).await),
        ("no video", 404, all, get("/video/I0.mp4").await),
        ("shared", 200, all, get(SHARED).await),
        ("asset", 200, own, get("/assets/a-1.js").await),
        ("asset, known", 304, own, known("/assets/a-1.js").await),
        ("page", 200, own, get("/").await),
        ("console", 200, own, console),
        ("console, other host", 403, own, get("/console").await),
        ("health", 200, own, get("/healthz").await),
        ("document", 200, own, get("/openapi.json").await),
        (
            "too long",
            414,
            own,
            get(&format!("/{}", "a".repeat(3_000))).await,
        ),
    ]
}

#[tokio::test]
async fn each_reply_has_each_header_once() {
    let build = Build::new();
    let sandbox = Sandbox::with_web_and_stores(build.open(), 20);
    for (kind, status, embedded_by, answer) in replies(&sandbox).await {
        // Of a missing path the web app's page says so.
        if kind != "unknown path" {
            assert_eq!(answer.status.as_u16(), status, "{kind}");
        }
        assert_once(&answer, kind, "x-content-type-options", "nosniff");
        assert_once(&answer, kind, "referrer-policy", "no-referrer");
        assert_once(&answer, kind, "cross-origin-resource-policy", embedded_by);
        let policies = answer.headers.get_all("content-security-policy");
        assert!(policies.iter().count() <= 1, "{kind}");
    }
}

#[tokio::test]
async fn a_picture_opened_as_a_page_can_do_nothing() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500061").await;
    let photo = send(&shopper, &png(32, 32)).await;
    let photo = photo.data::<c::UploadFile>().visit_url;
    for path in [ICON, SHARED, &photo, "/img/u/none.webp"] {
        let answer = sandbox.get(path).await;
        let policy = "default-src 'none'; sandbox";
        assert_once(&answer, path, "content-security-policy", policy);
    }
    let photo = sandbox.get(&photo).await;
    let shown = "inline; filename=\"photo.webp\"";
    assert_once(&photo, "photo", "content-disposition", shown);
}
