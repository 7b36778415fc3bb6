#![allow(clippy::unwrap_used)]

use std::sync::mpsc;

use super::*;
use crate::pictures::{Size, Source, parse};

fn key(dish: &str) -> Key {
    let picture = parse(&format!("/img/icon/{dish}.png")).unwrap();
    (Source::Drawn(picture), Size::default())
}

fn asker(name: &str) -> Asker {
    Some(name.to_owned())
}

#[tokio::test]
async fn all_that_request_one_picture_share_one_drawing() {
    let drawings = Arc::new(Drawings::new(1 << 20, 2));
    let ask = |_| drawings.get(key("pizza"), None, || Ok(vec![7; 10]));
    let all = futures_util::future::join_all((0..8).map(ask)).await;
    assert!(all.iter().all(|one| one.as_ref().unwrap() == &[7; 10][..]));
    let again = drawings.get(key("pizza"), None, || panic!("drawn twice"));
    assert_eq!(again.await.unwrap(), [7; 10][..]);
    assert_eq!(drawings.counts().drawn, 1);
}

#[tokio::test]
async fn a_failure_is_told_to_all_and_tried_again() {
    let drawings = Arc::new(Drawings::new(1 << 20, 2));
    let failed = drawings
        .get(key("tea"), None, || panic!("on purpose"))
        .await;
    let cause = PictureError::Drawing("a panic".to_owned());
    assert_eq!(failed, Err(NotDrawn::Failed(cause)));
    let again = drawings.get(key("tea"), None, || Ok(vec![1])).await;
    assert_eq!(again.unwrap(), [1][..]);
    let counts = drawings.counts();
    assert_eq!((counts.running, counts.waiting), (0, 0));
}

/// The order in which pictures of two askers are drawn while everything else is held.
#[tokio::test]
async fn askers_take_turns() {
    let drawings = Arc::new(Drawings::new(1 << 20, 2));
    let mut gates = Vec::new();
    let mut asked = Vec::new();
    let mut ask = |dish: &str, who: &str, make: Make| {
        let (drawings, key, who) = (Arc::clone(&drawings), key(dish), asker(who));
        let receiver = drawings.cached_or_asked(key, who, make).unwrap();
        asked.push(receiver.unwrap_err());
    };
    for dish in ["coffee", "burger"] {
        let (gate, held) = mpsc::channel::<()>();
        gates.push(gate);
        ask(
            dish,
            "a",
            Box::new(move || {
                held.recv().unwrap();
                Ok(vec![0])
            }),
        );
    }
    let (log, order) = mpsc::channel();
    let noted = |name: &'static str| -> Make {
        let log = log.clone();
        Box::new(move || {
            log.send(name).unwrap();
            Ok(vec![0])
        })
    };
    for (dish, name) in [
        ("tea", "a1"),
        ("taco", "a2"),
        ("pizza", "a3"),
        ("salad", "a4"),
    ] {
        ask(dish, "a", noted(name));
    }
    ask("curry", "b", noted("b1"));
    // One of the two threads goes on, so that the order is one.
    gates[0].send(()).unwrap();
    for made in &mut asked[2..] {
        made.wait_for(Option::is_some).await.unwrap();
    }
    let order: Vec<_> = order.try_iter().collect();
    assert_eq!(order, ["b1", "a1", "a2", "a3", "a4"]);
    gates[1].send(()).unwrap();
}
