//! The flash sale: its page, the list of a session, reservations. Home 3, 7; discovery 3.

use std::collections::{BTreeMap, BTreeSet};

use jajan_contract::{
    Call, calls as c, codes,
    coupon::{AssetCard, ReserveStatus},
    flash_sale::{FlashSalePageData, FlashState},
    ids::SkuId,
    product::PriceSource,
};
use jajan_sandbox::{ids, store::Sql};
use serde_json::{Value, json};

use crate::{
    buying::buyer::settlement_body,
    edge::calls::check,
    support::{Answer, MINUTE_MS, NOON_MS, Sandbox, Visitor},
};

const PAGE: &str = "flash-jakarta";
/// At noon one runs, and these come.
const RUNNING: &str = "F2-20261121";
pub const NEXT: &str = "F3-20261121";
pub const EVENING: &str = "F4-20261121";
/// Noon is 12:10, and they begin at 14:00.
const TO_NEXT_MS: u64 = 110 * MINUTE_MS;
pub const TEN_MINUTES_MS: u64 = 10 * MINUTE_MS;

/// Ten minutes before the next session begins: a login lasts for half an hour.
pub fn soon() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.move_clock(TO_NEXT_MS - TEN_MINUTES_MS);
    sandbox
}

pub async fn page(visitor: &Visitor<'_>) -> FlashSalePageData {
    let body = json!({"pageId": PAGE});
    visitor.call::<c::FlashSalePageDetail>(body).await
}

/// The items of a session, as its page has them.
pub async fn items(visitor: &Visitor<'_>, key: &str) -> Vec<AssetCard> {
    let sessions = page(visitor).await.session_list.into_iter();
    let mut found = sessions.filter(|session| session.session_unique_key == key);
    found.next().unwrap().item_list
}

pub fn reserve_body(key: &str, sku_id: &str, is_reserved: bool) -> Value {
    json!({"sessionUniqueKey": key, "skuId": sku_id, "isReserved": is_reserved})
}

pub fn list_of(key: &str, page_no: u32, query_id: &str) -> Value {
    json!({"sessionUniqueKey": key, "pageNo": page_no, "pageSize": 15, "queryId": query_id})
}

pub async fn reserve(member: &Visitor<'_>, key: &str, sku_id: &str) -> Answer {
    member
        .try_call::<c::FlashReserve>(reserve_body(key, sku_id, true))
        .await
}

/// The first item of the next session.
pub async fn next_item(visitor: &Visitor<'_>) -> SkuId {
    items(visitor, NEXT).await[0].sku_id.clone().unwrap()
}

/// What a caller sees of an item on the page of its session.
pub async fn status(visitor: &Visitor<'_>, key: &str, sku_id: &SkuId) -> Option<ReserveStatus> {
    let items = items(visitor, key).await;
    let item = items
        .iter()
        .find(|item| item.sku_id.as_ref() == Some(sku_id));
    item.unwrap().reserve_status
}

/// Every call of the flash sale, for the test over all calls.
pub async fn check_calls(visitor: &Visitor<'_>, member: &Visitor<'_>) -> BTreeSet<&'static str> {
    let sku_id = next_item(visitor).await;
    BTreeSet::from([
        check::<c::FlashSalePageDetail>(visitor, json!({"pageId": PAGE})).await,
        check::<c::FlashListPage>(visitor, json!({"pageId": PAGE})).await,
        check::<c::FlashList>(visitor, list_of(NEXT, 1, "")).await,
        check::<c::FlashReserve>(member, reserve_body(NEXT, &sku_id, true)).await,
    ])
}

/// So many open reservations of a member, written: there are not so many items.
pub fn fill_up(sandbox: &Sandbox, member: &Visitor<'_>, count: i64) {
    let user_id = member.tokens().user_id.strip_prefix('U').unwrap();
    let user_id: i64 = user_id.parse().unwrap();
    let starts_ms = NOON_MS + TO_NEXT_MS;
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        for number in 1..=count {
            let values = rusqlite::params![user_id, 1_000_000 + number, NEXT, starts_ms];
            let sql = "INSERT INTO flash_reservations VALUES (?1, ?2, ?3, ?4)";
            transaction.run(sql, values)?;
        }
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

/// The cause of a code of reservations; among few stores no session has an item.
pub async fn refused(phone_no: &str, code: &str) -> Answer {
    let sandbox = &Sandbox::new();
    let member = &sandbox.shopper(phone_no).await;
    let sessions = page(member).await.session_list;
    let coming = |state| {
        let mut found = sessions
            .iter()
            .filter(move |session| session.state == state);
        found.next().unwrap()
    };
    let sku = |item: &AssetCard| item.sku_id.clone().unwrap();
    let upcoming = coming(FlashState::Upcoming);
    let next = sku(&upcoming.item_list[0]);
    match code {
        codes::FLASH_BEGUN => {
            let running = coming(FlashState::Running);
            let key = &running.session_unique_key;
            reserve(member, key, &sku(&running.item_list[0])).await
        }
        codes::RESERVATIONS_FULL => {
            fill_up(sandbox, member, 50);
            reserve(member, &upcoming.session_unique_key, &next).await
        }
        _ => reserve(member, "F9-20261121", &next).await,
    }
}

#[tokio::test]
async fn a_page_has_the_sessions_of_a_day_with_their_states() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let found = page(&visitor).await;
    assert_eq!(found.active_session, RUNNING);
    assert!(found.image_url.id_id.unwrap().contains("/img/"));
    let keys: Vec<_> = found
        .session_list
        .iter()
        .map(|session| (session.session_unique_key.as_str(), session.state))
        .collect();
    use FlashState::{Running, Upcoming};
    let coming = [NEXT, EVENING, "F1-20261122"].map(|key| (key, Upcoming));
    assert_eq!(keys, [&[(RUNNING, Running)][..], &coming].concat());
    for session in &found.session_list {
        let is_running = session.state == Running;
        for item in &session.item_list {
            // What is announced only waits, also while its session runs.
            let is_sold = is_running && item.reserve_status.is_none();
            let key = item.session_unique_key.as_ref();
            assert_eq!(is_sold, key.is_some_and(|key| key == RUNNING));
            assert!(is_running || item.reserve_status == Some(ReserveStatus::CanReserve));
            assert!(is_running || key == Some(&session.session_unique_key));
        }
    }
    // One whose items were all taken away is not there.
    let emptying = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE products SET withdrawn_ms = 1 WHERE flash_session_id IN (2, 4)";
        transaction.run(sql, [])
    };
    sandbox.app.database.write_now(emptying).unwrap();
    let left = page(&visitor).await;
    assert_eq!(
        (left.active_session.as_str(), left.session_list.len()),
        ("", 2)
    );
    let head = visitor
        .call::<c::FlashListPage>(json!({"pageId": PAGE}))
        .await;
    assert_eq!(
        (head.active_session.as_str(), head.session_list.len()),
        ("", 2)
    );
}

/// It is in the list of the session that runs, for the next one; its page says no price that runs.
#[tokio::test]
async fn what_waits_for_the_next_session_has_no_flash_price_yet() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let listed = items(&visitor, RUNNING).await;
    let item = listed.iter().find(|item| item.reserve_status.is_none());
    let item = item.unwrap();
    let number = ids::sku_number(item.sku_id.as_ref().unwrap()).unwrap();
    let body = json!({"skuId": item.sku_id, "isFlashSale": true, "detailId": item.detail_id});
    let detail = || visitor.call::<c::FlashSaleProductDetail>(body.clone());
    let on_sale = detail().await;
    assert!(on_sale.flash_remaining_time.is_some());
    let delayed = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE products SET reserve_mode = 1, on_sale_ms = ?2 WHERE id = ?1";
        transaction.run(sql, (number, 2_000_000_000_000_u64))
    };
    sandbox.app.database.write_now(delayed).unwrap();
    let listed = items(&visitor, RUNNING).await;
    let same = |other: &&AssetCard| other.sku_id == item.sku_id;
    let waiting = listed.iter().find(same).unwrap();
    assert_eq!(waiting.reserve_status, Some(ReserveStatus::CanReserve));
    assert!(waiting.is_flash_sale);
    let page = detail().await;
    assert_eq!(
        (page.price_source, page.flash_remaining_time),
        (PriceSource::Normal, None)
    );
    assert!(page.is_flash_ended && !page.asset.is_flash_sale);
    assert_eq!(
        page.asset.asset_sale_price,
        page.asset.price_info.sale_price
    );
    assert_eq!(page.asset.reserve_status, Some(ReserveStatus::CanReserve));
    assert_eq!(page.asset.session_unique_key, waiting.session_unique_key);
    assert_eq!(page.on_sale_time, Some(2_000_000_000_000));
}

/// Who opens an item before its session is told when it will have which price.
#[tokio::test]
async fn the_page_of_an_item_says_when_its_flash_price_comes() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let coming = async |sku_id: &Option<SkuId>| {
        let page = visitor.call::<c::ProductDetail>(json!({"skuId": sku_id}));
        page.await.flash_coming
    };
    let listed = items(&visitor, NEXT).await;
    let item = listed.iter().find(|item| item.remaining_stock > 0).unwrap();
    let told = coming(&item.sku_id).await.unwrap();
    assert_eq!(told.page_id, PAGE);
    assert_eq!(told.session_unique_key, NEXT);
    assert_eq!(told.starts_at, NOON_MS + TO_NEXT_MS);
    assert_eq!(told.sale_price, item.asset_sale_price);
    let running = items(&visitor, RUNNING).await;
    let running = running.iter().find(|item| item.reserve_status.is_none());
    let sku_id = &running.unwrap().sku_id;
    assert_eq!(coming(sku_id).await, None, "it runs");
    sandbox.move_clock(TO_NEXT_MS);
    let tomorrow = coming(sku_id).await.unwrap();
    assert_eq!(tomorrow.session_unique_key, "F2-20261122");
    assert_eq!(coming(&item.sku_id).await, None, "it has begun");
    let number = ids::sku_number(sku_id.as_ref().unwrap()).unwrap();
    let set = |change: &str| {
        let sql = format!("UPDATE products SET {change} WHERE id = ?1");
        let write = |transaction: &rusqlite::Transaction<'_>| transaction.run(&sql, [number]);
        sandbox.app.database.write_now(write).unwrap();
    };
    set("reserve_mode = 1, on_sale_ms = 2000000000000");
    assert_eq!(coming(sku_id).await, None, "it is sold later only");
    set("reserve_mode = 0, remaining_stock = 0");
    assert_eq!(coming(sku_id).await, None, "nothing is left");
}

#[tokio::test]
async fn now_and_the_remaining_time_are_constant_by_key_and_state() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut ends = BTreeMap::new();
    // Steps of no round time, over more than a day; the first is a second before a session begins.
    sandbox.move_clock(TO_NEXT_MS - 1_000);
    for step in 0..150 {
        sandbox.move_clock(if step < 3 {
            500
        } else {
            11 * MINUTE_MS + 37_241
        });
        let now_s = sandbox.app.clock.now_ms() / 1_000;
        let head = visitor
            .call::<c::FlashListPage>(json!({"pageId": PAGE}))
            .await;
        assert_eq!(head.session_list.len(), 4);
        for session in head.session_list {
            let at_s = now_s + u64::from(session.session_remaining_time);
            assert!(session.session_remaining_time > 0);
            let key = (session.session_unique_key, json!(session.state).to_string());
            assert_eq!(*ends.entry(key).or_insert(at_s), at_s, "at {now_s}");
        }
    }
    assert!(ends.len() > 10, "{ends:?}");
}

#[tokio::test]
async fn the_list_of_a_session_is_paged_and_shows_nothing_twice() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for key in [RUNNING, NEXT] {
        let mut skus = BTreeSet::new();
        let (mut query_id, mut count) = (String::new(), 0);
        for page_no in 1.. {
            let list = visitor
                .call::<c::FlashList>(list_of(key, page_no, &query_id))
                .await;
            assert!(page_no == 1 || list.query_id == query_id);
            query_id = list.query_id;
            assert_eq!(list.session_unique_key, key);
            assert!(list.session_remaining_time > 0);
            count += list.asset_list.len();
            skus.extend(list.asset_list.into_iter().filter_map(|item| item.sku_id));
            if !list.has_more {
                break;
            }
            assert_eq!(count, 15 * page_no as usize);
        }
        assert!(count > 15 && skus.len() == count, "{key}: {count}");
        let first: Vec<_> = items(&visitor, key).await;
        assert!(
            first
                .iter()
                .all(|item| skus.contains(item.sku_id.as_ref().unwrap()))
        );
    }
    let over = visitor
        .call::<c::FlashList>(list_of("F1-20261121", 1, ""))
        .await;
    assert_eq!(over.state, FlashState::Ended);
    assert!(over.asset_list.is_empty() && !over.has_more);
    for none in ["F9-20261121", "F3-20261123", "F2-20261122", "nothing"] {
        let answer = visitor.try_call::<c::FlashList>(list_of(none, 1, "")).await;
        answer.assert_refused(200, codes::FLASH_ABSENT);
    }
}

#[tokio::test]
async fn a_flash_deal_that_the_app_alone_sells_says_so() {
    let sandbox = Sandbox::new();
    let member = sandbox.shopper("81255500306").await;
    let all = items(&member, RUNNING).await.into_iter();
    let of_app: Vec<_> = all.filter(|item| item.app_only == Some(true)).collect();
    assert_eq!(of_app.len(), 1);
    let body = settlement_body(of_app[0].sku_id.as_ref().unwrap(), 1);
    let answer = member.try_call::<c::Settlement>(body.clone()).await;
    answer.assert_refused(200, codes::APP_ONLY);
    let draft = member.draft(c::Settlement::PATH, body);
    let answer = member
        .send(draft.header("system", r#"{"locale":"id-ID","host":"APP"}"#))
        .await;
    let settled = answer.data::<c::Settlement>();
    assert_eq!(settled.item.price_source, PriceSource::FlashSale);
}
