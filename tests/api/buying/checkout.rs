//! From a voucher to an order: prices, limits, red envelopes, and one order for one wish.

use jajan_contract::{
    Call, calls as c, codes,
    order::{
        checkout::{EnvelopeFit, QuantityLimit},
        states::OrderStatus,
    },
};
use serde_json::json;

use crate::{
    buying::buyer::{
        VOUCHERS, books, detail, order_body, place, right_books, settle, settlement_body, sku_of,
        skus_of, stock,
    },
    support::{Sandbox, Visitor},
};

const DEWI: &str = "81200000003";

#[tokio::test]
async fn a_settlement_says_what_placing_then_asks_for() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500081").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let settled = settle(&buyer, &sku_id, 3).await;
    assert_eq!(settled.total_amount, settled.item.sale_price * 3);
    assert_eq!(
        settled.pay_amount,
        settled.total_amount - settled.discount_amount
    );
    assert_eq!(settled.bill.pay_amount, settled.pay_amount);
    assert_eq!(settled.contact, "+62 812-****-0081");
    let placed = buyer.call::<c::PlaceOrder>(order_body(&settled)).await;
    assert_eq!(placed.pay_amount, settled.pay_amount);
    let order = detail(&buyer, &placed.order_id).await;
    assert_eq!(order.order.order_status, OrderStatus::WaitPay);
    assert_eq!(
        json!(order.bill),
        json!(settled.bill),
        "the same to the rupiah"
    );
    assert_eq!(json!(order.order.item), json!(settled.item));
}

#[tokio::test]
async fn one_key_is_one_order_also_after_the_memory_is_lost() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500082").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    let draft = || {
        buyer
            .draft(c::PlaceOrder::PATH, body.clone())
            .key("one-wish")
    };
    let first = buyer.send(draft()).await.data::<c::PlaceOrder>();
    // Ten minutes later the reply is no longer remembered; the order's own row is.
    sandbox.move_clock(11 * 60_000);
    let again = buyer.send(draft()).await.data::<c::PlaceOrder>();
    assert_eq!(first.order_id, again.order_id);
    assert_eq!(books(&sandbox).await.order_count, 1);
    // Nor is this one when the key comes with another body.
    sandbox.move_clock(11 * 60_000);
    let mut other = body.clone();
    other["quantity"] = json!(2);
    let reused = buyer.draft(c::PlaceOrder::PATH, other).key("one-wish");
    assert_eq!(buyer.send(reused).await.refusal().0, codes::VALUE_INVALID);
    // A place in a queue makes it no other wish, neither by the order's row nor by the memory.
    let mut queued = body.clone();
    queued["queueToken"] = json!("Q1");
    for retry in [queued, body] {
        let retry = buyer.draft(c::PlaceOrder::PATH, retry).key("one-wish");
        let again = buyer.send(retry).await.data::<c::PlaceOrder>();
        assert_eq!(first.order_id, again.order_id);
    }
    assert_eq!(books(&sandbox).await.order_count, 1);
}

#[tokio::test]
async fn two_tabs_at_the_same_moment_place_one_order() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500083").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    let drafts = (0..8).map(|_| buyer.draft(c::PlaceOrder::PATH, body.clone()).key("tabs"));
    let answers = sandbox.send_at_once(drafts).await;
    let ids: std::collections::BTreeSet<_> = answers
        .iter()
        .map(|answer| answer.data::<c::PlaceOrder>().order_id)
        .collect();
    assert_eq!(ids.len(), 1);
    assert_eq!(books(&sandbox).await.order_count, 1);
}

async fn refused(buyer: &Visitor<'_>, body: serde_json::Value) -> String {
    buyer.try_call::<c::PlaceOrder>(body).await.refusal().0
}

#[tokio::test]
async fn what_was_shown_must_still_be_true() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500084").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let shown = order_body(&settle(&buyer, &sku_id, 1).await);
    let with = |name: &str, value: serde_json::Value| {
        let mut body = shown.clone();
        body[name] = value;
        body
    };
    let less = with("payAmount", json!(1));
    assert_eq!(refused(&buyer, less).await, codes::PRICE_CHANGED);
    let foreign = with("redEnvelopeId", json!("X1"));
    assert_eq!(refused(&buyer, foreign).await, codes::ENVELOPE_UNFIT);
    let elsewhere = with("storeId", json!("M1"));
    assert_eq!(refused(&buyer, elsewhere).await, codes::VALUE_INVALID);
    let other = with("productId", json!("D1"));
    assert_eq!(refused(&buyer, other).await, codes::VALUE_INVALID);
    let many = with("quantity", json!(100));
    assert_eq!(refused(&buyer, many).await, codes::VALUE_INVALID);
    let unknown = with("skuId", json!("K999999999"));
    assert_ne!(refused(&buyer, unknown).await, "");
    assert_eq!(right_books(&sandbox).await.order_count, 0);
}

#[tokio::test]
async fn each_state_of_a_voucher_is_refused_with_its_own_code() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500085").await;
    let coupons = buyer
        .call::<c::QueryMerchantCoupon>(json!({"storeId": VOUCHERS}))
        .await;
    for product in coupons.product_list {
        let sku_id = product.sku_id.unwrap();
        let answer = buyer
            .try_call::<c::Settlement>(settlement_body(&sku_id, 1))
            .await;
        let expected = match (product.purchase_code, product.is_sold_out) {
            (0, false) => {
                answer.data::<c::Settlement>();
                continue;
            }
            (1, _) => codes::PURCHASE_LIMIT,
            (2 | 3, _) => codes::NOT_ELIGIBLE,
            _ => codes::SOLD_OUT,
        };
        assert_eq!(answer.refusal().0, expected, "{sku_id}");
    }
}

#[tokio::test]
async fn the_last_pieces_limit_the_quantity() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500086").await;
    let mut few = None;
    for sku_id in skus_of(&buyer, VOUCHERS).await {
        if stock(&buyer, &sku_id).await == 3 {
            few = Some(sku_id);
        }
    }
    let settled = settle(&buyer, &few.unwrap(), 9).await;
    assert_eq!((settled.max_quantity, settled.item.quantity), (3, 3));
    assert_eq!(settled.limited_by, QuantityLimit::Stock);
}

#[tokio::test]
async fn the_best_envelope_is_taken_locked_and_free_again() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let sku_id = sku_of(&dewi, VOUCHERS).await;
    let settled = settle(&dewi, &sku_id, 1).await;
    let taken = settled.red_envelope_id.clone().unwrap();
    let best = &settled.envelope_list[0];
    assert_eq!(
        (&best.red_envelope_id, best.fit),
        (&taken, EnvelopeFit::Fits)
    );
    assert_eq!(settled.discount_amount, best.saved_amount);
    let body = json!({"skuId": sku_id, "quantity": 1, "envelope": "NONE"});
    let without = dewi.call::<c::Settlement>(body).await;
    assert_eq!(
        (without.discount_amount, without.red_envelope_id),
        (0, None)
    );

    let order_id = dewi
        .call::<c::PlaceOrder>(order_body(&settled))
        .await
        .order_id;
    let next = settle(&dewi, &sku_id, 1).await;
    let fit = |id: &str| {
        let found = next
            .envelope_list
            .iter()
            .find(|each| each.red_envelope_id == id);
        found.map(|each| each.fit)
    };
    assert_eq!(fit(&taken), Some(EnvelopeFit::InUse));
    assert_ne!(next.red_envelope_id.as_deref(), Some(taken.as_str()));
    let stolen = dewi.try_call::<c::PlaceOrder>(order_body(&settled)).await;
    assert_eq!(
        stolen.refusal().0,
        codes::ENVELOPE_UNFIT,
        "another tab had it first"
    );

    dewi.call::<c::CancelOrder>(json!({"orderId": order_id}))
        .await;
    let freed = settle(&dewi, &sku_id, 1).await;
    assert_eq!(freed.red_envelope_id.as_deref(), Some(taken.as_str()));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn dewis_envelopes_show_every_reason() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let sku_id = sku_of(&dewi, VOUCHERS).await;
    let settled = settle(&dewi, &sku_id, 1).await;
    let fits: std::collections::HashSet<_> =
        settled.envelope_list.iter().map(|each| each.fit).collect();
    let all = [
        EnvelopeFit::Fits,
        EnvelopeFit::Expired,
        EnvelopeFit::Below,
        EnvelopeFit::OtherProduct,
        EnvelopeFit::AppOnly,
        EnvelopeFit::InUse,
    ];
    assert_eq!(fits, all.into());
    let below = settled
        .envelope_list
        .iter()
        .find(|each| each.missing_amount.is_some());
    let below = below.unwrap();
    let missing = below.use_order_amount_threshold - settled.total_amount;
    assert_eq!(below.missing_amount, Some(missing));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_rush_is_told_when_to_come_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500087").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    let limit = json!({"key": "order_rush_limit", "value": 0});
    buyer.call::<c::SetConfig>(limit).await;
    let answer = buyer.try_call::<c::PlaceOrder>(body).await;
    assert_eq!(answer.status.as_u16(), 429);
    assert_eq!(answer.header("retry-after"), Some("1"));
    // The bridge passes no headers.
    assert_eq!(answer.json()["data"]["retryAfterMs"], 1_000);
    assert_eq!(answer.refusal().0, codes::ORDER_RUSH);
}

#[tokio::test]
async fn nobody_sees_or_changes_anothers_order() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500088").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    let other = sandbox.shopper("81255500089").await;
    let body = json!({"orderId": order_id});
    let answers = [
        other.try_call::<c::OrderDetail>(body.clone()).await,
        other.try_call::<c::CancelOrder>(body.clone()).await,
        other.try_call::<c::PayResult>(body.clone()).await,
        other
            .try_call::<c::MoneyCheck>(json!({"orderId": order_id, "reference": "R"}))
            .await,
        other
            .try_call::<c::OpenCase>(json!({"orderId": order_id, "topic": "OTHER", "note": ""}))
            .await,
    ];
    for answer in answers {
        assert_eq!(answer.refusal().0, codes::ORDER_ABSENT);
    }
    let pay = json!({"orderId": order_id, "method": "QRIS"});
    assert_eq!(
        other.try_call::<c::Pay>(pay).await.refusal().0,
        codes::NOT_PAYABLE
    );
    assert_eq!(
        detail(&buyer, &order_id).await.order.order_status,
        OrderStatus::WaitPay
    );
}
