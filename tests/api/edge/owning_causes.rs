//! A cause of each code of owning. How each works in depth is in `owning/`.

use jajan_contract::{calls as c, codes};
use serde_json::json;

use crate::{
    buying::{
        buyer::{VOUCHERS, place, sku_of},
        wallet,
    },
    edge::error_catalogue::PHONE,
    owning::{
        claimed,
        gifts::{bought, given},
        outlet::{Phone, open_body, scan, used},
        refund_desk::{asked, desk, original, refundable, submit},
    },
    support::{Answer, MINUTE_MS, Sandbox, Visitor, joined},
};

pub async fn play(code: &str, sandbox: &Sandbox) -> Answer {
    let giver = &sandbox.shopper(PHONE).await;
    if code == codes::TOKEN_ABSENT {
        let unknown = json!({"code": "NOBODY"});
        return giver.try_call::<c::ReceiveByToken>(unknown).await;
    }
    if code == codes::TOKEN_TRIES_SPENT {
        let guess = |number: u32| {
            let body = json!({"code": format!("SALAH{number}")});
            giver.try_call::<c::TokenView>(body)
        };
        for number in 0..5 {
            guess(number).await.assert_refused(200, codes::TOKEN_ABSENT);
        }
        return guess(5).await;
    }
    if code == codes::REFUND_ABSENT {
        let unknown = json!({"refundId": "Z9999"});
        return giver.try_call::<c::RefundDetail>(unknown).await;
    }
    if code == codes::CASE_FULL {
        let sku_id = sku_of(giver, VOUCHERS).await;
        let order_id = place(giver, &sku_id, 1).await.order_id;
        let ask = |number: u32| {
            let note = format!("Pesan {number}");
            let body = json!({"orderId": order_id, "topic": "OTHER", "note": note});
            giver.try_call::<c::OpenCase>(body)
        };
        for number in 0..10 {
            ask(number).await.data::<c::OpenCase>();
        }
        return ask(10).await;
    }
    if code == codes::CLAIM_LIMIT {
        let mut last = None;
        for _ in 0..3 {
            let coupon_id = bought(giver, 1).await.remove(0);
            sandbox.move_clock(30_000);
            used(sandbox, giver, &coupon_id).await;
            let body = json!({"couponId": coupon_id, "photoList": [], "text": ""});
            last = Some(giver.try_call::<c::ReportRefused>(body).await);
        }
        return last.unwrap();
    }
    if code == codes::BILL_BELOW {
        let coupon_id = wallet::claimed(giver).await;
        let id = claimed::scanned(sandbox, giver, &coupon_id).await;
        let cashier = sandbox.visitor();
        let small = claimed::confirm_body(&id, 1_000);
        return cashier.try_call::<c::PlayCashier>(small).await;
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
    let open = |place| joined(json!({"couponId": coupon_id}), place);
    match code {
        codes::OUTLET_TOO_FAR => {
            let far = open(json!({"latitude": 0.0, "longitude": 0.0, "accuracy": 5.0}));
            return giver.try_call::<c::RedeemOpen>(far).await;
        }
        codes::LOCATION_ABSENT => return giver.try_call::<c::RedeemOpen>(open(json!({}))).await,
        codes::OUTLET_WRONG => {
            let other = open(json!({"qrCodeId": "Q1T3"}));
            return giver.try_call::<c::RedeemOpen>(other).await;
        }
        codes::OUTSIDE_HOURS => {
            let writing = |transaction: &rusqlite::Transaction<'_>| {
                // Noon of a Saturday is now.
                let sql = "UPDATE orders
                           SET frozen = json_set(frozen, '$.item.usage.dayList', json('[7]'))";
                transaction.execute(sql, [])?;
                Ok(())
            };
            sandbox.app.database.write_now(writing).unwrap();
            return giver.try_call::<c::RedeemOpen>(open_body(&coupon_id)).await;
        }
        codes::VOUCHER_CODE_WRONG => return scan(sandbox, "0000000000").await,
        codes::VOUCHER_CODE_STALE => {
            let phone = Phone::of(giver, &coupon_id).await;
            let now_ms = sandbox.app.clock.now_ms();
            return scan(sandbox, &phone.code(now_ms - 10 * MINUTE_MS)).await;
        }
        codes::COUPON_USED => {
            let phone = Phone::of(giver, &coupon_id).await;
            used(sandbox, giver, &coupon_id).await;
            return scan(sandbox, &phone.code(sandbox.app.clock.now_ms() + MINUTE_MS)).await;
        }
        _ => {}
    }
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
