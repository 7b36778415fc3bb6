//! The files of videos: what they are, by ranges, made once, and their posters. Home 5; discovery 5.

use std::sync::Arc;

use axum::{body::Body, http::Request};
use jajan_contract::calls as c;

use crate::stores::content::{explore_body, first_video};
use crate::support::{Answer, Sandbox};

async fn get(sandbox: &Sandbox, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    sandbox.send(request.body(Body::empty()).unwrap()).await
}

/// Kind and bytes of the boxes in a part of an MP4.
fn boxes(mut bytes: &[u8]) -> Vec<(String, &[u8])> {
    let mut found = Vec::new();
    while bytes.len() >= 8 {
        let size = u32::from_be_bytes(bytes[..4].try_into().unwrap()) as usize;
        let kind = String::from_utf8_lossy(&bytes[4..8]).into_owned();
        found.push((kind, &bytes[8..size]));
        bytes = &bytes[size..];
    }
    found
}

fn within<'a>(bytes: &'a [u8], path: &[&str]) -> &'a [u8] {
    path.iter().fold(bytes, |bytes, kind| {
        let found = boxes(bytes).into_iter().find(|(name, _)| name == kind);
        found.unwrap_or_else(|| panic!("no {kind}")).1
    })
}

#[tokio::test]
async fn the_file_is_an_mp4_of_six_seconds_that_begins_to_play_at_once() {
    let sandbox = Sandbox::with_stores(60);
    let id = first_video(&sandbox.visitor()).await;
    let answer = sandbox.get(&format!("/video/{id}.mp4")).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("video/mp4"));
    assert_eq!(answer.header("accept-ranges"), Some("bytes"));
    assert_eq!(
        answer.header("cache-control"),
        Some("public, max-age=3600, must-revalidate")
    );
    assert_eq!(
        answer.header("cross-origin-resource-policy"),
        Some("cross-origin")
    );
    let file = &answer.body;
    // 350 kbit/s for six seconds.
    assert!(file.len() < 262_500, "{}", file.len());
    let names: Vec<String> = boxes(file).into_iter().map(|(name, _)| name).collect();
    let at = |name: &str| names.iter().position(|one| one == name).unwrap();
    assert!(at("moov") < at("mdat"), "{names:?}");
    let table = within(file, &["moov", "trak", "mdia", "minf", "stbl"]);
    let described = within(table, &["stsd"]);
    assert_eq!(&described[12..16], b"avc1");
    let sizes = within(table, &["stsz"]);
    assert_eq!(u32::from_be_bytes(sizes[8..12].try_into().unwrap()), 144);
}

#[tokio::test]
async fn a_player_gets_the_ranges_that_it_asks_for() {
    let sandbox = Sandbox::with_stores(60);
    let id = first_video(&sandbox.visitor()).await;
    let path = format!("/video/{id}.mp4");
    let whole = sandbox.get(&path).await;
    let (len, tag) = (whole.body.len(), whole.header("etag").unwrap());
    let last = len - 1;
    for (range, from, to) in [
        ("bytes=0-1", 0, 1),
        ("bytes=0-", 0, last),
        ("bytes=100-199", 100, 199),
        ("bytes=-50", len - 50, last),
        ("bytes=10-99999999", 10, last),
    ] {
        let part = get(
            &sandbox,
            "GET",
            &path,
            &[("range", range), ("if-range", tag)],
        )
        .await;
        assert_eq!(part.status, 206, "{range}");
        assert_eq!(part.body, whole.body[from..=to], "{range}");
        let placed = format!("bytes {from}-{to}/{len}");
        assert_eq!(part.header("content-range"), Some(placed.as_str()));
        assert_eq!(part.header("etag"), Some(tag));
        assert_eq!(part.header("content-encoding"), None);
    }
    let beyond = get(
        &sandbox,
        "GET",
        &path,
        &[("range", &format!("bytes={len}-"))],
    )
    .await;
    assert_eq!((beyond.status.as_u16(), beyond.body.len()), (416, 0));
    let placed = format!("bytes */{len}");
    assert_eq!(beyond.header("content-range"), Some(placed.as_str()));
    let other = [("range", "bytes=0-1"), ("if-range", "\"other\"")];
    let other = get(&sandbox, "GET", &path, &other).await;
    assert_eq!((other.status.as_u16(), other.body.len()), (200, len));
    let known = get(&sandbox, "GET", &path, &[("if-none-match", tag)]).await;
    assert_eq!((known.status.as_u16(), known.body.len()), (304, 0));
    let head = get(&sandbox, "HEAD", &path, &[("range", "bytes=0-1")]).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    assert_eq!(
        head.header("content-length"),
        Some(len.to_string().as_str())
    );
    for path in [
        "/video/I0.mp4",
        "/video/I1.webm",
        "/video/x",
        "/video/I1/2.mp4",
        "/video/I01.mp4",
    ] {
        assert_eq!(sandbox.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn many_that_ask_for_one_video_have_it_made_once() {
    let sandbox = Arc::new(Sandbox::with_stores(60));
    let id = first_video(&sandbox.visitor()).await;
    let path = format!("/video/{id}.mp4");
    let before = sandbox.app.kept.films.counts().drawn;
    let asked = (0..8).map(|_| get(&sandbox, "GET", &path, &[("range", "bytes=0-1")]));
    let all = futures_util::future::join_all(asked).await;
    assert!(all.iter().all(|one| one.status == 206));
    assert_eq!(sandbox.app.kept.films.counts().drawn, before + 1);
}

#[tokio::test]
async fn the_poster_is_the_picture_of_the_first_frame() {
    let sandbox = Sandbox::with_stores(60);
    let page = sandbox
        .visitor()
        .call::<c::PullContent>(explore_body(1, ""))
        .await;
    for one in page.records.iter().take(3) {
        let poster = one.preview_image_url.as_ref().unwrap();
        let answer = sandbox.get(&format!("{poster}?w=360")).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), Some("image/webp"));
        let picture = image::load_from_memory(&answer.body).unwrap();
        let height = (360.0 * f64::from(one.height) / f64::from(one.width)).round() as u32;
        assert_eq!((picture.width(), picture.height()), (360, height));
    }
}
