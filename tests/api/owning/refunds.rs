//! Refunds that buyers want: the whole walk, its refusals and its races. Buying 2 "Z", 4, 7, 10. Each
//! ends with the books in order. What time does is in `refund_times`.

use jajan_contract::{
    Call, calls as c, codes,
    order::{
        money::RefundStatus,
        refund::{
            DestinationKind, OriginalBlock, RefundBlock, RefundCause, RefundDetailData,
            RefundFailure,
        },
        states::{CouponState, OrderStatus},
    },
};
use serde_json::json;

use crate::{
    buying::buyer::{balance, detail, right_books},
    owning::gifts::given,
    owning::refund_desk::{
        asked, bank, desk, look, original, promised, refund, refundable, refused, states, submit,
        wish_body,
    },
    support::{MINUTE_MS, Sandbox},
};

const BUYER: &str = "81255500110";
const OTHER: &str = "81255500111";
const THIRD: &str = "81255500112";
const SARI: &str = "81200000001";

fn statuses(refund: &RefundDetailData) -> Vec<RefundStatus> {
    refund.step_list.iter().map(|step| step.status).collect()
}

#[tokio::test]
async fn a_refund_goes_from_the_wish_to_the_reference() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 2).await;
    let paid = detail(&buyer, &order.order_id).await.coupon_list[0].paid_amount;
    let seen = look(&buyer, &order, &order.coupons[..1]).await;
    assert_eq!((seen.coupon_quantity, seen.amount), (1, paid));
    let offered: Vec<_> = seen.destination_list.iter().map(|way| way.kind).collect();
    let ways = [
        DestinationKind::Original,
        DestinationKind::Ewallet,
        DestinationKind::Bank,
    ];
    assert_eq!(offered, ways);
    // Saturday noon: QRIS and banks in three working days, e-wallets in one.
    let dates: Vec<_> = seen
        .destination_list
        .iter()
        .map(|way| way.expected_date.as_str())
        .collect();
    assert_eq!(dates, ["2026-11-25", "2026-11-23", "2026-11-25"]);

    let body = wish_body(&order, &order.coupons[..1], original());
    let refund_id = buyer.call::<c::ApplyRefundSubmit>(body).await.refund_id;
    let begun = refund(&buyer, &refund_id).await;
    let now_ms = sandbox.app.clock.now_ms();
    assert_eq!(begun.refund.send_time, Some(now_ms + 30 * MINUTE_MS));
    assert_eq!(begun.refund.expected_date.as_deref(), Some("2026-11-25"));
    assert!(begun.refund.can_cancel && !begun.refund.can_resend);
    assert_eq!(begun.refund.note, "Tidak jadi");
    assert!(begun.refund.reason_name.is_some() && begun.refund.detail_name.is_some());
    let held = [CouponState::Refunding, CouponState::NotDelivery];
    assert_eq!(states(&buyer, &order).await, held);
    right_books(&sandbox).await;

    sandbox.move_clock(30 * MINUTE_MS);
    let buyer = sandbox.shopper(BUYER).await;
    let sent = refund(&buyer, &refund_id).await;
    assert_eq!(sent.refund.status, RefundStatus::Sent);
    assert!(!sent.refund.can_cancel);
    let more = json!({"reference": "BANK-REF-1"});
    desk(&sandbox, &refund_id, "CONFIRM", more).await;
    let done = refund(&buyer, &refund_id).await;
    assert_eq!(done.refund.reference.as_deref(), Some("BANK-REF-1"));
    let steps = [
        RefundStatus::Requested,
        RefundStatus::Sent,
        RefundStatus::Done,
    ];
    assert_eq!(statuses(&done), steps);
    assert!(done.step_list.iter().all(|step| step.amount == paid));
    let order_now = detail(&buyer, &order.order_id).await;
    assert_eq!(order_now.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(order_now.coupon_list[0].state, CouponState::Return);
    assert_eq!(order_now.refund_list.len(), 1);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "RETURNED"), i64::from(paid));

    // The rest gives all of it in the end.
    let body = wish_body(&order, &order.coupons[1..], bank());
    let second = buyer.call::<c::ApplyRefundSubmit>(body).await.refund_id;
    desk(&sandbox, &second, "SEND", json!({})).await;
    desk(&sandbox, &second, "CONFIRM", json!({})).await;
    let all = detail(&buyer, &order.order_id).await;
    assert_eq!(all.order.order_status, OrderStatus::Refunded);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "RETURNED"), i64::from(all.order.pay_amount));
}

#[tokio::test]
async fn each_step_is_news_at_the_order() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let refund_id = asked(&buyer, &order).await;
    let is_news = async || detail(&buyer, &order.order_id).await.order.is_unread;
    assert!(is_news().await && !is_news().await, "it was opened");
    for act in ["SEND", "FAIL"] {
        desk(&sandbox, &refund_id, act, json!({})).await;
        let unread = buyer.call::<c::QueryUnread>(json!({})).await;
        assert_eq!(unread.order.total_unread, 1, "{act}");
        assert!(is_news().await, "{act}");
    }
}

#[tokio::test]
async fn a_cancelled_refund_gives_the_voucher_back_and_can_be_asked_for_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 2).await;
    let refund_id = asked(&buyer, &order).await;
    let body = json!({"refundId": refund_id});
    let other = sandbox.shopper(OTHER).await;
    for foreign in [
        refused::<c::RefundCancel>(&other, body.clone()).await,
        refused::<c::RefundDetail>(&other, body.clone()).await,
    ] {
        assert_eq!(foreign, codes::REFUND_ABSENT);
    }
    for _ in 0..2 {
        let cancelled = buyer.call::<c::RefundCancel>(body.clone()).await;
        assert_eq!(cancelled.refund.status, RefundStatus::Cancelled);
    }
    assert_eq!(states(&buyer, &order).await, [CouponState::NotDelivery; 2]);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "REFUND"), 0);
    let again = asked(&buyer, &order).await;
    assert_ne!(again, refund_id);
    desk(&sandbox, &again, "SEND", json!({})).await;
    let late = refused::<c::RefundCancel>(&buyer, json!({"refundId": again})).await;
    assert_eq!(late, codes::REFUND_SENT);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn money_that_failed_is_corrected_and_sent_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let answer = submit(&buyer, &order, bank()).await;
    let refund_id = answer.data::<c::ApplyRefundSubmit>().refund_id;
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    let early = json!({"refundId": refund_id, "destination": bank()});
    let early = refused::<c::RefundResend>(&buyer, early).await;
    assert_eq!(early, codes::REFUND_SENT);
    let why = json!({"failureReason": "NAME_MISMATCH"});
    desk(&sandbox, &refund_id, "FAIL", why).await;
    let failed = refund(&buyer, &refund_id).await;
    assert_eq!(
        failed.refund.failure_reason,
        Some(RefundFailure::NameMismatch)
    );
    assert!(failed.refund.can_resend && failed.destination_list.len() == 3);
    let masked = failed.refund.destination.unwrap();
    assert_eq!(masked.bank_account_number.as_deref(), Some("****5678"));
    assert_eq!(masked.bank_account_name.as_deref(), Some("A*** L***"));

    let wallet = json!({"kind": "EWALLET", "phoneNo": "0812-3456-7890"});
    let body = json!({"refundId": refund_id, "destination": wallet});
    let draft = buyer.draft(c::RefundResend::PATH, body).key("again");
    let again = buyer.send(draft.clone()).await.data::<c::RefundResend>();
    assert_eq!(
        (again.refund.status, again.refund.attempt),
        (RefundStatus::Requested, 2)
    );
    assert_eq!(again.refund.expected_date.as_deref(), Some("2026-11-23"));
    // A lost reply, also after the server has forgotten it, sends nothing twice.
    sandbox.move_clock(11 * MINUTE_MS);
    let body = json!({"refundId": refund_id, "destination": wallet});
    let draft = buyer.draft(c::RefundResend::PATH, body).key("again");
    let later = buyer.send(draft).await.data::<c::RefundResend>();
    assert_eq!(later.step_list.len(), again.step_list.len());
    let busy = json!({"refundId": refund_id, "destination": bank()});
    let busy = refused::<c::RefundResend>(&buyer, busy).await;
    assert_eq!(busy, codes::REFUND_BUSY);
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    desk(&sandbox, &refund_id, "CONFIRM", json!({})).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn what_the_issuer_refused_does_not_go_there_again() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let refund_id = asked(&buyer, &order).await;
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    let why = json!({"failureReason": "ISSUER_REFUSED"});
    desk(&sandbox, &refund_id, "FAIL", why).await;
    let failed = refund(&buyer, &refund_id).await;
    assert_eq!(
        failed.destination_list[0].blocked_by,
        Some(OriginalBlock::IssuerRefused)
    );
    let body = json!({"refundId": refund_id, "destination": original()});
    let there = refused::<c::RefundResend>(&buyer, body).await;
    assert_eq!(there, codes::REFUND_DESTINATION);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_destination_has_a_form() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 1).await;
    let bank_with = |name: &str, value: &str| {
        let mut bank = bank();
        bank[name] = json!(value);
        bank
    };
    for wrong in [
        json!({"kind": "EWALLET"}),
        json!({"kind": "EWALLET", "phoneNo": "0215551234"}),
        json!({"kind": "BANK"}),
        bank_with("bankName", "Bank Ajaib"),
        bank_with("bankAccountName", "A"),
        bank_with("bankAccountName", "4ni"),
        bank_with("bankAccountNumber", "1234567"),
        bank_with("bankAccountNumber", &"1".repeat(21)),
        bank_with("bankAccountNumber", "12345x678"),
    ] {
        let answer = submit(&buyer, &order, wrong.clone()).await;
        assert_eq!(answer.refusal().0, codes::REFUND_DESTINATION, "{wrong}");
    }
    let reason = |name: &str, value: &str| {
        let mut body = wish_body(&order, &order.coupons, original());
        body[name] = json!(value);
        body
    };
    for wrong in [reason("reason", "NONE"), reason("detail", "VOUCHER")] {
        let answer = refused::<c::ApplyRefundSubmit>(&buyer, wrong).await;
        assert_eq!(answer, codes::VALUE_INVALID);
    }
    assert_eq!(states(&buyer, &order).await, [CouponState::NotDelivery]);
}

#[tokio::test]
async fn what_cannot_return_says_why() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    for (promise, why) in [
        ("NONE", RefundBlock::Promise),
        ("AT_EXPIRY", RefundBlock::AtExpiry),
    ] {
        let order = promised(&sandbox, &buyer, 1, promise).await;
        let seen = look(&buyer, &order, &[]).await;
        assert_eq!((seen.coupon_quantity, seen.amount), (0, 0));
        assert_eq!(seen.coupon_list[0].blocked_by, Some(why));
        let answer = submit(&buyer, &order, original()).await;
        assert_eq!(answer.refusal().0, codes::REFUND_REFUSED);
    }
    let buyer = sandbox.shopper(THIRD).await;
    let order = refundable(&sandbox, &buyer, 3).await;
    let gift = given(&buyer, &order.coupons[0]).await;
    let set = |coupon: &str, state: &str| {
        let number: i64 = coupon[1..].parse().unwrap();
        let sql = "UPDATE vouchers SET state = ?2 WHERE coupon_id = ?1";
        let writing = |transaction: &rusqlite::Transaction<'_>| {
            transaction.execute(sql, rusqlite::params![number, state])?;
            Ok(())
        };
        sandbox.app.database.write_now(writing).unwrap();
    };
    set(&order.coupons[1], "locked");
    let blocks = async || {
        let seen = look(&buyer, &order, &[]).await.coupon_list;
        seen.into_iter()
            .map(|coupon| coupon.blocked_by)
            .collect::<Vec<_>>()
    };
    let (waiting, locked) = (RefundBlock::GiftWaiting, RefundBlock::Locked);
    assert_eq!(blocks().await, [Some(waiting), Some(locked), None]);
    for busy in 0..2 {
        let body = wish_body(&order, &order.coupons[busy..=busy], original());
        let answer = refused::<c::ApplyRefundSubmit>(&buyer, body).await;
        assert_eq!(answer, codes::REFUND_BUSY);
    }
    let receiver = sandbox.shopper(OTHER).await;
    receiver
        .call::<c::ReceiveByToken>(json!({"token": gift.token}))
        .await;
    assert_eq!(blocks().await[0], Some(RefundBlock::Given));
    let body = wish_body(&order, &order.coupons[..1], original());
    // Money never follows a gift.
    let answer = refused::<c::ApplyRefundSubmit>(&receiver, body).await;
    assert_eq!(answer, codes::ORDER_ABSENT);
}

#[tokio::test]
async fn off_sale_it_returns_whatever_the_promise() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = promised(&sandbox, &buyer, 1, "NONE").await;
    let sku_id = detail(&buyer, &order.order_id).await.order.item.sku_id;
    let off = json!({"skuId": sku_id, "withdrawn": true});
    buyer.call::<c::PlayMerchant>(off).await;
    assert!(look(&buyer, &order, &[]).await.is_withdrawn);
    let refund_id = asked(&buyer, &order).await;
    let seen = refund(&buyer, &refund_id).await;
    assert_eq!(seen.refund.cause, RefundCause::Outlet);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn sari_has_a_refund_in_each_status_and_of_each_failure() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
    let orders = sari.call::<c::OrderList>(list).await.order_list;
    let mut seen = Vec::new();
    for order in orders {
        for refund in detail(&sari, &order.order_id).await.refund_list {
            let why = refund.failure_reason;
            seen.push(why.map_or(format!("{:?}", refund.status), |why| format!("{why:?}")));
        }
    }
    seen.sort();
    assert_eq!(
        seen,
        [
            "AccountClosed",
            "Cancelled",
            "Done",
            "IssuerRefused",
            "NameMismatch",
            "ProviderDown",
            "Requested",
            "Sent",
            "WaitDestination",
            "WindowPassed"
        ]
    );
    right_books(&sandbox).await;
}
