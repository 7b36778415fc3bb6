//! A new user's red packets and their effects: unread counters, and the coupon filter.

use jajan_contract::{Call, calls as c};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, place, settle, sku_of},
    stores::lists::list_body,
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor},
};

const DAY_MS: i64 = 24 * 60 * MINUTE_MS as i64;
/// NOON_MS is 12:10 on 21 November in Jakarta; the gift is valid until the end of the 28th.
const GOOD_FOR_MS: i64 = 8 * DAY_MS - (12 * 60 + 10) * MINUTE_MS as i64;

fn with_coupon_filter() -> Value {
    let mut body = list_body();
    body["filterOptions"] = json!([{"type": "COUPON_AVAILABLE", "keys": ["coupon"]}]);
    body
}

async fn has_none(visitor: &Visitor<'_>) -> bool {
    let page = visitor
        .call::<c::FindByDistance>(with_coupon_filter())
        .await;
    assert!(
        !page.poi_list.is_empty(),
        "stores where one could be used are shown all the same"
    );
    page.is_no_coupon_available
}

#[tokio::test]
async fn the_coupon_filter_needs_a_valid_red_packet() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500030").await;
    assert!(has_none(&sandbox.visitor()).await, "a visitor has none");
    assert!(!has_none(&shopper).await, "a newcomer was given two");
    let unfiltered = shopper.call::<c::FindByDistance>(list_body()).await;
    assert!(!unfiltered.is_no_coupon_available, "nobody asked");

    for (offset_ms, expected) in [(GOOD_FOR_MS - 1, false), (GOOD_FOR_MS, true)] {
        sandbox.app.clock.set_offset_ms(offset_ms);
        // Another device: codes are limited to one a minute per device.
        let shopper = sandbox.shopper("81255500030").await;
        assert_eq!(
            has_none(&shopper).await,
            expected,
            "{}",
            NOON_MS as i64 + offset_ms
        );
    }
}

#[tokio::test]
async fn of_two_seeded_users_one_has_red_packets() {
    let sandbox = Sandbox::new();
    assert!(!has_none(&sandbox.shopper("81200000003").await).await);
    assert!(has_none(&sandbox.shopper("81200000001").await).await);
}

/// The filter's reply in the app, or in a browser.
async fn has_none_in(shopper: &Visitor<'_>, host: &str) -> bool {
    let system = json!({"locale": "id-ID", "host": host}).to_string();
    let draft = shopper.draft(c::FindByDistance::PATH, with_coupon_filter());
    let draft = draft.without("system").header("system", system);
    let page = shopper.send(draft).await.data::<c::FindByDistance>();
    page.is_no_coupon_available
}

fn change(sandbox: &Sandbox, sql: &str) {
    let writing = |transaction: &rusqlite::Transaction<'_>| Ok(transaction.execute(sql, [])?);
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn what_an_order_locks_and_what_only_the_app_takes_is_not_usable() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500034").await;
    assert!(!has_none_in(&shopper, "WEB").await);
    change(&sandbox, "UPDATE red_packets SET is_app_only = 1");
    assert!(has_none_in(&shopper, "WEB").await);
    assert!(!has_none_in(&shopper, "APP").await);

    change(&sandbox, "UPDATE red_packets SET is_app_only = 0");
    let sku_id = sku_of(&shopper, VOUCHERS).await;
    let mut orders = Vec::new();
    for _ in 0..2 {
        orders.push(place(&shopper, &sku_id, 1).await.order_id);
    }
    assert!(has_none(&shopper).await, "both are locked by orders");
    let given_up = json!({"orderId": orders[0]});
    shopper.call::<c::CancelOrder>(given_up).await;
    assert!(!has_none(&shopper).await);
}

#[tokio::test]
async fn the_coupon_filter_leaves_out_only_stores_where_checkout_takes_none() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500035").await;
    // What stores once said of themselves is no rule of an order.
    change(&sandbox, "UPDATE stores SET takes_red_packet = 0");
    let page = shopper
        .call::<c::FindByDistance>(with_coupon_filter())
        .await;
    let first = page.poi_list.first().unwrap().store_id.clone();
    let sku_id = sku_of(&shopper, &first).await;
    let settled = settle(&shopper, &sku_id, 1).await;
    assert!(settled.red_envelope_id.is_some(), "{first}");
    // With nothing left to buy there is nothing to use one for.
    change(
        &sandbox,
        &format!(
            "UPDATE products SET remaining_stock = 0 WHERE store_id = {}",
            &first[1..]
        ),
    );
    let page = shopper
        .call::<c::FindByDistance>(with_coupon_filter())
        .await;
    assert!(page.poi_list.iter().all(|store| store.store_id != first));
}

#[tokio::test]
async fn unread_counters_belong_to_the_user_on_every_device() {
    let sandbox = Sandbox::new();
    let mut visitor = sandbox.visitor();
    let before = visitor.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(before.account.total_unread, 0);
    visitor.log_in("81255500031").await;
    let own = visitor.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(
        (own.order.total_unread, own.account.items["coupon"]),
        (0, 2)
    );

    visitor
        .call::<c::ResetUnread>(json!({"page": "account"}))
        .await;
    let other_device = sandbox.shopper("81255500031").await;
    let there = other_device.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(
        (there.account.total_unread, there.account.items["coupon"]),
        (0, 0)
    );
    // After the logout the device has no counters.
    let newcomer = sandbox.shopper("81255500033").await;
    visitor.session = None;
    let after = visitor.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(after.account.total_unread, 0);
    let own = newcomer.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(own.account.total_unread, 2);
}

#[tokio::test]
async fn a_device_id_that_looks_like_a_user_id_resets_no_counters() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500032").await;
    let user_id = shopper.tokens().user_id.clone();
    for pretended in [user_id.to_string(), user_id.replace('U', "user:")] {
        let mut impostor = sandbox.visitor();
        impostor.device_id = pretended;
        impostor
            .call::<c::ResetUnread>(json!({"page": "account"}))
            .await;
    }
    let own = shopper.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(own.account.items["coupon"], 2);
}
