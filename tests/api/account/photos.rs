//! Photos of users after their deletion, and how much of them waits for a review.

use axum::{body::Body, http::Request};
use jajan_contract::{calls as c, profile::UploadBusiness};
use jajan_sandbox::ids;
use jajan_sandbox::mode::Mode;
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};

use super::{
    profile::edit_body,
    uploads::{png, send},
};
use crate::reviews::{
    review_lists::{photo, save},
    visits::visit,
};
use crate::support::{MINUTE_MS, Sandbox, Visitor};

const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

/// Keeps a photo of this size for a review that is not sent yet.
async fn draft(sandbox: &Sandbox, visitor: &Visitor<'_>, bytes: usize) -> String {
    let user_id = ids::user_number(&visitor.tokens().user_id).unwrap();
    let (database, now_ms) = (&sandbox.app.database, sandbox.app.clock.now_ms());
    let saved = database.save_upload(user_id, UploadBusiness::Review, vec![0; bytes], now_ms);
    saved.await.unwrap()
}

fn kept_bytes(sandbox: &Sandbox) -> (usize, usize) {
    let sql = "SELECT count(*), coalesce(sum(length(webp)), 0) FROM uploads";
    let read = |connection: &rusqlite::Connection| connection.row(sql, []);
    let (count, bytes): (i64, i64) = sandbox.app.database.read_now(read).unwrap();
    (count as usize, bytes as usize)
}

async fn deleted(sandbox: &Sandbox) -> Vec<String> {
    let request = Request::get("/console/deleted-photos.json").header("host", "localhost");
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200);
    let list: Value = serde_json::from_slice(&answer.body).unwrap();
    let photos = list["photos"].as_array().unwrap();
    let path = |photo: &Value| photo["path"].as_str().unwrap().to_owned();
    photos.iter().map(path).collect()
}

#[tokio::test]
async fn a_deleted_photo_is_asked_for_again_and_is_on_the_list_to_purge() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let mut shopper = sandbox.shopper("81255500070").await;
    let first = send(&shopper, &png(8, 8)).await;
    let first = first.data::<c::UploadFile>().visit_url;
    let shown = sandbox.get(&first).await;
    let rule = shown.header("cache-control");
    assert_eq!(rule, Some("public, max-age=3600, must-revalidate"));
    assert_eq!(deleted(&sandbox).await, Vec::<String>::new());

    sandbox.move_clock(2 * DAY_MS);
    shopper.log_in("81255500070").await;
    send(&shopper, &png(9, 9)).await.data::<c::UploadFile>();
    let tag = shown.header("etag").unwrap();
    for path in [first.clone(), format!("{first}?w=48")] {
        let again = Request::get(&path).header("if-none-match", tag);
        let again = sandbox.send(again.body(Body::empty()).unwrap()).await;
        assert_eq!(again.status, 404, "{path}");
    }
    assert_eq!(deleted(&sandbox).await, std::slice::from_ref(&first));
    // The same file again has the same name, which is no longer to purge.
    send(&shopper, &png(8, 8)).await.data::<c::UploadFile>();
    assert_eq!(deleted(&sandbox).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_replaced_portrait_is_deleted_when_the_next_one_is_saved() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500074").await;
    let mut sent = Vec::new();
    for size in [8, 9, 10] {
        let upload = send(&shopper, &png(size, size)).await;
        sent.push(upload.data::<c::UploadFile>().visit_url);
    }
    let waits = draft(&sandbox, &shopper, 100).await;
    let edit = |portrait: &str| {
        shopper.call::<c::EditAccount>(edit_body(json!({"headPortrait": portrait})))
    };
    edit(&sent[0]).await;
    // The same again and another field replace nothing.
    edit(&sent[0]).await;
    let name = edit_body(json!({"userName": "Ani"}));
    shopper.call::<c::EditAccount>(name).await;
    assert_eq!(deleted(&sandbox).await, Vec::<String>::new());

    edit(&sent[1]).await;
    assert_eq!(sandbox.get(&sent[0]).await.status, 404);
    assert_eq!(deleted(&sandbox).await, sent[..1]);
    edit("").await;
    assert_eq!(sandbox.get(&sent[1]).await.status, 404);
    assert_eq!(deleted(&sandbox).await, sent[..2]);
    // What no profile has shown yet may still be saved.
    edit(&sent[2]).await;
    for path in [&sent[2], &waits] {
        assert_eq!(sandbox.get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_portrait_that_was_never_saved_goes_at_a_login_or_a_save_after_a_day() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let mut shopper = sandbox.shopper("81255500075").await;
    let upload = send(&shopper, &png(8, 8)).await;
    let unsaved = upload.data::<c::UploadFile>().visit_url;
    let waits = draft(&sandbox, &shopper, 100).await;
    sandbox.move_clock(DAY_MS / 2);
    shopper.log_in("81255500075").await;
    let name = edit_body(json!({"userName": "Ani"}));
    shopper.call::<c::EditAccount>(name.clone()).await;
    assert_eq!(deleted(&sandbox).await, Vec::<String>::new());
    sandbox.move_clock(DAY_MS);
    shopper.log_in("81255500075").await;
    assert_eq!(deleted(&sandbox).await, [unsaved]);

    let upload = send(&shopper, &png(9, 9)).await;
    let unsaved = upload.data::<c::UploadFile>().visit_url;
    let sql = "UPDATE uploads SET created_ms = created_ms - ?1 WHERE user_id = ?2";
    let user_id: i64 = shopper.tokens().user_id[1..].parse().unwrap();
    let older = move |transaction: &rusqlite::Transaction<'_>| {
        Ok(transaction.execute(sql, [DAY_MS as i64 + 1, user_id])?)
    };
    sandbox.app.database.write(older).await.unwrap();
    shopper.call::<c::EditAccount>(name).await;
    assert_eq!(sandbox.get(&unsaved).await.status, 404);
    assert_eq!(sandbox.get(&waits).await.status, 200);
}

#[tokio::test]
async fn a_photo_that_an_edit_takes_out_of_a_review_is_deleted() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let writer = sandbox.shopper("81255500073").await;
    visit(&sandbox, &writer, "S6").await;
    let photos = [photo(&writer).await, photo(&writer).await];
    let review = save(&writer, "S6", json!({"medias": photos})).await;
    assert_eq!(deleted(&sandbox).await, Vec::<String>::new());
    let change = json!({"reviewId": review.id, "medias": photos[1..]});
    save(&writer, "S6", change).await;
    assert_eq!(sandbox.get(&photos[0]).await.status, 404);
    assert_eq!(sandbox.get(&photos[1]).await.status, 200);
    assert_eq!(deleted(&sandbox).await, photos[..1]);
}

#[tokio::test]
async fn drafts_of_one_account_are_bounded_in_bytes() {
    const MEGABYTE: usize = 1 << 20;
    let sandbox = Sandbox::in_mode(Mode::Test);
    let other = sandbox.shopper("81255500071").await;
    let kept = draft(&sandbox, &other, 100).await;
    let shopper = sandbox.shopper("81255500072").await;
    let mut sent = Vec::new();
    for _ in 0..12 {
        sandbox.move_clock(1000);
        sent.push(draft(&sandbox, &shopper, MEGABYTE).await);
    }
    assert_eq!(kept_bytes(&sandbox), (9, 8 * MEGABYTE + 100));
    // The oldest went; those of others stayed.
    for gone in &sent[..4] {
        assert_eq!(sandbox.get(gone).await.status, 404);
    }
    for path in [&kept].into_iter().chain(&sent[4..]) {
        assert_eq!(sandbox.get(path).await.status, 200);
    }
}
