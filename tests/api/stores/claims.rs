//! Claiming coupons: stock, daily and total limits, races, and effects of a claim. Store 1 has
//! one batch for each outcome. Merchant 4, 7; contract `store_coupons`.

use jajan_contract::{
    Call, calls as c, codes, headers,
    store_coupons::{BatchStatus, CouponBatch},
};
use serde_json::{Value, json};

use crate::support::{MINUTE_MS, Sandbox, Visitor};

pub fn claim_body(batch: i64) -> Value {
    claim_copies(batch, 1)
}

fn claim_copies(batch: i64, copies: usize) -> Value {
    json!({
        "couponBatchId": format!("B1N{batch}"),
        "couponTemplateIds": vec![format!("T1N{batch}"); copies],
        "activityId": "E1",
    })
}

async fn batch(visitor: &Visitor<'_>, number: usize) -> CouponBatch {
    let coupons = visitor
        .call::<c::QueryMerchantCoupon>(json!({"storeId": "S1"}))
        .await;
    coupons.coupon_batch_list[number - 1].clone()
}

#[tokio::test]
async fn a_claim_reduces_the_stock_and_raises_the_unread_count() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500051").await;
    let before = batch(&shopper, 1).await;
    assert_eq!((before.claimable_count, before.held_count), (2, 0));
    let unread_before = shopper.call::<c::QueryUnread>(json!({})).await;

    let first = shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    assert_eq!(first.received_count, 1);
    let second = shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    assert_eq!(second.received_count, 2);

    let after = batch(&shopper, 1).await;
    assert_eq!((after.claimable_count, after.held_count), (0, 2));
    assert_eq!(after.remaining_stock, before.remaining_stock - 2);
    let unread = shopper.call::<c::QueryUnread>(json!({})).await;
    let coupons = |data: &jajan_contract::unread::UnreadData| data.account.items["coupon"];
    assert_eq!(coupons(&unread), coupons(&unread_before) + 2);
    // Another user sees the stock, and has a limit of their own.
    let visitor = sandbox.visitor();
    let seen = batch(&visitor, 1).await;
    assert_eq!((seen.claimable_count, seen.held_count), (2, 0));
    assert_eq!(seen.remaining_stock, after.remaining_stock);
    // The store page agrees with the call for the coupons alone.
    let body = crate::stores::store_page::info_body(json!({"storeId": "S1"}));
    let page = shopper.call::<c::QueryHomepageStoreInfo>(body).await;
    let on_page = &page.homepage_coupon_list.coupon_batch_list[0];
    assert_eq!(json!(on_page), json!(after));
}

#[tokio::test]
async fn each_claim_outcome_has_its_code() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let refused = visitor.try_call::<c::ReceiveCoupon>(claim_body(1)).await;
    refused.assert_refused(200, codes::SESSION_INVALID);

    let shopper = sandbox.shopper("81255500052").await;
    let mut other_activity = claim_body(1);
    other_activity["activityId"] = json!("E2");
    let mut other_template = claim_body(1);
    other_template["couponTemplateIds"] = json!(["T1N2"]);
    let mut unknown = claim_body(1);
    unknown["couponBatchId"] = json!("B999999N1");
    unknown["couponTemplateIds"] = json!(["T999999N1"]);
    unknown["activityId"] = json!("E999999");
    for (body, status, code) in [
        (claim_body(4), 200, codes::COUPON_SOLD_OUT),
        (claim_body(5), 200, codes::COUPON_ENDED),
        (claim_copies(1, 3), 200, codes::COUPON_LIMIT_REACHED),
        (other_activity, 200, codes::COUPON_ENDED),
        (other_template, 422, codes::VALUE_INVALID),
        (unknown, 422, codes::VALUE_INVALID),
        (claim_body(77), 422, codes::VALUE_INVALID),
        (claim_copies(1, 0), 422, codes::VALUE_INVALID),
        (claim_copies(1, 11), 422, codes::VALUE_INVALID),
    ] {
        let answer = shopper.try_call::<c::ReceiveCoupon>(body).await;
        answer.assert_refused(status, code);
    }
    let off = batch(&shopper, 5).await;
    assert_eq!(
        (off.coupon.status, off.claimable_count),
        (BatchStatus::Off, 0)
    );
    // None of them gave a coupon.
    assert_eq!(batch(&shopper, 1).await.held_count, 0);
}

#[tokio::test]
async fn the_daily_limit_resets_at_midnight_in_jakarta_and_the_total_never() {
    let sandbox = Sandbox::new();
    let mut shopper = sandbox.shopper("81255500053").await;
    // Batch 2: once a day, three times in total. It is 12:10.
    for (day, taken) in (1..=3).enumerate() {
        shopper.call::<c::ReceiveCoupon>(claim_body(2)).await;
        let again = shopper.try_call::<c::ReceiveCoupon>(claim_body(2)).await;
        again.assert_refused(200, codes::COUPON_LIMIT_REACHED);
        assert_eq!(batch(&shopper, 2).await.held_count, taken);
        // 23:59 of the same day: still refused.
        sandbox.move_clock((11 * 60 + 49) * MINUTE_MS);
        shopper = sandbox.shopper("81255500053").await;
        let late = shopper.try_call::<c::ReceiveCoupon>(claim_body(2)).await;
        late.assert_refused(200, codes::COUPON_LIMIT_REACHED);
        // 12:10 of the next day.
        sandbox.move_clock((12 * 60 + 11) * MINUTE_MS);
        shopper = sandbox.shopper("81255500053").await;
        let claimable = batch(&shopper, 2).await.claimable_count;
        assert_eq!(claimable, u32::from(day < 2));
    }
    let never = shopper.try_call::<c::ReceiveCoupon>(claim_body(2)).await;
    never.assert_refused(200, codes::COUPON_LIMIT_REACHED);
}

#[tokio::test]
async fn of_concurrent_claims_for_the_last_coupon_one_succeeds() {
    let sandbox = Sandbox::new();
    let mut shoppers = Vec::new();
    for number in 60..68 {
        shoppers.push(sandbox.shopper(&format!("812555000{number}")).await);
    }
    let drafts = shoppers
        .iter()
        .map(|shopper| shopper.draft(c::ReceiveCoupon::PATH, claim_body(3)));
    let answers = sandbox.send_at_once(drafts).await;
    let won: Vec<_> = answers
        .iter()
        .map(|answer| answer.json()["success"].as_bool().unwrap())
        .collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{won:?}");
    for (answer, won) in answers.iter().zip(&won) {
        if !won {
            answer.assert_refused(200, codes::COUPON_SOLD_OUT);
        }
    }
    assert_eq!(batch(&sandbox.visitor(), 3).await.remaining_stock, 0);
}

#[tokio::test]
async fn concurrent_claims_on_two_devices_share_the_users_limit() {
    let sandbox = Sandbox::new();
    let mut devices = Vec::new();
    for _ in 0..4 {
        devices.push(sandbox.shopper("81255500069").await);
    }
    let drafts = devices
        .iter()
        .map(|device| device.draft(c::ReceiveCoupon::PATH, claim_body(1)));
    let answers = sandbox.send_at_once(drafts).await;
    let refused = answers.iter().filter(|answer| {
        answer.json()["error"]["code"].as_str() == Some(codes::COUPON_LIMIT_REACHED)
    });
    assert_eq!(refused.count(), 2);
    assert_eq!(batch(&devices[0], 1).await.held_count, 2);
}

#[tokio::test]
async fn a_retry_with_the_same_key_claims_once() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500054").await;
    let draft = || {
        let draft = shopper.draft(c::ReceiveCoupon::PATH, claim_body(1));
        draft.header(headers::IDEMPOTENCY_KEY, "the same")
    };
    let first = shopper.send(draft()).await.data::<c::ReceiveCoupon>();
    let again = shopper.send(draft()).await.data::<c::ReceiveCoupon>();
    assert_eq!((first.received_count, again.received_count), (1, 1));
    assert_eq!(batch(&shopper, 1).await.held_count, 1);
}

#[tokio::test]
async fn a_claim_may_require_a_risk_check() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500055").await;
    shopper
        .call::<c::DemandRiskCheck>(json!({"count": 1}))
        .await;
    let asked = shopper.try_call::<c::ReceiveCoupon>(claim_body(1)).await;
    asked.assert_refused(200, codes::RISK_CHECK_REQUIRED);
    let dfp = shopper.call::<c::GetDeviceInfo>(json!({})).await.device_id;
    let path = format!("/risk{}", c::ReceiveCoupon::PATH);
    let draft = shopper.draft(&path, claim_body(1)).keyed();
    let passed = shopper.send(draft.food("dfp", json!(dfp))).await;
    assert_eq!(passed.data::<c::ReceiveCoupon>().received_count, 1);
}

#[tokio::test]
async fn a_claimed_coupon_is_valid_until_its_displayed_date() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500056").await;
    let shown = batch(&shopper, 1).await.valid_until;
    assert_eq!(shown, "2026-12-31");
    shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    // The last day is 40 days later; the day after, the coupon has expired.
    for (days, held) in [(40, 1), (1, 0)] {
        sandbox.move_clock(days * 24 * 60 * MINUTE_MS);
        let shopper = sandbox.shopper("81255500056").await;
        assert_eq!(batch(&shopper, 1).await.held_count, held, "{days}");
    }
}
