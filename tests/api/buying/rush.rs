//! 2,000 buyers at once for 50 pieces. Issue numbers: exactly 50 orders, no 5xx; the p99 is printed
//! for `npm run bench`.

use std::time::Instant;

use jajan_contract::{Call, calls as c, codes, order::states::OrderStatus};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, many_logins, right_books, sku_of, stock},
    support::Sandbox,
};

const BUYERS: usize = 2_000;
const PIECES: usize = 50;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_thousand_buyers_at_once_get_exactly_fifty_pieces() {
    let sandbox: &'static Sandbox = Box::leak(Box::new(Sandbox::for_many_calls()));
    let visitor = sandbox.visitor();
    let sku_id = sku_of(&visitor, VOUCHERS).await;
    let merchant = json!({"skuId": sku_id, "stock": PIECES});
    visitor.call::<c::PlayMerchant>(merchant).await;
    let detail = visitor
        .call::<c::ProductDetail>(json!({"skuId": sku_id}))
        .await;
    let body = json!({
        "skuId": sku_id, "productId": detail.product_id, "storeId": detail.store.store_id,
        "quantity": 1, "payAmount": detail.asset.asset_sale_price,
    });
    let drafts: Vec<_> = many_logins(sandbox, BUYERS)
        .into_iter()
        .map(|token| {
            visitor
                .draft(c::PlaceOrder::PATH, body.clone())
                .token(&token)
        })
        .collect();

    let watched = sku_id.clone();
    let watching = tokio::spawn(async move {
        let mut lowest = u32::MAX;
        for _ in 0..50 {
            lowest = lowest.min(stock(&sandbox.visitor(), &watched).await);
            tokio::task::yield_now().await;
        }
        lowest
    });
    let started = Instant::now();
    let calls: Vec<_> = drafts
        .into_iter()
        .map(|draft| {
            tokio::spawn(async move {
                let answer = sandbox.send(draft.request()).await;
                (answer, started.elapsed())
            })
        })
        .collect();
    let mut placed = 0;
    let mut times = Vec::new();
    for call in calls {
        let (answer, time) = call.await.unwrap();
        times.push(time);
        let reply: Value = answer.json();
        if reply["success"] == true {
            let data = answer.data::<c::PlaceOrder>();
            assert_eq!(data.order_status, OrderStatus::WaitPay);
            placed += 1;
        } else {
            assert_eq!(answer.refusal().0, codes::SOLD_OUT);
        }
    }
    times.sort();
    eprintln!(
        "{BUYERS} buyers at once: p50 {} ms, p99 {} ms",
        times[BUYERS / 2].as_millis(),
        times[BUYERS * 99 / 100].as_millis()
    );
    assert_eq!(placed, PIECES);
    assert_eq!(stock(&visitor, &sku_id).await, 0);
    assert!(
        watching.await.unwrap() <= PIECES as u32,
        "never below zero, as it is unsigned"
    );
    assert_eq!(right_books(sandbox).await.order_count, PIECES as u64);
}
