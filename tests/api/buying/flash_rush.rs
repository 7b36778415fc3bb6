//! The burst of a flash sale: the gate, its places, and what comes back of what was sold out. Discovery 3.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use jajan_contract::{
    Call, calls as c, codes,
    ids::SkuId,
    product::{PriceSource, ProductDetailData},
};
use jajan_sandbox::dice::Dice;
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, many_logins, right_books, sku_of, stock},
    stores::{flash::items, products::detail},
    support::{NOON_MS, Sandbox, Visitor},
};

const CLIENTS: usize = 250;
const PIECES: usize = 40;
const PER_SECOND: u64 = 5;
/// Devices that ask with a price that is none, four times a second each.
const WRONG: usize = 4;
const SEED: u64 = 7;

/// A voucher that everybody may buy, at a flash price, so many pieces of it.
async fn in_flash_sale(visitor: &Visitor<'_>, pieces: usize) -> ProductDetailData {
    let sku_id = sku_of(visitor, VOUCHERS).await;
    let merchant = json!({
        "skuId": sku_id, "stock": pieces, "price": 10_000, "priceSource": "FLASH_SALE",
    });
    visitor.call::<c::PlayMerchant>(merchant).await;
    let found = detail(visitor, &sku_id).await;
    assert_eq!(found.price_source, PriceSource::FlashSale);
    found
}

fn order_of(product: &ProductDetailData) -> Value {
    json!({
        "skuId": product.asset.sku_id, "productId": product.product_id,
        "storeId": product.store.store_id, "quantity": 1, "payAmount": product.asset.asset_sale_price,
    })
}

struct Client<'a> {
    device: Visitor<'a>,
    login: String,
    place: Option<String>,
    calls: usize,
}

#[tokio::test]
async fn a_burst_sells_every_piece_once_and_asks_nobody_more_than_three_times() {
    let sandbox = Sandbox::for_many_calls();
    let visitor = sandbox.visitor();
    let product = in_flash_sale(&visitor, PIECES).await;
    let sku_id = product.asset.sku_id.clone().unwrap();
    let limit = json!({"key": "order_rush_limit", "value": PER_SECOND});
    visitor.call::<c::SetConfig>(limit).await;
    let body = order_of(&product);
    let logins = many_logins(&sandbox, CLIENTS + WRONG);
    let client = |login: String| Client {
        device: sandbox.visitor(),
        login,
        place: None,
        calls: 0,
    };
    let mut clients: Vec<_> = logins.into_iter().map(client).collect();
    let mut dice = Dice::new(SEED, 0);
    // When each comes next: taps within 0.8 s of the start.
    let mut coming: BinaryHeap<_> = (0..CLIENTS)
        .map(|number| Reverse((dice.between(0, 800) as u64, number)))
        .chain((CLIENTS..CLIENTS + WRONG).map(|number| Reverse((0, number))))
        .collect();
    let (mut sold, mut sold_out) = (BTreeSet::new(), 0);
    while sold.len() + sold_out < CLIENTS {
        let Reverse((at_ms, number)) = coming.pop().unwrap();
        let now_ms = sandbox.app.clock.now_ms() - NOON_MS;
        sandbox.move_clock(at_ms.saturating_sub(now_ms));
        let client = &mut clients[number];
        let mut body = body.clone();
        if number >= CLIENTS {
            body["payAmount"] = json!(1);
            let draft = client.device.draft(c::PlaceOrder::PATH, body);
            let answer = client.device.send(draft.token(&client.login)).await;
            let expected = [codes::PRICE_CHANGED, codes::SOLD_OUT];
            assert!(expected.contains(&answer.refusal().0.as_str()));
            coming.push(Reverse((at_ms + 250, number)));
            continue;
        }
        if let Some(place) = &client.place {
            body["queueToken"] = json!(place);
        }
        let draft = client.device.draft(c::PlaceOrder::PATH, body);
        // One wish, one key, however often it is tried.
        let draft = draft.token(&client.login).key(&format!("wish-{number}"));
        let answer = client.device.send(draft).await;
        client.calls += 1;
        let reply = answer.json();
        if reply["success"] == true {
            let order_id = answer.data::<c::PlaceOrder>().order_id;
            assert!(sold.insert(order_id), "sold twice");
        } else if answer.refusal().0 == codes::SOLD_OUT {
            sold_out += 1;
        } else {
            answer.assert_refused(429, codes::ORDER_RUSH);
            let data = &reply["data"];
            let wait_ms = data["retryAfterMs"].as_u64().unwrap();
            let seconds = wait_ms.div_ceil(1_000).to_string();
            assert_eq!(answer.header("retry-after"), Some(seconds.as_str()));
            client.place = Some(data["queueToken"].as_str().unwrap().to_owned());
            let more_ms = wait_ms * dice.between(0, 100) as u64 / 1_000;
            coming.push(Reverse((at_ms + (wait_ms + more_ms).max(500), number)));
        }
    }
    let calls: Vec<_> = clients[..CLIENTS]
        .iter()
        .map(|client| client.calls)
        .collect();
    let all: usize = calls.iter().sum();
    let took_ms = sandbox.app.clock.now_ms() - NOON_MS;
    eprintln!("{all} calls of {CLIENTS} clients, {took_ms} ms");
    assert_eq!((sold.len(), stock(&visitor, &sku_id).await), (PIECES, 0));
    assert!(
        calls.iter().all(|count| (1..=3).contains(count)),
        "{calls:?}"
    );
    assert!(took_ms < 15_000, "{took_ms}");
    assert_eq!(right_books(&sandbox).await.order_count, PIECES as u64);
}

#[tokio::test]
async fn a_place_is_of_its_device_and_is_honoured_when_its_turn_has_come() {
    let sandbox = Sandbox::for_many_calls();
    let visitor = sandbox.visitor();
    let product = in_flash_sale(&visitor, 50).await;
    let limit = json!({"key": "order_rush_limit", "value": 1});
    visitor.call::<c::SetConfig>(limit).await;
    let logins = many_logins(&sandbox, 3);
    let devices = [sandbox.visitor(), sandbox.visitor(), sandbox.visitor()];
    let send = async |number: usize, place: Option<&Value>| {
        let mut body = order_of(&product);
        if let Some(place) = place {
            body["queueToken"] = place.clone();
        }
        let draft = devices[number].draft(c::PlaceOrder::PATH, body);
        visitor.send(draft.token(&logins[number])).await
    };
    send(0, None).await.data::<c::PlaceOrder>();
    let told = send(1, None).await.json()["data"].clone();
    let place = &told["queueToken"];
    // Too early, and by another device.
    for number in [1, 2] {
        let answer = send(number, Some(place)).await;
        answer.assert_refused(429, codes::ORDER_RUSH);
        assert_eq!(answer.json()["data"]["queueToken"] == *place, number == 1);
    }
    sandbox.move_clock(told["retryAfterMs"].as_u64().unwrap());
    let answer = send(2, Some(place)).await;
    answer.assert_refused(429, codes::ORDER_RUSH);
    send(1, Some(place)).await.data::<c::PlaceOrder>();
    // What is no place is none; the text may be anything.
    for wrong in ["", "1-2-3", "x", "ü-ü-ü"] {
        let answer = send(2, Some(&json!(wrong))).await;
        answer.assert_refused(429, codes::ORDER_RUSH);
    }
}

#[tokio::test]
async fn the_last_pieces_may_come_back_while_unpaid_orders_hold_them() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500311").await;
    let product = in_flash_sale(&buyer, 1).await;
    let sku_id = product.asset.sku_id.clone().unwrap();
    let placed = buyer.call::<c::PlaceOrder>(order_of(&product)).await;
    let visitor = sandbox.visitor();
    let until = async || card(&visitor, &sku_id).await.may_come_back_until_ms;
    assert_eq!(until().await, Some(placed.cancel_time));
    let page = detail(&visitor, &sku_id).await.asset;
    assert_eq!(page.may_come_back_until_ms, Some(placed.cancel_time));
    let cancel = json!({"orderId": placed.order_id});
    buyer.call::<c::CancelOrder>(cancel).await;
    assert_eq!(until().await, None, "it has come back");
    let empty = json!({"skuId": sku_id, "stock": 0});
    visitor.call::<c::PlayMerchant>(empty).await;
    assert_eq!(until().await, None, "nobody holds any");
}

/// The card of an item on the page of the session that runs.
async fn card(visitor: &Visitor<'_>, sku_id: &SkuId) -> jajan_contract::coupon::AssetCard {
    let all = items(visitor, "F2-20261121").await.into_iter();
    let mut found = all.filter(|item| item.sku_id.as_ref() == Some(sku_id));
    found.next().unwrap()
}
