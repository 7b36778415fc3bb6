//! What used vouchers saved. Growth 11.

use jajan_contract::{
    calls as c,
    order::{savings::SavingsData, states::CouponState},
};
use serde_json::json;

use crate::{
    owning::{
        gifts::{bought, given},
        outlet::used,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const SARI: &str = "81200000001";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

async fn savings(shopper: &Visitor<'_>) -> SavingsData {
    shopper.call::<c::SavingsQuery>(json!({})).await
}

#[tokio::test]
async fn it_is_the_sum_over_the_vouchers_that_were_bought_and_used() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let body = json!({"states": ["used"], "sort": "EXPIRING", "pageNo": 1, "pageSize": 50});
    let used = sari.call::<c::MyCoupons>(body).await.coupon_list;
    assert!(!used.is_empty());
    let mut sum = 0;
    for line in &used {
        assert_eq!(line.state, CouponState::Used);
        let body = json!({"couponId": line.coupon_id});
        let item = sari
            .call::<c::CouponDetail>(body)
            .await
            .bought
            .unwrap()
            .item;
        sum += u64::from(item.original_price - line.pay_amount.unwrap());
    }
    let data = savings(&sari).await;
    assert!(sum > 0);
    assert_eq!((data.total_amount, data.line_list.len()), (sum, used.len()));
    assert_eq!(data.month_list.len(), 12);
    let by_month: u64 = data.month_list.iter().map(|month| month.saved_amount).sum();
    assert_eq!(by_month, sum);
    for month in &data.month_list {
        let lines = data.line_list.iter();
        let of_month = lines.filter(|line| line.month == month.month);
        let lines_sum: u64 = of_month.map(|line| line.saved_amount).sum();
        assert_eq!(month.saved_amount, lines_sum, "{}", month.month);
    }
    let other = sandbox.shopper("81255500098").await;
    assert_eq!(savings(&other).await.total_amount, 0);
}

#[tokio::test]
async fn after_a_year_a_voucher_is_in_the_total_alone() {
    let sandbox = Sandbox::new();
    let sari = sandbox.shopper(SARI).await;
    let before = savings(&sari).await;
    sandbox.app.clock.set_offset_ms(400 * DAY_MS as i64);
    let sari = sandbox.shopper(SARI).await;
    let after = savings(&sari).await;
    assert_eq!(after.total_amount, before.total_amount);
    assert_eq!((after.month_amount, after.line_list.len()), (0, 0));
}

#[tokio::test]
async fn what_a_used_gift_saved_is_nobodys() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500096").await;
    let receiver = sandbox.shopper("81255500097").await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let token = json!({"token": given(&giver, &coupon_id).await.token});
    let claimed = receiver.call::<c::ReceiveByToken>(token).await;
    used(&sandbox, &receiver, &claimed.coupon_id.unwrap()).await;
    for person in [giver, receiver] {
        assert_eq!(savings(&person).await.total_amount, 0);
    }
}
