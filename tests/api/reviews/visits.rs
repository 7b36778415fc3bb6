//! Visits: each is what one redemption wrote, the known people's too. B9.

use jajan_contract::ids::{CouponId, RedemptionId, SkuId};
use jajan_contract::{
    calls as c, codes,
    order::states::{CouponState, OrderStatus},
    product::VoucherKind,
};
use jajan_sandbox::seed::{self, SeedOptions};
use jajan_sandbox::store::Sql;
use serde_json::json;

use crate::{
    buying::buyer::{bought_of, right_books, skus_of},
    owning::outlet::{self, act_body, scan_body, used_at},
    reviews::review_lists::{SARI, WRITER},
    support::{MINUTE_MS, Sandbox, Visitor},
};

const DEWI: &str = "81200000003";
/// Where they were. README of the sandbox, "People".
const SARI_AT: [i64; 9] = [1, 2, 4, 5, 6, 8, 9, 10, 12];
const DEWI_AT: [i64; 3] = [1, 6, 10];

/// A voucher of the store that this user can buy, and use with our codes at whatever hour it is.
pub async fn any_time_sku(buyer: &Visitor<'_>, store_id: &str) -> Option<SkuId> {
    for sku_id in skus_of(buyer, store_id).await {
        let body = json!({"skuId": sku_id});
        let product = buyer.call::<c::ProductDetail>(body).await;
        let usage = &product.usage;
        let is_any_time = usage.day_list.len() == 7
            && usage.start_time.is_none()
            && usage.blackout_date_list.is_empty()
            && product.valid_start <= product.server_time;
        if is_any_time && product.voucher_kind == VoucherKind::Standard {
            return Some(sku_id);
        }
    }
    None
}

/// A voucher of the store that was bought for now.
async fn bought_at(guest: &Visitor<'_>, store_id: &str) -> CouponId {
    let sku_id = any_time_sku(guest, store_id).await;
    let sku_id = sku_id.unwrap_or_else(|| panic!("{store_id} sells nothing for now"));
    bought_of(guest, &sku_id, 1).await.remove(0)
}

/// The guest buys a voucher of the store and uses it there; the id of the redemption.
pub async fn visit(sandbox: &Sandbox, guest: &Visitor<'_>, store_id: &str) -> RedemptionId {
    let coupon_id = bought_at(guest, store_id).await;
    used_at(sandbox, guest, &coupon_id, store_id).await
}

/// The stores of a user's visits, each of which is one confirmed redemption of this user at this store.
fn visited(sandbox: &Sandbox, phone_no: &str) -> Vec<i64> {
    let reading = sandbox.app.database.read_now(|connection| {
        let lone = "SELECT count(*) FROM visits AS v
            WHERE (SELECT count(*) FROM redemptions AS r
                   WHERE r.visit_id = v.visit_id AND r.status = 'CONFIRMED'
                     AND r.user_id = v.user_id AND r.store_id = v.store_id
                     AND r.confirmed_ms = v.visited_ms) <> 1";
        let lone: i64 = connection.value(lone, [])?;
        assert_eq!(lone, 0, "visits without a redemption of their own");
        let sql = "SELECT v.store_id FROM visits AS v JOIN users AS u USING (user_id)
                   WHERE u.phone_no = ?1 ORDER BY v.store_id";
        connection.values(sql, [phone_no])
    });
    reading.unwrap()
}

/// Of all stores that known people were at.
async fn look_at_reviews(sandbox: &Sandbox) {
    let visitor = sandbox.visitor();
    for number in SARI_AT.into_iter().chain(DEWI_AT) {
        let body = json!({"storeId": format!("S{number}"), "pageNo": 1, "pageSize": 5});
        visitor.call::<c::ReviewList>(body).await;
    }
}

async fn look_at_orders(sandbox: &Sandbox) {
    for phone_no in [SARI, DEWI] {
        let person = sandbox.shopper(phone_no).await;
        let body = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
        person.call::<c::OrderList>(body).await;
    }
}

fn reseed(sandbox: &Sandbox) {
    let options = SeedOptions {
        stores: 300,
        ..SeedOptions::default()
    };
    seed::seed(&sandbox.app.database, options, |_| ()).unwrap();
}

#[tokio::test]
async fn each_visit_of_known_people_is_a_voucher_that_they_used_whoever_looks_first() {
    for reviews_first in [true, false] {
        let sandbox = Sandbox::new();
        for turn in 0..2 {
            match reviews_first == (turn == 0) {
                true => look_at_reviews(&sandbox).await,
                false => look_at_orders(&sandbox).await,
            }
            assert_eq!(visited(&sandbox, SARI)[..9], SARI_AT, "{reviews_first}");
            assert_eq!(visited(&sandbox, DEWI), DEWI_AT, "{reviews_first}");
        }
        right_books(&sandbox).await;
        reseed(&sandbox);
        look_at_reviews(&sandbox).await;
        look_at_orders(&sandbox).await;
        assert_eq!(
            visited(&sandbox, DEWI),
            DEWI_AT,
            "once, after a new seeding too"
        );
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn the_order_behind_a_known_visit_is_completed_and_older_than_the_review() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let body = json!({"filter": "COMPLETED", "pageNo": 1, "pageSize": 50});
    let completed = sari.call::<c::OrderList>(body).await.order_list;
    for number in SARI_AT {
        let store_id = format!("S{number}");
        let order = completed
            .iter()
            .find(|order| order.item.store_id == store_id);
        let order = order.unwrap_or_else(|| panic!("none at {store_id}"));
        assert_eq!(order.order_status, OrderStatus::Completed);
        let body = json!({"orderId": order.order_id});
        let detail = sari.call::<c::OrderDetail>(body).await;
        let coupon = &detail.coupon_list[0];
        assert_eq!(coupon.state, CouponState::Used);
        let owned = outlet::detail(&sari, &coupon.coupon_id).await;
        let confirmed_ms = owned.redemption.unwrap().confirm_time.unwrap();
        assert!(confirmed_ms < sandbox.app.clock.now_ms());
        let body = json!({"storeId": store_id});
        let own = sari.call::<c::CheckReviewEligibility>(body).await;
        let Some(review_id) = own.own_review_id else {
            assert!(own.is_eligible, "{store_id}");
            continue;
        };
        let body = json!({"reviewId": review_id});
        let review = sari.call::<c::ReviewDetail>(body).await;
        assert!(confirmed_ms < review.create_time, "{store_id}");
    }
}

#[tokio::test]
async fn what_a_cashier_rejects_or_takes_back_is_no_visit() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(WRITER).await;
    let cashier = sandbox.visitor();
    let rejected = bought_at(&guest, "S6").await;
    let phone = outlet::Phone::of(&guest, &rejected).await;
    let scan = scan_body("S6", &phone.code(sandbox.app.clock.now_ms()));
    let ticket = cashier.call::<c::PlayCashier>(scan).await;
    let id = ticket.redemption.redemption_id;
    let reject = act_body("S6", &id, "REJECT");
    cashier.call::<c::PlayCashier>(reject).await;
    assert_eq!(visited(&sandbox, WRITER), Vec::<i64>::new());

    let undone = visit(&sandbox, &guest, "S6").await;
    assert_eq!(visited(&sandbox, WRITER), [6]);
    let undo = act_body("S6", &undone, "UNDO");
    cashier.call::<c::PlayCashier>(undo).await;
    assert_eq!(visited(&sandbox, WRITER), Vec::<i64>::new());

    // The next visit may have its number.
    for count in 1..=2 {
        let guest = sandbox.shopper(WRITER).await;
        visit(&sandbox, &guest, "S4").await;
        assert_eq!(visited(&sandbox, WRITER), vec![4; count]);
        // Vouchers may be limited to some at one visit.
        sandbox.move_clock(4 * 60 * MINUTE_MS);
    }
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_order_names_the_visits_that_its_buyer_may_review_and_each_opens_a_review() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let mut visits = 0;
    for page_no in 1.. {
        let body = json!({"filter": "ALL", "pageNo": page_no, "pageSize": 50});
        let page = sari.call::<c::OrderList>(body).await;
        for order in page.order_list {
            let body = json!({"orderId": order.order_id});
            let detail = sari.call::<c::OrderDetail>(body).await;
            assert_eq!(json!(detail.order.visit_list), json!(order.visit_list));
            for visit in order.visit_list {
                visits += 1;
                let review = json!({
                    "storeId": visit.store_id, "orderId": visit.visit_id, "score": 5,
                    "criteriaScoreList": {}, "content": "Enak sekali", "medias": [],
                    "anonymous": false,
                });
                let saved = sari.try_call::<c::SaveReview>(review).await;
                assert_eq!(
                    saved.json()["success"],
                    true,
                    "{visit:?} of {}",
                    order.order_id
                );
                let body = json!({"orderId": order.order_id});
                let after = sari.call::<c::OrderDetail>(body).await.order.visit_list;
                assert!(after.iter().all(|left| left.visit_id != visit.visit_id));
            }
        }
        if !page.has_more {
            break;
        }
    }
    assert!(visits >= 3, "{visits}");
}

#[tokio::test]
async fn an_order_whose_voucher_was_given_away_or_not_used_has_no_visit() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(WRITER).await;
    let coupon_id = bought_at(&guest, "S6").await;
    let list = || async {
        let body = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
        guest.call::<c::OrderList>(body).await.order_list.remove(0)
    };
    assert!(list().await.visit_list.is_empty(), "not used yet");
    let friend = sandbox.shopper("81255500179").await;
    let gift = json!({"couponId": coupon_id, "note": ""});
    let token = guest.call::<c::GiftCreate>(gift).await.token;
    let claim = json!({"token": token});
    friend.call::<c::ReceiveByToken>(claim).await;
    used_at(&sandbox, &friend, &coupon_id, "S6").await;
    assert!(list().await.visit_list.is_empty(), "used by the receiver");

    // The number of an order is none of a visit, and is refused as that.
    let review = json!({
        "storeId": "S6", "orderId": list().await.order_id, "score": 5, "criteriaScoreList": {},
        "content": "Enak sekali", "medias": [], "anonymous": false,
    });
    let refused = guest.try_call::<c::SaveReview>(review).await;
    assert_eq!(refused.refusal().0, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_used_voucher_names_its_visit_until_that_is_reviewed() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(WRITER).await;
    let coupon_id = bought_at(&guest, "S6").await;
    let visit_id = async || outlet::detail(&guest, &coupon_id).await.review_visit_id;
    assert_eq!(visit_id().await, None, "not used yet");
    used_at(&sandbox, &guest, &coupon_id, "S6").await;
    let named = visit_id().await.unwrap();
    let review = json!({
        "storeId": "S6", "orderId": named, "score": 5, "criteriaScoreList": {},
        "content": "Enak sekali", "medias": [], "anonymous": false,
    });
    guest.call::<c::SaveReview>(review).await;
    assert_eq!(visit_id().await, None, "reviewed");
}
