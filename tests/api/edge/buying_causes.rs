//! A cause of each code of buying. How each works in depth is in `buying/`.

use jajan_contract::ids::OrderId;
use jajan_contract::{calls as c, codes};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{
        VOUCHERS, order_body, pay, payer, place, settle, settlement_body, sku_of, skus_of,
    },
    edge::error_catalogue::PHONE,
    support::{Answer, Sandbox, Visitor},
};

/// One voucher at one rupiah over what QRIS takes, one off sale, one for the app alone.
const EDGES: &str = "S9000018";

pub async fn play(code: &str, sandbox: &Sandbox) -> Answer {
    let buyer = &sandbox.shopper(PHONE).await;
    match code {
        codes::SOLD_OUT => settled(buyer, |product| product.is_sold_out).await,
        codes::PURCHASE_LIMIT => settled(buyer, |product| product.purchase_code == 1).await,
        codes::NOT_ELIGIBLE => settled(buyer, |product| product.purchase_code == 2).await,
        codes::APP_ONLY => {
            let mut refused = None;
            for sku_id in skus_of(buyer, EDGES).await {
                let answer = settle_one(buyer, &sku_id).await;
                let body = answer.json();
                if body["error"]["code"] == codes::APP_ONLY {
                    refused = Some(answer);
                }
            }
            refused.unwrap()
        }
        codes::PRICE_CHANGED => placed(buyer, "payAmount", json!(1)).await,
        codes::ENVELOPE_UNFIT => placed(buyer, "redEnvelopeId", json!("X999")).await,
        codes::ORDER_RUSH => {
            let nobody = json!({"key": "order_rush_limit", "value": 0});
            buyer.call::<c::SetConfig>(nobody).await;
            placed(buyer, "quantity", json!(1)).await
        }
        codes::NO_METHOD => {
            for sku_id in skus_of(buyer, EDGES).await {
                let answer = buyer
                    .try_call::<c::Settlement>(settlement_body(&sku_id, 9))
                    .await;
                if answer.json()["data"]["payableQuantity"].is_u64() {
                    let body = order_body(&answer.data::<c::Settlement>());
                    return buyer.try_call::<c::PlaceOrder>(body).await;
                }
            }
            panic!("{EDGES} sells nothing over all limits");
        }
        codes::UNPAID_ORDERS => {
            let sku_id = sku_of(buyer, "S9000019").await;
            for _ in 0..5 {
                place(buyer, &sku_id, 1).await;
            }
            let body = order_body(&settle(buyer, &sku_id, 1).await);
            buyer.try_call::<c::PlaceOrder>(body).await
        }
        codes::QRIS_LIMIT => {
            for sku_id in skus_of(buyer, EDGES).await {
                let mut body = settlement_body(&sku_id, 1);
                // A red envelope would bring it below the limit.
                body["envelope"] = json!("NONE");
                let answer = buyer.try_call::<c::Settlement>(body).await.json();
                if answer["data"]["payAmount"].as_u64() > Some(10_000_000) {
                    let settled = serde_json::from_value(answer["data"].clone()).unwrap();
                    let body = order_body(&settled);
                    let order_id = buyer.call::<c::PlaceOrder>(body).await.order_id;
                    return begin(buyer, &order_id, "QRIS").await;
                }
            }
            panic!("{EDGES} sells nothing over the limit");
        }
        codes::PAY_METHOD_REFUSED => {
            let order_id = order(buyer).await;
            begin(buyer, &order_id, "CASH").await
        }
        codes::SPLIT_REFUSED => {
            let alone = json!([{"name": "A", "quantity": 1}, {"name": "B", "quantity": 1}]);
            placed(buyer, "split", json!({"mode": "ITEM", "personList": alone})).await
        }
        codes::SPLIT_CLOSED => {
            let share = json!({"shareId": "L1-1", "method": "QRIS"});
            buyer.try_call::<c::Pay>(share).await
        }
        codes::COUPON_ABSENT => {
            let unknown = json!({"couponId": "W999"});
            buyer.try_call::<c::CouponDetail>(unknown).await
        }
        codes::TOKEN_ABSENT => {
            let unknown = json!({"splitId": "L1"});
            buyer.try_call::<c::SplitView>(unknown).await
        }
        codes::NOT_PAYABLE => {
            let order_id = order(buyer).await;
            pay(buyer, &order_id, "QRIS").await;
            payer(buyer, &order_id, "PAY", json!({})).await;
            begin(buyer, &order_id, "QRIS").await
        }
        _ => {
            let unknown = json!({"orderId": "H999"});
            buyer.try_call::<c::OrderDetail>(unknown).await
        }
    }
}

async fn settled(
    buyer: &Visitor<'_>,
    is_meant: fn(&jajan_contract::store_coupons::ProductCard) -> bool,
) -> Answer {
    let coupons = buyer
        .call::<c::QueryMerchantCoupon>(json!({"storeId": VOUCHERS}))
        .await;
    let found = coupons.product_list.into_iter().find(is_meant).unwrap();
    settle_one(buyer, &found.sku_id.unwrap()).await
}

async fn settle_one(buyer: &Visitor<'_>, sku_id: &str) -> Answer {
    buyer
        .try_call::<c::Settlement>(settlement_body(sku_id, 1))
        .await
}

/// An order as it was settled, but for one field.
async fn placed(buyer: &Visitor<'_>, name: &str, value: Value) -> Answer {
    let sku_id = sku_of(buyer, VOUCHERS).await;
    let mut body = order_body(&settle(buyer, &sku_id, 1).await);
    body[name] = value;
    buyer.try_call::<c::PlaceOrder>(body).await
}

async fn order(buyer: &Visitor<'_>) -> OrderId {
    let sku_id = sku_of(buyer, VOUCHERS).await;
    place(buyer, &sku_id, 1).await.order_id
}

async fn begin(buyer: &Visitor<'_>, order_id: &str, method: &str) -> Answer {
    let body = json!({"orderId": order_id, "method": method});
    buyer.try_call::<c::Pay>(body).await
}
