//! What an order says of vouchers that its buyer cannot use now: it never counts them as usable.
//! Contract `OrderHold`; buying 2 "Use".

use jajan_contract::{
    calls as c,
    order::{
        orders::{OrderDetailData, OrderHold, OrderSummary},
        redeem::RejectReason,
        states::{CouponState, OrderStatus},
    },
};
use serde_json::json;

use crate::{
    buying::{
        buyer::{detail, right_books},
        splits::split,
    },
    owning::{
        gifts::given,
        outlet::{Phone, act, opened, scanned, used},
        refund_desk::{original, refundable, wish_body},
    },
    support::{Sandbox, Visitor},
};

const BUYER: &str = "81255500170";
const RECEIVER: &str = "81255500171";

/// The list and the page of an order say the same.
async fn seen(buyer: &Visitor<'_>, order_id: &str) -> OrderDetailData {
    let body = json!({"filter": "ALL", "pageNo": 1, "pageSize": 20});
    let listed = buyer.call::<c::OrderList>(body).await.order_list;
    let listed = listed.into_iter().find(|order| order.order_id == order_id);
    let opened = detail(buyer, order_id).await;
    let facts = |order: &OrderSummary| (order.order_status, order.hold, usable(order));
    assert_eq!(facts(&listed.unwrap()), facts(&opened.order));
    opened
}

/// Their numbers on the order's page.
fn usable(order: &OrderSummary) -> Vec<u32> {
    let list = order.usable_list.iter().flatten();
    list.map(|voucher| voucher.number).collect()
}

async fn hold(buyer: &Visitor<'_>, order_id: &str) -> Option<OrderHold> {
    let order = seen(buyer, order_id).await.order;
    assert_eq!(order.hold.is_some(), usable(&order).is_empty());
    order.hold
}

#[tokio::test]
async fn an_order_whose_only_voucher_is_a_gift_says_so_while_it_waits_and_when_it_is_taken() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let receiver = sandbox.shopper(RECEIVER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let id = &order.order_id;
    assert_eq!(hold(&buyer, id).await, None);
    let gift = given(&buyer, &order.coupons[0]).await;
    assert_eq!(hold(&buyer, id).await, Some(OrderHold::GiftWaiting));
    let back = json!({"giftId": gift.gift.gift_id});
    buyer.call::<c::GiftTakeBack>(back).await;
    assert_eq!(hold(&buyer, id).await, None);

    let token = json!({"token": given(&buyer, &order.coupons[0]).await.token});
    receiver.call::<c::ReceiveByToken>(token).await;
    let taken = seen(&buyer, id).await;
    assert_eq!(taken.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(taken.order.hold, Some(OrderHold::Given));
    assert!(!taken.coupon_list[0].is_mine && taken.coupon_list[0].gift.is_some());
    // What its receiver does with it is not in use by the giver.
    opened(&receiver, &order.coupons[0]).await;
    let opened = seen(&buyer, id).await.order;
    assert_eq!(opened.order_status, OrderStatus::Redeemed);
    assert_eq!(opened.hold, Some(OrderHold::Given));
    let phone = Phone::of(&receiver, &order.coupons[0]).await;
    let redemption = scanned(&sandbox, &phone).await.redemption;
    assert_eq!(hold(&buyer, id).await, Some(OrderHold::Given));
    act(&sandbox, &redemption.redemption_id, "CONFIRM").await;
    let over = seen(&buyer, id).await.order;
    assert_eq!(
        (over.order_status, over.hold),
        (OrderStatus::Completed, None)
    );
}

#[tokio::test]
async fn of_three_vouchers_what_is_left_is_usable_until_the_last() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 3).await;
    let id = &order.order_id;
    given(&buyer, &order.coupons[0]).await;
    let left = seen(&buyer, id).await.order;
    assert_eq!((usable(&left), left.hold), (vec![2, 3], None));

    let body = wish_body(&order, &order.coupons[1..2], original());
    buyer.call::<c::ApplyRefundSubmit>(body).await;
    assert_eq!(usable(&seen(&buyer, id).await.order), [3]);
    opened(&buyer, &order.coupons[2]).await;
    assert_eq!(usable(&seen(&buyer, id).await.order), [3]);
    // A cashier has it; then its outlet is said to refuse it.
    let phone = Phone::of(&buyer, &order.coupons[2]).await;
    let ticket = scanned(&sandbox, &phone).await;
    assert_eq!(hold(&buyer, id).await, Some(OrderHold::Locked));
    assert!(ticket.reject_reason_list.contains(&RejectReason::Terms));
    act(&sandbox, &ticket.redemption.redemption_id, "REJECT").await;
    let report = json!({"couponId": order.coupons[2], "photoList": [], "text": ""});
    buyer.call::<c::ReportRefused>(report.clone()).await;
    assert_eq!(hold(&buyer, id).await, Some(OrderHold::Refused));
    let frozen = seen(&buyer, id).await.coupon_list.remove(2);
    assert!(frozen.frozen.is_some() && frozen.is_mine);
    let mut chosen = report;
    chosen["choice"] = json!("REFUND");
    buyer.call::<c::ReportRefused>(chosen).await;
    // The gift comes before what is on its way: its buyer can still do something.
    assert_eq!(hold(&buyer, id).await, Some(OrderHold::GiftWaiting));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn money_on_its_way_is_no_voucher_to_use() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let body = wish_body(&order, &order.coupons, original());
    buyer.call::<c::ApplyRefundSubmit>(body).await;
    let asked = seen(&buyer, &order.order_id).await;
    assert_eq!(asked.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(asked.order.hold, Some(OrderHold::Refunding));
    assert_eq!(asked.coupon_list[0].state, CouponState::Refunding);
}

#[tokio::test]
async fn who_split_by_vouchers_is_told_that_the_others_have_the_rest() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "ITEM", [1, 1, 1]).await;
    friends.pay(&friends.owner, 0).await;
    friends.pay(&friends.second, 1).await;
    friends.pay(&friends.third, 2).await;
    let id = &friends.placed.order_id;
    let paid = seen(&friends.owner, id).await;
    assert_eq!((usable(&paid.order).len(), paid.order.hold), (1, None));
    let mine: Vec<_> = paid.coupon_list.iter().filter(|one| one.is_mine).collect();
    assert_eq!(mine.len(), 1);
    used(&sandbox, &friends.owner, &mine[0].coupon_id).await;
    let rest = seen(&friends.owner, id).await.order;
    assert_eq!(rest.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(rest.hold, Some(OrderHold::Others));
}
