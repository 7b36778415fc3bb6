//! A cause of each code of owning. How each works in depth is in `owning/`.

use jajan_contract::{calls as c, codes};
use serde_json::json;

use crate::{
    edge::error_catalogue::PHONE,
    owning::gifts::{bought, given},
    owning::refunds::{asked, desk, original, refundable, submit},
    support::{Answer, Sandbox, Visitor},
};

pub async fn play(code: &str, sandbox: &Sandbox) -> Answer {
    let giver = &sandbox.shopper(PHONE).await;
    if code == codes::TOKEN_ABSENT {
        let unknown = json!({"code": "NOBODY"});
        return giver.try_call::<c::ReceiveByToken>(unknown).await;
    }
    if code == codes::REFUND_ABSENT {
        let unknown = json!({"refundId": "Z9999"});
        return giver.try_call::<c::RefundDetail>(unknown).await;
    }
    let refunds = [
        codes::REFUND_REFUSED,
        codes::REFUND_BUSY,
        codes::REFUND_DESTINATION,
        codes::REFUND_SENT,
    ];
    if refunds.contains(&code) {
        return refund(code, sandbox, giver).await;
    }
    let coupon_id = bought(giver, 1).await.remove(0);
    let token = json!({"token": given(giver, &coupon_id).await.token});
    match code {
        codes::TOKEN_OWN => giver.try_call::<c::ReceiveByToken>(token).await,
        codes::TOKEN_CLAIMED => {
            let [first, second] = ["81255500043", "81255500044"];
            let first = sandbox.shopper(first).await;
            first.call::<c::ReceiveByToken>(token.clone()).await;
            let second = sandbox.shopper(second).await;
            second.try_call::<c::ReceiveByToken>(token).await
        }
        _ => {
            let again = json!({"couponId": coupon_id, "note": ""});
            giver.try_call::<c::GiftCreate>(again).await
        }
    }
}

async fn refund(code: &str, sandbox: &Sandbox, buyer: &Visitor<'_>) -> Answer {
    let order = refundable(sandbox, buyer, 1).await;
    match code {
        codes::REFUND_DESTINATION => {
            let wrong = json!({"kind": "EWALLET", "phoneNo": "021 555"});
            submit(buyer, &order, wrong).await
        }
        codes::REFUND_BUSY => {
            given(buyer, &order.coupons[0]).await;
            submit(buyer, &order, original()).await
        }
        codes::REFUND_SENT => {
            let refund_id = asked(buyer, &order).await;
            desk(sandbox, &refund_id, "SEND", json!({})).await;
            let body = json!({"refundId": refund_id});
            buyer.try_call::<c::RefundCancel>(body).await
        }
        _ => {
            asked(buyer, &order).await;
            submit(buyer, &order, original()).await
        }
    }
}
