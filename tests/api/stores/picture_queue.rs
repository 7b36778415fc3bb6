//! Pictures while one address asks for more than can be drawn: what is there needs no turn, others
//! get theirs, and what waits is bounded. Counts are asserted, not times.

use std::{collections::HashSet, net::IpAddr, sync::Arc};

use axum::{body::Body, http::Request};
use jajan_contract::codes;
use jajan_web_host::serve::Peer;
use tokio::task::JoinSet;

use crate::support::{Answer, Sandbox};

const COVER: &str = "bakso-urat--boba-gula-aren--kerupuk";

fn attacker() -> IpAddr {
    "203.0.113.66".parse().unwrap()
}

async fn get_from(sandbox: &Sandbox, address: IpAddr, path: &str) -> Answer {
    let mut request = Request::get(path).body(Body::empty()).unwrap();
    request.extensions_mut().insert(Peer(address));
    sandbox.send(request).await
}

/// Addresses of big pictures, no two of them one drawing.
fn big(count: usize) -> Vec<String> {
    let seeds = 0..=u16::MAX;
    let all = seeds.flat_map(|china| {
        [2160, 1440, 1080, 1024, 720, 640]
            .map(|w| format!("/img/cover/mango/{china}-0/{COVER}.png?w={w}"))
    });
    all.take(count).collect()
}

async fn flood(sandbox: &Arc<Sandbox>, count: usize) -> JoinSet<Answer> {
    let mut asked = JoinSet::new();
    for path in big(count) {
        let sandbox = Arc::clone(sandbox);
        asked.spawn(async move { get_from(&sandbox, attacker(), &path).await });
    }
    // All of them have asked before anything else does.
    while sandbox.app.kept.pictures.counts().asked < count {
        tokio::task::yield_now().await;
    }
    asked
}

#[tokio::test]
async fn a_cached_picture_and_the_slider_need_no_turn() {
    let sandbox = Arc::new(Sandbox::new());
    let path = "/img/icon/noodles.png?w=48";
    assert_eq!(sandbox.get(path).await.status, 200);
    let mut asked = flood(&sandbox, 80).await;
    let pictures = &sandbox.app.kept.pictures;
    let before = pictures.counts();
    assert!(before.waiting > 20, "{before:?}");
    assert_eq!(sandbox.get(path).await.status, 200);
    // At most the two that were being drawn came to their end.
    let after = pictures.counts();
    assert!(after.drawn <= before.drawn + 2, "{before:?} {after:?}");

    let address = "198.51.100.9".parse().unwrap();
    let other = get_from(&sandbox, address, "/img/icon/tea.png?w=48").await;
    assert_eq!(other.status, 200);
    let last = pictures.counts();
    assert!(last.drawn <= before.drawn + 8, "{before:?} {last:?}");
    asked.abort_all();
}

#[tokio::test]
async fn a_page_of_small_pictures_is_not_held_up_by_big_ones_of_many_addresses() {
    let sandbox = Arc::new(Sandbox::new());
    let mut asked = JoinSet::new();
    for (index, path) in big(144).into_iter().enumerate() {
        let sandbox = Arc::clone(&sandbox);
        let address = IpAddr::from([203, 0, 113, (index % 12) as u8]);
        let path = format!("{path}&h=2160");
        asked.spawn(async move { get_from(&sandbox, address, &path).await });
    }
    while sandbox.app.kept.pictures.counts().asked < 144 {
        tokio::task::yield_now().await;
    }
    let before = sandbox.app.kept.pictures.counts().drawn;
    let person = "198.51.100.11".parse().unwrap();
    let icons = [
        "noodles", "tea", "coffee", "taco", "pizza", "burger", "salad", "curry",
    ];
    let page = icons
        .iter()
        .flat_map(|dish| [48, 96, 160].map(|width| format!("/img/icon/{dish}.png?w={width}")));
    let page = page.map(|path| {
        let sandbox = Arc::clone(&sandbox);
        async move { get_from(&sandbox, person, &path).await.status }
    });
    let statuses = futures_util::future::join_all(page).await;
    assert!(statuses.iter().all(|status| *status == 200), "{statuses:?}");
    // By turns of pictures it would be one of each address between two of the page.
    let between = sandbox.app.kept.pictures.counts().drawn - before - statuses.len();
    assert!(between <= 8, "{between} big ones");
    asked.abort_all();
}

#[tokio::test]
async fn what_waits_is_bounded_and_refused_with_a_time() {
    let sandbox = Arc::new(Sandbox::new());
    let mut asked = flood(&sandbox, 300).await;
    let pictures = &sandbox.app.kept.pictures;
    let counts = pictures.counts();
    assert!(counts.running <= 2 && counts.waiting <= 128, "{counts:?}");
    // A second address still has a place.
    let address = "198.51.100.10".parse().unwrap();
    let other = get_from(&sandbox, address, "/img/icon/taco.png?w=48").await;
    assert_eq!(other.status, 200);

    let mut refused = 0;
    while let Some(answer) = asked.try_join_next() {
        let answer = answer.unwrap();
        if answer.status == 200 {
            continue;
        }
        refused += 1;
        answer.assert_refused(429, codes::RATE_LIMITED);
        assert!(answer.header("retry-after").is_some());
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
    assert!(refused > 150, "{refused}");
    asked.abort_all();
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_not_drawn() {
    let sandbox = Arc::new(Sandbox::new());
    let mut asked = flood(&sandbox, 60).await;
    asked.shutdown().await;
    let before = sandbox.app.kept.pictures.counts();
    let answer = get_from(&sandbox, attacker(), "/img/icon/curry.png?w=48").await;
    assert_eq!(answer.status, 200);
    let after = sandbox.app.kept.pictures.counts();
    assert!(after.drawn <= before.drawn + 3, "{before:?} {after:?}");
    assert_eq!(after.waiting, 0);
}

#[tokio::test]
async fn every_size_is_drawn_as_one_of_a_few() {
    let sandbox = Sandbox::new();
    let mut tags = HashSet::new();
    for side in (1..=2160).step_by(7) {
        let answer = sandbox
            .get(&format!("/img/icon/noodles.png?w={side}"))
            .await;
        assert_eq!(answer.status, 200, "{side}");
        tags.insert(answer.header("etag").unwrap().to_owned());
    }
    let counts = sandbox.app.kept.pictures.counts();
    assert!(counts.drawn <= 35, "{counts:?}");
    assert_eq!(tags.len(), counts.drawn);
}
