//! What time does to vouchers and their money, and who gets it when several paid. Buying 2 "expired",
//! 7 "Promise", "Late", 8.

use jajan_contract::{
    calls as c, codes,
    order::{
        money::RefundStatus,
        money_back::MoneyWay,
        refund::{OriginalBlock, RefundCause},
        states::{CouponState, OrderStatus},
    },
    product::PriceSource,
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{
        VOUCHERS, balance, detail, order_body, pay, payer, place, right_books, settle, sku_of,
        skus_of,
    },
    owning::gifts::given,
    owning::refund_desk::{
        Bought, asked, bank, desk, look, promised, refund, refundable, states, wish_body,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const BUYER: &str = "81255500120";
const SECOND: &str = "81255500121";
const DAY_MS: u64 = 1440 * MINUTE_MS;

async fn to_the_end(sandbox: &Sandbox, buyer: &Visitor<'_>, order: &Bought) {
    let end = detail(buyer, &order.order_id).await.coupon_list[0].valid_end;
    sandbox.move_clock(end + 1 - sandbox.app.clock.now_ms());
}

#[tokio::test]
async fn an_unused_voucher_returns_by_itself_at_its_end_where_promised() {
    for (promise, state) in [
        ("ANY_TIME", CouponState::Refunding),
        ("AT_EXPIRY", CouponState::Refunding),
        ("NONE", CouponState::Expired),
    ] {
        let sandbox = Sandbox::new();
        let buyer = sandbox.shopper(BUYER).await;
        let order = promised(&sandbox, &buyer, 2, promise).await;
        to_the_end(&sandbox, &buyer, &order).await;
        let buyer = sandbox.shopper(BUYER).await;
        assert_eq!(states(&buyer, &order).await, [state; 2], "{promise}");
        let after = detail(&buyer, &order.order_id).await;
        let books = right_books(&sandbox).await;
        if promise == "NONE" {
            assert!(after.refund_list.is_empty());
            let earned = i64::from(after.order.total_amount);
            assert_eq!(balance(&books, "MERCHANT"), earned);
            continue;
        }
        // Both in one; a month later it cannot go back to where it came from.
        let [back] = &after.refund_list[..] else {
            panic!("{:?}", after.refund_list);
        };
        assert_eq!(
            (back.cause, back.coupon_id_list.len()),
            (RefundCause::Expiry, 2)
        );
        assert_eq!(back.amount, after.order.pay_amount);
        assert_eq!(back.status, RefundStatus::WaitDestination);
        let body = json!({"refundId": back.refund_id});
        let kept = buyer.try_call::<c::RefundCancel>(body).await;
        assert_eq!(kept.refusal().0, codes::REFUND_REFUSED);
        let detail = refund(&buyer, &back.refund_id).await;
        let way = &detail.destination_list[0];
        assert_eq!(way.blocked_by, Some(OriginalBlock::WindowPassed));
        // It never lapses.
        sandbox.move_clock(400 * DAY_MS);
        let buyer = sandbox.shopper(BUYER).await;
        let body = json!({"refundId": back.refund_id, "destination": bank()});
        let sent = buyer.call::<c::RefundResend>(body).await;
        assert_eq!(
            (sent.refund.status, sent.refund.attempt),
            (RefundStatus::Requested, 1)
        );
        sandbox.move_clock(10 * DAY_MS);
        let buyer = sandbox.shopper(BUYER).await;
        let end = detail_of(&buyer, &order).await;
        assert_eq!(end, OrderStatus::Refunded);
        let books = right_books(&sandbox).await;
        assert_eq!(balance(&books, "HELD") + balance(&books, "REFUND"), 0);
    }
}

async fn detail_of(buyer: &Visitor<'_>, order: &Bought) -> OrderStatus {
    detail(buyer, &order.order_id).await.order.order_status
}

#[tokio::test]
async fn a_locked_voucher_does_not_expire_and_a_clock_moved_back_revives_nothing() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = promised(&sandbox, &buyer, 2, "NONE").await;
    let locked: i64 = order.coupons[0][1..].parse().unwrap();
    let set = |state: &str| {
        let writing = |transaction: &rusqlite::Transaction<'_>| {
            let sql = "UPDATE vouchers SET state = ?2 WHERE coupon_id = ?1";
            transaction.execute(sql, rusqlite::params![locked, state])?;
            Ok(())
        };
        sandbox.app.database.write_now(writing).unwrap();
    };
    set("locked");
    to_the_end(&sandbox, &buyer, &order).await;
    let later = sandbox.shopper(BUYER).await;
    let (stays, ended) = (CouponState::Locked, CouponState::Expired);
    assert_eq!(states(&later, &order).await, [stays, ended]);
    set("valid");
    assert_eq!(states(&later, &order).await, [ended, ended]);
    sandbox.app.clock.set_offset_ms(0);
    let back = sandbox.shopper(BUYER).await;
    assert_eq!(states(&back, &order).await, [ended, ended]);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn of_a_given_voucher_that_expired_the_payer_is_refunded() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let token = json!({"token": given(&buyer, &order.coupons[0]).await.token});
    let receiver = sandbox.shopper(SECOND).await;
    receiver.call::<c::ReceiveByToken>(token).await;
    to_the_end(&sandbox, &buyer, &order).await;
    let receiver = sandbox.shopper(SECOND).await;
    let body = json!({"couponId": order.coupons[0]});
    let seen = receiver.call::<c::CouponDetail>(body).await;
    assert_eq!(seen.coupon.state, CouponState::Expired);
    assert_eq!(seen.bought.unwrap().refund_id, None);
    let buyer = sandbox.shopper(BUYER).await;
    let after = detail(&buyer, &order.order_id).await;
    assert!(after.refund_list[0].is_mine);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn money_is_sent_and_arrives_at_its_times() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let refund_id = asked(&buyer, &order).await;
    // From Saturday noon to Wednesday.
    sandbox.move_clock(4 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let done = refund(&buyer, &refund_id).await;
    assert_eq!(done.refund.status, RefundStatus::Done);
    assert!(done.refund.reference.is_some());
    let times: Vec<_> = done.step_list.iter().map(|step| step.time).collect();
    let asked_ms = times[0];
    // At its own time, not when somebody looked: Wednesday 09:00 in Jakarta.
    assert_eq!(times[1], asked_ms + 30 * MINUTE_MS);
    assert_eq!(times[2], asked_ms + 4 * DAY_MS - 190 * MINUTE_MS);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_late_refund_opens_a_case_by_itself_once() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let refund_id = asked(&buyer, &order).await;
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    desk(&sandbox, &refund_id, "DELAY", json!({})).await;
    sandbox.move_clock(4 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let due = refund(&buyer, &refund_id).await;
    assert_eq!((due.refund.status, due.case_no), (RefundStatus::Sent, None));
    sandbox.move_clock(DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let late = refund(&buyer, &refund_id).await;
    assert!(late.case_no.is_some() && late.answer_date.is_some());
    let cases = detail(&buyer, &order.order_id).await.case_list;
    assert_eq!(cases.len(), 1);
    desk(&sandbox, &refund_id, "CONFIRM", json!({})).await;
    let after = detail(&buyer, &order.order_id).await.case_list;
    assert!(after.is_empty(), "the money is there: {after:?}");
    right_books(&sandbox).await;
}

/// An order that two pay, whose vouchers can be refunded.
async fn split<'a>(
    sandbox: &'a Sandbox,
    mode: &str,
    quantities: [u32; 2],
) -> (Bought, Visitor<'a>) {
    let owner = sandbox.shopper(BUYER).await;
    let second = sandbox.shopper(SECOND).await;
    let quantity = quantities.iter().sum::<u32>().max(3);
    let people: Value = ["Sari", "Dewi"]
        .iter()
        .zip(quantities)
        .map(|(name, quantity)| json!({"name": name, "quantity": quantity}))
        .collect();
    let mut placed = None;
    for sku_id in skus_of(&owner, VOUCHERS).await {
        let settled = settle(&owner, &sku_id, quantity).await;
        if settled.item.quantity == quantity && settled.item.price_source == PriceSource::Normal {
            let mut body = order_body(&settled);
            body["split"] = json!({"mode": mode, "personList": people});
            placed = Some(owner.call::<c::PlaceOrder>(body).await);
            break;
        }
    }
    let placed = placed.unwrap();
    let view = json!({"splitId": placed.split_id});
    let shares = owner.call::<c::SplitView>(view).await.share_list;
    for (payer, share) in [&owner, &second].into_iter().zip(shares) {
        let body = json!({"shareId": share.share_id, "method": "QRIS"});
        let begun = payer.call::<c::Pay>(body).await;
        let body = json!({"paymentId": begun.payment.payment_id, "act": "PAY"});
        payer.call::<c::PlayPayer>(body).await;
    }
    let number: i64 = placed.order_id[1..].parse().unwrap();
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE orders SET frozen = json_set(frozen, '$.item.refund', 'ANY_TIME')
                   WHERE order_id = ?1";
        transaction.execute(sql, [number])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
    let coupons = detail(&owner, &placed.order_id).await.coupon_list;
    let order = Bought {
        order_id: placed.order_id,
        coupons: coupons.into_iter().map(|coupon| coupon.coupon_id).collect(),
    };
    (order, owner)
}

#[tokio::test]
async fn of_equal_shares_each_payer_gets_the_own_part_back() {
    let sandbox = Sandbox::new();
    let (order, owner) = split(&sandbox, "EQUAL", [0, 0]).await;
    let second = sandbox.shopper(SECOND).await;
    let mut got = [0, 0];
    for coupon in order.coupons.chunks(1) {
        let seen = look(&owner, &order, coupon).await;
        assert_eq!(seen.share_list.len(), 2);
        let parts: u32 = seen.share_list.iter().map(|share| share.amount).sum();
        assert_eq!(parts, seen.amount);
        let body = wish_body(&order, coupon, json!({"kind": "ORIGINAL"}));
        let own = owner.call::<c::ApplyRefundSubmit>(body).await.refund_id;
        let seen = refund(&owner, &own).await;
        assert!(seen.refund.is_mine && seen.share_list.len() == 2);
        got[0] += seen.refund.amount;
        right_books(&sandbox).await;
    }
    let split_id = detail(&owner, &order.order_id).await.order.split_id;
    let view = second
        .call::<c::SplitView>(json!({"splitId": split_id}))
        .await;
    got[1] = view.refund_list.iter().map(|refund| refund.amount).sum();
    assert!(
        view.refund_list
            .iter()
            .all(|refund| refund.is_mine && !refund.can_cancel)
    );
    let shares: Vec<_> = view.share_list.iter().map(|share| share.amount).collect();
    assert_eq!(got[..], shares[..], "all together are what each paid");
    // A voucher is returned once everybody has the money.
    sandbox.move_clock(5 * DAY_MS);
    let owner = sandbox.shopper(BUYER).await;
    assert_eq!(detail_of(&owner, &order).await, OrderStatus::Refunded);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn who_paid_a_share_says_where_its_money_goes() {
    let sandbox = Sandbox::new();
    let (order, owner) = split(&sandbox, "EQUAL", [0, 0]).await;
    let split_id = detail(&owner, &order.order_id).await.order.split_id;
    let seen = async |who: &Visitor<'_>| {
        let view = who.call::<c::SplitView>(json!({"splitId": split_id})).await;
        view.money_back
    };
    let second = sandbox.shopper(SECOND).await;
    let back = seen(&second).await.unwrap();
    assert_eq!(
        back.way,
        MoneyWay::Unknown,
        "it ends after the way back closes"
    );
    let body = json!({"orderId": back.order_id,
        "destination": {"kind": "EWALLET", "phoneNo": "0812-3456-7890"}});
    second.call::<c::RefundDestinationSet>(body).await;
    assert_eq!(seen(&second).await.unwrap().way, MoneyWay::Named);
    assert_eq!(
        seen(&owner).await.unwrap().way,
        MoneyWay::Unknown,
        "each the own"
    );
    let stranger = sandbox.shopper("81255500199").await;
    assert_eq!(seen(&stranger).await, None);
}

#[tokio::test]
async fn a_split_refund_is_cancelled_as_a_whole() {
    let sandbox = Sandbox::new();
    let (order, owner) = split(&sandbox, "EQUAL", [0, 0]).await;
    let refund_id = asked(&owner, &order).await;
    let body = json!({"refundId": refund_id});
    let cancelled = owner.call::<c::RefundCancel>(body).await;
    let open = |share: &jajan_contract::order::refund::RefundShare| {
        share.status != Some(RefundStatus::Cancelled)
    };
    assert!(!cancelled.share_list.iter().any(open));
    assert_eq!(states(&owner, &order).await, [CouponState::NotDelivery; 3]);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "REFUND"), 0);
    // With one part sent it is too late for all.
    let refund_id = asked(&owner, &order).await;
    let other = refund(&owner, &refund_id).await.refund.refund_id;
    let next = format!("Z{}", other[1..].parse::<i64>().unwrap() + 1);
    desk(&sandbox, &next, "SEND", json!({})).await;
    let body = json!({"refundId": refund_id});
    let late = owner.try_call::<c::RefundCancel>(body).await;
    assert_eq!(late.refusal().0, codes::REFUND_SENT);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn of_a_split_by_item_each_payer_refunds_the_own_vouchers() {
    let sandbox = Sandbox::new();
    let (order, owner) = split(&sandbox, "ITEM", [2, 1]).await;
    let second = sandbox.shopper(SECOND).await;
    let mine = look(&second, &order, &[]).await;
    assert_eq!((mine.coupon_list.len(), mine.share_list.len()), (1, 0));
    let own = [mine.coupon_list[0].coupon_id.clone()];
    let body = wish_body(&order, &own, json!({"kind": "ORIGINAL"}));
    let foreign = owner.try_call::<c::ApplyRefundSubmit>(body.clone()).await;
    assert_eq!(foreign.refusal().0, codes::REFUND_REFUSED);
    let refund_id = second.call::<c::ApplyRefundSubmit>(body).await.refund_id;
    assert!(refund(&second, &refund_id).await.refund.is_mine);
    // The order's buyer sees that, not where it goes.
    let seen = refund(&owner, &refund_id).await;
    assert!(!seen.refund.is_mine && seen.refund.destination.is_none());
    assert!(seen.step_list.iter().all(|step| step.destination.is_none()));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn money_that_paid_nothing_and_came_back_is_sent_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    pay(&buyer, &order_id, "EWALLET").await;
    payer(&buyer, &order_id, "PAY_TWICE", json!({})).await;
    let id = detail(&buyer, &order_id).await.return_list[0]
        .refund_id
        .clone();
    desk(&sandbox, &id, "SEND", json!({})).await;
    let why = json!({"failureReason": "ISSUER_REFUSED"});
    desk(&sandbox, &id, "FAIL", why).await;
    // It stays with the returns, and its page has the way on.
    let shown = detail(&buyer, &order_id).await;
    assert_eq!(shown.return_list[0].status, RefundStatus::Failed);
    assert!(shown.refund_list.is_empty());
    let failed = refund(&buyer, &id).await;
    assert!(failed.refund.can_resend && failed.refund.expected_date.is_none());
    let again = json!({"refundId": id, "destination": bank()});
    let sent = buyer.call::<c::RefundResend>(again).await.refund;
    assert_eq!((sent.status, sent.attempt), (RefundStatus::Requested, 2));
    sandbox.move_clock(10 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let after = detail(&buyer, &order_id).await.return_list.remove(0);
    assert_eq!(after.status, RefundStatus::Done);
    assert_eq!(balance(&right_books(&sandbox).await, "REFUND"), 0);
}
