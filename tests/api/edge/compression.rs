//! Which replies come compressed: large ones of calls, to who takes gzip, struck or not.

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
async fn a_large_reply_is_sent_in_gzip_to_who_takes_it() {
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
async fn a_small_reply_and_a_picture_stay_as_they_are() {
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

/// A fault is of what the reply says, not of how it travels.
#[tokio::test]
async fn a_spoilt_reply_is_still_whole_gzip() {
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
    // The end of gzip is the length of what was packed, modulo 2^32.
    let length: [u8; 4] = struck.body[struck.body.len() - 4..].try_into().unwrap();
    // Query ids and the like are as long each time, so that it is half of the plain one.
    assert_eq!(u32::from_le_bytes(length) as usize, plain / 2);
}
