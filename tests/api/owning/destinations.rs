//! Money that cannot go back to where it came from: a destination is asked for in time, and again until
//! it is named. Buying 7 "ORIGINAL first; impossible".

use jajan_contract::{
    calls as c, codes,
    order::{
        money::{PayMethod, RefundStatus},
        money_back::MoneyWay,
        refund::{DestinationKind, RefundCause},
        states::CouponState,
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, balance, detail, pay, payer, place, result, right_books, sku_of},
    owning::refund_desk::{
        Bought, asked, bank, desk, look, original, promised, refund, refundable, refused, states,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const BUYER: &str = "81255500160";
const OTHER: &str = "81255500161";
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

fn named(order_id: &str, destination: Value) -> Value {
    json!({"orderId": order_id, "destination": destination})
}

fn wallet() -> Value {
    json!({"kind": "EWALLET", "phoneNo": "0812-3456-7890"})
}

async fn to_the_end(sandbox: &Sandbox, buyer: &Visitor<'_>, order: &Bought) {
    let end = detail(buyer, &order.order_id).await.coupon_list[0].valid_end;
    sandbox.move_clock(end + 1 - sandbox.app.clock.now_ms());
}

/// The order is read: its mark is gone.
async fn is_news(buyer: &Visitor<'_>, order_id: &str) -> bool {
    detail(buyer, order_id).await.order.is_unread
}

fn to_cash(sandbox: &Sandbox, order_id: &str) {
    let number: i64 = order_id[1..].parse().unwrap();
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE payments SET method = 'CASH' WHERE order_id = ?1";
        transaction.execute(sql, [number])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn a_buyer_is_asked_before_the_original_way_closes_and_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let back = detail(&buyer, &order.order_id).await.money_back.unwrap();
    assert_eq!(
        (back.way, back.method),
        (MoneyWay::Unknown, Some(PayMethod::Qris)),
        "it ends a month later"
    );
    // As the form offers it: what is asked for before goes back the way it came.
    let now_ms = sandbox.app.clock.now_ms();
    let until = back.original_until.unwrap();
    assert_eq!(until / HOUR_MS, (now_ms + 30 * DAY_MS) / HOUR_MS);
    let way = look(&buyer, &order, &[]).await.destination_list.remove(0);
    assert!(way.is_offered && way.kind == DestinationKind::Original);
    let coupon = json!({"couponId": order.coupons[0]});
    let shown = buyer.call::<c::CouponDetail>(coupon).await.bought.unwrap();
    assert_eq!(shown.money_back.as_ref(), Some(&back));
    sandbox.move_clock(27 * DAY_MS - HOUR_MS);
    let buyer = sandbox.shopper(BUYER).await;
    is_news(&buyer, &order.order_id).await;
    assert!(!is_news(&buyer, &order.order_id).await);
    sandbox.move_clock(HOUR_MS);
    let buyer = sandbox.shopper(BUYER).await;
    // As the clock of the sandbox does every second.
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.app.database.settle_orders(now_ms).await.unwrap();
    let unread = buyer.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(unread.order.total_unread, 1);
    assert!(is_news(&buyer, &order.order_id).await);
    assert!(!is_news(&buyer, &order.order_id).await, "read");
    sandbox.move_clock(7 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    assert!(is_news(&buyer, &order.order_id).await, "still not named");
    // The window is over, for what is asked for as well.
    let back = detail(&buyer, &order.order_id).await.money_back.unwrap();
    assert_eq!((back.way, back.original_until), (MoneyWay::Unknown, None));
    let way = look(&buyer, &order, &[]).await.destination_list.remove(0);
    assert!(!way.is_offered && way.kind == DestinationKind::Original);

    let body = named(&order.order_id, wallet());
    let back = buyer.call::<c::RefundDestinationSet>(body).await;
    assert_eq!(back.way, MoneyWay::Named);
    let masked = back.destination.unwrap();
    assert_eq!(masked.phone_no.as_deref(), Some("+62 812-****-7890"));
    is_news(&buyer, &order.order_id).await;
    sandbox.move_clock(8 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    assert!(!is_news(&buyer, &order.order_id).await, "it is named");

    to_the_end(&sandbox, &buyer, &order).await;
    let buyer = sandbox.shopper(BUYER).await;
    let refund = detail(&buyer, &order.order_id).await.refund_list.remove(0);
    assert_eq!(
        (refund.cause, refund.status),
        (RefundCause::Expiry, RefundStatus::Requested)
    );
    assert_eq!(refund.destination.unwrap().kind, DestinationKind::Ewallet);
    sandbox.move_clock(10 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    assert_eq!(states(&buyer, &order).await, [CouponState::Return]);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "REFUND"), 0);
}

#[tokio::test]
async fn money_that_waits_is_told_again_every_week_and_goes_where_it_is_named() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = promised(&sandbox, &buyer, 2, "AT_EXPIRY").await;
    to_the_end(&sandbox, &buyer, &order).await;
    let buyer = sandbox.shopper(BUYER).await;
    let waits = detail(&buyer, &order.order_id).await;
    assert!(waits.order.is_unread);
    assert_eq!(waits.refund_list[0].status, RefundStatus::WaitDestination);
    for week in 0..2 {
        let buyer = sandbox.shopper(BUYER).await;
        assert!(!is_news(&buyer, &order.order_id).await, "{week}");
        sandbox.move_clock(7 * DAY_MS);
        let later = sandbox.shopper(BUYER).await;
        assert!(is_news(&later, &order.order_id).await, "{week}");
    }
    right_books(&sandbox).await;
    let buyer = sandbox.shopper(BUYER).await;
    let body = named(&order.order_id, bank());
    buyer.call::<c::RefundDestinationSet>(body).await;
    let sent = refund(&buyer, &waits.refund_list[0].refund_id).await;
    assert_eq!(sent.refund.status, RefundStatus::Requested);
    let kind = sent.refund.destination.unwrap().kind;
    assert_eq!(kind, DestinationKind::Bank);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_destination_is_named_by_its_payer_for_money_that_is_to_return() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let kept = promised(&sandbox, &buyer, 1, "NONE").await;
    let later = promised(&sandbox, &buyer, 1, "AT_EXPIRY").await;
    let back = detail(&buyer, &later.order_id).await.money_back.unwrap();
    assert_eq!(back.original_until, None, "nothing can be asked for");
    let other = sandbox.shopper(OTHER).await;
    for (who, order_id, to, code) in [
        (&other, &order.order_id, wallet(), codes::REFUND_ABSENT),
        (&buyer, &kept.order_id, wallet(), codes::REFUND_ABSENT),
        (
            &buyer,
            &order.order_id,
            original(),
            codes::REFUND_DESTINATION,
        ),
        (
            &buyer,
            &order.order_id,
            json!({"kind": "BANK"}),
            codes::REFUND_DESTINATION,
        ),
    ] {
        let body = named(order_id, to);
        let refused = refused::<c::RefundDestinationSet>(who, body).await;
        assert_eq!(refused, code);
    }
    assert!(detail(&buyer, &kept.order_id).await.money_back.is_none());
}

#[tokio::test]
async fn cash_is_asked_for_at_the_purchase_and_cash_paid_twice_waits_for_a_destination() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    pay(&buyer, &order_id, "QRIS").await;
    to_cash(&sandbox, &order_id);
    payer(&buyer, &order_id, "PAY_TWICE", json!({})).await;
    let back = result(&buyer, &order_id).await.return_list.remove(0);
    assert_eq!(back.status, RefundStatus::WaitDestination);
    assert_eq!(back.expected_date, None);
    assert!(refund(&buyer, &back.refund_id).await.refund.can_resend);
    right_books(&sandbox).await;
    is_news(&buyer, &order_id).await;
    sandbox.move_clock(7 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    assert!(is_news(&buyer, &order_id).await, "it waits");
    let body = json!({"refundId": back.refund_id, "destination": bank()});
    buyer.call::<c::RefundResend>(body).await;
    sandbox.move_clock(10 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let done = refund(&buyer, &back.refund_id).await.refund.status;
    assert_eq!(done, RefundStatus::Done);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_payment_that_nobody_told_of_returns_days_later() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    pay(&buyer, &order_id, "QRIS").await;
    sandbox.move_clock(3 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    assert_eq!(result(&buyer, &order_id).await.return_list.len(), 0);
    payer(&buyer, &order_id, "PAY", json!({"notice": "LOST"})).await;
    sandbox.move_clock(2 * HOUR_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 10});
    buyer.call::<c::OrderList>(list).await;
    let found = detail(&buyer, &order_id).await.return_list;
    assert_eq!(found.len(), 1, "found without being asked");
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_failed_refund_is_cancelled_as_one_that_waits() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 2).await;
    let refund_id = asked(&buyer, &order).await;
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    let body = json!({"refundId": refund_id});
    let sent = refused::<c::RefundCancel>(&buyer, body.clone()).await;
    assert_eq!(sent, codes::REFUND_SENT);
    desk(&sandbox, &refund_id, "FAIL", json!({})).await;
    let failed = refund(&buyer, &refund_id).await.refund;
    assert!(failed.can_cancel && failed.can_resend);
    let cancelled = buyer.call::<c::RefundCancel>(body).await.refund;
    assert_eq!(cancelled.status, RefundStatus::Cancelled);
    assert_eq!(cancelled.failure_reason, None);
    assert_eq!(states(&buyer, &order).await, [CouponState::NotDelivery; 2]);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "REFUND"), 0);
}

#[tokio::test]
async fn a_voucher_whose_outlet_has_closed_for_good_returns_whatever_the_promise() {
    for is_asked in [true, false] {
        let sandbox = Sandbox::new();
        let buyer = sandbox.shopper(BUYER).await;
        let order = promised(&sandbox, &buyer, 1, "NONE").await;
        let store_id = detail(&buyer, &order.order_id).await.order.item.store_id;
        let store_id = jajan_sandbox::ids::store_number(&store_id).unwrap();
        let database = &sandbox.app.database;
        let closed = database.set_store_refusal(store_id, Some("expired"));
        assert!(closed.await.unwrap());
        let coupon = json!({"couponId": order.coupons[0]});
        let shown = buyer.call::<c::CouponDetail>(coupon).await.bought.unwrap();
        assert_eq!(shown.refund_blocked_by, None, "its button is there");
        let cause = if is_asked {
            let seen = look(&buyer, &order, &[]).await;
            assert!(seen.is_outlet_closed && !seen.is_withdrawn);
            let refund_id = asked(&buyer, &order).await;
            refund(&buyer, &refund_id).await.refund.cause
        } else {
            to_the_end(&sandbox, &buyer, &order).await;
            let buyer = sandbox.shopper(BUYER).await;
            detail(&buyer, &order.order_id).await.refund_list[0].cause
        };
        let expected = match is_asked {
            true => RefundCause::Outlet,
            false => RefundCause::Expiry,
        };
        assert_eq!(cause, expected);
        right_books(&sandbox).await;
    }
}
