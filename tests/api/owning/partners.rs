//! Partners' codes: told by an explicit wish, used at their end. Buying 2 "Foreign codes".

use jajan_contract::ids::CouponId;
use jajan_contract::{
    calls as c, codes,
    order::{
        partner::{PartnerCoupon, PartnerCouponsData},
        partner_code::PartnerCode,
        states::CouponState,
        wallet::OfflineVoucher,
    },
    product::VoucherKind,
};
use serde_json::json;

use crate::{
    buying::buyer::{pay, payer, place, right_books, skus_of},
    owning::gifts::bought,
    support::{NOON_MS, Sandbox, Visitor},
};

const EDGES: &str = "S9000018";
const DEWI: &str = "81200000003";
const PHONE: &str = "81255500122";
const OTHER: &str = "81255500123";

/// A paid voucher with a partner's code of this kind, which nobody has looked at.
pub async fn foreign(shopper: &Visitor<'_>, kind: VoucherKind) -> CouponId {
    for sku_id in skus_of(shopper, EDGES).await {
        let body = json!({"skuId": sku_id});
        let detail = shopper.try_call::<c::ProductDetail>(body).await;
        if detail.json()["data"]["voucherKind"] != json!(kind) {
            continue;
        }
        let placed = place(shopper, &sku_id, 1).await;
        pay(shopper, &placed.order_id, "QRIS").await;
        payer(shopper, &placed.order_id, "PAY", json!({})).await;
        let order = crate::buying::buyer::detail(shopper, &placed.order_id).await;
        return order.coupon_list[0].coupon_id.clone();
    }
    panic!("nobody sells {kind:?}");
}

async fn partners(shopper: &Visitor<'_>) -> PartnerCouponsData {
    shopper
        .call::<c::PartnerCoupons>(json!({"pageNo": 1, "pageSize": 50}))
        .await
}

async fn open(shopper: &Visitor<'_>, coupon_id: &str) -> PartnerCoupon {
    let body = json!({"couponId": coupon_id});
    shopper.call::<c::PartnerCodeOpen>(body).await
}

async fn state_of(shopper: &Visitor<'_>, coupon_id: &str) -> CouponState {
    let body = json!({"couponId": coupon_id});
    shopper.call::<c::CouponDetail>(body).await.coupon.state
}

async fn code_of(shopper: &Visitor<'_>, coupon_id: &str) -> Option<PartnerCode> {
    let body = json!({"couponId": coupon_id});
    shopper.call::<c::CouponDetail>(body).await.partner_code
}

#[tokio::test]
async fn a_partners_code_is_told_once_it_is_asked_for() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    for kind in [
        VoucherKind::UltraCode,
        VoucherKind::CombinedCode,
        VoucherKind::OtherLink,
        VoucherKind::Paper,
    ] {
        let coupon_id = foreign(&shopper, kind).await;
        let list = partners(&shopper).await.coupon_list;
        let is_it = |each: &&PartnerCoupon| each.coupon.coupon_id.as_ref() == Some(&coupon_id);
        let closed = list.iter().find(is_it).unwrap();
        assert!(closed.can_open && closed.opened_time.is_none() && closed.voucher_kind == kind);
        assert!(closed.partner_code.is_none() && code_of(&shopper, &coupon_id).await.is_none());

        let told = open(&shopper, &coupon_id).await;
        assert_eq!(told.opened_time, Some(NOON_MS));
        let code = told.partner_code.clone().unwrap();
        assert_eq!(code.code.is_some(), kind != VoucherKind::OtherLink);
        assert_eq!(code.pin.is_some(), kind == VoucherKind::CombinedCode);
        assert_eq!(code.link_url.is_some(), kind == VoucherKind::OtherLink);
        // Its page has it too, and a device may keep it.
        assert_eq!(code_of(&shopper, &coupon_id).await, told.partner_code);
        let kept = shopper
            .call::<c::OfflineWallet>(json!({}))
            .await
            .voucher_list;
        let is_kept = |each: &OfflineVoucher| each.detail.partner_code == told.partner_code;
        assert_eq!(kept.iter().filter(|each| is_kept(each)).count(), 1);
        assert_eq!(state_of(&shopper, &coupon_id).await, CouponState::Valid);
        assert!(closed.coupon.refund.is_some() && told.coupon.refund.is_none());
        let again = open(&shopper, &coupon_id).await;
        assert_eq!(again.partner_code, told.partner_code);

        let gift = json!({"couponId": coupon_id, "note": ""});
        let refused = shopper.try_call::<c::GiftCreate>(gift).await;
        refused.assert_refused(200, codes::COUPON_STATE);
    }
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_partners_code_is_refused_for_our_own_a_given_and_a_strangers_voucher() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let own = bought(&shopper, 1).await.remove(0);
    let given = foreign(&shopper, VoucherKind::UltraCode).await;
    shopper
        .call::<c::GiftCreate>(json!({"couponId": given, "note": ""}))
        .await;
    for coupon_id in [&own, &given] {
        let body = json!({"couponId": coupon_id});
        let refused = shopper.try_call::<c::PartnerCodeOpen>(body).await;
        refused.assert_refused(200, codes::COUPON_STATE);
    }
    let stranger = sandbox.shopper(OTHER).await;
    let body = json!({"couponId": given});
    let refused = stranger.try_call::<c::PartnerCodeOpen>(body).await;
    refused.assert_refused(200, codes::COUPON_ABSENT);
    assert_eq!(state_of(&shopper, &given).await, CouponState::NotDelivery);
}

#[tokio::test]
async fn a_partners_code_that_was_told_counts_as_used_at_its_end() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let coupon_id = foreign(&shopper, VoucherKind::Paper).await;
    let end_ms = open(&shopper, &coupon_id).await.coupon.valid_end;
    sandbox.move_clock(end_ms - NOON_MS);
    let shopper = sandbox.shopper(PHONE).await;
    assert_eq!(state_of(&shopper, &coupon_id).await, CouponState::Valid);
    sandbox.move_clock(1);
    assert_eq!(state_of(&shopper, &coupon_id).await, CouponState::Used);
    let detail = shopper
        .call::<c::CouponDetail>(json!({"couponId": coupon_id}))
        .await;
    assert_eq!(detail.voucher_kind, VoucherKind::Paper);
    assert_eq!(detail.coupon.used_time, Some(end_ms));
    // Once, however often it is looked at.
    partners(&shopper).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn dewi_has_every_kind_of_code() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper(DEWI).await;
    let list = partners(&dewi).await.coupon_list;
    let opened = list.iter().filter(|each| each.opened_time.is_some());
    assert_eq!((list.len(), opened.count()), (4, 1));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_partners_code_that_was_told_stays_told_after_keep() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper(PHONE).await;
    let coupon_id = foreign(&shopper, VoucherKind::UltraCode).await;
    let end_ms = open(&shopper, &coupon_id).await.coupon.valid_end;
    let keep = json!({"couponId": coupon_id, "photoList": [], "text": "", "choice": "KEEP"});
    shopper.call::<c::ReportRefused>(keep).await;
    assert_eq!(state_of(&shopper, &coupon_id).await, CouponState::Valid);
    let gift = json!({"couponId": coupon_id, "note": ""});
    let refused = shopper.try_call::<c::GiftCreate>(gift).await;
    refused.assert_refused(200, codes::COUPON_STATE);
    // Its money does not return at its end either: the partner may have taken it.
    sandbox.move_clock(end_ms - NOON_MS + 1);
    let shopper = sandbox.shopper(PHONE).await;
    assert_eq!(state_of(&shopper, &coupon_id).await, CouponState::Used);
    right_books(&sandbox).await;
}
