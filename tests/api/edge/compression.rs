//! Which replies are compressed: large ones of calls, for clients that accept gzip, with faults or not.

use axum::{body::Body, http::Request};
use jajan_contract::{
    Call,
    calls::{FindByDistance, QueryUnread},
};
use jajan_sandbox::memory::faults;
use serde_json::{Value, json};

use crate::{
    stores::lists::list_body,
    support::{Answer, Sandbox, Visitor},
};

const GZIP: [u8; 2] = [0x1f, 0x8b];

async fn ask<C: Call>(visitor: &Visitor<'_>, body: Value, encodings: &str) -> Answer {
    let draft = visitor.draft(C::PATH, body);
    visitor
        .send(draft.header("accept-encoding", encodings))
        .await
}

#[tokio::test]
async fn a_large_reply_is_gzipped_if_the_client_accepts_it() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let small = ask::<FindByDistance>(&visitor, list_body(), "gzip, deflate, br").await;
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    assert!(small.body.starts_with(&GZIP));
    assert_eq!(small.header("cache-control"), Some("no-store"));
    assert!(
        small
            .headers
            .get_all("vary")
            .iter()
            .any(|vary| vary == "accept-encoding")
    );

    for encodings in ["", "identity", "gzip;q=0"] {
        let plain = ask::<FindByDistance>(&visitor, list_body(), encodings).await;
        assert_eq!(plain.header("content-encoding"), None, "{encodings}");
        assert!(plain.data::<FindByDistance>().poi_list.len() == 10);
        assert!(plain.body.len() > 3 * small.body.len(), "{encodings}");
    }
}

#[tokio::test]
async fn a_small_reply_and_a_picture_are_not_compressed() {
    let sandbox = Sandbox::new();
    let unread = ask::<QueryUnread>(&sandbox.visitor(), json!({}), "gzip").await;
    assert_eq!(unread.header("content-encoding"), None);
    let request = Request::get("/img/icon/coffee.png").header("accept-encoding", "gzip");
    let picture = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(
        (picture.status.as_u16(), picture.header("content-encoding")),
        (200, None)
    );
}

/// A fault changes the content of a reply, not its encoding.
#[tokio::test]
async fn a_reply_with_a_fault_is_still_valid_gzip() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let plain = ask::<FindByDistance>(&visitor, list_body(), "identity")
        .await
        .body
        .len();
    let fault = faults::parse("/market/=malformed_body").unwrap();
    sandbox.app.faults.replace(vec![fault]).unwrap();
    let struck = ask::<FindByDistance>(&visitor, list_body(), "gzip").await;
    assert_eq!(
        (struck.status.as_u16(), struck.header("content-encoding")),
        (200, Some("gzip"))
    );
    // gzip ends with the uncompressed length, modulo 2^32.
    let length: [u8; 4] = struck.body[struck.body.len() - 4..].try_into().unwrap();
    // Query ids and the like have a fixed length, so that it is half of the uncompressed reply.
    assert_eq!(u32::from_le_bytes(length) as usize, plain / 2);
}
