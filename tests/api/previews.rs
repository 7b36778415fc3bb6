//! Previews of shared links, fetched as a messenger's crawler would. B16.

use axum::{body::Body, http::Request};
use jajan_contract::{calls as c, codes};
use jajan_sandbox::ids;
use serde_json::json;

use crate::{
    reviews::review_lists::{SARI, list},
    stores::{content::first_video, products::edges},
    support::{Answer, Sandbox},
    web::Build,
};

const PAGE: &str = "<!doctype html><html><head><meta charset=\"utf-8\"><title>Jajan</title>\
    <meta name=\"description\" content=\"Plain.\"><link rel=\"x\"></head><body>app</body></html>";
const HOST: &str = "jajan.example";

fn sandbox() -> (Build, Sandbox) {
    let build = Build::new();
    build.write("index.html", PAGE.as_bytes());
    build.write("index.html.br", b"page in brotli");
    let sandbox = Sandbox::with_web_and_stores(build.open(), 60);
    (build, sandbox)
}

async fn fetch(sandbox: &Sandbox, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::get(path)
        .header("host", HOST)
        .header("x-forwarded-proto", "https")
        .header("user-agent", "WhatsApp/2.23.20.0");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    sandbox.send(request.body(Body::empty()).unwrap()).await
}

async fn page(sandbox: &Sandbox, path: &str) -> String {
    let answer = fetch(sandbox, path, &[]).await;
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8(answer.body).unwrap()
}

/// The raw content of a meta tag.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let start = format!("=\"{name}\" content=\"");
    let (_, rest) = page
        .split_once(&start)
        .unwrap_or_else(|| panic!("{name} in {page}"));
    rest.split('"').next().unwrap()
}

#[tokio::test]
async fn every_shared_route_has_title_description_and_picture() {
    let (_build, sandbox) = sandbox();
    let visitor = sandbox.visitor();
    let review = list(&visitor, "S1", 5).await.data[0].id.clone();
    let video = first_video(&visitor).await;
    for link in [
        "/platform/merchant?storeId=S1".to_owned(),
        "/platform/merchant?poiId=P1&channel_id=2".to_owned(),
        format!("/platform/reviewDetail?reviewId={review}&poiId=P1"),
        "/platform/groupCouponDetail?skuId=K1".to_owned(),
        "/platform/brandsHomepage?id=1".to_owned(),
        "/platform/brands".to_owned(),
        format!(
            "/platform/merchant?qrCodeId={}",
            ids::qr_code(ids::row::Store(1), 3)
        ),
        "/platform/bigBrandActivity".to_owned(),
        "/platform/mall?id=M1".to_owned(),
        "/platform/flashDeal?pageId=flash-jakarta".to_owned(),
        format!("/platform/playVideo?id={video}"),
        "/platform/rank?rankId=R200".to_owned(),
        "/platform/rank".to_owned(),
        "/platform/receiveRedEnvelope".to_owned(),
    ] {
        let found = page(&sandbox, &link).await;
        // Other parameters of the link are not repeated.
        let path = link.split('&').next().unwrap();
        assert_eq!(found.matches("<title>").count(), 1, "{path}");
        assert_eq!(found.matches("name=\"description\"").count(), 1, "{path}");
        assert!(
            found.contains("<link rel=\"x\"></head><body>app"),
            "the rest is the app's"
        );
        assert!(!found.contains("Plain."), "{path}");
        assert!(tag(&found, "og:title").ends_with(" · Jajan"), "{path}");
        assert!(!tag(&found, "og:description").is_empty(), "{path}");
        assert_eq!(tag(&found, "twitter:card"), "summary_large_image");
        let address = tag(&found, "og:url").replace("&amp;", "&");
        assert_eq!(address, format!("https://{HOST}{path}"));
        let picture = tag(&found, "og:image");
        let own = picture.strip_prefix(&format!("https://{HOST}")).unwrap();
        let drawn = sandbox.get(own).await;
        assert_eq!(drawn.status, 200, "{own}");
        assert_eq!(drawn.header("content-type"), Some("image/jpeg"));
        assert!(drawn.body.len() < 300_000, "WhatsApp shows no larger one");
        let format = image::ImageFormat::Jpeg;
        let image = image::load_from_memory_with_format(&drawn.body, format).unwrap();
        assert_eq!((image.width(), image.height()), (1200, 630));
    }
}

#[tokio::test]
async fn the_preview_of_a_gift_or_a_split_has_no_word_of_its_link() {
    let (_build, sandbox) = sandbox();
    let token = "0123456789abcdef0123456789abcdef";
    for (path, name) in [
        ("receiveRedEnvelope", "token"),
        ("groupCouponOrderDetail", "splitId"),
    ] {
        let before = sandbox.app.database.work_count();
        let found = page(&sandbox, &format!("/platform/{path}?{name}={token}")).await;
        assert!(!found.contains(token), "{found}");
        assert_eq!(
            tag(&found, "og:url"),
            format!("https://{HOST}/platform/{path}")
        );
        assert!(tag(&found, "og:title").ends_with(" · Jajan"));
        assert_eq!(sandbox.app.database.work_count(), before, "nobody is asked");
        for locale in ["id-ID", "en-US", "zh-CN"] {
            let picture = tag(&found, "og:image").replace("https://jajan.example", "");
            let drawn = sandbox.get(&picture.replace("id-ID", locale)).await;
            assert_eq!(drawn.status, 200, "{locale}");
        }
    }
}

#[tokio::test]
async fn the_language_is_the_links_or_else_the_readers() {
    let (_build, sandbox) = sandbox();
    for (query, accepts, locale) in [
        ("", "", "id_ID"),
        ("", "fr-FR, en;q=0.8", "en_US"),
        ("", "zh-TW,zh;q=0.9", "zh_CN"),
        ("?language=zh-CN", "en", "zh_CN"),
        ("?language=xx", "en", "en_US"),
    ] {
        let path = format!("/platform/brands{query}");
        let answer = fetch(&sandbox, &path, &[("accept-language", accepts)]).await;
        let found = String::from_utf8(answer.body).unwrap();
        assert_eq!(tag(&found, "og:locale"), locale, "{query} {accepts}");
    }
}

#[tokio::test]
async fn names_are_escaped_in_meta_tags() {
    let (_build, sandbox) = sandbox();
    let name = "\"><script>alert(1)</script><x y='&\u{202e}";
    sandbox.rename_store(1, name);
    let found = page(&sandbox, "/platform/merchant?storeId=S1").await;
    assert!(
        !found.contains("<script") && !found.contains("\"><x"),
        "{found}"
    );
    assert!(found.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(!found.contains('\u{202e}'));
    let picture = tag(&found, "og:image").replace("https://jajan.example", "");
    assert_eq!(sandbox.get(&picture).await.status, 200);
    // The host neither; of the address only the id is repeated.
    let hostile = "/platform/merchant?storeId=S1&x=%22%3E%3Cscript%3E";
    let found = page(&sandbox, hostile).await;
    assert!(!found.contains("<script"), "{found}");
    let hosts = [("host", "evil.example\"><script>")];
    let request = Request::get(hostile).header(hosts[0].0, hosts[0].1);
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    let found = String::from_utf8(answer.body).unwrap();
    assert!(
        tag(&found, "og:url").starts_with("https://jajan.example/"),
        "{found}"
    );
}

#[tokio::test]
async fn private_and_unknown_pages_have_no_preview() {
    let (_build, sandbox) = sandbox();
    let sari = sandbox.shopper(SARI).await;
    let info = sari.call::<c::QueryUserInfo>(json!({})).await;
    let plain = page(&sandbox, "/").await;
    assert_eq!(plain, PAGE);
    for (store_id, is_shown) in [
        ("S12", false),
        ("S4", false),
        ("S5", false),
        ("S2", true),
        ("S8", true),
    ] {
        let body = json!({"storeId": store_id});
        let own = sari.call::<c::CheckReviewEligibility>(body).await;
        let id = own.own_review_id.unwrap();
        let path = format!("/platform/reviewDetail?reviewId={id}&poiId=P1");
        let found = page(&sandbox, &path).await;
        assert_eq!(found != plain, is_shown, "{store_id}");
        assert!(
            !found.contains(&info.user_name) && !found.contains("Sari"),
            "{store_id}"
        );
        let picture = sandbox
            .get(&format!("/img/share/review/{id}/id-ID.jpg"))
            .await;
        assert_eq!(picture.status == 200, is_shown, "{store_id}");
    }
    for unknown in [
        "/platform/merchant?storeId=S999999",
        "/platform/merchant",
        "/platform/reviewDetail?reviewId=V9&poiId=P1",
        "/platform/groupCouponDetail?skuId=K999999",
        "/platform/brandsHomepage?id=99",
        "/platform/mall?id=M99",
        "/platform/flashDeal?pageId=none",
        "/platform/mall",
    ] {
        assert_eq!(page(&sandbox, unknown).await, plain, "{unknown}");
    }
    let withdrawn = &edges(&sandbox.visitor()).await[4];
    let link = format!("/platform/groupCouponDetail?skuId={withdrawn}");
    assert_eq!(page(&sandbox, &link).await, plain);
    sandbox
        .get(&format!("/img/share/voucher/{withdrawn}/id-ID.jpg"))
        .await
        .assert_refused(404, codes::PATH_UNKNOWN);
    for unknown in [
        "/img/share/store/S999999/id-ID.jpg",
        "/img/share/store/S1/xx.jpg",
        "/img/share/store/S1/id-ID.png",
        "/img/share/nothing/1/id-ID.jpg",
        "/img/share/x",
    ] {
        sandbox
            .get(unknown)
            .await
            .assert_refused(404, codes::PATH_UNKNOWN);
    }
}

#[tokio::test]
async fn a_page_with_a_preview_keeps_its_policy_and_is_revalidated() {
    let (_build, sandbox) = sandbox();
    let path = "/platform/merchant?storeId=S1";
    let plain = fetch(&sandbox, "/", &[]).await;
    let answer = fetch(&sandbox, path, &[]).await;
    for name in [
        "cache-control",
        "content-security-policy",
        "content-type",
        "permissions-policy",
        "referrer-policy",
        "x-content-type-options",
    ] {
        assert_eq!(answer.header(name), plain.header(name), "{name}");
    }
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let tag = answer.header("etag").unwrap();
    assert!(tag.starts_with("W/"), "{tag}");
    let known = fetch(&sandbox, path, &[("if-none-match", tag)]).await;
    assert_eq!((known.status.as_u16(), known.body.len()), (304, 0));
    // Other data, another ETag.
    sandbox.rename_store(1, "Warung Baru");
    let changed = fetch(&sandbox, path, &[("if-none-match", tag)]).await;
    assert_eq!(changed.status, 200);
    let request = Request::head(path).body(Body::empty()).unwrap();
    let head = sandbox.send(request).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    // The page without a preview is sent as the build compressed it.
    let plain = fetch(&sandbox, "/platform/home", &[("accept-encoding", "br")]).await;
    assert_eq!(plain.body, b"page in brotli");
}

#[tokio::test]
async fn other_routes_do_not_call_the_api() {
    let (_build, sandbox) = sandbox();
    let database = &sandbox.app.database;
    let before = database.work_count();
    for path in [
        "/",
        "/platform/home",
        "/platform/merchant",
        "/platform/merchantDetail?storeId=S1",
        "/platform/reviewList?storeId=S1",
        "/platform/brandsHomepage?id=%27x",
        "/assets/a-1.js",
        "/sw.js",
    ] {
        assert_eq!(fetch(&sandbox, path, &[]).await.status, 200, "{path}");
    }
    assert_eq!(database.work_count(), before);
    page(&sandbox, "/platform/merchant?storeId=S1").await;
    assert_eq!(database.work_count(), before + 1, "one look");
}
