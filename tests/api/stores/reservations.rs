//! Reservations of flash items: whose they are, when they are taken, what they hold. Discovery 3.

use jajan_contract::{Call, calls as c, codes, coupon::ReserveStatus};
use serde_json::json;

use crate::{
    stores::{
        flash::{
            EVENING, NEXT, TEN_MINUTES_MS, fill_up, items, list_of, next_item, reserve,
            reserve_body, soon, status,
        },
        lists::list_body,
        products::detail,
    },
    support::{Answer, MINUTE_MS},
};

#[tokio::test]
async fn a_reservation_is_the_members_own_on_every_card_and_holds_no_stock() {
    let sandbox = soon();
    let (member, other) = (
        sandbox.shopper("81255500301").await,
        sandbox.shopper("81255500302").await,
    );
    let open = items(&member, NEXT)
        .await
        .into_iter()
        .find(|item| item.remaining_stock > 0 && !item.user_limit && item.user_group_check_result);
    let item = open.unwrap();
    let sku_id = item.sku_id.unwrap();
    let before = detail(&member, &sku_id).await;
    let done = reserve(&member, NEXT, &sku_id)
        .await
        .data::<c::FlashReserve>();
    assert_eq!(
        (
            &done.sku_id,
            done.session_unique_key.as_str(),
            done.reserve_status,
            done.starts_at_ms
        ),
        (
            &sku_id,
            NEXT,
            ReserveStatus::Reserved,
            Some(sandbox.app.clock.now_ms() + TEN_MINUTES_MS)
        )
    );
    let reserved = Some(ReserveStatus::Reserved);
    assert_eq!(status(&member, NEXT, &sku_id).await, reserved);
    assert_eq!(
        status(&other, NEXT, &sku_id).await,
        Some(ReserveStatus::CanReserve)
    );
    let list = member.call::<c::FlashList>(list_of(NEXT, 1, "")).await;
    assert!(
        list.asset_list
            .iter()
            .any(|item| item.reserve_status == reserved)
    );

    // On other lists the item is sold at its ordinary price, as before.
    let page = detail(&member, &sku_id).await;
    assert_eq!(page.asset.reserve_status, reserved);
    assert_eq!(page.asset.session_unique_key.as_deref(), Some(NEXT));
    assert_eq!(page.asset.remaining_stock, before.asset.remaining_stock);
    assert_eq!(page.purchase_code, before.purchase_code);
    assert_eq!(
        page.limits.purchasable_count,
        before.limits.purchasable_count
    );
    assert!(!page.asset.is_flash_sale && page.asset.asset_sale_price > item.asset_sale_price);
    let stranger = detail(&other, &sku_id).await.asset;
    assert_eq!(stranger.reserve_status, before.asset.reserve_status);
    let mut body = list_body();
    body["pageSize"] = json!(100);
    let stores = member.call::<c::FindByDistance>(body).await.poi_list;
    let cards = stores.iter().flat_map(|store| &store.asset_list);
    let (own, others): (Vec<_>, Vec<_>) =
        cards.partition(|card| card.sku_id.as_ref() == Some(&sku_id));
    assert!(own.iter().all(|card| card.reserve_status == reserved));
    assert!(others.iter().all(|card| card.reserve_status != reserved));
    let store = json!({"storeId": item.store_info.store_id});
    let coupons = member.call::<c::QueryMerchantCoupon>(store).await;
    let product = coupons
        .product_list
        .iter()
        .find(|product| product.sku_id.as_ref() == Some(&sku_id));
    assert_eq!(product.unwrap().purchase_code, before.purchase_code);

    // The session begins: the item is bought, and the reservation is over.
    sandbox.move_clock(TEN_MINUTES_MS);
    let running = detail(&member, &sku_id).await.asset;
    assert!(running.is_flash_sale);
    assert_eq!(running.reserve_status, before.asset.reserve_status);
    sandbox.move_clock(4 * 60 * MINUTE_MS);
    let member = sandbox.shopper("81255500301").await;
    let tomorrow = detail(&member, &sku_id).await.asset;
    assert_eq!(tomorrow.session_unique_key.as_deref(), Some("F3-20261122"));
    assert_eq!(tomorrow.reserve_status, before.asset.reserve_status);
}

#[tokio::test]
async fn a_key_reserves_once_and_what_was_taken_back_stays_so() {
    let sandbox = soon();
    let member = sandbox.shopper("81255500303").await;
    let sku_id = next_item(&member).await;
    let draft = |key: &str, is_reserved: bool| {
        let body = reserve_body(NEXT, &sku_id, is_reserved);
        member.draft(c::FlashReserve::PATH, body).key(key)
    };
    let said = |answer: Answer| answer.data::<c::FlashReserve>().reserve_status;
    use ReserveStatus::{CanReserve, Reserved};
    for _ in 0..2 {
        assert_eq!(said(member.send(draft("on", true)).await), Reserved);
    }
    assert_eq!(said(member.send(draft("on-2", true)).await), Reserved);
    assert_eq!(sandbox.row_counts()["flash_reservations"], 1);
    for _ in 0..2 {
        assert_eq!(said(member.send(draft("off", false)).await), CanReserve);
    }
    assert_eq!(status(&member, NEXT, &sku_id).await, Some(CanReserve));
    // A retry that was lost on its way, after a restart and when the session has begun: its own answer
    // again, and nothing is reserved.
    sandbox.move_clock(TEN_MINUTES_MS);
    let again = sandbox.restarted();
    let late = again.send(draft("on", true).request()).await;
    assert_eq!(said(late), Reserved);
    assert_eq!(sandbox.row_counts()["flash_reservations"], 0);
    let other = again.send(draft("on", false).request()).await;
    other.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn only_items_of_a_session_that_has_not_begun_are_reserved() {
    let sandbox = soon();
    let member = sandbox.shopper("81255500304").await;
    let sku_id = next_item(&member).await;
    let other = items(&member, EVENING).await[0].sku_id.clone().unwrap();
    let visitor = sandbox.visitor();
    let answer = reserve(&visitor, NEXT, &sku_id).await;
    answer.assert_refused(200, codes::SESSION_INVALID);
    for (key, sku_id) in [
        (NEXT, &other),
        ("F3-20261123", &sku_id),
        (NEXT, &"K999999999".into()),
    ] {
        let answer = reserve(&member, key, sku_id).await;
        answer.assert_refused(200, codes::FLASH_ABSENT);
    }
    // A second before it begins, at its start, and on the day after.
    sandbox.move_clock(TEN_MINUTES_MS - 1_000);
    reserve(&member, NEXT, &sku_id)
        .await
        .data::<c::FlashReserve>();
    sandbox.move_clock(1_000);
    for is_reserved in [true, false] {
        let body = reserve_body(NEXT, &sku_id, is_reserved);
        let answer = member.try_call::<c::FlashReserve>(body).await;
        answer.assert_refused(200, codes::FLASH_BEGUN);
    }
    reserve(&member, "F3-20261122", &sku_id)
        .await
        .data::<c::FlashReserve>();
    sandbox.move_clock(24 * 60 * MINUTE_MS);
    let member = sandbox.shopper("81255500304").await;
    let answer = reserve(&member, NEXT, &sku_id).await;
    answer.assert_refused(200, codes::FLASH_BEGUN);
    // The clock goes back by two days: what was over comes again.
    let clock = &sandbox.app.clock;
    clock.set_offset_ms(clock.offset_ms() - 49 * 3_600_000);
    let member = sandbox.shopper("81255500304").await;
    reserve(&member, "F3-20261120", &sku_id)
        .await
        .data::<c::FlashReserve>();
}

#[tokio::test]
async fn a_member_has_at_most_fifty_open_reservations() {
    let sandbox = soon();
    let member = sandbox.shopper("81255500305").await;
    let all = items(&member, EVENING).await;
    let sku = |number: usize| all[number].sku_id.clone().unwrap();
    fill_up(&sandbox, &member, 49);
    reserve(&member, EVENING, &sku(0))
        .await
        .data::<c::FlashReserve>();
    let answer = reserve(&member, EVENING, &sku(1)).await;
    answer.assert_refused(200, codes::RESERVATIONS_FULL);
    // Once more the same one is no other, and one taken back makes room.
    reserve(&member, EVENING, &sku(0))
        .await
        .data::<c::FlashReserve>();
    let off = reserve_body(EVENING, &sku(0), false);
    member.call::<c::FlashReserve>(off).await;
    reserve(&member, EVENING, &sku(1))
        .await
        .data::<c::FlashReserve>();
    // Those of a session that has begun do not count, and are cleaned away.
    sandbox.move_clock(TEN_MINUTES_MS);
    reserve(&member, EVENING, &sku(2))
        .await
        .data::<c::FlashReserve>();
    assert_eq!(sandbox.row_counts()["flash_reservations"], 2);
}
