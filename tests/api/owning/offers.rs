//! The rest of the wallet: red envelopes, outlets, what can be used now, what a
//! device keeps. Contract `my_coupons`, `product_list`, `applicable_store_list`, `offline_wallet`.

use jajan_contract::{
    calls as c, codes,
    order::{
        envelope::{EnvelopeState, RedEnvelope},
        states::CouponState,
    },
    product::ApplicableStoreListData,
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{pay, payer, place, settle},
    buying::wallet::{claimed, page_body},
    owning::gifts::{bought, given},
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor, joined},
};

const DEWI: &str = "81200000003";
const PHONE: &str = "81255500120";
const OTHER: &str = "81255500121";

fn paged(more: Value) -> Value {
    joined(json!({"pageNo": 1, "pageSize": 50}), more)
}

/// Those in these states; none: all.
pub async fn envelopes(shopper: &Visitor<'_>, states: Value) -> Vec<RedEnvelope> {
    let mut body = page_body("EXPIRING", 1);
    body["kind"] = json!("RED_ENVELOPE");
    body["envelopeStates"] = states;
    let data = shopper.call::<c::MyCoupons>(body).await;
    assert!(data.coupon_list.is_empty());
    data.red_envelope_list
}

async fn stores(shopper: &Visitor<'_>, coupon_id: &str, more: Value) -> ApplicableStoreListData {
    let mut body = paged(more);
    body["couponId"] = json!(coupon_id);
    shopper.call::<c::CouponApplicableStoreList>(body).await
}

#[tokio::test]
async fn a_red_envelope_is_unused_locked_used_or_expired() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let all = envelopes(&dewi, json!([])).await;
    assert!(all.is_sorted_by_key(|each| each.expire_time));
    for state in [
        EnvelopeState::Unused,
        EnvelopeState::Locked,
        EnvelopeState::Expired,
    ] {
        let kept = envelopes(&dewi, json!([state])).await;
        assert!(!kept.is_empty() && kept.iter().all(|each| each.state == state));
        let expected = all.iter().filter(|each| each.state == state).count();
        assert_eq!(kept.len(), expected, "{state:?}");
    }
    let locked = &envelopes(&dewi, json!(["LOCKED"])).await[0];
    assert!(locked.order_id.is_some() && locked.used_time.is_none());
    assert!(
        all.iter()
            .any(|each| each.app_only && each.product_count == 0)
    );

    // A newcomer's gift pays for an order and is used up.
    let shopper = sandbox.shopper(PHONE).await;
    assert_eq!(envelopes(&shopper, json!([])).await.len(), 2);
    let sku_id = crate::buying::buyer::sku_of(&shopper, "S9000015").await;
    let settled = settle(&shopper, &sku_id, 1).await;
    let taken = settled.red_envelope_id.clone().expect("one fits");
    let order_id = place(&shopper, &sku_id, 1).await.order_id;
    let [held] = &envelopes(&shopper, json!(["LOCKED"])).await[..] else {
        panic!("one is locked");
    };
    assert_eq!(
        (&held.red_envelope_id, &held.order_id),
        (&taken, &Some(order_id.clone()))
    );
    pay(&shopper, &order_id, "QRIS").await;
    payer(&shopper, &order_id, "PAY", json!({})).await;
    let [used] = &envelopes(&shopper, json!(["USED"])).await[..] else {
        panic!("one is used");
    };
    assert_eq!(
        (&used.red_envelope_id, &used.order_id),
        (&taken, &Some(order_id))
    );
    assert!(used.used_time.is_some());
}

#[tokio::test]
async fn a_red_envelope_lists_what_it_pays_a_part_of() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let all = envelopes(&dewi, json!([])).await;
    let one = all.iter().find(|each| each.product_count == 1).unwrap();
    let of = |id: &str| paged(json!({"redEnvelopeId": id}));
    let only = dewi.call::<c::ProductList>(of(&one.red_envelope_id)).await;
    assert_eq!(only.envelope, *one);
    assert!(
        only.product_list
            .iter()
            .all(|card| card.sku_id.as_deref() == Some("K1"))
    );

    let any = all
        .iter()
        .find(|each| each.product_count == 0 && each.state == EnvelopeState::Unused)
        .unwrap();
    let mut ids = Vec::new();
    for page_no in 1.. {
        let mut body = of(&any.red_envelope_id);
        (body["pageNo"], body["pageSize"]) = (json!(page_no), json!(10));
        (body["latitude"], body["longitude"]) = (json!(-6.2088), json!(106.8456));
        let page = dewi.call::<c::ProductList>(body).await;
        for card in &page.product_list {
            assert!(card.remaining_stock > 0 && card.reserve_status.is_none());
            assert!(!card.user_limit && card.user_group_check_result);
            ids.push(card.sku_id.clone().unwrap());
        }
        if !page.has_more {
            break;
        }
    }
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert!(
        count > 10 && ids.len() == count,
        "{count} of which {} differ",
        ids.len()
    );

    let other = sandbox.shopper(OTHER).await;
    for id in [one.red_envelope_id.as_str(), "X999999", "W1"] {
        let refused = other.try_call::<c::ProductList>(of(id)).await;
        refused.assert_refused(200, codes::TOKEN_ABSENT);
    }
}

#[tokio::test]
async fn claimed_coupons_are_a_list_of_their_own() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    bought(&shopper, 1).await;
    let claimed = claimed(&shopper).await;
    let mut body = page_body("NEWEST", 1);
    body["kind"] = json!("CLAIMED");
    let data = shopper.call::<c::MyCoupons>(body).await;
    let ids: Vec<_> = data
        .coupon_list
        .iter()
        .map(|line| line.coupon_id.clone())
        .collect();
    assert_eq!(ids, [Some(claimed)]);
    assert!(data.red_envelope_list.is_empty());
}

#[tokio::test]
async fn a_voucher_tells_its_outlets_also_when_it_is_no_longer_on_sale() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let sku_id = "K1";
    let order_id = place(&shopper, sku_id, 1).await.order_id;
    pay(&shopper, &order_id, "QRIS").await;
    payer(&shopper, &order_id, "PAY", json!({})).await;
    let order = crate::buying::buyer::detail(&shopper, &order_id).await;
    let coupon_id = order.coupon_list[0].coupon_id.clone();
    let body = paged(json!({"skuId": sku_id}));
    let on_sale = shopper
        .call::<c::ProductApplicableStoreList>(body.clone())
        .await;
    let owned = stores(&shopper, &coupon_id, json!({})).await;
    assert_eq!(owned.total_count, on_sale.total_count);
    assert_eq!(owned.store_list[0].store_id, "S1");
    assert!(owned.store_list[0].distance.is_none());

    let merchant = json!({"skuId": sku_id, "withdrawn": true});
    sandbox.visitor().call::<c::PlayMerchant>(merchant).await;
    let refused = shopper
        .try_call::<c::ProductApplicableStoreList>(body)
        .await;
    assert_eq!(refused.json()["success"], false);
    let here = json!({"latitude": -6.2088, "longitude": 106.8456});
    let near = stores(&shopper, &coupon_id, here).await;
    assert_eq!(near.total_count, owned.total_count);
    let distances: Vec<_> = near
        .store_list
        .iter()
        .map(|store| store.distance.unwrap())
        .collect();
    assert!(distances.is_sorted());

    let free = claimed(&shopper).await;
    let own = stores(&shopper, &free, json!({})).await;
    assert_eq!(
        (own.total_count, own.store_list[0].store_id.as_str()),
        (1, "S1")
    );

    let stranger = sandbox.shopper(OTHER).await;
    for id in [coupon_id.as_str(), free.as_str(), "W999999", "WB", "H1"] {
        let body = paged(json!({"couponId": id}));
        let refused = stranger
            .try_call::<c::CouponApplicableStoreList>(body)
            .await;
        refused.assert_refused(200, codes::COUPON_ABSENT);
    }
}

#[tokio::test]
async fn usable_now_leaves_out_what_is_closed_over_or_not_begun() {
    let sandbox = Sandbox::new();
    let sari = "81200000001";
    let mut counts = Vec::new();
    // Noon, and three in the night.
    for hours in [0, 15] {
        sandbox.move_clock(hours * 60 * MINUTE_MS);
        let shopper = sandbox.shopper(sari).await;
        let mut body = page_body("EXPIRING", 1);
        let all = shopper.call::<c::MyCoupons>(body.clone()).await;
        body["usableNow"] = json!(true);
        let now = shopper.call::<c::MyCoupons>(body).await;
        for line in &now.coupon_list {
            assert!(matches!(
                line.state,
                CouponState::NotDelivery | CouponState::Valid | CouponState::ValidCoupon
            ));
            let known = |other: &&_| lines_equal(line, other);
            assert!(all.coupon_list.iter().any(|other| known(&other)));
        }
        counts.push(now.coupon_list.len());
    }
    assert!(counts[0] > counts[1], "{counts:?}");
}

#[tokio::test]
async fn a_gift_that_waits_is_not_usable_by_its_giver() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(OTHER).await;
    let coupons = bought(&giver, 2).await;
    let usable = async || {
        let mut body = page_body("EXPIRING", 1);
        body["usableNow"] = json!(true);
        let lines = giver.call::<c::MyCoupons>(body).await.coupon_list;
        lines
            .into_iter()
            .filter_map(|line| line.coupon_id)
            .collect::<Vec<_>>()
    };
    let mut before = usable().await;
    before.sort();
    assert_eq!(before, coupons);
    given(&giver, &coupons[0]).await;
    assert_eq!(usable().await, coupons[1..]);
}

fn lines_equal(
    one: &jajan_contract::order::wallet::WalletCoupon,
    other: &jajan_contract::order::wallet::WalletCoupon,
) -> bool {
    one.coupon_id == other.coupon_id
}

#[tokio::test]
async fn a_device_may_keep_what_can_be_used_with_its_terms_codes_and_outlets() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper("81200000001").await;
    let kept = sari.call::<c::OfflineWallet>(json!({})).await;
    assert_eq!(kept.server_time, NOON_MS);
    // The tests' caller is a browser.
    assert_eq!(kept.offline_until, NOON_MS + 24 * 60 * MINUTE_MS);
    let ids: Vec<_> = kept
        .voucher_list
        .iter()
        .map(|each| each.detail.coupon.coupon_id.clone().unwrap())
        .collect();
    assert!(!ids.is_empty());
    for each in &kept.voucher_list {
        let coupon = &each.detail.coupon;
        let body = json!({"couponId": coupon.coupon_id});
        let alone = sari.call::<c::CouponDetail>(body).await;
        assert_eq!(
            (&alone.seed, alone.offline_until),
            (&each.detail.seed, each.detail.offline_until)
        );
        let is_claimed = coupon.state == CouponState::ValidCoupon;
        assert!(each.detail.bought.is_none() == is_claimed && !each.store_list.is_empty());
        assert!(
            each.store_list
                .iter()
                .any(|store| store.store_id == coupon.store_id)
        );
        assert!(
            each.detail
                .offline_until
                .is_none_or(|until| until <= kept.offline_until)
        );
        assert!(!matches!(
            coupon.state,
            CouponState::Used | CouponState::Expired | CouponState::Return | CouponState::Refunding
        ));
    }
    assert!(
        kept.voucher_list
            .iter()
            .any(|each| each.detail.seed.is_some())
    );
    let visitor = sandbox
        .visitor()
        .try_call::<c::OfflineWallet>(json!({}))
        .await;
    visitor.assert_refused(200, codes::SESSION_INVALID);
}
