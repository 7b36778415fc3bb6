//! Calls of the wallet, for `calls.rs`.

use std::collections::BTreeSet;

use jajan_contract::{calls as c, product::VoucherKind};
use serde_json::json;

use crate::{
    buying::wallet,
    edge::calls::check,
    owning::{offers, partners},
    support::Visitor,
};

/// What one has beside vouchers of our own: outlets, envelopes, partners' codes, what a device keeps.
pub async fn check_wallet(shopper: &Visitor<'_>) -> BTreeSet<&'static str> {
    let foreign = partners::foreign(shopper, VoucherKind::Paper).await;
    let envelopes = offers::envelopes(shopper, json!([])).await;
    let envelope_id = &envelopes[0].red_envelope_id;
    let coupon_id = wallet::claimed(shopper).await;
    let page = json!({"pageNo": 1, "pageSize": 5});
    let stores = json!({"couponId": coupon_id, "pageNo": 1, "pageSize": 5});
    let products = json!({"redEnvelopeId": envelope_id, "pageNo": 1, "pageSize": 5});
    BTreeSet::from([
        check::<c::CouponApplicableStoreList>(shopper, stores).await,
        check::<c::ProductList>(shopper, products).await,
        check::<c::OfflineWallet>(shopper, json!({})).await,
        check::<c::PartnerCoupons>(shopper, page).await,
        check::<c::PartnerCodeOpen>(shopper, json!({"couponId": foreign})).await,
    ])
}
