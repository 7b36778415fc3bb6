//! A voucher that somebody was given: its receiver is told nothing of the purchase, and is helped all
//! the same. Buying 8.

use jajan_contract::{calls as c, codes, order::checkout::OrderItem};
use serde_json::json;

use crate::{
    buying::wallet::all,
    owning::{
        gifts::{bought, given},
        outlet::{Phone, act, detail, opened, scanned},
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

/// Of the voucher that the phone keeps.
async fn kept_item(owner: &Visitor<'_>) -> OrderItem {
    let mut kept = owner.call::<c::OfflineWallet>(json!({})).await;
    kept.voucher_list.remove(0).detail.bought.unwrap().item
}

#[tokio::test]
async fn a_receiver_is_not_told_what_the_giver_paid_or_where() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500150").await;
    let receiver = sandbox.shopper("81255500151").await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let before = detail(&giver, &coupon_id).await;
    assert!(before.coupon.order_id.is_some() && before.coupon.pay_amount.is_some());
    let token = json!({"token": given(&giver, &coupon_id).await.token});
    receiver.call::<c::ReceiveByToken>(token).await;

    let seen = detail(&receiver, &coupon_id).await;
    let terms = seen.bought.unwrap();
    assert_eq!((terms.order_no, terms.discount_share), (None, 0));
    let paid = before.bought.unwrap().item;
    assert_ne!(paid.sale_price, paid.original_price);
    for item in [&terms.item, &kept_item(&receiver).await] {
        assert_eq!(item.sale_price, paid.original_price);
        assert_eq!((item.quantity, &item.detail_id), (1, &None));
    }
    let lines = all(&receiver, json!({})).await;
    for line in [&seen.coupon, &lines[0]] {
        assert_eq!(line.coupon_id.as_ref(), Some(&coupon_id));
        assert_eq!((&line.order_id, line.pay_amount), (&None, None));
        assert_eq!(line.split_id, None);
    }
    let kept = receiver.call::<c::OfflineWallet>(json!({})).await;
    assert_eq!(kept.voucher_list[0].detail.coupon.pay_amount, None);
}

#[tokio::test]
async fn a_receiver_asks_customer_service_about_a_voucher_that_was_rejected() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500150").await;
    let receiver = sandbox.shopper("81255500151").await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let token = json!({"token": given(&giver, &coupon_id).await.token});
    receiver.call::<c::ReceiveByToken>(token).await;
    opened(&receiver, &coupon_id).await;
    let phone = Phone::of(&receiver, &coupon_id).await;
    let id = scanned(&sandbox, &phone).await.redemption.redemption_id;
    act(&sandbox, &id, "REJECT").await.data::<c::PlayCashier>();

    let question = json!({"couponId": coupon_id, "topic": "OUTLET", "note": "Ditolak kasir"});
    let asked = receiver.call::<c::OpenCase>(question.clone()).await;
    let again = receiver.call::<c::OpenCase>(question.clone()).await;
    assert_eq!(asked.case.case_no, again.case.case_no);
    // It is the receiver's now, and an unknown one is nobody's.
    let refused = giver.try_call::<c::OpenCase>(question).await;
    refused.assert_refused(200, codes::COUPON_ABSENT);
    for id in ["W999999", "WB1"] {
        let unknown = json!({"couponId": id, "topic": "OUTLET", "note": ""});
        let refused = receiver.try_call::<c::OpenCase>(unknown).await;
        refused.assert_refused(200, codes::COUPON_ABSENT);
    }
    let nothing = json!({"topic": "OUTLET", "note": ""});
    let refused = receiver.try_call::<c::OpenCase>(nothing).await;
    assert_eq!(refused.json()["success"], false);
}

#[tokio::test]
async fn a_receiver_does_not_see_where_the_giver_tried_it() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500150").await;
    let receiver = sandbox.shopper("81255500151").await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    opened(&giver, &coupon_id).await;
    let report = |text: &str| json!({"couponId": coupon_id, "photoList": [], "text": text, "choice": "KEEP"});
    giver
        .call::<c::ReportRefused>(report("Ditolak di sini"))
        .await;
    let token = json!({"token": given(&giver, &coupon_id).await.token});
    receiver.call::<c::ReceiveByToken>(token).await;
    let seen = detail(&receiver, &coupon_id).await;
    assert!(seen.redemption.is_none() && seen.outlet_case.is_none());
    let kept = receiver.call::<c::OfflineWallet>(json!({})).await;
    assert!(kept.voucher_list[0].detail.redemption.is_none());

    sandbox.move_clock(MINUTE_MS);
    opened(&receiver, &coupon_id).await;
    let own = receiver
        .call::<c::ReportRefused>(report(""))
        .await
        .outlet_case;
    let after = detail(&receiver, &coupon_id).await.outlet_case.unwrap();
    for case in [own, after] {
        assert!(case.step_list.len() >= 3, "its own try is there");
        let begin_ms = sandbox.app.clock.now_ms();
        assert!(case.step_list.iter().all(|step| step.time >= begin_ms));
        assert_eq!(case.text, "");
    }
}
