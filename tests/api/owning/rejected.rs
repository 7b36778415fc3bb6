//! What a cashier rejects a voucher for fits its kind. Contract `PlayCashierData.rejectReasonList`.

use jajan_contract::ids::CouponId;
use jajan_contract::{calls as c, codes, coupon::ProductType, order::redeem::RejectReason};
use serde_json::{Value, json};

use crate::{
    buying::{
        buyer::{VOUCHERS, bought_of, skus_of},
        wallet::claimed,
    },
    owning::{
        claimed::{STORE, scanned as scanned_claimed},
        outlet::{OUTLET, Phone, detail, scan_body},
    },
    support::{Sandbox, Visitor},
    world::console::show,
};

const MONEY_OFF: [RejectReason; 4] = [
    RejectReason::Terms,
    RejectReason::Closing,
    RejectReason::Guest,
    RejectReason::Other,
];

fn reject(store_id: &str, redemption_id: &str, reason: &str) -> Value {
    json!({"storeId": store_id, "act": "REJECT", "redemptionId": redemption_id,
           "rejectReason": reason})
}

/// A voucher of this type, opened at the outlet.
pub async fn of_type(guest: &Visitor<'_>, wanted: ProductType) -> CouponId {
    for sku_id in skus_of(guest, VOUCHERS).await {
        let coupon_id = bought_of(guest, &sku_id, 1).await.remove(0);
        let seen = detail(guest, &coupon_id).await;
        let is_wanted = seen.bought.unwrap().item.product_type == wanted;
        let body = json!({"couponId": coupon_id, "qrCodeId": format!("Q{}T3", &OUTLET[1..])});
        if is_wanted && guest.try_call::<c::RedeemOpen>(body).await.json()["success"] == true {
            return coupon_id;
        }
    }
    panic!("the store sells no such voucher: {wanted:?}");
}

#[tokio::test]
async fn only_a_menu_is_sold_out() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper("81255500172").await;
    let cashier = sandbox.visitor();
    for kind in [ProductType::GroupCoupon, ProductType::CashCoupon] {
        let is_menu = kind == ProductType::GroupCoupon;
        let coupon_id = of_type(&guest, kind).await;
        let phone = Phone::of(&guest, &coupon_id).await;
        let scan = scan_body(OUTLET, &phone.code(sandbox.app.clock.now_ms()));
        let ticket = cashier.call::<c::PlayCashier>(scan).await;
        let offered = ticket.reject_reason_list;
        assert_eq!(offered.contains(&RejectReason::SoldOut), is_menu);
        if !is_menu {
            assert_eq!(offered, MONEY_OFF);
        }
        let page = show(&sandbox, &format!("/console/cashier?store={OUTLET}")).await;
        assert_eq!(page.contains("value=\"SOLD_OUT\""), is_menu);
        assert!(page.contains("value=\"TERMS\"") && page.contains("value=\"CLOSING\""));
        let id = ticket.redemption.redemption_id;
        let sold_out = reject(OUTLET, &id, "SOLD_OUT");
        let answer = cashier.try_call::<c::PlayCashier>(sold_out).await;
        if is_menu {
            let done = answer.data::<c::PlayCashier>().redemption.reject_reason;
            assert_eq!(done, Some(RejectReason::SoldOut));
        } else {
            assert_eq!(answer.refusal().0, codes::VALUE_INVALID);
            let other = reject(OUTLET, &id, "OTHER");
            cashier.call::<c::PlayCashier>(other).await;
        }
    }
}

#[tokio::test]
async fn a_claimed_coupon_is_not_sold_out() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper("81255500173").await;
    let coupon_id = claimed(&guest).await;
    let id = scanned_claimed(&sandbox, &guest, &coupon_id).await;
    let cashier = sandbox.visitor();
    let answer = cashier
        .try_call::<c::PlayCashier>(reject(STORE, &id, "SOLD_OUT"))
        .await;
    assert_eq!(answer.refusal().0, codes::VALUE_INVALID);
    let rejected = cashier
        .call::<c::PlayCashier>(reject(STORE, &id, "TERMS"))
        .await;
    assert_eq!(rejected.reject_reason_list, MONEY_OFF);
}
