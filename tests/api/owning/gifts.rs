//! Gifts of vouchers: one owner, one hop, back to the giver unless claimed. Buying 2 "G", 8, 10.

use jajan_contract::ids::CouponId;
use jajan_contract::{
    Call, calls as c, codes,
    order::gift::{GiftCreateData, GiftStatus, TokenState, TokenViewData},
};
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, bought_of, detail, paid_order, right_books, sku_of},
    support::{MINUTE_MS, Sandbox, Visitor},
};

const GIVER: &str = "81255500090";
const RECEIVER: &str = "81255500091";
const OTHER: &str = "81255500092";
const DEWI: &str = "81200000003";
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// A paid order's vouchers.
pub async fn bought(buyer: &Visitor<'_>, quantity: u32) -> Vec<CouponId> {
    let sku_id = sku_of(buyer, VOUCHERS).await;
    bought_of(buyer, &sku_id, quantity).await
}

fn give_body(coupon_id: &str) -> Value {
    json!({"couponId": coupon_id, "note": "Selamat ulang tahun!"})
}

pub async fn given(giver: &Visitor<'_>, coupon_id: &str) -> GiftCreateData {
    giver.call::<c::GiftCreate>(give_body(coupon_id)).await
}

async fn view(visitor: &Visitor<'_>, token: &str) -> TokenViewData {
    visitor.call::<c::TokenView>(json!({"token": token})).await
}

async fn claim(visitor: &Visitor<'_>, token: &str) -> Option<CouponId> {
    let body = json!({"token": token});
    visitor.call::<c::ReceiveByToken>(body).await.coupon_id
}

async fn refused<C: Call>(visitor: &Visitor<'_>, body: Value) -> String {
    visitor.try_call::<C>(body).await.refusal().0
}

async fn claim_refused(visitor: &Visitor<'_>, token: &str) -> String {
    refused::<c::ReceiveByToken>(visitor, json!({"token": token})).await
}

#[tokio::test]
async fn a_gift_is_claimed_once_and_changes_its_owner() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let gift = given(&giver, &coupon_id).await;
    assert_eq!(
        (gift.gift.status, gift.token.len()),
        (GiftStatus::Waiting, 32)
    );
    assert_eq!(claim_refused(&giver, &gift.token).await, codes::TOKEN_OWN);

    // Looking claims nothing, whoever looks and how often.
    let visitor = sandbox.visitor();
    for _ in 0..7 {
        let seen = view(&visitor, &gift.token).await;
        assert_eq!(seen.state, TokenState::Claimable);
        assert_eq!(seen.note, "Selamat ulang tahun!");
        assert!(seen.voucher.is_some() && seen.gift.is_none());
    }
    let receiver = sandbox.shopper(RECEIVER).await;
    assert_eq!(
        claim(&receiver, &gift.token).await.as_ref(),
        Some(&coupon_id)
    );
    // A lost reply: the same again, and nothing more.
    assert_eq!(
        claim(&receiver, &gift.token).await.as_ref(),
        Some(&coupon_id)
    );
    let other = sandbox.shopper(OTHER).await;
    assert_eq!(
        claim_refused(&other, &gift.token).await,
        codes::TOKEN_CLAIMED
    );
    assert_eq!(view(&other, &gift.token).await.state, TokenState::Taken);
    let mine = view(&receiver, &gift.token).await;
    assert!(mine.state == TokenState::Mine && mine.gift.unwrap().can_return);
    let own = view(&giver, &gift.token).await;
    assert_eq!(own.state, TokenState::Own);
    assert_eq!(own.gift.unwrap().status, GiftStatus::Claimed);
    // Nobody else sees a gift by its id.
    let by_id = json!({"id": gift.gift.gift_id});
    assert_eq!(
        refused::<c::TokenView>(&other, by_id.clone()).await,
        codes::TOKEN_ABSENT
    );
    assert_eq!(
        refused::<c::TokenView>(&visitor, by_id).await,
        codes::TOKEN_ABSENT
    );
    right_books(&sandbox).await;
}

#[tokio::test]
async fn of_many_who_claim_at_once_one_has_it() {
    let sandbox = Sandbox::for_many_calls();
    let giver = sandbox.shopper(GIVER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let token = given(&giver, &coupon_id).await.token;
    let tokens = crate::buying::buyer::many_logins(&sandbox, 40);
    let devices: Vec<_> = tokens.iter().map(|_| sandbox.visitor()).collect();
    let drafts = devices.iter().zip(&tokens).map(|(device, login)| {
        let body = json!({"token": token});
        device.draft(c::ReceiveByToken::PATH, body).token(login)
    });
    let answers = sandbox.send_at_once(drafts).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers
        .iter()
        .partition(|answer| answer.json()["success"] == true);
    assert_eq!((won.len(), lost.len()), (1, 39));
    assert!(
        lost.iter()
            .all(|answer| answer.refusal().0 == codes::TOKEN_CLAIMED)
    );
    right_books(&sandbox).await;
}

#[tokio::test]
async fn of_a_claim_and_a_take_back_at_once_exactly_one_wins() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let receiver = sandbox.shopper(RECEIVER).await;
    for coupon_id in bought(&giver, 5).await {
        let gift = given(&giver, &coupon_id).await;
        let take_back = json!({"giftId": gift.gift.gift_id});
        let drafts = [
            receiver.draft(c::ReceiveByToken::PATH, json!({"token": gift.token})),
            giver.draft(c::GiftTakeBack::PATH, take_back),
        ];
        let answers = sandbox.send_at_once(drafts).await;
        let is_done = |index: usize| answers[index].json()["success"] == true;
        assert!(is_done(0) != is_done(1), "{:?}", answers);
        match is_done(0) {
            true => assert_eq!(answers[1].refusal().0, codes::COUPON_STATE),
            false => assert_eq!(answers[0].refusal().0, codes::TOKEN_ABSENT),
        }
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn a_gift_that_was_taken_back_can_be_given_again_and_its_old_link_is_dead() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let receiver = sandbox.shopper(RECEIVER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let first = given(&giver, &coupon_id).await;
    assert_eq!(
        refused::<c::GiftCreate>(&giver, give_body(&coupon_id)).await,
        codes::COUPON_STATE,
        "it waits already"
    );
    let gift_id = json!({"giftId": first.gift.gift_id});
    assert_eq!(
        refused::<c::GiftTakeBack>(&receiver, gift_id.clone()).await,
        codes::TOKEN_ABSENT,
        "of others nothing is said"
    );
    let back = giver.call::<c::GiftTakeBack>(gift_id).await;
    assert_eq!(back.status, GiftStatus::TakenBack);
    assert_eq!(
        view(&receiver, &first.token).await.state,
        TokenState::Withdrawn
    );
    assert_eq!(
        claim_refused(&receiver, &first.token).await,
        codes::TOKEN_ABSENT
    );
    let second = given(&giver, &coupon_id).await;
    assert_eq!(
        claim_refused(&receiver, &first.token).await,
        codes::TOKEN_ABSENT
    );
    assert_eq!(claim(&receiver, &second.token).await, Some(coupon_id));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_gift_goes_one_hop_there_and_back_and_no_further() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let receiver = sandbox.shopper(RECEIVER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let gift = given(&giver, &coupon_id).await;
    let gift_id = json!({"giftId": gift.gift.gift_id});
    assert_eq!(
        refused::<c::GiftReturn>(&receiver, gift_id.clone()).await,
        codes::TOKEN_ABSENT,
        "nothing was received yet"
    );
    claim(&receiver, &gift.token).await;
    for holder in [&giver, &receiver] {
        let again = refused::<c::GiftCreate>(holder, give_body(&coupon_id)).await;
        assert_eq!(again, codes::COUPON_STATE);
    }
    assert_eq!(
        refused::<c::GiftTakeBack>(&giver, gift_id.clone()).await,
        codes::COUPON_STATE
    );
    for _ in 0..2 {
        let back = receiver.call::<c::GiftReturn>(gift_id.clone()).await;
        assert_eq!(back.status, GiftStatus::GivenBack);
    }
    assert_eq!(
        view(&receiver, &gift.token).await.state,
        TokenState::Withdrawn
    );
    let again = refused::<c::GiftCreate>(&giver, give_body(&coupon_id)).await;
    assert_eq!(again, codes::COUPON_STATE, "it was in other hands");
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_voucher_that_was_used_or_refunded_is_neither_given_nor_returned() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let receiver = sandbox.shopper(RECEIVER).await;
    let coupons = bought(&giver, 2).await;
    let gift = given(&giver, &coupons[0]).await;
    claim(&receiver, &gift.token).await;
    for state in ["valid", "locked", "refunding", "return", "expired"] {
        sandbox
            .app
            .database
            .write_now(|transaction| {
                transaction.execute("UPDATE vouchers SET state = ?1", [state])?;
                Ok(())
            })
            .unwrap();
        let given = refused::<c::GiftCreate>(&giver, give_body(&coupons[1])).await;
        assert_eq!(given, codes::COUPON_STATE, "{state}");
        let body = json!({"giftId": gift.gift.gift_id});
        let returned = refused::<c::GiftReturn>(&receiver, body).await;
        assert_eq!(returned, codes::COUPON_STATE, "{state}");
    }
}

#[tokio::test]
async fn an_unclaimed_gift_is_its_givers_again_after_72_hours() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let sku_id = sku_of(&giver, VOUCHERS).await;
    let order_id = paid_order(&giver, &sku_id, 1).await;
    let coupon_id = detail(&giver, &order_id).await.coupon_list[0]
        .coupon_id
        .clone();
    let gift = given(&giver, &coupon_id).await;
    let made = gift.gift.create_time;
    assert_eq!(gift.gift.expire_time, made + 72 * HOUR_MS);
    sandbox.move_clock(72 * HOUR_MS);
    let receiver = sandbox.shopper(RECEIVER).await;
    assert_eq!(
        claim_refused(&receiver, &gift.token).await,
        codes::TOKEN_ABSENT
    );
    assert_eq!(
        view(&receiver, &gift.token).await.state,
        TokenState::Expired
    );
    let giver = sandbox.shopper(GIVER).await;
    let order = detail(&giver, &order_id).await;
    assert!(order.order.is_unread, "the giver is told");
    assert!(order.coupon_list[0].can_give);
    assert_eq!(
        order.coupon_list[0].gift.as_ref().map(|gift| gift.status),
        Some(GiftStatus::Expired)
    );
    // A clock that is moved back revives nothing.
    sandbox.app.clock.set_offset_ms(0);
    assert_eq!(
        claim_refused(&receiver, &gift.token).await,
        codes::TOKEN_ABSENT
    );
}

#[tokio::test]
async fn a_link_ends_with_its_voucher_at_the_latest() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let sku_id = sku_of(&giver, VOUCHERS).await;
    let order_id = paid_order(&giver, &sku_id, 1).await;
    let coupon = detail(&giver, &order_id).await.coupon_list.remove(0);
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.move_clock(coupon.valid_end - now_ms - HOUR_MS);
    let giver = sandbox.shopper(GIVER).await;
    let gift = given(&giver, &coupon.coupon_id).await;
    assert_eq!(gift.gift.expire_time, coupon.valid_end);
}

#[tokio::test]
async fn ten_gifts_a_day_are_the_most() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let mut coupons = Vec::new();
    while coupons.len() < 11 {
        coupons.extend(bought(&giver, 1).await);
    }
    for coupon_id in &coupons[..10] {
        let gift = given(&giver, coupon_id).await.gift.gift_id;
        // Taking back is no way around it.
        giver.call::<c::GiftTakeBack>(json!({"giftId": gift})).await;
    }
    let body = give_body(&coupons[10]);
    let answer = giver.try_call::<c::GiftCreate>(body.clone()).await;
    let (code, message) = answer.refusal();
    assert_eq!(code, codes::COUPON_STATE);
    assert!(message.contains("10"), "{message}");
    sandbox.move_clock(12 * HOUR_MS);
    let tomorrow = sandbox.shopper(GIVER).await;
    tomorrow.call::<c::GiftCreate>(body).await;
}

#[tokio::test]
async fn one_key_is_one_gift_and_a_lost_reply_gets_a_new_link() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let coupons = bought(&giver, 2).await;
    let send = async |coupon_id: &str| {
        let draft = giver.draft(c::GiftCreate::PATH, give_body(coupon_id));
        giver.send(draft.key("one-wish")).await
    };
    let first = send(&coupons[0]).await.data::<c::GiftCreate>();
    let again = send(&coupons[0]).await.data::<c::GiftCreate>();
    assert_eq!(first.token, again.token);
    // Later the reply is no longer remembered; the gift is.
    sandbox.move_clock(11 * MINUTE_MS);
    let later = send(&coupons[0]).await.data::<c::GiftCreate>();
    assert_eq!(first.gift.gift_id, later.gift.gift_id);
    assert_ne!(first.token, later.token);
    let receiver = sandbox.shopper(RECEIVER).await;
    assert_eq!(
        claim_refused(&receiver, &first.token).await,
        codes::TOKEN_ABSENT
    );
    claim(&receiver, &later.token).await;
    sandbox.move_clock(11 * MINUTE_MS);
    assert_eq!(send(&coupons[1]).await.refusal().0, codes::VALUE_INVALID);
    assert_eq!(send(&coupons[0]).await.refusal().0, codes::COUPON_STATE);
}

#[tokio::test]
async fn no_token_is_in_the_database() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(GIVER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let token = given(&giver, &coupon_id).await.token;
    let kept = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT count(*) FROM gifts WHERE hex(token_hash) LIKE '%' || ?1 || '%'
                   OR note LIKE '%' || ?1 || '%' OR made_key LIKE '%' || ?1 || '%'";
        connection.value::<i64>(sql, [&token])
    });
    assert_eq!(kept.unwrap(), 0);
}

#[tokio::test]
async fn dewi_has_a_gift_in_each_state() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
    let orders = dewi.call::<c::OrderList>(list).await.order_list;
    let mut seen = Vec::new();
    let mut free = 0;
    for order in orders {
        for coupon in detail(&dewi, &order.order_id).await.coupon_list {
            seen.extend(coupon.gift.map(|gift| format!("{:?}", gift.status)));
            free += usize::from(coupon.can_give);
        }
    }
    seen.sort();
    assert_eq!(
        seen,
        ["Claimed", "Expired", "GivenBack", "TakenBack", "Waiting"]
    );
    // Three of partners' codes, which nobody has looked at.
    assert_eq!(
        free, 8,
        "taken back, expired, one never given, one of each split that was paid"
    );
    right_books(&sandbox).await;
}
