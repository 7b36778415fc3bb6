//! Paying: every row of buying 10 that the provider causes. Each ends with the books in order.

use axum::{body::Body, http::Request};
use jajan_contract::ids::{OrderId, SkuId};
use jajan_contract::signature::{AppSecret, Signed};
use jajan_contract::{
    Call, calls as c, codes, headers,
    order::{
        money::{RefundStatus, ReturnReason},
        orders::{OrderDetailData, OrderSummary},
        pay::{MoneyVerdict, PayFailure, PayResultData, Payment},
        played::{LedgerData, PlayPayerData},
        states::{CloseReason, OrderStatus, PayStatus},
    },
};
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};

use crate::{
    buying::buyer::{
        VOUCHERS, balance, detail, pay, payer, place, result, right_books, sku_of, stock,
    },
    support::{MINUTE_MS, Sandbox, Visitor, joined},
};

const PHONE: &str = "81255500071";
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// An order of two vouchers that waits, with a payment by QRIS that has begun.
struct Waiting<'a> {
    sandbox: &'a Sandbox,
    buyer: Visitor<'a>,
    sku_id: SkuId,
    order_id: OrderId,
    pay_amount: u32,
}

impl<'a> Waiting<'a> {
    async fn of(sandbox: &'a Sandbox) -> Self {
        let buyer = sandbox.shopper(PHONE).await;
        let sku_id = sku_of(&buyer, VOUCHERS).await;
        let placed = place(&buyer, &sku_id, 2).await;
        pay(&buyer, &placed.order_id, "QRIS").await;
        Self {
            sandbox,
            buyer,
            sku_id,
            order_id: placed.order_id,
            pay_amount: placed.pay_amount,
        }
    }

    /// What the payer does in the provider's app; `more` as for [`payer`].
    async fn play(&self, act: &str, more: Value) -> PlayPayerData {
        payer(&self.buyer, &self.order_id, act, more).await
    }

    /// Pays again by this method.
    async fn pay(&self, method: &str) -> Payment {
        pay(&self.buyer, &self.order_id, method).await.payment
    }

    async fn result(&self) -> PayResultData {
        result(&self.buyer, &self.order_id).await
    }

    async fn detail(&self) -> OrderDetailData {
        detail(&self.buyer, &self.order_id).await
    }

    async fn stock(&self) -> u32 {
        stock(&self.buyer, &self.sku_id).await
    }

    async fn cancel(&self) -> OrderSummary {
        let body = json!({"orderId": self.order_id});
        self.buyer.call::<c::CancelOrder>(body).await.order
    }

    /// Moves the clock past the end of the session and logs in again.
    async fn come_back_after(&mut self, by_ms: u64) {
        self.sandbox.move_clock(by_ms);
        self.buyer = self.sandbox.shopper(PHONE).await;
    }

    /// The order is paid and the books are right.
    async fn assert_paid(&self) -> LedgerData {
        assert_eq!(self.result().await.pay_status, PayStatus::Paid);
        right_books(self.sandbox).await
    }

    /// The call on this order is refused with this code.
    async fn assert_refused<C: Call>(&self, more: Value, code: &str) {
        let body = joined(json!({"orderId": self.order_id}), more);
        let answer = self.buyer.try_call::<C>(body).await;
        assert_eq!(answer.refusal().0, code);
    }
}

#[tokio::test]
async fn a_paid_order_has_its_vouchers_and_the_books_hold_the_money() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    let before = order.result().await;
    assert_eq!((before.pay_status, before.code), (PayStatus::Waiting, None));

    let played = order.play("PAY", json!({})).await;

    let books = order.assert_paid().await;
    let code = order.result().await.code;
    assert_eq!(code.as_deref(), Some(codes::PAYMENT_SUCCESS));
    let shown = order.detail().await;
    assert_eq!(shown.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(shown.reference, played.reference_list.first().cloned());
    assert_eq!(shown.coupon_list.len(), 2);
    let paid: u32 = shown.coupon_list.iter().map(|each| each.paid_amount).sum();
    let shares: u32 = shown
        .coupon_list
        .iter()
        .map(|each| each.discount_share)
        .sum();
    let total = shown.order.total_amount;
    assert_eq!((paid, paid + shares), (order.pay_amount, total));
    assert_eq!(balance(&books, "PAYER"), -i64::from(order.pay_amount));
    assert_eq!(balance(&books, "HELD"), i64::from(total));
}

#[tokio::test]
async fn a_notice_that_comes_twice_or_is_replayed_credits_once() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    order.play("PAY", json!({"notice": "DOUBLED"})).await;
    order.play("BEGIN", json!({})).await;
    let books = order.assert_paid().await;
    assert_eq!(books.coupon_count, 2);
    assert_eq!(balance(&books, "SUSPENSE"), 0);
}

#[tokio::test]
async fn a_lost_notice_is_found_by_asking_and_a_held_one_comes_later() {
    for notice in ["LOST", "HELD"] {
        let sandbox = Sandbox::new();
        let order = Waiting::of(&sandbox).await;
        order.play("PAY", json!({"notice": notice})).await;
        // No call asks about this order: the sandbox asks the provider by itself.
        sandbox.move_clock(MINUTE_MS + 1);
        let list = json!({"filter": "TO_BE_REDEEMED", "pageNo": 1, "pageSize": 10});
        let orders = order.buyer.call::<c::OrderList>(list).await.order_list;
        assert_eq!(orders.len(), 1, "{notice}");
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn the_second_payment_of_an_order_returns() {
    let sandbox = Sandbox::new();
    let mut order = Waiting::of(&sandbox).await;
    let amount = i64::from(order.pay_amount);
    order.play("PAY_TWICE", json!({})).await;
    let books = order.assert_paid().await;
    assert_eq!(balance(&books, "REFUND"), amount);
    let returns = order.result().await.return_list;
    let [back] = &returns[..] else {
        panic!("{returns:?}");
    };
    assert_eq!(
        (back.reason, back.amount),
        (ReturnReason::Second, order.pay_amount)
    );
    assert_eq!(back.status, RefundStatus::Requested);
    // Saturday 21 November 2026, QRIS: three working days. Buying 7.
    assert_eq!(back.expected_date.as_deref(), Some("2026-11-25"));

    for (later_ms, status) in [
        (31 * MINUTE_MS, RefundStatus::Sent),
        (4 * 24 * HOUR_MS, RefundStatus::Done),
    ] {
        order.come_back_after(later_ms).await;
        assert_eq!(order.detail().await.return_list[0].status, status);
    }
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "RETURNED"), amount);
    assert_eq!(balance(&books, "REFUND"), 0);
}

#[tokio::test]
async fn an_order_closes_by_itself_gives_its_stock_back_and_late_money_returns() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let before = stock(&buyer, &sku_id).await;
    let order = Waiting::of(&sandbox).await;
    assert_eq!(order.stock().await, before - 2);

    sandbox.move_clock(16 * MINUTE_MS);
    let waiting = order.result().await;
    assert_eq!(
        waiting.order_status,
        OrderStatus::WaitPay,
        "the provider's last word"
    );
    assert_eq!(waiting.payment.unwrap().failure, Some(PayFailure::Expired));
    sandbox.move_clock(2 * MINUTE_MS);
    let closed = order.detail().await.order;
    assert_eq!(closed.order_status, OrderStatus::Closed);
    assert_eq!(closed.close_reason, Some(CloseReason::Timeout));
    assert_eq!(order.stock().await, before);

    order.play("PAY", json!({})).await;
    let late = order.result().await;
    assert_eq!(late.order_status, OrderStatus::Closed);
    assert_eq!(late.return_list[0].reason, ReturnReason::Late);
    assert_eq!(right_books(&sandbox).await.coupon_count, 0);
}

#[tokio::test]
async fn money_of_the_last_second_counts_although_its_notice_is_late() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    sandbox.move_clock(15 * MINUTE_MS);
    order.play("PAY", json!({"notice": "HELD"})).await;
    sandbox.move_clock(MINUTE_MS);
    order.assert_paid().await;
}

#[tokio::test]
async fn another_amount_pays_nothing_and_returns() {
    for difference in [-1, 1] {
        let sandbox = Sandbox::new();
        let order = Waiting::of(&sandbox).await;
        let asked = order.pay_amount;
        let given = asked.strict_add_signed(difference);
        order.play("PAY", json!({"amount": given})).await;
        let open = order.result().await;
        assert_eq!(open.order_status, OrderStatus::WaitPay, "{difference}");
        assert_eq!(open.pay_status, PayStatus::Incomplete);
        assert_eq!(open.payment.unwrap().failure, Some(PayFailure::WrongAmount));
        let back = &open.return_list[0];
        assert_eq!((back.amount, back.asked_amount), (given, Some(asked)));
        // It can still be paid.
        order.pay("EWALLET").await;
        order.play("PAY", json!({})).await;
        order.assert_paid().await;
    }
}

#[tokio::test]
async fn a_declined_payment_is_tried_again_and_an_older_code_still_pays() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    order.play("DECLINE", json!({})).await;
    let declined = order.result().await;
    assert_eq!(declined.pay_status, PayStatus::Incomplete);
    let first = declined.payment.unwrap();
    assert_eq!(first.failure, Some(PayFailure::Declined));
    assert_eq!(first.qr_string, None, "a dead code is not shown");

    let second = order.pay("QRIS").await;
    let third = order.pay("EWALLET").await;
    assert_ne!(second.payment_id, third.payment_id);
    let body = json!({"qrString": second.qr_string, "act": "PAY"});
    let played = order.buyer.call::<c::PlayPayer>(body).await;
    assert_eq!(played.payment_id, second.payment_id);
    order.assert_paid().await;
}

#[tokio::test]
async fn a_payment_in_progress_can_be_neither_cancelled_nor_replaced() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    order.play("BEGIN", json!({})).await;
    assert_eq!(order.result().await.pay_status, PayStatus::Paying);
    order
        .assert_refused::<c::CancelOrder>(json!({}), codes::NOT_PAYABLE)
        .await;
    order
        .assert_refused::<c::Pay>(json!({"method": "EWALLET"}), codes::NOT_PAYABLE)
        .await;
}

#[tokio::test]
async fn cancelling_asks_the_provider_first() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    let left = order.stock().await;
    order.play("PAY", json!({"notice": "LOST"})).await;
    let kept = order.cancel().await;
    assert_eq!(kept.order_status, OrderStatus::ToBeRedeemed, "it was paid");

    let order_id = place(&order.buyer, &order.sku_id, 1).await.order_id;
    let other = Waiting { order_id, ..order };
    assert_eq!(other.cancel().await.close_reason, Some(CloseReason::Buyer));
    let again = other.cancel().await.order_status;
    assert_eq!(again, OrderStatus::Closed, "a repeat is a no-op");
    assert_eq!(other.stock().await, left);
    other
        .assert_refused::<c::Pay>(json!({"method": "QRIS"}), codes::NOT_PAYABLE)
        .await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_repeated_pay_gives_the_same_code_and_limits_are_told() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    let body = json!({"orderId": order.order_id, "method": "QRIS"});
    let buyer = &order.buyer;
    let draft = || buyer.draft(c::Pay::PATH, body.clone()).key("once-more");
    let first = buyer.send(draft()).await.data::<c::Pay>().payment;
    let second = buyer.send(draft()).await.data::<c::Pay>().payment;
    assert_eq!(first.payment_id, second.payment_id);
    order
        .assert_refused::<c::Pay>(json!({"method": "CASH"}), codes::PAY_METHOD_REFUSED)
        .await;
}

#[tokio::test]
async fn money_taken_is_found_returning_or_a_case() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    let check = async |more: Value| {
        let body = joined(json!({"orderId": order.order_id}), more);
        order.buyer.call::<c::MoneyCheck>(body).await
    };
    let unknown = check(json!({"reference": "no-such-one"})).await;
    assert_eq!(unknown.verdict, MoneyVerdict::NotYet);
    // Seven working days from a Saturday.
    assert_eq!(unknown.answer_date.as_deref(), Some("2026-12-01"));
    let same = check(json!({"reference": "still-unknown"})).await;
    assert_eq!(same.case_no, unknown.case_no, "one case for one question");

    let played = order.play("PAY_TWICE", json!({"notice": "LOST"})).await;
    let [first, second] = &played.reference_list[..] else {
        panic!("{played:?}");
    };
    let verdicts = [
        check(json!({"reference": first})).await.verdict,
        check(json!({"reference": second.to_lowercase()}))
            .await
            .verdict,
    ];
    assert!(verdicts.contains(&MoneyVerdict::Found), "{verdicts:?}");
    assert!(verdicts.contains(&MoneyVerdict::Returning), "{verdicts:?}");
    let paid_time = sandbox.app.clock.now_ms() + 9 * MINUTE_MS;
    let by_amount = check(json!({"paidTime": paid_time, "amount": order.pay_amount})).await;
    assert_ne!(by_amount.verdict, MoneyVerdict::NotYet);
    order
        .assert_refused::<c::MoneyCheck>(json!({}), codes::VALUE_INVALID)
        .await;
}

#[tokio::test]
async fn a_providers_notice_is_signed_and_a_forged_or_replayed_one_changes_nothing() {
    let sandbox = Sandbox::new();
    let order = Waiting::of(&sandbox).await;
    order.play("PAY", json!({"notice": "LOST"})).await;
    let event_id = sandbox.app.database.read_now(|connection| {
        connection.value::<String>("SELECT event_id FROM provider_events", [])
    });
    let event_id = event_id.unwrap();
    let notice = async |secret: &str, event_id: &str| {
        let body = json!({"eventId": event_id}).to_string();
        let signed = Signed {
            key: "",
            method: "POST",
            path: "/provider/notice",
            timestamp: "1795237800000",
            request_id: "",
            body: body.as_bytes(),
        };
        let request = Request::post("/provider/notice")
            .header(headers::TIMESTAMP, signed.timestamp)
            .header(headers::SIGNATURE, AppSecret::new(secret).sign(&signed))
            .body(Body::from(body.clone()));
        sandbox.send(request.unwrap()).await.status.as_u16()
    };
    assert_eq!(notice("another secret", &event_id).await, 401);
    assert_eq!(notice("sandbox-provider", "Eabsent").await, 404);
    assert_eq!(right_books(&sandbox).await.coupon_count, 0);
    for _ in 0..3 {
        assert_eq!(notice("sandbox-provider", &event_id).await, 204);
    }
    assert_eq!(right_books(&sandbox).await.coupon_count, 2);
}
