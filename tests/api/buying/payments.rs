//! Paying: every row of buying 10 that the provider causes. Each ends with the books in order.

use axum::{body::Body, http::Request};
use jajan_contract::signature::{AppSecret, Signed};
use jajan_contract::{
    Call, calls as c, codes, headers,
    order::{
        money::RefundStatus,
        money::ReturnReason,
        pay::{MoneyVerdict, PayFailure},
        states::{CloseReason, OrderStatus, PayStatus},
    },
};
use serde_json::json;

use crate::{
    buying::buyer::{
        VOUCHERS, balance, detail, pay, payer, place, result, right_books, sku_of, stock,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const PHONE: &str = "81255500071";
const HOUR_MS: u64 = 60 * MINUTE_MS;

struct Bought<'a> {
    buyer: Visitor<'a>,
    sku_id: String,
    order_id: String,
    pay_amount: u32,
}

/// An order that waits, with a payment by QRIS.
async fn begun(sandbox: &Sandbox) -> Bought<'_> {
    let buyer = sandbox.shopper(PHONE).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let placed = place(&buyer, &sku_id, 2).await;
    pay(&buyer, &placed.order_id, "QRIS").await;
    Bought {
        buyer,
        sku_id,
        order_id: placed.order_id,
        pay_amount: placed.pay_amount,
    }
}

#[tokio::test]
async fn a_paid_order_has_its_vouchers_and_the_books_hold_the_money() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer,
        order_id,
        pay_amount,
        ..
    } = begun(&sandbox).await;
    let before = result(&buyer, &order_id).await;
    assert_eq!((before.pay_status, before.code), (PayStatus::Waiting, None));

    let played = payer(&buyer, &order_id, "PAY", json!({})).await;

    let after = result(&buyer, &order_id).await;
    assert_eq!(after.pay_status, PayStatus::Paid);
    assert_eq!(after.code.as_deref(), Some(codes::PAYMENT_SUCCESS));
    let order = detail(&buyer, &order_id).await;
    assert_eq!(order.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(order.reference, played.reference_list.first().cloned());
    assert_eq!(order.coupon_list.len(), 2);
    let paid: u32 = order.coupon_list.iter().map(|each| each.paid_amount).sum();
    let shares: u32 = order
        .coupon_list
        .iter()
        .map(|each| each.discount_share)
        .sum();
    assert_eq!(
        (paid, paid + shares),
        (pay_amount, order.order.total_amount)
    );
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "PAYER"), -i64::from(pay_amount));
    assert_eq!(balance(&books, "HELD"), i64::from(order.order.total_amount));
}

#[tokio::test]
async fn a_notice_that_comes_twice_or_is_replayed_credits_once() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    payer(&buyer, &order_id, "PAY", json!({"notice": "DOUBLED"})).await;
    payer(&buyer, &order_id, "BEGIN", json!({})).await;
    assert_eq!(result(&buyer, &order_id).await.pay_status, PayStatus::Paid);
    let books = right_books(&sandbox).await;
    assert_eq!(books.coupon_count, 2);
    assert_eq!(balance(&books, "SUSPENSE"), 0);
}

#[tokio::test]
async fn a_lost_notice_is_found_by_asking_and_a_held_one_comes_later() {
    for notice in ["LOST", "HELD"] {
        let sandbox = Sandbox::new();
        let Bought {
            buyer, order_id, ..
        } = begun(&sandbox).await;
        payer(&buyer, &order_id, "PAY", json!({"notice": notice})).await;
        // Nobody asks about this order: the sandbox does by itself.
        sandbox.move_clock(MINUTE_MS + 1);
        let list = json!({"filter": "TO_BE_REDEEMED", "pageNo": 1, "pageSize": 10});
        let orders = buyer.call::<c::OrderList>(list).await.order_list;
        assert_eq!(orders.len(), 1, "{notice}");
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn the_second_payment_of_an_order_returns() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer,
        order_id,
        pay_amount,
        ..
    } = begun(&sandbox).await;
    payer(&buyer, &order_id, "PAY_TWICE", json!({})).await;
    let paid = result(&buyer, &order_id).await;
    assert_eq!(paid.pay_status, PayStatus::Paid);
    let [back] = &paid.return_list[..] else {
        panic!("{:?}", paid.return_list);
    };
    assert_eq!(
        (back.reason, back.amount),
        (ReturnReason::Second, pay_amount)
    );
    assert_eq!(back.status, RefundStatus::Requested);
    // Saturday 21 November 2026, QRIS: three working days. Buying 7.
    assert_eq!(back.expected_date.as_deref(), Some("2026-11-25"));
    assert_eq!(
        balance(&right_books(&sandbox).await, "REFUND"),
        i64::from(pay_amount)
    );

    // The session lapses meanwhile.
    sandbox.move_clock(31 * MINUTE_MS);
    let buyer = sandbox.shopper(PHONE).await;
    assert_eq!(returned(&buyer, &order_id).await, RefundStatus::Sent);
    sandbox.move_clock(4 * 24 * HOUR_MS);
    let buyer = sandbox.shopper(PHONE).await;
    assert_eq!(returned(&buyer, &order_id).await, RefundStatus::Done);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "RETURNED"), i64::from(pay_amount));
    assert_eq!(balance(&books, "REFUND"), 0);
}

async fn returned(buyer: &Visitor<'_>, order_id: &str) -> RefundStatus {
    detail(buyer, order_id).await.return_list[0].status
}

#[tokio::test]
async fn an_order_closes_by_itself_gives_its_stock_back_and_late_money_returns() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(PHONE).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let before = stock(&buyer, &sku_id).await;
    let order_id = place(&buyer, &sku_id, 2).await.order_id;
    pay(&buyer, &order_id, "QRIS").await;
    assert_eq!(stock(&buyer, &sku_id).await, before - 2);

    sandbox.move_clock(16 * MINUTE_MS);
    let waiting = result(&buyer, &order_id).await;
    assert_eq!(
        waiting.order_status,
        OrderStatus::WaitPay,
        "the provider's last word"
    );
    assert_eq!(waiting.payment.unwrap().failure, Some(PayFailure::Expired));
    sandbox.move_clock(2 * MINUTE_MS);
    let closed = detail(&buyer, &order_id).await.order;
    assert_eq!(closed.order_status, OrderStatus::Closed);
    assert_eq!(closed.close_reason, Some(CloseReason::Timeout));
    assert_eq!(stock(&buyer, &sku_id).await, before);

    payer(&buyer, &order_id, "PAY", json!({})).await;
    let late = result(&buyer, &order_id).await;
    assert_eq!(late.order_status, OrderStatus::Closed);
    assert_eq!(late.return_list[0].reason, ReturnReason::Late);
    assert_eq!(right_books(&sandbox).await.coupon_count, 0);
}

#[tokio::test]
async fn money_of_the_last_second_counts_although_its_notice_is_late() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    sandbox.move_clock(15 * MINUTE_MS);
    payer(&buyer, &order_id, "PAY", json!({"notice": "HELD"})).await;
    sandbox.move_clock(MINUTE_MS);
    assert_eq!(result(&buyer, &order_id).await.pay_status, PayStatus::Paid);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn another_amount_pays_nothing_and_returns() {
    for difference in [-1, 1] {
        let sandbox = Sandbox::new();
        let Bought {
            buyer,
            order_id,
            pay_amount,
            ..
        } = begun(&sandbox).await;
        let given = pay_amount.strict_add_signed(difference);
        payer(&buyer, &order_id, "PAY", json!({"amount": given})).await;
        let open = result(&buyer, &order_id).await;
        assert_eq!(open.order_status, OrderStatus::WaitPay, "{difference}");
        assert_eq!(open.pay_status, PayStatus::Incomplete);
        assert_eq!(open.payment.unwrap().failure, Some(PayFailure::WrongAmount));
        let back = &open.return_list[0];
        assert_eq!((back.amount, back.asked_amount), (given, Some(pay_amount)));
        // It can still be paid.
        pay(&buyer, &order_id, "EWALLET").await;
        payer(&buyer, &order_id, "PAY", json!({})).await;
        assert_eq!(result(&buyer, &order_id).await.pay_status, PayStatus::Paid);
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn a_declined_payment_is_tried_again_and_an_older_code_still_pays() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    payer(&buyer, &order_id, "DECLINE", json!({})).await;
    let declined = result(&buyer, &order_id).await;
    assert_eq!(declined.pay_status, PayStatus::Incomplete);
    let first = declined.payment.unwrap();
    assert_eq!(first.failure, Some(PayFailure::Declined));
    assert_eq!(first.qr_string, None, "a dead code is not shown");

    let second = pay(&buyer, &order_id, "QRIS").await.payment;
    let third = pay(&buyer, &order_id, "EWALLET").await.payment;
    assert_ne!(second.payment_id, third.payment_id);
    let body = json!({"qrString": second.qr_string, "act": "PAY"});
    let played = buyer.call::<c::PlayPayer>(body).await;
    assert_eq!(played.payment_id, second.payment_id);
    assert_eq!(result(&buyer, &order_id).await.pay_status, PayStatus::Paid);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_payment_in_progress_can_be_neither_cancelled_nor_replaced() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    payer(&buyer, &order_id, "BEGIN", json!({})).await;
    assert_eq!(
        result(&buyer, &order_id).await.pay_status,
        PayStatus::Paying
    );
    let cancel = buyer
        .try_call::<c::CancelOrder>(json!({"orderId": order_id}))
        .await;
    assert_eq!(cancel.refusal().0, codes::NOT_PAYABLE);
    let other = buyer
        .try_call::<c::Pay>(json!({"orderId": order_id, "method": "EWALLET"}))
        .await;
    assert_eq!(other.refusal().0, codes::NOT_PAYABLE);
}

#[tokio::test]
async fn cancelling_asks_the_provider_first() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer,
        sku_id,
        order_id,
        ..
    } = begun(&sandbox).await;
    let left = stock(&buyer, &sku_id).await;
    payer(&buyer, &order_id, "PAY", json!({"notice": "LOST"})).await;
    let body = json!({"orderId": order_id});
    let kept = buyer.call::<c::CancelOrder>(body.clone()).await.order;
    assert_eq!(kept.order_status, OrderStatus::ToBeRedeemed, "it was paid");

    let other = place(&buyer, &sku_id, 1).await.order_id;
    let body = json!({"orderId": other});
    let closed = buyer.call::<c::CancelOrder>(body.clone()).await.order;
    assert_eq!(closed.close_reason, Some(CloseReason::Buyer));
    let again = buyer.call::<c::CancelOrder>(body).await.order;
    assert_eq!(
        again.order_status,
        OrderStatus::Closed,
        "a repeat is a no-op"
    );
    assert_eq!(stock(&buyer, &sku_id).await, left);
    let late = json!({"orderId": other, "method": "QRIS"});
    let refused = buyer.try_call::<c::Pay>(late).await;
    assert_eq!(refused.refusal().0, codes::NOT_PAYABLE);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_repeated_pay_gives_the_same_code_and_limits_are_told() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    let body = json!({"orderId": order_id, "method": "QRIS"});
    let draft = || buyer.draft(c::Pay::PATH, body.clone()).key("once-more");
    let first = buyer.send(draft()).await.data::<c::Pay>().payment;
    let second = buyer.send(draft()).await.data::<c::Pay>().payment;
    assert_eq!(first.payment_id, second.payment_id);
    let cash = json!({"orderId": order_id, "method": "CASH"});
    let refused = buyer.try_call::<c::Pay>(cash).await;
    assert_eq!(refused.refusal().0, codes::PAY_METHOD_REFUSED);
}

#[tokio::test]
async fn money_taken_is_found_returning_or_a_case() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer,
        order_id,
        pay_amount,
        ..
    } = begun(&sandbox).await;
    let check = async |more: serde_json::Value| {
        let mut body = json!({"orderId": order_id});
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        buyer.call::<c::MoneyCheck>(body).await
    };
    let unknown = check(json!({"reference": "nobody-knows"})).await;
    assert_eq!(unknown.verdict, MoneyVerdict::NotYet);
    // Seven working days from a Saturday.
    assert_eq!(unknown.answer_date.as_deref(), Some("2026-12-01"));
    let same = check(json!({"reference": "still-unknown"})).await;
    assert_eq!(same.case_no, unknown.case_no, "one case for one question");

    let played = payer(&buyer, &order_id, "PAY_TWICE", json!({"notice": "LOST"})).await;
    let verdicts = [
        check(json!({"reference": played.reference_list[0]}))
            .await
            .verdict,
        check(json!({"reference": played.reference_list[1].to_lowercase()}))
            .await
            .verdict,
    ];
    assert!(verdicts.contains(&MoneyVerdict::Found), "{verdicts:?}");
    assert!(verdicts.contains(&MoneyVerdict::Returning), "{verdicts:?}");
    let paid_time = sandbox.app.clock.now_ms() + 9 * MINUTE_MS;
    let by_amount = check(json!({"paidTime": paid_time, "amount": pay_amount})).await;
    assert_ne!(by_amount.verdict, MoneyVerdict::NotYet);
    let nothing = buyer
        .try_call::<c::MoneyCheck>(json!({"orderId": order_id}))
        .await;
    assert_eq!(nothing.refusal().0, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_providers_notice_is_signed_and_a_forged_or_replayed_one_changes_nothing() {
    let sandbox = Sandbox::new();
    let Bought {
        buyer, order_id, ..
    } = begun(&sandbox).await;
    payer(&buyer, &order_id, "PAY", json!({"notice": "LOST"})).await;
    let event_id: String = sandbox
        .app
        .database
        .read_now(|connection| {
            let sql = "SELECT event_id FROM provider_events";
            Ok(connection.query_row(sql, [], |row| row.get(0))?)
        })
        .unwrap();
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
    assert_eq!(notice("anybody's", &event_id).await, 401);
    assert_eq!(notice("sandbox-provider", "Enobody").await, 404);
    assert_eq!(right_books(&sandbox).await.coupon_count, 0);
    for _ in 0..3 {
        assert_eq!(notice("sandbox-provider", &event_id).await, 204);
    }
    assert_eq!(right_books(&sandbox).await.coupon_count, 2);
}
