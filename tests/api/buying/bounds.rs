//! What keeps an order from being placed, and in which order it is looked at: the key, the price, the
//! stock, the bounds, the gate.

use jajan_contract::ids::SkuId;
use jajan_contract::{Call, calls as c, codes};
use serde_json::json;

use crate::{
    buying::buyer::{VOUCHERS, order_body, place, right_books, settle, sku_of, skus_of, stock},
    support::{Sandbox, Visitor},
};

const DEWI: &str = "81200000003";

async fn refused(buyer: &Visitor<'_>, body: serde_json::Value) -> String {
    buyer.try_call::<c::PlaceOrder>(body).await.refusal().0
}

#[tokio::test]
async fn what_was_placed_is_found_past_the_gate_and_a_refused_order_takes_no_place_there() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500187").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let alone = json!({"skuId": sku_id, "quantity": 1, "envelope": "NONE"});
    let body = order_body(&buyer.call::<c::Settlement>(alone).await);
    let draft = |key: &str| buyer.draft(c::PlaceOrder::PATH, body.clone()).key(key);
    let placed = buyer.send(draft("lost")).await.data::<c::PlaceOrder>();
    // The reply was lost, the memory of it too, and a rush has begun: it is still this order.
    sandbox.move_clock(11 * 60_000);
    let closed = json!({"key": "order_rush_limit", "value": 0});
    buyer.call::<c::SetConfig>(closed).await;
    assert_eq!(
        buyer
            .send(draft("lost"))
            .await
            .data::<c::PlaceOrder>()
            .order_id,
        placed.order_id
    );
    assert_eq!(
        buyer.send(draft("new")).await.refusal().0,
        codes::ORDER_RUSH
    );

    let one = json!({"key": "order_rush_limit", "value": 1});
    buyer.call::<c::SetConfig>(one).await;
    sandbox.move_clock(2_000);
    for _ in 0..4 {
        let mut wrong = body.clone();
        wrong["payAmount"] = json!(1);
        assert_eq!(refused(&buyer, wrong).await, codes::PRICE_CHANGED);
    }
    buyer.send(draft("honest")).await.data::<c::PlaceOrder>();
}

#[tokio::test]
async fn sold_out_ends_a_rush_at_once() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500188").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    let limit = json!({"key": "order_rush_limit", "value": 0});
    buyer.call::<c::SetConfig>(limit).await;
    assert_eq!(refused(&buyer, body.clone()).await, codes::ORDER_RUSH);
    let empty = json!({"skuId": sku_id, "stock": 0});
    buyer.call::<c::PlayMerchant>(empty).await;
    assert_eq!(refused(&buyer, body).await, codes::SOLD_OUT);
}

#[tokio::test]
async fn unpaid_orders_of_a_person_are_bounded() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500189").await;
    let sku_id = sku_of(&buyer, "S9000019").await;
    let mut orders = Vec::new();
    for _ in 0..5 {
        orders.push(place(&buyer, &sku_id, 1).await.order_id);
    }
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    assert_eq!(refused(&buyer, body.clone()).await, codes::UNPAID_ORDERS);
    let cancel = json!({"orderId": orders[0]});
    buyer.call::<c::CancelOrder>(cancel).await;
    buyer.call::<c::PlaceOrder>(body).await;

    let other = sandbox.shopper("81255500190").await;
    place(&other, &sku_id, 60).await;
    let many = order_body(&settle(&other, &sku_id, 40).await);
    assert_eq!(
        refused(&other, many).await,
        codes::UNPAID_ORDERS,
        "100 pieces"
    );
    let body = order_body(&settle(&other, &sku_id, 39).await);
    other.call::<c::PlaceOrder>(body).await;
    assert_eq!(right_books(&sandbox).await.order_count, 8);
}

/// A voucher of the store of edges, by its price.
async fn with_price(buyer: &Visitor<'_>, price: u32) -> SkuId {
    for sku_id in skus_of(buyer, "S9000018").await {
        let body = json!({"skuId": sku_id, "quantity": 1, "envelope": "NONE"});
        let answer = buyer.try_call::<c::Settlement>(body).await.json();
        if answer["data"]["payAmount"] == price {
            return sku_id;
        }
    }
    panic!("no voucher at {price}");
}

#[tokio::test]
async fn what_no_method_can_pay_is_refused_before_it_holds_anything() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500191").await;
    let sku_id = with_price(&buyer, 10_000_000).await;
    let before = stock(&buyer, &sku_id).await;
    let body = |quantity: u32| json!({"skuId": sku_id, "quantity": quantity, "envelope": "NONE"});
    let three = buyer.call::<c::Settlement>(body(3)).await;
    assert_eq!(three.pay_amount, 30_000_000);
    assert_eq!(three.payable_quantity, Some(2), "by e-wallet");
    assert_eq!(three.qris_max_quantity, Some(1));
    assert_eq!(refused(&buyer, order_body(&three)).await, codes::NO_METHOD);
    assert_eq!(stock(&buyer, &sku_id).await, before);
    let two = buyer.call::<c::Settlement>(body(2)).await;
    assert_eq!(two.payable_quantity, None);
    buyer.call::<c::PlaceOrder>(order_body(&two)).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_envelope_counts_for_what_one_payment_can_be() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let sku_id = with_price(&dewi, 10_000_001).await;
    let two = settle(&dewi, &sku_id, 2).await;
    assert!(two.discount_amount > 0);
    assert_eq!(
        two.qris_max_quantity,
        Some(1),
        "one is a rupiah over without it"
    );
    assert_eq!(two.payable_quantity, None);
    assert_eq!(settle(&dewi, &sku_id, 1).await.qris_max_quantity, None);
}
