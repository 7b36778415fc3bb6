//! Refunds asked for twice or at once with something else. Buying 10. Each ends with the books in order.

use jajan_contract::ids::CouponId;
use jajan_contract::{Call, calls as c, codes, order::envelope::EnvelopeFate};
use jajan_sandbox::store::Sql;
use serde_json::json;

use crate::{
    buying::buyer::{balance, detail, right_books},
    owning::{
        offers::envelopes,
        outlet::{act, used},
        refund_desk::{desk, look, original, refund, refundable, refused, wish_body},
    },
    support::{MINUTE_MS, Sandbox},
};

const BUYER: &str = "81255500130";

#[tokio::test]
async fn one_key_is_one_refund() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 2).await;
    let send = |coupons: &[CouponId]| {
        let body = wish_body(&order, coupons, original());
        buyer
            .draft(c::ApplyRefundSubmit::PATH, body)
            .key("one-wish")
    };
    let drafts = (0..8).map(|_| send(&order.coupons[..1]));
    let answers = sandbox.send_at_once(drafts).await;
    let mut ids: Vec<_> = answers
        .iter()
        .map(|answer| answer.data::<c::ApplyRefundSubmit>().refund_id)
        .collect();
    ids.dedup();
    assert_eq!(ids.len(), 1);
    // After a restart of the memory too.
    sandbox.move_clock(11 * MINUTE_MS);
    let later = buyer.send(send(&order.coupons[..1])).await;
    assert_eq!(later.data::<c::ApplyRefundSubmit>().refund_id, ids[0]);
    let other = buyer.send(send(&order.coupons[1..])).await;
    assert_eq!(other.refusal().0, codes::VALUE_INVALID);
    // Another key finds the voucher gone.
    let body = wish_body(&order, &order.coupons[..1], original());
    let again = refused::<c::ApplyRefundSubmit>(&buyer, body).await;
    assert_eq!(again, codes::REFUND_REFUSED);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn of_a_cancel_and_the_sending_at_once_exactly_one_wins() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 5).await;
    for coupon in order.coupons.chunks(1) {
        let body = wish_body(&order, coupon, original());
        let refund_id = buyer.call::<c::ApplyRefundSubmit>(body).await.refund_id;
        let id = json!({"refundId": refund_id});
        let send = json!({"refundId": refund_id, "act": "SEND"});
        let drafts = [
            buyer.draft(c::RefundCancel::PATH, id),
            sandbox.visitor().draft(c::PlayRefund::PATH, send),
        ];
        let answers = sandbox.send_at_once(drafts).await;
        let is_done = |index: usize| answers[index].json()["success"] == true;
        assert!(is_done(0) != is_done(1), "{answers:?}");
        if !is_done(0) {
            assert_eq!(answers[0].refusal().0, codes::REFUND_SENT);
        }
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn of_a_refund_and_a_gift_at_once_exactly_one_wins() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 5).await;
    for coupon in order.coupons.chunks(1) {
        let wish = wish_body(&order, coupon, original());
        let gift = json!({"couponId": coupon[0], "note": ""});
        let drafts = [
            buyer.draft(c::ApplyRefundSubmit::PATH, wish),
            buyer.draft(c::GiftCreate::PATH, gift),
        ];
        let answers = sandbox.send_at_once(drafts).await;
        let is_done = |index: usize| answers[index].json()["success"] == true;
        assert!(is_done(0) != is_done(1), "{answers:?}");
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn a_red_envelope_is_free_again_once_all_vouchers_are_returned() {
    let sandbox = Sandbox::new();
    // New people get one.
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 3).await;
    let before = detail(&buyer, &order.order_id).await;
    let off = before.order.discount_amount;
    assert!(off > 0, "the order used one");
    let envelopes = || {
        let counting = |connection: &rusqlite::Connection| {
            let sql = "SELECT count(*) FROM red_packets AS p JOIN orders AS o USING (red_packet_id)
                       WHERE p.used_ms IS NULL AND p.locked_by IS NULL";
            connection.value::<i64>(sql, [])
        };
        sandbox.app.database.read_now(counting).unwrap()
    };
    for (index, coupon) in order.coupons.chunks(1).enumerate() {
        let seen = look(&buyer, &order, coupon).await;
        assert_eq!(seen.promo_amount, before.coupon_list[index].discount_share);
        let body = wish_body(&order, coupon, original());
        let refund_id = buyer.call::<c::ApplyRefundSubmit>(body).await.refund_id;
        desk(&sandbox, &refund_id, "SEND", json!({})).await;
        assert_eq!(envelopes(), 0, "not before the last");
        desk(&sandbox, &refund_id, "CONFIRM", json!({})).await;
        right_books(&sandbox).await;
    }
    assert_eq!(envelopes(), 1);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "PROMO"), 0);
    assert_eq!(
        balance(&books, "RETURNED"),
        i64::from(before.order.pay_amount)
    );
}

#[tokio::test]
async fn a_refund_promises_of_its_red_envelope_only_what_can_happen() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order = refundable(&sandbox, &buyer, 3).await;
    let fate = async |coupons: &[CouponId]| look(&buyer, &order, coupons).await.envelope.unwrap();
    let freed = fate(&order.coupons[..1]).await;
    assert_eq!(freed.fate, EnvelopeFate::Freed);
    let own = envelopes(&buyer, json!(["USED"])).await;
    assert_eq!(freed.until, Some(own[0].expire_time));

    // A voucher that was used keeps it used, whatever returns.
    let redemption = used(&sandbox, &buyer, &order.coupons[0]).await;
    assert_eq!(fate(&order.coupons[1..]).await.fate, EnvelopeFate::Kept);
    let body = wish_body(&order, &order.coupons[1..2], original());
    let refund_id = buyer.call::<c::ApplyRefundSubmit>(body).await.refund_id;
    let seen = refund(&buyer, &refund_id).await.envelope.unwrap();
    assert_eq!((seen.fate, seen.until), (EnvelopeFate::Kept, None));
    act(&sandbox, &redemption, "UNDO").await;
    assert_eq!(fate(&order.coupons[2..]).await.fate, EnvelopeFate::Freed);

    // Its own time is over.
    let ending = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE red_packets SET expires_ms = 1 WHERE red_packet_id =
                     (SELECT red_packet_id FROM orders WHERE order_id = ?1)";
        transaction.execute(sql, [order.order_id[1..].parse::<i64>().unwrap()])?;
        Ok(())
    };
    sandbox.app.database.write_now(ending).unwrap();
    assert_eq!(fate(&order.coupons[2..]).await.fate, EnvelopeFate::Expired);
    let none = sandbox.shopper("81255500174").await;
    let other = refundable(&sandbox, &none, 1).await;
    let by_hand = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE orders SET red_packet_id = NULL WHERE order_id = ?1";
        transaction.execute(sql, [other.order_id[1..].parse::<i64>().unwrap()])?;
        Ok(())
    };
    sandbox.app.database.write_now(by_hand).unwrap();
    assert_eq!(look(&none, &other, &[]).await.envelope, None);
}
