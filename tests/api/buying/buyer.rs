//! What a buyer does, step by step.

use jajan_contract::{
    calls as c,
    order::{
        checkout::{PlaceOrderData, SettlementData},
        orders::OrderDetailData,
        pay::{PayData, PayResultData},
        played::{LedgerData, PlayPayerData},
    },
};
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor};

/// A store with a voucher in each state; its first can be bought by everybody.
pub const VOUCHERS: &str = "S9000015";

/// The first voucher of a store that everybody can buy.
pub async fn sku_of(visitor: &Visitor<'_>, store_id: &str) -> String {
    skus_of(visitor, store_id).await.remove(0)
}

/// The vouchers of a store that everybody can buy.
pub async fn skus_of(visitor: &Visitor<'_>, store_id: &str) -> Vec<String> {
    let coupons = visitor
        .call::<c::QueryMerchantCoupon>(json!({"storeId": store_id}))
        .await;
    let products = coupons.product_list.into_iter();
    products
        .filter(|product| product.purchase_code == 0 && !product.is_sold_out)
        .filter_map(|product| product.sku_id)
        .collect()
}

pub fn settlement_body(sku_id: &str, quantity: u32) -> Value {
    json!({"skuId": sku_id, "quantity": quantity, "envelope": "AUTO"})
}

/// What placing the settled order sends.
pub fn order_body(settled: &SettlementData) -> Value {
    let item = &settled.item;
    let mut body = json!({
        "skuId": item.sku_id, "productId": item.product_id, "storeId": item.store_id,
        "quantity": item.quantity, "payAmount": settled.pay_amount,
    });
    if let Some(id) = &settled.red_envelope_id {
        body["redEnvelopeId"] = json!(id);
    }
    body
}

pub async fn settle(buyer: &Visitor<'_>, sku_id: &str, quantity: u32) -> SettlementData {
    buyer
        .call::<c::Settlement>(settlement_body(sku_id, quantity))
        .await
}

pub async fn place(buyer: &Visitor<'_>, sku_id: &str, quantity: u32) -> PlaceOrderData {
    let settled = settle(buyer, sku_id, quantity).await;
    buyer.call::<c::PlaceOrder>(order_body(&settled)).await
}

pub async fn pay(buyer: &Visitor<'_>, order_id: &str, method: &str) -> PayData {
    let body = json!({"orderId": order_id, "method": method});
    buyer.call::<c::Pay>(body).await
}

/// `more` is merged into the body: `notice`, `amount`.
pub async fn payer(buyer: &Visitor<'_>, order_id: &str, act: &str, more: Value) -> PlayPayerData {
    let mut body = json!({"orderId": order_id, "act": act});
    for (name, value) in more.as_object().into_iter().flatten() {
        body[name] = value.clone();
    }
    buyer.call::<c::PlayPayer>(body).await
}

pub async fn result(buyer: &Visitor<'_>, order_id: &str) -> PayResultData {
    let body = json!({"orderId": order_id});
    buyer.call::<c::PayResult>(body).await
}

pub async fn detail(buyer: &Visitor<'_>, order_id: &str) -> OrderDetailData {
    let body = json!({"orderId": order_id});
    buyer.call::<c::OrderDetail>(body).await
}

pub async fn stock(visitor: &Visitor<'_>, sku_id: &str) -> u32 {
    let body = json!({"skuId": sku_id});
    let detail = visitor.call::<c::ProductDetail>(body).await;
    detail.asset.remaining_stock
}

pub async fn books(sandbox: &Sandbox) -> LedgerData {
    sandbox.visitor().call::<c::QueryLedger>(json!({})).await
}

/// The books, which must be right.
pub async fn right_books(sandbox: &Sandbox) -> LedgerData {
    let books = books(sandbox).await;
    assert_eq!(books.fault_list, Vec::<String>::new());
    books
}

pub fn balance(books: &LedgerData, account: &str) -> i64 {
    let found = books
        .balance_list
        .iter()
        .find(|each| each.account == account);
    found.unwrap().balance_rp
}
