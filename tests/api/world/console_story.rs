//! The console's story: each button does its step, what it waits for is shown before, and wrong forms do
//! nothing.

use axum::{body::Body, http::Request};
use jajan_contract::{
    calls as c,
    coupon::ProductType,
    order::{
        gift::GiftStatus,
        money::RefundStatus,
        redeem::{RedemptionStatus, RejectReason},
        states::CouponState,
    },
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use super::console::{HOST, assert_sent_back, assert_wrong, send_form, show};
use crate::{
    buying::{
        buyer::{VOUCHERS, bought_of, pay, place, right_books, sku_of},
        splits::split,
    },
    owning::{
        gifts::{bought, given},
        outlet::{detail, opened},
        refund_desk::{asked, refund, refundable},
        rejected::of_type,
    },
    stores::store_page::info_body,
    support::{MINUTE_MS, Sandbox, Visitor},
};

const PATH: &str = "/console/story";
const PHONE: &str = "81255500140";
const CLOSED_AT_NIGHT: &str = "S1";
/// From noon to three o'clock.
const NIGHT_MS: u64 = 15 * 60 * MINUTE_MS;

async fn is_open(visitor: &Visitor<'_>) -> bool {
    let body = info_body(json!({"storeId": CLOSED_AT_NIGHT}));
    let info = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
    info.business_state.is_open
}

/// The list item of a step, or the box of a story beside them.
async fn step(sandbox: &Sandbox, number: usize) -> String {
    let page = show(sandbox, "/console").await;
    let start = page.find(&format!("id=\"step-{number}\"")).unwrap();
    let rest = &page[start..];
    let end = ["<li class", "<div class=\"extra\"", "</ol>"];
    let end = end.iter().filter_map(|tag| rest.find(tag)).min();
    rest[..end.unwrap_or(rest.len())].to_owned()
}

async fn press(sandbox: &Sandbox, what: &str, field: &str, number: usize) {
    let sent = send_form(sandbox, PATH, &format!("do={what}&{field}")).await;
    assert_sent_back(&sent, &format!("/console?told={what}#step-{number}"));
    let page = show(sandbox, &format!("/console?told={what}")).await;
    assert_eq!(page.matches("role=\"status\"").count(), 1, "{what} is told");
}

async fn state(owner: &Visitor<'_>, coupon_id: &str) -> CouponState {
    detail(owner, coupon_id).await.coupon.state
}

#[tokio::test]
async fn before_anybody_logs_in_each_step_says_what_to_do_in_the_app() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("Nobody has logged in yet."));
    assert!(page.find("Play a whole purchase") < page.find("For testing only"));
    for number in 1..=8 {
        let step = step(&sandbox, number).await;
        assert!(step.contains("In the app: ") || number == 3, "{number}");
        assert!(step.contains("You see: "), "{number}");
        assert!(!step.contains("<button"), "{number}: nothing waits");
    }
    assert!(step(&sandbox, 1).await.contains(">Now<"));
    assert!(step(&sandbox, 2).await.contains(">Later<"));
}

#[tokio::test]
async fn the_code_of_a_login_stands_at_the_first_step() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let code = sandbox.visitor().ask_code(PHONE).await;
    assert!(step(&sandbox, 1).await.contains(&code));
    sandbox.shopper("81255500141").await;
    let done = step(&sandbox, 1).await;
    assert!(done.contains(">Done<"));
    assert!(step(&sandbox, 2).await.contains(">Now<"));
    assert!(show(&sandbox, "/console").await.contains("Follows "));
}

#[tokio::test]
async fn a_waiting_order_is_paid() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let sku = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku, 1).await.order_id;
    let unpaid = step(&sandbox, 2).await;
    assert!(unpaid.contains(&format!("/platform/payPage/cashier?orderId={order_id}")));
    assert!(!unpaid.contains("<button"), "no payment was begun");
    let payment_id = pay(&buyer, &order_id, "QRIS").await.payment.payment_id;
    assert!(step(&sandbox, 2).await.contains(&*payment_id));
    // Who lets the page look by itself is still on such a page after a form.
    let live = show(&sandbox, "/console?live=1").await;
    let kept = "type=\"hidden\" name=\"live\" value=\"1\"";
    assert!(live.contains(kept));
    assert!(live.contains("href=\"/console?live=1\">Look again"));
    let still = show(&sandbox, "/console").await;
    assert!(!still.contains(kept) && still.contains("href=\"/console\">Look again"));
    press(&sandbox, "pay", &format!("payment={payment_id}"), 2).await;
    let paid = step(&sandbox, 2).await;
    assert!(paid.contains(">Done<") && !paid.contains(&*payment_id));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn one_button_stands_at_the_outlet_while_it_is_open() {
    let sandbox = Sandbox::new();
    sandbox.move_clock(NIGHT_MS);
    let buyer = sandbox.shopper(PHONE).await;
    let sku = sku_of(&buyer, CLOSED_AT_NIGHT).await;
    let coupon_id = bought_of(&buyer, &sku, 1).await.remove(0);
    assert!(!is_open(&buyer).await && step(&sandbox, 3).await.contains("the clock goes on to"));
    let far = json!({"couponId": coupon_id, "latitude": 5.0, "longitude": 95.0});
    let refused = buyer.try_call::<c::RedeemOpen>(far).await;
    assert_eq!(refused.json()["success"], false);

    press(&sandbox, "go", &format!("coupon={coupon_id}"), 3).await;
    assert!(is_open(&sandbox.visitor()).await);
    // Access tokens do not live so long.
    let buyer = sandbox.shopper(PHONE).await;
    assert!(step(&sandbox, 3).await.contains("Every phone is at"));
    let world = buyer.call::<c::QuerySandbox>(json!({})).await;
    let at = world.standing.unwrap();
    let here = json!({"couponId": coupon_id, "latitude": at.latitude, "longitude": at.longitude});
    let opened = buyer.call::<c::RedeemOpen>(here).await.redemption;
    assert_eq!(
        (opened.store_id.as_str(), opened.distance_m),
        (CLOSED_AT_NIGHT, Some(0))
    );

    press(&sandbox, "leave", "", 3).await;
    let world = buyer.call::<c::QuerySandbox>(json!({})).await;
    assert!(world.standing.is_none());
    assert_eq!(
        world.clock_offset_ms,
        sandbox.app.clock.offset_ms(),
        "the clock goes on"
    );
}

#[tokio::test]
async fn the_clock_stays_where_the_outlet_is_open_and_a_reset_forgets_the_place() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let coupon_id = bought(&buyer, 1).await.remove(0);
    assert!(step(&sandbox, 3).await.contains("the clock stays"));
    press(&sandbox, "go", &format!("coupon={coupon_id}"), 3).await;
    assert_eq!(sandbox.app.clock.offset_ms(), 0);
    buyer.call::<c::ResetSandbox>(json!({})).await;
    let world = sandbox.visitor().call::<c::QuerySandbox>(json!({})).await;
    assert!(world.standing.is_none());
}

#[tokio::test]
async fn an_opened_voucher_is_served_once() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let coupon_id = bought(&buyer, 1).await.remove(0);
    let field = format!("coupon={coupon_id}");
    assert_wrong(&sandbox, PATH, &[format!("do=serve&{field}")]).await;
    assert_eq!(state(&buyer, &coupon_id).await, CouponState::NotDelivery);
    assert!(
        step(&sandbox, 4)
            .await
            .contains(&format!("/platform/couponDetail?id={coupon_id}"))
    );
    opened(&buyer, &coupon_id).await;
    assert!(step(&sandbox, 4).await.contains("Scan and confirm"));
    press(&sandbox, "serve", &field, 4).await;
    let used = detail(&buyer, &coupon_id).await;
    assert_eq!(used.coupon.state, CouponState::Used);
    let served = used.redemption.unwrap();
    assert_eq!(served.status, RedemptionStatus::Confirmed);
    // The guest eats what the voucher just pays for, as its page reckons.
    let terms = used.bought.unwrap();
    let meal = terms.face_value.max(terms.bill_rules.min_spend);
    assert_eq!(served.bill_amount, Some(meal));
    assert!(step(&sandbox, 4).await.contains(">Done<"));
    assert_wrong(&sandbox, PATH, &[format!("do=serve&{field}")]).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_refund_that_waits_is_paid_out() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let order_path = format!(
        "/platform/groupCouponOrderDetail?orderId={}",
        order.order_id
    );
    assert!(step(&sandbox, 5).await.contains(&order_path));
    let refund_id = asked(&buyer, &order).await;
    let waits = step(&sandbox, 5).await;
    assert!(waits.contains("Pay out"));
    assert!(waits.contains(&format!("/platform/refundDetail?refundId={refund_id}")));
    press(&sandbox, "refund", &format!("refund={refund_id}"), 5).await;
    let steps = refund(&buyer, &refund_id).await.step_list;
    let statuses: Vec<_> = steps.iter().map(|step| step.status).collect();
    use RefundStatus as S;
    assert_eq!(statuses, [S::Requested, S::Sent, S::Done]);
    assert!(step(&sandbox, 5).await.contains(">Done<"));
    assert_wrong(&sandbox, PATH, &[format!("do=refund&refund={refund_id}")]).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_split_is_paid_by_a_friend_and_by_its_owner() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    let owner = &friends.owner;
    // The others logged in after the owner.
    assert!(!step(&sandbox, 6).await.contains("<button"));
    let follow = format!("do=follow&user={}", owner.tokens().user_id);
    assert_sent_back(&send_form(&sandbox, PATH, &follow).await, "/console#story");
    let view = friends.view(owner).await;
    let shares: Vec<_> = view
        .share_list
        .iter()
        .map(|share| &share.share_id)
        .collect();
    for (paid, share_id) in shares.iter().enumerate() {
        let waits = step(&sandbox, 6).await.matches("<button").count();
        assert_eq!(waits, shares.len() - paid, "what is paid waits no more");
        press(&sandbox, "share", &format!("share={share_id}"), 6).await;
    }
    let paid = friends.view(owner).await;
    let own: Vec<_> = paid.share_list.iter().map(|share| share.is_mine).collect();
    assert_eq!(own, [true, false, false], "the others' are a friend's");
    assert!(
        paid.share_list
            .iter()
            .all(|share| share.paid_time.is_some())
    );
    assert!(!step(&sandbox, 6).await.contains("<button"));
    assert_wrong(&sandbox, PATH, &[format!("do=share&share={}", shares[0])]).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_gift_is_accepted_by_a_friend() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(PHONE).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let gift = given(&giver, &coupon_id).await.gift;
    let field = format!("gift={}", gift.gift_id);
    assert!(step(&sandbox, 7).await.contains("A friend accepts it"));
    press(&sandbox, "claim", &field, 7).await;
    let seen = show(&sandbox, "/console/gifts").await;
    assert!(
        seen.contains("Sari Wulandari") && seen.contains(&format!("{:?}", GiftStatus::Claimed))
    );
    assert!(!step(&sandbox, 7).await.contains("<button"));
    let gone = giver
        .try_call::<c::CouponDetail>(json!({"couponId": coupon_id}))
        .await;
    assert_eq!(gone.json()["success"], false, "it is the friend's");
}

#[tokio::test]
async fn an_outlet_refuses_and_the_money_returns() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let coupon_id = bought(&buyer, 1).await.remove(0);
    opened(&buyer, &coupon_id).await;
    assert!(step(&sandbox, 8).await.contains("Refuse it"));
    press(&sandbox, "refuse", &format!("coupon={coupon_id}"), 8).await;
    let rejected = detail(&buyer, &coupon_id).await.redemption.unwrap();
    assert_eq!(rejected.status, RedemptionStatus::Rejected);
    assert!(step(&sandbox, 8).await.contains("Laporkan penolakan"));
    let report = json!({"couponId": coupon_id, "text": "", "photoList": [], "choice": "REFUND"});
    buyer.call::<c::ReportRefused>(report).await;
    let waits = step(&sandbox, 5).await;
    let refund_id = waits.split("name=\"refund\" value=\"").nth(1).unwrap();
    let refund_id = refund_id.split('"').next().unwrap();
    press(&sandbox, "refund", &format!("refund={refund_id}"), 5).await;
    assert_eq!(state(&buyer, &coupon_id).await, CouponState::Return);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_outlet_refuses_for_a_reason_of_the_voucher_s_kind() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    for (kind, why) in [
        (ProductType::GroupCoupon, RejectReason::SoldOut),
        (ProductType::CashCoupon, RejectReason::Other),
    ] {
        let coupon_id = of_type(&buyer, kind).await;
        press(&sandbox, "refuse", &format!("coupon={coupon_id}"), 8).await;
        let rejected = detail(&buyer, &coupon_id).await.redemption.unwrap();
        assert_eq!(rejected.reject_reason, Some(why), "{kind:?}");
    }
}

#[tokio::test]
async fn wrong_and_foreign_forms_do_nothing() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let wrong = [
        "",
        "do=rob",
        "do=pay",
        "do=pay&payment=Y999999",
        "do=go&coupon=W999999",
        "do=go",
        "do=serve&coupon=W999999",
        "do=refuse",
        "do=refund&refund=Z999999",
        "do=refund",
        "do=share&share=L1.1",
        "do=follow",
        "do=claim&gift=X",
        "do=claim&gift=G999999",
        "do=whatsapp&key=x",
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;
    let request = Request::post(PATH)
        .header("host", HOST)
        .header("origin", "https://evil.example");
    let answer = sandbox
        .send(request.body(Body::from("do=leave")).unwrap())
        .await;
    assert_eq!(answer.status, 403);
    let get = Request::get(format!("{PATH}?do=leave")).header("host", HOST);
    assert_eq!(
        sandbox.send(get.body(Body::empty()).unwrap()).await.status,
        405
    );
    let prod = Sandbox::in_mode(Mode::Prod);
    assert_eq!(send_form(&prod, PATH, "do=leave").await.status, 404);
}
