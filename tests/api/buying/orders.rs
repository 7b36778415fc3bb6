//! The list of orders, unread dots, cases, and the samples of the seed.

use jajan_contract::{
    calls as c,
    order::{
        cases::CaseAuthor,
        gift::{Gift, GiftStatus},
        orders::{OrderCoupon, OrderSummary},
        states::{
            CouponState::{NotDelivery, NotEffective, Valid},
            OrderStatus, PayStatus,
        },
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, bought_of, detail, pay, payer, place, right_books, sku_of},
    support::{Sandbox, Visitor},
    world::console::{assert_sent_back, assert_wrong, send_form, show},
};

const SARI: &str = "81200000001";
const CASES: &str = "/console/cases";

fn list_body(filter: &str, page_no: u32) -> Value {
    json!({"filter": filter, "pageNo": page_no, "pageSize": 5})
}

#[tokio::test]
async fn sari_has_an_order_in_each_state_and_the_books_are_right() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let mut all = Vec::new();
    for page_no in 1.. {
        let page = sari.call::<c::OrderList>(list_body("ALL", page_no)).await;
        all.extend(page.order_list);
        if !page.has_more {
            break;
        }
    }
    let times: Vec<_> = all.iter().map(|order| order.create_time).collect();
    assert!(times.is_sorted_by(|a, b| a >= b), "newest first");
    for (filter, status) in [
        ("WAIT_PAY", OrderStatus::WaitPay),
        ("TO_BE_REDEEMED", OrderStatus::ToBeRedeemed),
        ("REDEEMED", OrderStatus::Redeemed),
        ("COMPLETED", OrderStatus::Completed),
        ("CLOSED", OrderStatus::Closed),
        ("REFUNDED", OrderStatus::Refunded),
    ] {
        let body = json!({"filter": filter, "pageNo": 1, "pageSize": 50});
        let kept = sari.call::<c::OrderList>(body).await.order_list;
        let expected = all.iter().filter(|order| order.order_status == status);
        assert_eq!(kept.len(), expected.count(), "{filter}");
        assert!(!kept.is_empty(), "{filter}");
        assert!(kept.iter().all(|order| order.order_status == status));
    }
    for status in [
        PayStatus::Waiting,
        PayStatus::Paying,
        PayStatus::Paid,
        PayStatus::Cancelled,
        PayStatus::Incomplete,
    ] {
        assert!(
            all.iter().any(|order| order.pay_status == status),
            "{status:?}"
        );
    }
    for order in &all {
        let detail = detail(&sari, &order.order_id).await;
        assert!(detail.step_list.is_sorted_by_key(|step| step.time));
        let waits = |gift: &Option<Gift>| {
            (gift.as_ref()).is_some_and(|gift| gift.status == GiftStatus::Waiting)
        };
        let numbered = detail.coupon_list.iter().zip(1_u32..);
        let usable: Vec<_> = numbered
            .filter(|(coupon, _)| {
                matches!(coupon.state, NotDelivery | NotEffective | Valid) && !waits(&coupon.gift)
            })
            .map(|(coupon, number)| (coupon.coupon_id.clone(), number))
            .collect();
        let told = order.usable_list.iter().flatten();
        let told: Vec<_> = told
            .map(|voucher| (voucher.coupon_id.clone(), voucher.number))
            .collect();
        // Who has claimed one has it now.
        let is_given = |coupon: &OrderCoupon| {
            (coupon.gift.as_ref()).is_some_and(|gift| gift.status == GiftStatus::Claimed)
        };
        let given = detail.coupon_list.iter().any(is_given);
        assert!(given || told == usable, "{}", order.order_id);
    }
    let usable = |order: &OrderSummary| order.usable_list.as_ref().map_or(0, Vec::len);
    assert!(all.iter().any(|order| usable(order) == 1));
    assert!(all.iter().any(|order| usable(order) > 1));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn what_is_given_away_is_not_the_buyers_to_use() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500660").await;
    let ids = bought_of(&buyer, &sku_of(&buyer, VOUCHERS).await, 2).await;
    let usable = async || {
        let page = buyer.call::<c::OrderList>(list_body("ALL", 1)).await;
        let list = page.order_list[0].usable_list.clone().unwrap_or_default();
        let list = list.into_iter();
        list.map(|voucher| (voucher.coupon_id, voucher.number))
            .collect::<Vec<_>>()
    };
    assert_eq!(usable().await, [(ids[0].clone(), 1), (ids[1].clone(), 2)]);
    let body = json!({"couponId": ids[0], "note": ""});
    let token = buyer.call::<c::GiftCreate>(body).await.token;
    assert_eq!(usable().await, [(ids[1].clone(), 2)], "while it waits");
    let receiver = sandbox.shopper("81255500661").await;
    receiver
        .call::<c::ReceiveByToken>(json!({"token": token}))
        .await;
    assert_eq!(usable().await, [(ids[1].clone(), 2)], "once it is claimed");
}

async fn unread(buyer: &Visitor<'_>) -> u32 {
    buyer
        .call::<c::QueryUnread>(json!({}))
        .await
        .order
        .total_unread
}

#[tokio::test]
async fn an_order_that_changed_is_unread_until_it_is_opened() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500091").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    assert_eq!(
        unread(&buyer).await,
        0,
        "the buyer knows what the buyer did"
    );
    pay(&buyer, &order_id, "QRIS").await;
    payer(&buyer, &order_id, "PAY_TWICE", json!({})).await;
    assert_eq!(
        unread(&buyer).await,
        1,
        "one order, whatever happened to it"
    );
    assert!(detail(&buyer, &order_id).await.order.is_unread);
    assert!(!detail(&buyer, &order_id).await.order.is_unread);
    assert_eq!(unread(&buyer).await, 0);
}

#[tokio::test]
async fn a_question_gets_one_number() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper("81255500092").await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    let ask = async |topic: &str| {
        let body = json!({"orderId": order_id, "topic": topic, "note": "Halo"});
        buyer.call::<c::OpenCase>(body).await.case.case_no
    };
    let first = ask("VOUCHER").await;
    assert_eq!(ask("VOUCHER").await, first);
    assert_ne!(ask("OUTLET").await, first);
    assert_eq!(detail(&buyer, &order_id).await.case_list.len(), 2);
    // It ends with a last answer, of which its asker is told; then another one can be asked.
    let page = show(&sandbox, CASES).await;
    assert!(page.contains(&*first) && page.contains("Halo"));
    let before = unread(&buyer).await;
    let form = format!("case={first}&by=SERVICE&answer=Sudah+kami+cek.&do=end");
    assert_sent_back(&send_form(&sandbox, CASES, &form).await, CASES);
    assert_eq!(unread(&buyer).await, before + 1);
    let cases = detail(&buyer, &order_id).await.case_list;
    assert_eq!(cases.len(), 2);
    let answered = cases.iter().find(|case| case.case_no == first).unwrap();
    let answer = answered.answer.as_ref().unwrap();
    assert_eq!(
        (answer.by, answer.text.as_str()),
        (CaseAuthor::Service, "Sudah kami cek.")
    );
    assert_eq!(send_form(&sandbox, CASES, &form).await.status, 422);
    let other = ask("VOUCHER").await;
    assert_ne!(other, first);
    let wrong = [
        "case=N999999&by=SERVICE&answer=Halo&do=end".to_owned(),
        format!("case={other}&by=NOBODY&answer=Halo&do=end"),
        format!("case={other}&by=SERVICE&answer=+&do=end"),
        format!("case={other}&by=SERVICE&answer={}&do=end", "a".repeat(301)),
        format!("case={other}&by=SERVICE&answer=Halo"),
    ];
    assert_wrong(&sandbox, CASES, &wrong).await;
}
