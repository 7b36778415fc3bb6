//! A voucher at an outlet: opened in reach, scanned, confirmed, used once. Buying 2 "J", 6, 10.

use jajan_contract::{
    Call, calls as c, codes,
    order::{
        redeem::{RedeemVia, RedemptionStatus},
        states::CouponState,
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, balance, detail as order_detail, right_books, sku_of},
    owning::{
        gifts::{bought, given},
        outlet::{OUTLET, Phone, act, detail, open_body, opened, scan, scanned, used},
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const OWNER: &str = "81255500100";
const OTHER: &str = "81255500101";
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Degrees of latitude in so many metres.
const DEGREE_M: f64 = 111_195.0;

async fn refused<C: Call>(visitor: &Visitor<'_>, body: Value) -> String {
    visitor.try_call::<C>(body).await.refusal().0
}

async fn state(owner: &Visitor<'_>, coupon_id: &str) -> CouponState {
    detail(owner, coupon_id).await.coupon.state
}

/// North of the outlet by so many metres, and so exact.
async fn body_at(owner: &Visitor<'_>, coupon_id: &str, metres: f64, accuracy: f64) -> Value {
    let sku_id = sku_of(owner, VOUCHERS).await;
    let body = json!({"skuId": sku_id, "pageNo": 1, "pageSize": 1});
    let stores = owner.call::<c::ProductApplicableStoreList>(body).await;
    let store = &stores.store_list[0];
    json!({"couponId": coupon_id, "latitude": store.latitude + metres / DEGREE_M,
           "longitude": store.longitude, "accuracy": accuracy})
}

#[tokio::test]
async fn a_voucher_is_opened_scanned_and_used_and_its_money_is_the_outlets() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 2).await.remove(0);
    let before = right_books(&sandbox).await;
    let opening = opened(&owner, &coupon_id).await.redemption;
    assert_eq!(opening.status, RedemptionStatus::Open);
    assert_eq!(opening.until_time, opening.open_time + 48 * HOUR_MS);
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Valid);
    let phone = Phone::of(&owner, &coupon_id).await;
    let ticket = scanned(&sandbox, &phone).await;
    let seen = detail(&owner, &coupon_id).await;
    assert_eq!(seen.coupon.state, CouponState::Locked);
    assert!(seen.seed.is_none(), "no code while the cashier decides");
    let scan = seen.redemption.unwrap();
    assert_eq!(scan.via, Some(RedeemVia::Rotating));
    assert_eq!(scan.locked_until, Some(opening.open_time + 120_000));
    let id = ticket.redemption.redemption_id;
    let body = json!({"storeId": OUTLET, "act": "CONFIRM", "redemptionId": id,
                      "billAmount": ticket.face_value, "excludedAmount": 30_000});
    let done = sandbox.visitor().call::<c::PlayCashier>(body.clone()).await;
    let again = sandbox.visitor().call::<c::PlayCashier>(body).await;
    assert_eq!(done.redemption.status, RedemptionStatus::Confirmed);
    assert_eq!(again.redemption.confirm_time, done.redemption.confirm_time);
    assert!(done.redemption.counter_amount.unwrap() >= 30_000);
    let seen = detail(&owner, &coupon_id).await;
    assert_eq!(seen.coupon.state, CouponState::Used);
    assert!(seen.coupon.used_time.is_some());
    let after = right_books(&sandbox).await;
    let price = i64::from(seen.bought.unwrap().item.sale_price);
    assert_eq!(balance(&after, "HELD"), balance(&before, "HELD") - price);
    assert_eq!(
        balance(&after, "MERCHANT"),
        balance(&before, "MERCHANT") + price
    );
}

#[tokio::test]
async fn whoever_used_a_voucher_may_review_its_outlet_once() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let body = json!({"storeId": OUTLET});
    let before = owner.call::<c::CheckReviewEligibility>(body.clone()).await;
    assert!(!before.is_eligible);
    let coupon_id = bought(&owner, 1).await.remove(0);
    let id = used(&sandbox, &owner, &coupon_id).await;
    let after = owner.call::<c::CheckReviewEligibility>(body.clone()).await;
    assert!(after.is_eligible);
    // A visit that was taken back was none.
    act(&sandbox, &id, "UNDO").await.data::<c::PlayCashier>();
    let undone = owner.call::<c::CheckReviewEligibility>(body).await;
    assert!(!undone.is_eligible);
}

#[tokio::test]
async fn a_voucher_opens_in_reach_of_an_outlet_only() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    // Reach is 500 m, and what the position may be off; more than 2 km off is no position.
    for (metres, accuracy) in [
        (520.0, 10.0),
        (700.0, 150.0),
        (2_600.0, 9e9),
        (40_000.0, 2_000.0),
    ] {
        let body = body_at(&owner, &coupon_id, metres, accuracy).await;
        let code = refused::<c::RedeemOpen>(&owner, body).await;
        assert_eq!(code, codes::OUTLET_TOO_FAR, "{metres} {accuracy}");
    }
    let nowhere = json!({"couponId": coupon_id});
    assert_eq!(
        refused::<c::RedeemOpen>(&owner, nowhere).await,
        codes::LOCATION_ABSENT
    );
    for table in ["Q1T3", "Q9000015T9", "S9000015", "x"] {
        let body = json!({"couponId": coupon_id, "qrCodeId": table});
        assert_eq!(
            refused::<c::RedeemOpen>(&owner, body).await,
            codes::OUTLET_WRONG,
            "{table}"
        );
    }
    assert_eq!(state(&owner, &coupon_id).await, CouponState::NotDelivery);
    let body = body_at(&owner, &coupon_id, 520.0, 30.0).await;
    let opening = owner.call::<c::RedeemOpen>(body).await.redemption;
    let distance_m = opening.distance_m.unwrap();
    assert!((515..=525).contains(&distance_m), "{distance_m}");
    // It is open: from where does not matter any more.
    let far = body_at(&owner, &coupon_id, 40_000.0, 10.0).await;
    let again = owner.call::<c::RedeemOpen>(far).await.redemption;
    assert_eq!(again.redemption_id, opening.redemption_id);
}

#[tokio::test]
async fn a_voucher_that_somebody_else_has_or_that_is_given_refunded_or_over_does_not_open() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    let other = sandbox.shopper(OTHER).await;
    for (who, id) in [
        (&other, coupons[0].as_str()),
        (&owner, "W999999"),
        (&owner, "WB1"),
    ] {
        let code = refused::<c::RedeemOpen>(who, open_body(id)).await;
        assert_eq!(code, codes::COUPON_ABSENT, "{id}");
    }
    given(&owner, &coupons[0]).await;
    let gift = refused::<c::RedeemOpen>(&owner, open_body(&coupons[0])).await;
    assert_eq!(gift, codes::COUPON_STATE);
    for state in ["refunding", "return", "expired"] {
        set_state(&sandbox, &coupons[1], state);
        let code = refused::<c::RedeemOpen>(&owner, open_body(&coupons[1])).await;
        assert_eq!(code, codes::COUPON_STATE, "{state}");
    }
}

fn set_state(sandbox: &Sandbox, coupon_id: &str, state: &str) {
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE vouchers SET state = ?2 WHERE 'W' || coupon_id = ?1";
        transaction.execute(sql, [coupon_id, state])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn a_voucher_keeps_to_its_days_and_hours() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 1).await;
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        // Noon of a Saturday is now.
        let sql =
            "UPDATE orders SET frozen = json_set(frozen, '$.item.usage.dayList', json('[7]'))";
        transaction.execute(sql, [])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
    let code = refused::<c::RedeemOpen>(&owner, open_body(&coupons[0])).await;
    assert_eq!(code, codes::OUTSIDE_HOURS);
    // The cashier of a guest without a network is told the same.
    let phone = Phone::of(&owner, &coupons[0]).await;
    let offline = scan(&sandbox, &phone.code(sandbox.app.clock.now_ms())).await;
    assert_eq!(offline.refusal().0, codes::OUTSIDE_HOURS);
    sandbox.move_clock(24 * HOUR_MS);
    let owner = sandbox.shopper(OWNER).await;
    opened(&owner, &coupons[0]).await;
}

#[tokio::test]
async fn what_is_not_shown_in_48_hours_can_be_opened_again() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let first = opened(&owner, &coupon_id).await.redemption;
    sandbox.move_clock(48 * HOUR_MS - 1);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Valid);
    sandbox.move_clock(1);
    let lapsed = detail(&owner, &coupon_id).await;
    assert_eq!(lapsed.coupon.state, CouponState::NotDelivery);
    assert_eq!(lapsed.redemption.unwrap().status, RedemptionStatus::Lapsed);
    // A clock that is moved back reverses nothing.
    sandbox.app.clock.set_offset_ms(0);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::NotDelivery);
    let second = opened(&owner, &coupon_id).await.redemption;
    assert_ne!(first.redemption_id, second.redemption_id);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn one_key_is_one_opening_also_after_its_reply_is_forgotten() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    let send = async |coupon_id: &str| {
        let draft = owner.draft(c::RedeemOpen::PATH, open_body(coupon_id));
        owner.send(draft.key("one-wish")).await
    };
    let first = send(&coupons[0]).await.data::<c::RedeemOpen>();
    sandbox.move_clock(11 * MINUTE_MS);
    let later = send(&coupons[0]).await.data::<c::RedeemOpen>();
    assert_eq!(
        first.redemption.redemption_id,
        later.redemption.redemption_id
    );
    sandbox.move_clock(11 * MINUTE_MS);
    assert_eq!(send(&coupons[1]).await.refusal().0, codes::VALUE_INVALID);
}

#[tokio::test]
async fn pieces_of_an_order_are_used_one_by_one() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    used(&sandbox, &owner, &coupons[0]).await;
    let order_id = detail(&owner, &coupons[0]).await.coupon.order_id.unwrap();
    let partly = order_detail(&owner, &order_id).await;
    let states: Vec<_> = partly.coupon_list.iter().map(|each| each.state).collect();
    assert_eq!(states, [CouponState::Used, CouponState::NotDelivery]);
    let step = |order: &jajan_contract::order::orders::OrderDetailData| {
        format!("{:?}", order.order.order_status)
    };
    assert_eq!(step(&partly), "ToBeRedeemed");
    used(&sandbox, &owner, &coupons[1]).await;
    assert_eq!(step(&order_detail(&owner, &order_id).await), "Completed");
    right_books(&sandbox).await;
}

#[tokio::test]
async fn whoever_received_a_gift_redeems_it_and_the_givers_codes_are_dead() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let old = Phone::of(&giver, &coupon_id).await;
    let token = given(&giver, &coupon_id).await.token;
    // While its link is out nobody redeems it.
    let waiting = scan(&sandbox, &old.code(sandbox.app.clock.now_ms())).await;
    assert_eq!(waiting.refusal().0, codes::COUPON_STATE);
    let receiver = sandbox.shopper(OTHER).await;
    receiver
        .call::<c::ReceiveByToken>(json!({"token": token}))
        .await;
    let stale = scan(&sandbox, &old.code(sandbox.app.clock.now_ms())).await;
    assert_eq!(stale.refusal().0, codes::VOUCHER_CODE_WRONG);
    used(&sandbox, &receiver, &coupon_id).await;
    let reviewer = json!({"storeId": OUTLET});
    let may = receiver.call::<c::CheckReviewEligibility>(reviewer).await;
    assert!(may.is_eligible);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn sari_has_a_voucher_in_each_state_at_an_outlet() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper("81200000001").await;
    let body = json!({"states": [], "sort": "NEWEST", "pageNo": 1, "pageSize": 50});
    let lines = sari.call::<c::MyCoupons>(body).await.coupon_list;
    let mut seen = Vec::new();
    for id in lines.into_iter().filter_map(|line| line.coupon_id) {
        let found = detail(&sari, &id).await;
        let is_case = found.outlet_case.is_some_and(|case| case.choice.is_none());
        seen.extend(found.redemption.map(|try_| (try_.status, is_case)));
    }
    use RedemptionStatus as S;
    for each in [
        (S::Open, false),
        (S::Scanned, false),
        (S::Confirmed, false),
        (S::Refused, true),
    ] {
        assert!(seen.contains(&each), "{each:?} of {seen:?}");
    }
    right_books(&sandbox).await;
}
