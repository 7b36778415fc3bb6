//! The forms of the console's desks: payer, refunds, gifts. What they do is tested through the calls
//! that play the same; here, that a form does it and that a wrong one does nothing.

use jajan_contract::{
    calls as c,
    order::{refund::RefundDetailData, states::OrderStatus},
};
use serde_json::json;

use super::console::{assert_sent_back, assert_wrong, send_form, show};
use crate::{
    buying::buyer::{VOUCHERS, detail, pay, place, right_books, sku_of},
    owning::refund_desk::{asked, refund, refundable},
    support::Sandbox,
};

const PHONE: &str = "81255500130";

#[tokio::test]
async fn the_payer_pays_by_its_form_and_a_wrong_one_pays_nothing() {
    const PATH: &str = "/console/payer";
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let order_id = place(&buyer, &sku_of(&buyer, VOUCHERS).await, 1)
        .await
        .order_id;
    let payment_id = pay(&buyer, &order_id, "QRIS").await.payment.payment_id;
    assert!(show(&sandbox, PATH).await.contains(&*payment_id));
    let wrong = [
        String::new(),
        "payment=X1&do=PAY&notice=SENT".to_owned(),
        format!("payment={payment_id}&do=STEAL&notice=SENT"),
        format!("payment={payment_id}&do=PAY&notice=NEVER"),
        format!("payment={payment_id}&do=PAY&notice=SENT&amount=x"),
        format!("payment={payment_id}&do=PAY&notice={}", "a".repeat(9 << 10)),
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;
    let before = detail(&buyer, &order_id).await.order.order_status;
    assert_eq!(before, OrderStatus::WaitPay);
    let form = format!("payment={payment_id}&do=PAY&notice=SENT&amount=");
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    let after = detail(&buyer, &order_id).await.order.order_status;
    assert_eq!(after, OrderStatus::ToBeRedeemed);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn the_refund_desk_sends_and_confirms_by_its_form_and_a_wrong_one_does_neither() {
    const PATH: &str = "/console/refunds";
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let refund_id = asked(&buyer, &order).await;
    let before = refund(&buyer, &refund_id).await;
    let wrong = [
        String::new(),
        "refund=X1&do=SEND".to_owned(),
        format!("refund={refund_id}&do=KEEP"),
        format!("refund={refund_id}&do=SEND&reference={}", "a".repeat(200)),
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;
    let steps = |data: RefundDetailData| data.step_list.len();
    assert_eq!(steps(refund(&buyer, &refund_id).await), steps(before));
    for form in ["do=SEND", "do=CONFIRM&reference=REF77"] {
        let form = format!("refund={refund_id}&{form}");
        assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    }
    let page = show(&sandbox, PATH).await;
    assert!(page.contains("REF77"), "{page}");
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_red_envelope_is_offered_by_its_form_and_a_wrong_one_offers_none() {
    const PATH: &str = "/console/gifts";
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let wrong = [
        String::new(),
        "code=BARU7&amount=7000".to_owned(),
        "do=offer&code=BARU7".to_owned(),
        "do=offer&code=BARU7&amount=x".to_owned(),
        "do=offer&code=BARU7&amount=7000&claimableDays=0".to_owned(),
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;
    let claim = json!({"code": "BARU7"});
    let absent = shopper.try_call::<c::ReceiveByToken>(claim.clone()).await;
    assert_eq!(absent.json()["success"], false);
    let form = "do=offer&code=BARU7&amount=7000&threshold=0&validDays=7&copies=1&claimableDays=30";
    let sent = send_form(&sandbox, PATH, form).await;
    assert_eq!(sent.status, 303);
    let place = sent.header("location").unwrap();
    assert!(place.starts_with("/console/gifts?token="), "{place}");
    let page = show(&sandbox, place).await;
    assert!(page.contains("A new link") && page.contains("BARU7"));
    let claimed = shopper.call::<c::ReceiveByToken>(claim).await;
    assert!(claimed.red_envelope_id.is_some());
}
