//! Uploaded pictures: permission, validation, storage, and how they are served.

use jajan_contract::{Call, calls as c, codes, profile::UploadData};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::support::{Answer, MINUTE_MS, Sandbox, Visitor};

const MAX_FILE_BYTES: usize = 20_971_520;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS as i64;

/// A PNG of one colour.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let picture = image::RgbImage::from_pixel(width, height, image::Rgb([200, 80, 20]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

pub async fn send(visitor: &Visitor<'_>, file: &[u8]) -> Answer {
    let draft = visitor.draft(c::UploadFile::PATH, json!({"business": "user"}));
    visitor.send(draft.file(file)).await
}

fn visit_url(answer: &Answer) -> String {
    let UploadData { visit_url } = answer.data::<c::UploadFile>();
    visit_url
}

fn size_of(webp: &[u8]) -> (u32, u32) {
    let picture = image::load_from_memory_with_format(webp, image::ImageFormat::WebP).unwrap();
    (picture.width(), picture.height())
}

#[tokio::test]
async fn an_upload_is_served_as_webp_in_the_next_step_of_a_size() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500010").await;
    let address = visit_url(&send(&shopper, &png(1600, 800)).await);
    let is_name = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    let name = address.strip_prefix("/img/u/").unwrap();
    let name = name.strip_suffix(".webp").unwrap();
    assert!(name.len() == 32 && name.bytes().all(is_name), "{name}");

    for (query, expected) in [
        ("", (800, 400)),
        ("?w=144&h=144", (144, 144)),
        ("?w=100", (108, 54)),
    ] {
        let picture = sandbox.get(&format!("{address}{query}")).await;
        assert_eq!(picture.status, 200, "{query}");
        assert_eq!(picture.header("content-type"), Some("image/webp"));
        let rule = picture.header("cache-control");
        assert_eq!(rule, Some("public, max-age=3600, must-revalidate"));
        assert_eq!(picture.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(size_of(&picture.body), expected, "{query}");
    }
    for wrong in ["?w=0", "?h=5000"] {
        let answer = sandbox.get(&format!("{address}{wrong}")).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
    for unknown in [
        "/img/u/x.webp",
        "/img/u/../u/x.webp",
        &address.replace(name, &"0".repeat(32)),
    ] {
        let answer = sandbox.get(unknown).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
    // The same file gives the same name, except for another user.
    assert_eq!(visit_url(&send(&shopper, &png(1600, 800)).await), address);
    let other = sandbox.shopper("81255500011").await;
    assert_ne!(visit_url(&send(&other, &png(1600, 800)).await), address);
}

#[tokio::test]
async fn an_upload_needs_a_login_and_a_valid_signature() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let photo = png(8, 8);
    send(&sandbox.visitor(), &photo)
        .await
        .assert_refused(200, codes::SESSION_INVALID);
    let frozen = sandbox.frozen("81255500012").await;
    send(&frozen, &photo)
        .await
        .assert_refused(200, codes::USER_FROZEN);

    let shopper = sandbox.shopper("81255500013").await;
    let draft = || {
        let body = json!({"business": "user"});
        shopper.draft(c::UploadFile::PATH, body).file(&photo)
    };
    // One bit of the picture was changed in transit.
    let signed = draft().request();
    let mut bytes = draft().body_bytes();
    *bytes.last_mut().unwrap() ^= 1;
    let (parts, _) = signed.into_parts();
    let spoilt = axum::http::Request::from_parts(parts, bytes.into());
    let answer = sandbox.send(spoilt).await;
    answer.assert_refused(401, codes::SIGNATURE_INVALID);

    for (name, value) in [
        ("requestId", json!("another")),
        ("sessionId", json!("another")),
        ("timestamp", json!(17)),
        ("timestamp", json!("soon")),
        ("business", json!("order")),
    ] {
        let mut body = json!({"business": "user"});
        body[name] = value.clone();
        let spoilt = shopper.draft(c::UploadFile::PATH, body).file(&photo);
        let answer = shopper.send(spoilt).await;
        answer.assert_refused(400, codes::BODY_MALFORMED);
        assert!(answer.refusal().1.contains(name), "{name} {value}");
    }
    // JSON instead of a form, and a form instead of JSON.
    let json_call = shopper.draft(c::UploadFile::PATH, json!({"business": "user"}));
    let answer = shopper.send(json_call).await;
    answer.assert_refused(400, codes::BODY_MALFORMED);
    let form_call = shopper.draft(c::QueryUnread::PATH, json!({})).file(&photo);
    let answer = shopper.send(form_call).await;
    answer.assert_refused(400, codes::BODY_MALFORMED);
}

#[tokio::test]
async fn hostile_files_are_refused_with_a_message() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500014").await;
    let photo = png(60, 60);
    let mut bomb = photo.clone();
    bomb[16..24].copy_from_slice(&[0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50]);
    for (name, file) in [
        ("nothing", Vec::new()),
        ("cut off", photo[..photo.len() / 2].to_vec()),
        ("50,000 x 50,000", bomb),
        (
            "svg",
            b"<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>".to_vec(),
        ),
        (
            "gif",
            b"GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x01\0;".to_vec(),
        ),
        ("html", b"<!doctype html><script>x()</script>".to_vec()),
        ("webp", b"RIFF\x1a\0\0\0WEBPVP8L".to_vec()),
        ("jpeg in name", b"\xff\xd8\xff\xe0 not at all".to_vec()),
        ("zeros", vec![0; 70_000]),
    ] {
        let answer = send(&shopper, &file).await;
        answer.assert_refused(200, codes::IMAGE_UNSUPPORTED);
        assert!(answer.refusal().1.contains("JPG"), "{name}");
    }
    // A polyglot of picture and page: only the picture is stored.
    let tail = b"<script>alert('tail')</script>";
    let address = visit_url(&send(&shopper, &[&photo, tail.as_slice()].concat()).await);
    let kept = sandbox.get(&address).await.body;
    assert!(!kept.windows(6).any(|part| part == b"script"));
}

#[tokio::test]
async fn an_upload_is_limited_to_twenty_megabytes() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500015").await;
    let mut photo = png(60, 60);
    photo.resize(MAX_FILE_BYTES, 0);
    visit_url(&send(&shopper, &photo).await);
    photo.push(0);
    let answer = send(&shopper, &photo).await;
    answer.assert_refused(200, codes::IMAGE_TOO_LARGE);
    photo.resize(MAX_FILE_BYTES + (1 << 20), 0);
    let answer = send(&shopper, &photo).await;
    answer.assert_refused(413, codes::BODY_TOO_LARGE);
}

#[tokio::test]
async fn uploads_are_limited_to_fifty_a_day() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let mut shopper = sandbox.shopper("81255500016").await;
    for _ in 0..50 {
        send(&shopper, b"no photo")
            .await
            .assert_refused(200, codes::IMAGE_UNSUPPORTED);
    }
    let photo = png(8, 8);
    let answer = send(&shopper, &photo).await;
    answer.assert_refused(429, codes::RATE_LIMITED);
    let other = sandbox.shopper("81255500017").await;
    visit_url(&send(&other, &photo).await);
    sandbox.app.clock.set_offset_ms(DAY_MS);
    shopper.log_in("81255500016").await;
    visit_url(&send(&shopper, &photo).await);
}

#[tokio::test]
async fn an_unused_upload_is_deleted_after_a_day() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let mut shopper = sandbox.shopper("81255500018").await;
    let [shown, other] = [png(8, 8), png(9, 9)];
    let shown = visit_url(&send(&shopper, &shown).await);
    let other = visit_url(&send(&shopper, &other).await);
    let edit = crate::account::profile::edit_body(json!({"headPortrait": shown}));
    shopper.call::<c::EditAccount>(edit).await;
    sandbox.app.clock.set_offset_ms(2 * DAY_MS);
    shopper.log_in("81255500018").await;
    visit_url(&send(&shopper, &png(10, 10)).await);
    assert_eq!(sandbox.get(&shown).await.status, 200);
    assert_eq!(sandbox.get(&other).await.status, 404);
}
