//! What somebody has, in one list: states, sorting, searching, pages. Contract `my_coupons`; merchant 4.

use jajan_contract::ids::{CouponId, OrderId};
use jajan_contract::{
    Call, calls as c, codes,
    order::{
        gift::GiftStatus,
        states::CouponState,
        wallet::{CouponDetailData, WalletCoupon},
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, pay, payer, place, sku_of},
    owning::gifts,
    stores::claims::claim_body,
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor, joined},
};

const SARI: &str = "81200000001";
const HOUR_MS: u64 = 60 * MINUTE_MS;

pub fn page_body(sort: &str, page_no: u32) -> Value {
    json!({"states": [], "sort": sort, "pageNo": page_no, "pageSize": 50})
}

pub async fn all(shopper: &Visitor<'_>, more: Value) -> Vec<WalletCoupon> {
    let mut lines = Vec::new();
    for page_no in 1.. {
        let body = joined(page_body("EXPIRING", page_no), more.clone());
        let page = shopper.call::<c::MyCoupons>(body).await;
        lines.extend(page.coupon_list);
        if !page.has_more {
            break;
        }
    }
    lines
}

async fn buy(shopper: &Visitor<'_>, quantity: u32) -> OrderId {
    let sku_id = sku_of(shopper, VOUCHERS).await;
    let order_id = place(shopper, &sku_id, quantity).await.order_id;
    pay(shopper, &order_id, "QRIS").await;
    payer(shopper, &order_id, "PAY", json!({})).await;
    order_id
}

/// The id of a coupon that the shopper claims.
pub async fn claimed(shopper: &Visitor<'_>) -> CouponId {
    shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    let lines = all(shopper, json!({"states": ["valid_coupon"]})).await;
    lines[0].coupon_id.clone().unwrap()
}

async fn detail(shopper: &Visitor<'_>, coupon_id: &str) -> CouponDetailData {
    shopper
        .call::<c::CouponDetail>(json!({"couponId": coupon_id}))
        .await
}

#[tokio::test]
async fn sari_has_a_line_in_each_of_the_eleven_states() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let lines = all(&sari, json!({})).await;
    for state in [
        CouponState::ValidCoupon,
        CouponState::NotEffective,
        CouponState::NotDelivery,
        CouponState::Valid,
        CouponState::Locked,
        CouponState::Used,
        CouponState::Expired,
        CouponState::Refunding,
        CouponState::Return,
        CouponState::WaitPay,
        CouponState::Cancel,
    ] {
        let kept = all(&sari, json!({"states": [state]})).await;
        assert!(!kept.is_empty(), "{state:?}");
        assert!(kept.iter().all(|line| line.state == state), "{state:?}");
        let expected = lines.iter().filter(|line| line.state == state).count();
        assert_eq!(kept.len(), expected, "{state:?}");
    }
    for line in &lines {
        let is_order = matches!(line.state, CouponState::WaitPay | CouponState::Cancel);
        assert_eq!(line.coupon_id.is_none(), is_order, "{line:?}");
        let is_waiting = line.state == CouponState::WaitPay;
        assert_eq!(line.cancel_time.is_some(), is_waiting, "{line:?}");
        let is_claimed = line.state == CouponState::ValidCoupon;
        assert_eq!(line.order_id.is_none(), is_claimed, "{line:?}");
        assert_eq!(line.refund.is_none(), is_claimed, "{line:?}");
    }
}

#[tokio::test]
async fn a_purchase_is_one_line_for_each_piece_at_its_own_price() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500901").await;
    assert!(all(&shopper, json!({})).await.is_empty());
    let order_id = buy(&shopper, 2).await;
    let lines = all(&shopper, json!({})).await;
    assert_eq!(lines.len(), 2);
    for line in &lines {
        assert_eq!(line.order_id.as_deref(), Some(order_id.as_str()));
        assert_eq!((line.quantity, line.state), (1, CouponState::NotDelivery));
    }
    let detail = crate::buying::buyer::detail(&shopper, &order_id).await;
    let paid: u32 = lines.iter().filter_map(|line| line.pay_amount).sum();
    assert_eq!(paid, detail.order.pay_amount);
    let stranger = sandbox.shopper("81255500902").await;
    assert!(all(&stranger, json!({})).await.is_empty());
}

#[tokio::test]
async fn a_claimed_coupon_can_be_used_until_the_end_of_its_last_day() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500903").await;
    shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    let [line] = &all(&shopper, json!({})).await[..] else {
        panic!("one line");
    };
    assert_eq!(line.state, CouponState::ValidCoupon);
    assert!(line.coupon_id.as_deref().unwrap().starts_with("WB"));
    assert_eq!((line.store_id.as_str(), &line.order_id), ("S1", &None));
    assert!(line.discount_amount.unwrap() > 0 && line.pay_amount.is_none());

    sandbox.move_clock(line.valid_end - NOON_MS);
    for state in [CouponState::ValidCoupon, CouponState::Expired] {
        // The session has lapsed meanwhile.
        let shopper = sandbox.shopper("81255500903").await;
        assert_eq!(all(&shopper, json!({})).await[0].state, state);
        sandbox.move_clock(1);
    }
}

#[tokio::test]
async fn the_wallet_is_sorted_as_asked_and_cut_into_pages() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let ends = |lines: &[WalletCoupon]| -> Vec<u64> {
        let end = |line: &WalletCoupon| line.cancel_time.unwrap_or(line.valid_end);
        lines.iter().map(end).collect()
    };
    assert!(ends(&all(&sari, json!({})).await).is_sorted());

    let place = json!({"sort": "NEAR", "latitude": -6.2088, "longitude": 106.8456});
    let near = all(&sari, place).await;
    assert!(near.iter().all(|line| line.distance.is_some()));
    assert!(near.is_sorted_by_key(|line| (line.distance.unwrap() * 1e3).round() as u64));
    let nowhere = all(&sari, json!({"sort": "NEAR"})).await;
    assert!(ends(&nowhere).is_sorted());
    assert!(nowhere.iter().all(|line| line.distance.is_none()));

    let newest = all(&sari, json!({"sort": "NEWEST"})).await;
    assert_ne!(ends(&newest), ends(&nowhere));
    let mut pages = Vec::new();
    for page_no in 1.. {
        let body = joined(page_body("NEWEST", page_no), json!({"pageSize": 4}));
        let page = sari.call::<c::MyCoupons>(body).await;
        assert_eq!(page.total_count as usize, newest.len());
        pages.extend(page.coupon_list);
        if !page.has_more {
            break;
        }
    }
    assert_eq!(ends(&pages), ends(&newest));
}

#[tokio::test]
async fn a_search_finds_names_in_every_language_and_stores() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500904").await;
    shopper.call::<c::ReceiveCoupon>(claim_body(1)).await;
    let line = all(&shopper, json!({})).await.remove(0);
    let store = line.store_name.to_uppercase();
    let chinese = line.name.zh_cn.unwrap();
    for (search, count) in [
        (store.as_str(), 1),
        ("POTONGAN", 1),
        (chinese.as_str(), 1),
        ("  potongan ", 1),
        ("%", 0),
        ("no such thing", 0),
    ] {
        let found = all(&shopper, json!({"search": search})).await;
        assert_eq!(found.len(), count, "{search}");
    }
}

#[tokio::test]
async fn the_wallet_is_for_members_and_refuses_what_it_cannot_read() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let refused = visitor.try_call::<c::MyCoupons>(page_body("NEWEST", 1));
    refused.await.assert_refused(200, codes::SESSION_INVALID);
    let shopper = sandbox.shopper("81255500905").await;
    for more in [
        json!({"pageNo": 0}),
        json!({"pageSize": 51}),
        json!({"search": "x".repeat(61)}),
    ] {
        let body = joined(page_body("NEWEST", 1), more.clone());
        let refused = shopper.try_call::<c::MyCoupons>(body).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
}

#[tokio::test]
async fn a_bought_voucher_is_told_with_what_was_promised() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500906").await;
    let order_id = buy(&shopper, 2).await;
    let order = crate::buying::buyer::detail(&shopper, &order_id).await;
    for line in all(&shopper, json!({})).await {
        let found = detail(&shopper, line.coupon_id.as_deref().unwrap()).await;
        assert_eq!(found.coupon.coupon_id, line.coupon_id);
        assert_eq!(found.coupon.pay_amount, line.pay_amount);
        let bought = found.bought.unwrap();
        assert_eq!(bought.order_no.as_ref(), Some(&order.order.order_no));
        assert_eq!(bought.item.sku_id, order.order.item.sku_id);
        assert!(bought.face_value > 0);
        let paid = line.pay_amount.unwrap() + bought.discount_share;
        assert_eq!(paid, bought.item.sale_price);
    }
    let place = json!({"couponId": all(&shopper, json!({})).await[0].coupon_id,
        "latitude": -6.2088, "longitude": 106.8456});
    let near = shopper.call::<c::CouponDetail>(place).await;
    assert!(near.coupon.distance.is_some());
}

#[tokio::test]
async fn a_claimed_coupon_is_told_without_an_order() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500907").await;
    let coupon_id = claimed(&shopper).await;
    let found = detail(&shopper, &coupon_id).await;
    assert_eq!(found.coupon.state, CouponState::ValidCoupon);
    assert!(found.bought.is_none() && found.coupon.distance.is_none());
}

#[tokio::test]
async fn another_s_voucher_answers_as_one_that_is_not_there() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper("81255500908").await;
    buy(&owner, 1).await;
    let bought = all(&owner, json!({})).await[0].coupon_id.clone().unwrap();
    let free = claimed(&owner).await;
    let stranger = sandbox.shopper("81255500909").await;
    for coupon_id in [&bought, &free, "W999999", "WB", "H1"] {
        let body = json!({"couponId": coupon_id});
        let refused = stranger.try_call::<c::CouponDetail>(body).await;
        refused.assert_refused(200, codes::COUPON_ABSENT);
    }
}

#[tokio::test]
async fn who_has_a_voucher_that_can_be_redeemed_is_told_what_its_codes_are_made_from() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper("81255500910").await;
    buy(&owner, 2).await;
    let lines = all(&owner, json!({})).await;
    let ids: Vec<_> = lines
        .iter()
        .filter_map(|each| each.coupon_id.clone())
        .collect();
    let found = detail(&owner, &ids[0]).await;
    let seed = found.seed.unwrap();
    assert_eq!(seed.len(), 40);
    assert_ne!(Some(&seed), detail(&owner, &ids[1]).await.seed.as_ref());
    assert_eq!(found.offline_until, Some(found.server_time + 24 * HOUR_MS));
    let in_app = owner.draft(c::CouponDetail::PATH, json!({"couponId": ids[0]}));
    let in_app = owner
        .send(in_app.header("system", r#"{"locale":"id-ID","host":"APP"}"#))
        .await;
    let in_app = in_app.data::<c::CouponDetail>();
    assert_eq!(in_app.offline_until, Some(found.server_time + 72 * HOUR_MS));
    let free = claimed(&owner).await;
    let of_claimed = detail(&owner, &free).await.seed;
    assert!(of_claimed.is_some_and(|claimed| claimed != seed));
    // A link to it is out: whoever claims it redeems it, with codes of another seed.
    let body = json!({"couponId": ids[0], "note": ""});
    let token = owner.call::<c::GiftCreate>(body).await.token;
    let waiting = detail(&owner, &ids[0]).await;
    assert!(waiting.seed.is_none() && waiting.offline_until.is_none());
    let receiver = sandbox.shopper("81255500911").await;
    receiver
        .call::<c::ReceiveByToken>(json!({"token": token}))
        .await;
    let received = detail(&receiver, &ids[0]).await.seed.unwrap();
    assert_ne!(received, seed);
    // The last hours: no longer than it is valid.
    let second = detail(&owner, &ids[1]).await.coupon;
    sandbox.move_clock(second.valid_end - sandbox.app.clock.now_ms() - HOUR_MS);
    let owner = sandbox.shopper("81255500910").await;
    assert_eq!(
        detail(&owner, &ids[1]).await.offline_until,
        Some(second.valid_end)
    );
    for state in ["used", "expired", "refunding", "return", "locked"] {
        let writing = |transaction: &rusqlite::Transaction<'_>| {
            let sql = "UPDATE vouchers SET state = ?1, used_ms = iif(?1 = 'used', 1, NULL)";
            transaction.execute(sql, [state])?;
            Ok(())
        };
        sandbox.app.database.write_now(writing).unwrap();
        assert!(detail(&owner, &ids[1]).await.seed.is_none(), "{state}");
    }
}

#[tokio::test]
async fn the_wallet_says_what_waits_and_whom_it_is_from() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500048").await;
    let coupon_id = gifts::bought(&giver, 1).await.remove(0);
    let shown = async |visitor: &Visitor<'_>| {
        let body = json!({"couponId": coupon_id});
        visitor.call::<c::CouponDetail>(body).await.coupon
    };
    let before = shown(&giver).await;
    assert_eq!((before.can_give, before.gift.is_none()), (Some(true), true));
    let gift = gifts::given(&giver, &coupon_id).await;
    let waiting = shown(&giver).await;
    let status = |coupon: WalletCoupon| coupon.gift.unwrap().status;
    assert_eq!(waiting.can_give, None);
    assert_eq!(status(waiting), GiftStatus::Waiting);
    let receiver = sandbox.shopper("81255500049").await;
    let token = json!({"token": gift.token});
    receiver.call::<c::ReceiveByToken>(token).await;
    let received = shown(&receiver).await;
    assert_eq!(received.can_give, None, "one hop");
    assert_eq!(status(received), GiftStatus::Claimed);
}
