//! What changes with the hour, the day and the week, tested around midnights.

use std::collections::BTreeSet;

use jajan_contract::{
    calls as c,
    reviews::AuditStatus,
    store_page::StoreInfo,
    stores::{BusinessState, StoreEntry},
};
use serde_json::json;

use crate::{
    generated::TURNS,
    reviews::review_lists::{AUDIT_MS, WRITER, detail, save},
    reviews::visits::visit,
    stores::{lists::list_body, store_page::info_body},
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor},
};

const DAY: usize = 1440;
const WEEK: usize = 7 * DAY;

fn stand_at(sandbox: &Sandbox, now_ms: u64) {
    let offset_ms = now_ms as i64 - NOON_MS as i64;
    sandbox.app.clock.set_offset_ms(offset_ms);
}

fn minute(text: &str) -> usize {
    let (hour, minute) = text.split_once(':').unwrap();
    hour.parse::<usize>().unwrap() * 60 + minute.parse::<usize>().unwrap()
}

fn clock_text(minute: usize) -> String {
    format!("{:02}:{:02}", minute % DAY / 60, minute % 60)
}

/// The minutes of a week at which the store is open.
fn open_minutes(store: &StoreInfo) -> BTreeSet<usize> {
    let own = store
        .day_part_time_list
        .iter()
        .filter(|part| part.is_business_hours && part.channel_code.is_none());
    let minutes = own.flat_map(|part| {
        let day = part.day_part_code.parse::<usize>().unwrap() - 1;
        let (start, end) = (minute(&part.start_time), minute(&part.end_time));
        let end = if end > start { end } else { end + DAY };
        (start..end).map(move |minute| (day * DAY + minute) % WEEK)
    });
    minutes.collect()
}

/// The expected state, by brute force over the minutes.
fn expected(open: &BTreeSet<usize>, now: usize) -> BusinessState {
    let is_open = open.contains(&now);
    let change = (1..=WEEK)
        .map(|ahead| now + ahead)
        .find(|minute| open.contains(&(minute % WEEK)) != is_open);
    let opens = change.filter(|_| !is_open);
    BusinessState {
        is_open,
        closes_at: change.filter(|_| is_open).map(clock_text),
        opens_at: opens.map(clock_text),
        opens_on_day: opens.map(|minute| (minute % WEEK / DAY + 1) as u8),
        opens_today: opens.is_some_and(|minute| minute / DAY == now / DAY),
    }
}

/// Minutes since Monday 00:00 in the store's time zone.
fn minute_there(now_ms: u64, time_zone: &str) -> usize {
    let hours = match time_zone {
        "Asia/Jakarta" => 7,
        "Asia/Makassar" => 8,
        "Asia/Jayapura" => 9,
        other => panic!("no zone of Indonesia: {other}"),
    };
    // The epoch was a Thursday.
    ((now_ms / MINUTE_MS) as usize + hours * 60 + 3 * DAY) % WEEK
}

async fn nearby(visitor: &Visitor<'_>) -> Vec<StoreEntry> {
    let mut body = list_body();
    body["pageSize"] = json!(60);
    visitor.call::<c::FindByDistance>(body).await.poi_list
}

#[tokio::test]
async fn cards_match_the_opening_hours_around_every_midnight() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut hours = Vec::new();
    for store in nearby(&visitor).await {
        let body = info_body(json!({"storeId": store.store_id}));
        let info = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
        hours.push((open_minutes(&info), info.time_zone));
    }
    let mut seen = BTreeSet::new();
    for turn_ms in TURNS {
        for minutes in [-61, -1, 0, 1, 119, 420] {
            let now_ms = turn_ms.saturating_add_signed(minutes * MINUTE_MS as i64);
            stand_at(&sandbox, now_ms);
            let stores = nearby(&sandbox.visitor()).await;
            assert_eq!(stores.len(), hours.len());
            for (store, (open, zone)) in stores.iter().zip(&hours) {
                let state = &store.business_state;
                let expected = expected(open, minute_there(now_ms, zone));
                assert_eq!(
                    json!(state),
                    json!(expected),
                    "{} at {now_ms}",
                    store.store_id
                );
                seen.insert((state.is_open, state.opens_today));
            }
        }
    }
    assert_eq!(seen.len(), 3, "open, opens today, opens another day");
}

#[tokio::test]
async fn a_flash_sale_countdown_continues_over_midnight() {
    let sandbox = Sandbox::new();
    for turn_ms in TURNS {
        for (now_ms, second) in [(turn_ms - 1_000, 86_399), (turn_ms, 0)] {
            stand_at(&sandbox, now_ms);
            let body = json!({"pageId": "flash-jakarta"});
            let page = sandbox.visitor().call::<c::FlashSalePageDetail>(body).await;
            assert!(!page.session_list.is_empty());
            for session in &page.session_list {
                let left = session.session_remaining_time;
                assert!((1..=86_400).contains(&left), "{left}");
                if session.session_unique_key != page.active_session {
                    let start = minute(&session.starts_at) * 60;
                    let until = (start + 86_400 - second) % 86_400;
                    assert_eq!(left as usize, if until == 0 { 86_400 } else { until });
                }
            }
        }
    }
}

#[tokio::test]
async fn a_code_is_valid_for_five_minutes_over_midnight() {
    let sandbox = Sandbox::new();
    for (index, turn_ms) in TURNS.into_iter().enumerate() {
        for (later_ms, works) in [(299_000, true), (300_000, false)] {
            stand_at(&sandbox, turn_ms - MINUTE_MS);
            let visitor = sandbox.visitor();
            let phone_no = format!("8125551{index}{}", later_ms / 1_000);
            let login = visitor.right_login(&phone_no).await;
            stand_at(&sandbox, turn_ms - MINUTE_MS + later_ms);
            let answer = visitor.try_call::<c::Login>(login).await;
            assert_eq!(answer.json()["success"], works, "{later_ms}");
        }
    }
}

#[tokio::test]
async fn an_audit_continues_over_midnight() {
    let sandbox = Sandbox::new();
    for (turn_ms, store_id) in TURNS.into_iter().zip(["S4", "S5", "S6", "S8", "S12"]) {
        stand_at(&sandbox, turn_ms - 1_000);
        let writer = sandbox.shopper(WRITER).await;
        visit(&sandbox, &writer, store_id).await;
        let review = save(&writer, store_id, json!({})).await;
        assert_eq!(review.audit_status, AuditStatus::Init);
        stand_at(&sandbox, turn_ms - 1_000 + AUDIT_MS);
        let seen = detail(&sandbox.visitor(), &review.id).await;
        let seen = seen.data::<c::ReviewDetail>();
        assert_eq!(seen.audit_status, AuditStatus::Approved);
        assert_eq!(seen.create_time, turn_ms - 1_000);
    }
}
