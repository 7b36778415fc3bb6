//! Orders that can be refunded, refunds, and the desk that sends them: what the tests of refunds share.

use std::collections::BTreeSet;

use jajan_contract::ids::{CouponId, OrderId, RefundId};
use jajan_contract::{
    Call, calls as c,
    order::{
        refund::{ApplyRefundData, RefundDetailData, RefundStep},
        states::CouponState,
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, detail, order_body, pay, payer, settle, skus_of},
    edge::calls::check,
    support::{Answer, Sandbox, Visitor, joined},
};

/// A paid order whose vouchers can be refunded any time.
pub struct Bought {
    pub order_id: OrderId,
    pub coupons: Vec<CouponId>,
}

pub fn original() -> Value {
    json!({"kind": "ORIGINAL"})
}

pub fn bank() -> Value {
    json!({
        "kind": "BANK", "bankName": "BCA", "bankAccountName": "Ani Lestari",
        "bankAccountNumber": "12345678",
    })
}

pub async fn refundable(sandbox: &Sandbox, buyer: &Visitor<'_>, quantity: u32) -> Bought {
    promised(sandbox, buyer, quantity, "ANY_TIME").await
}

/// Whatever the voucher promises, this is what its buyer was promised.
pub async fn promised(
    sandbox: &Sandbox,
    buyer: &Visitor<'_>,
    quantity: u32,
    promise: &str,
) -> Bought {
    let mut placed = None;
    for sku_id in skus_of(buyer, VOUCHERS).await {
        // Some can be bought once only.
        let settled = settle(buyer, &sku_id, quantity).await;
        if settled.item.quantity == quantity {
            placed = Some(buyer.call::<c::PlaceOrder>(order_body(&settled)).await);
            break;
        }
    }
    let placed = placed.unwrap();
    if placed.pay_amount > 0 {
        pay(buyer, &placed.order_id, "QRIS").await;
        payer(buyer, &placed.order_id, "PAY", json!({})).await;
    }
    let order_id = placed.order_id;
    promise_of(sandbox, &order_id, promise);
    let coupons = detail(buyer, &order_id).await.coupon_list.into_iter();
    Bought {
        coupons: coupons.map(|coupon| coupon.coupon_id).collect(),
        order_id,
    }
}

fn promise_of(sandbox: &Sandbox, order_id: &str, promise: &str) {
    let number: i64 = order_id[1..].parse().unwrap();
    sandbox
        .app
        .database
        .write_now(|transaction| {
            let sql = "UPDATE orders SET frozen = json_set(frozen, '$.item.refund', ?2)
                       WHERE order_id = ?1";
            transaction.execute(sql, rusqlite::params![number, promise])?;
            Ok(())
        })
        .unwrap();
}

pub fn wish_body(order: &Bought, coupons: &[CouponId], destination: Value) -> Value {
    json!({
        "orderId": order.order_id, "couponIds": coupons, "reason": "PLANS", "detail": "NO_TIME",
        "note": "Tidak jadi", "destination": destination,
    })
}

/// For all vouchers of the order.
pub async fn submit(buyer: &Visitor<'_>, order: &Bought, destination: Value) -> Answer {
    let body = wish_body(order, &order.coupons, destination);
    buyer.try_call::<c::ApplyRefundSubmit>(body).await
}

/// The number of the refund of all vouchers, to where they were paid from.
pub async fn asked(buyer: &Visitor<'_>, order: &Bought) -> RefundId {
    let answer = submit(buyer, order, original()).await;
    answer.data::<c::ApplyRefundSubmit>().refund_id
}

pub async fn desk(sandbox: &Sandbox, refund_id: &str, act: &str, more: Value) -> RefundStep {
    let body = joined(json!({"refundId": refund_id, "act": act}), more);
    sandbox.visitor().call::<c::PlayRefund>(body).await
}

pub async fn refund(viewer: &Visitor<'_>, refund_id: &str) -> RefundDetailData {
    let body = json!({"refundId": refund_id});
    viewer.call::<c::RefundDetail>(body).await
}

pub async fn look(buyer: &Visitor<'_>, order: &Bought, coupons: &[CouponId]) -> ApplyRefundData {
    let body = json!({"orderId": order.order_id, "couponIds": coupons});
    buyer.call::<c::ApplyRefund>(body).await
}

pub async fn refused<C: Call>(visitor: &Visitor<'_>, body: Value) -> String {
    visitor.try_call::<C>(body).await.refusal().0
}

pub async fn states(buyer: &Visitor<'_>, order: &Bought) -> Vec<CouponState> {
    let coupons = detail(buyer, &order.order_id).await.coupon_list;
    coupons.into_iter().map(|coupon| coupon.state).collect()
}

/// Calls each: a refund that is cancelled, and one that fails and is sent again.
pub async fn check_calls(sandbox: &Sandbox, buyer: &Visitor<'_>) -> BTreeSet<&'static str> {
    let order = refundable(sandbox, buyer, 3).await;
    let look = json!({"orderId": order.order_id, "couponIds": []});
    let first = wish_body(&order, &order.coupons[..1], original());
    let second = wish_body(&order, &order.coupons[1..2], original());
    let sent = buyer.call::<c::ApplyRefundSubmit>(first).await.refund_id;
    let mut served = BTreeSet::from([
        check::<c::ApplyRefund>(buyer, look).await,
        check::<c::RefundDetail>(buyer, json!({"refundId": sent})).await,
        check::<c::BankList>(buyer, json!({})).await,
        check::<c::RefundReasons>(buyer, json!({})).await,
        check::<c::PlayRefund>(buyer, json!({"refundId": sent, "act": "SEND"})).await,
    ]);
    desk(sandbox, &sent, "FAIL", json!({})).await;
    let again = json!({"refundId": sent, "destination": original()});
    served.insert(check::<c::RefundResend>(buyer, again).await);
    served.insert(check::<c::ApplyRefundSubmit>(buyer, second).await);
    let ahead = json!({"orderId": order.order_id, "destination": bank()});
    let last = wish_body(&order, &order.coupons[2..], original());
    served.insert(check::<c::RefundDestinationSet>(buyer, ahead).await);
    buyer.call::<c::ApplyRefundSubmit>(last).await;
    let kept = detail(buyer, &order.order_id).await.refund_list.remove(0);
    let kept = json!({"refundId": kept.refund_id});
    served.insert(check::<c::RefundCancel>(buyer, kept).await);
    served
}
