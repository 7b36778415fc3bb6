//! Splits that end before all have paid: whose money returns, and what becomes of the envelope.

use jajan_contract::{
    calls as c, codes,
    order::{
        money::ReturnReason,
        split::{ShareStatus, SplitStatus},
    },
};
use serde_json::json;

use crate::{
    buying::{
        asking::{ENVELOPE, end_envelopes, one},
        buyer::{balance, right_books, stock},
        splits::{OWNER, SECOND, THIRD, split},
    },
    support::{MINUTE_MS, Sandbox},
};

#[tokio::test]
async fn payers_are_told_when_their_money_returns() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    friends.pay(&friends.second, 1).await;
    let body = json!({"orderId": friends.placed.order_id});
    friends.owner.call::<c::CancelOrder>(body).await;
    let (ended, unread) = friends.found(&friends.second).await;
    assert_eq!((ended[0].status, unread), (SplitStatus::Cancelled, 1));
    let seen = friends.view(&friends.second).await;
    let returned = &seen.return_list[0];
    assert_eq!(returned.amount, seen.share_list[1].amount);
    assert_eq!(friends.found(&friends.second).await.1, 0);
    let body = json!({"refundId": returned.refund_id, "act": "CONFIRM"});
    let sent = json!({"refundId": returned.refund_id, "act": "SEND"});
    sandbox.visitor().call::<c::PlayRefund>(sent).await;
    sandbox.visitor().call::<c::PlayRefund>(body).await;
    assert_eq!(friends.found(&friends.second).await.1, 1);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_expired_split_returns_to_who_paid() {
    let sandbox = Sandbox::new();
    let mut friends = split(&sandbox, "EQUAL", [0; 3]).await;
    friends.pay(&friends.second, 1).await;
    let late = friends.begin(&friends.third, 2).await;
    let time = json!({"ms": 63 * MINUTE_MS});
    sandbox.visitor().call::<c::Elapse>(time).await;
    // Their sessions have ended meanwhile.
    friends.owner = sandbox.shopper(OWNER).await;
    friends.second = sandbox.shopper(SECOND).await;
    friends.third = sandbox.shopper(THIRD).await;

    let seen = friends.view(&friends.second).await;
    assert_eq!(seen.status, SplitStatus::Expired);
    assert_eq!(seen.share_list[1].status, ShareStatus::Returning);
    assert_eq!(seen.share_list[0].status, ShareStatus::Closed);
    let returned = &seen.return_list[0];
    assert_eq!(returned.reason, ReturnReason::SplitEnded);
    assert_eq!(returned.amount, seen.share_list[1].amount);
    assert_eq!(stock(&friends.owner, &friends.sku_id).await, friends.stock);
    // Late money returns to its payer, and to nobody else.
    friends.money(&late).await;
    let third = friends.view(&friends.third).await;
    assert_eq!(third.return_list[0].reason, ReturnReason::Late);
    assert!(friends.view(&friends.owner).await.return_list.is_empty());
    let body = json!({"shareId": seen.share_list[0].share_id, "method": "QRIS"});
    let refused = friends.owner.try_call::<c::Pay>(body).await;
    refused.assert_refused(200, codes::SPLIT_CLOSED);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_envelope_lives_on_for_the_whole_sum_of_a_split_and_not_for_a_share() {
    let sandbox = Sandbox::new();
    end_envelopes(&sandbox, &sandbox.shopper(OWNER).await);
    let mut friends = split(&sandbox, "EQUAL", [0; 3]).await;
    let begun = [
        friends.begin(&friends.owner, 0).await,
        friends.begin(&friends.second, 1).await,
        friends.begin(&friends.third, 2).await,
    ];
    friends.money(&begun[0]).await;
    sandbox
        .visitor()
        .call::<c::Elapse>(json!({"ms": 63 * MINUTE_MS}))
        .await;
    friends.owner = sandbox.shopper(OWNER).await;
    assert_eq!(
        friends.view(&friends.owner).await.status,
        SplitStatus::Expired
    );
    let order_id = friends.placed.order_id.clone();
    let expires: i64 = one(&sandbox, ENVELOPE, &order_id);
    friends.money(&begun[1]).await;
    assert_eq!(one::<i64>(&sandbox, ENVELOPE, &order_id), expires);
    friends.money(&begun[2]).await;
    assert!(one::<i64>(&sandbox, ENVELOPE, &order_id) > expires);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_cancelled_split_returns_what_was_paid_also_what_comes_at_the_same_moment() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    friends.pay(&friends.second, 1).await;
    let begun = friends.begin(&friends.third, 2).await;
    let order = json!({"orderId": friends.placed.order_id});
    tokio::join!(
        friends.owner.try_call::<c::CancelOrder>(order),
        friends.money(&begun)
    );

    for payer in [&friends.second, &friends.third] {
        let seen = friends.view(payer).await;
        assert_eq!(seen.status, SplitStatus::Cancelled);
        assert_eq!(seen.return_list.len(), 1);
    }
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "SUSPENSE"), 0);
}
