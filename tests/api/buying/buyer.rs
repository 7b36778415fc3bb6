//! What a buyer does, step by step.

use jajan_contract::ids::{CouponId, OrderId, SkuId};
use jajan_contract::{
    calls as c,
    order::{
        checkout::{PlaceOrderData, SettlementData},
        orders::OrderDetailData,
        pay::{PayData, PayResultData},
        played::{LedgerData, PlayPayerData},
    },
};
use rusqlite::params;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Sandbox, Visitor, joined};

/// A store with a voucher in each state; its first can be bought by everybody.
pub const VOUCHERS: &str = "S9000015";

/// The first voucher of a store that everybody can buy.
pub async fn sku_of(visitor: &Visitor<'_>, store_id: &str) -> SkuId {
    skus_of(visitor, store_id).await.remove(0)
}

/// The vouchers of a store that everybody can buy.
pub async fn skus_of(visitor: &Visitor<'_>, store_id: &str) -> Vec<SkuId> {
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
    let body = joined(json!({"orderId": order_id, "act": act}), more);
    buyer.call::<c::PlayPayer>(body).await
}

/// A paid order of so many; its id.
pub async fn paid_order(buyer: &Visitor<'_>, sku_id: &str, quantity: u32) -> OrderId {
    let placed = place(buyer, sku_id, quantity).await;
    if placed.pay_amount > 0 {
        pay(buyer, &placed.order_id, "QRIS").await;
        payer(buyer, &placed.order_id, "PAY", json!({})).await;
    }
    placed.order_id
}

/// The vouchers of a paid order.
pub async fn bought_of(buyer: &Visitor<'_>, sku_id: &str, quantity: u32) -> Vec<CouponId> {
    let order_id = paid_order(buyer, sku_id, quantity).await;
    let coupons = detail(buyer, &order_id).await.coupon_list.into_iter();
    coupons.map(|coupon| coupon.coupon_id).collect()
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

/// Access tokens of so many new users: written, because logging each in takes longer than the test.
pub fn many_logins(sandbox: &Sandbox, count: usize) -> Vec<String> {
    let token = |number: usize| format!("token-of-{number}");
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let now_ms = sandbox.app.clock.now_ms();
        for number in 0..count {
            let (phone, code) = (format!("8777{number:06}"), format!("M{number:07}"));
            transaction.execute(
                "INSERT INTO users (country_code, phone_no, user_name, head_portrait, invite_code,
                   registry_channel, share_method, created_ms)
                 VALUES ('62', ?1, 'Buyer', '', ?2, '', '', ?3)",
                params![phone, code, now_ms],
            )?;
            let user_id = transaction.last_insert_rowid();
            transaction.execute(
                "INSERT INTO token_families (user_id, created_ms) VALUES (?1, ?2)",
                params![user_id, now_ms],
            )?;
            let hash = Sha256::digest(token(number));
            transaction.execute(
                "INSERT INTO tokens (token_hash, family_id, kind, expires_ms)
                 VALUES (?1, ?2, 'access', ?3)",
                params![
                    hash.as_slice(),
                    transaction.last_insert_rowid(),
                    now_ms + 600_000
                ],
            )?;
        }
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
    (0..count).map(token).collect()
}
