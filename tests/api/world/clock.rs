//! Everything uses the one clock, and moving it applies everywhere at once.

use jajan_contract::{
    Call,
    calls::{FindByDistance, PageCardList, QuerySandbox, QueryUnread, SetClock},
    codes,
    home::HomeCard,
};
use serde_json::json;

use crate::{
    stores::lists::list_body,
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor},
};

async fn countdown_seconds(visitor: &Visitor<'_>) -> u32 {
    let data = visitor
        .call::<PageCardList>(json!({"cardIds": ["FLASH_SALE_CARD"]}))
        .await;
    match &data.card_list[0] {
        HomeCard::FlashSaleCard(card) => card.countdown_time,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_moved_clock_is_reported_and_stays() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let state = visitor
        .call::<SetClock>(json!({"offsetMs": 90 * MINUTE_MS}))
        .await;
    assert_eq!(state.now_ms, NOON_MS + 90 * MINUTE_MS);
    let state = visitor.call::<QuerySandbox>(json!({})).await;
    assert_eq!(state.clock_offset_ms, 90 * 60_000);
    assert_eq!(
        sandbox.get("/healthz").await.json()["nowMs"],
        NOON_MS + 90 * MINUTE_MS
    );
    let state = visitor.call::<SetClock>(json!({"offsetMs": 0})).await;
    assert_eq!((state.now_ms, state.clock_offset_ms), (NOON_MS, 0));
}

#[tokio::test]
async fn timestamps_are_checked_by_the_moved_clock() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    visitor
        .call::<SetClock>(json!({"offsetMs": 10 * MINUTE_MS}))
        .await;
    let draft = visitor.draft(QueryUnread::PATH, json!({}));
    let of_before = draft.clone().timestamp(NOON_MS);
    let stale = visitor.send(of_before).await;
    stale.assert_refused(401, codes::TIMESTAMP_STALE);
    // A device with a wrong clock can sign again with this time.
    let server_time_ms = stale.json()["error"]["serverTimeMs"].as_u64().unwrap();
    assert_eq!(server_time_ms, NOON_MS + 10 * MINUTE_MS);
    let again = visitor.send(draft.timestamp(server_time_ms)).await;
    assert_eq!(again.status, 200);
}

/// A phone keeps its own time when the sandbox's is moved; only the sandbox's own calls accept both.
#[tokio::test]
async fn a_phone_that_moved_the_clock_can_move_it_back() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let day_ms = 24 * 60 * MINUTE_MS;
    visitor.call::<SetClock>(json!({"offsetMs": day_ms})).await;
    let back = visitor.draft(SetClock::PATH, json!({"offsetMs": 0}));
    let elsewhen = back.clone().timestamp(NOON_MS + day_ms / 2);
    visitor
        .send(elsewhen)
        .await
        .assert_refused(401, codes::TIMESTAMP_STALE);
    let by_the_phone = back.timestamp(NOON_MS);
    assert_eq!(visitor.send(by_the_phone).await.status, 200);
    assert_eq!(sandbox.app.clock.offset_ms(), 0);
}

/// However far the sandbox's clock was moved, `sandbox/clock` accepts its time.
#[tokio::test]
async fn the_clock_can_always_be_moved_back() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let year_ms = 365 * 24 * 60 * MINUTE_MS as i64;
    for offset_ms in [year_ms, -year_ms, 0] {
        let state = visitor
            .call::<SetClock>(json!({"offsetMs": offset_ms}))
            .await;
        assert_eq!(state.clock_offset_ms, offset_ms);
    }
}

#[tokio::test]
async fn countdowns_and_opening_hours_follow_the_clock() {
    let sandbox = Sandbox::with_stores(800);
    let visitor = sandbox.visitor();
    let before = countdown_seconds(&visitor).await;
    visitor.call::<SetClock>(json!({"offsetMs": 10_000})).await;
    assert_eq!(countdown_seconds(&visitor).await + 10, before);

    let mut open_stores = Vec::new();
    // 12:10, then 04:10 the next morning.
    for offset_ms in [0, 16 * 60 * MINUTE_MS] {
        visitor
            .call::<SetClock>(json!({"offsetMs": offset_ms}))
            .await;
        let mut body = list_body();
        body["pageSize"] = json!(100);
        let page = visitor.call::<FindByDistance>(body).await;
        open_stores.push(
            page.poi_list
                .iter()
                .filter(|store| store.business_state.is_open)
                .count(),
        );
    }
    assert!(open_stores[0] > 2 * open_stores[1], "{open_stores:?}");
}
