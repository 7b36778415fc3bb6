//! The calls at an outlet, each once.

use std::collections::BTreeSet;

use jajan_contract::calls as c;
use serde_json::json;

use crate::{
    edge::calls::check,
    owning::{gifts, outlet},
    support::{NOON_MS, Visitor},
};

/// Two vouchers at an outlet: one is scanned, one is refused there.
pub async fn check_redeeming(owner: &Visitor<'_>) -> BTreeSet<&'static str> {
    let coupons = gifts::bought(owner, 2).await;
    let phone = outlet::Phone::of(owner, &coupons[0]).await;
    let scan = outlet::scan_body(outlet::OUTLET, &phone.code(NOON_MS));
    outlet::opened(owner, &coupons[1]).await;
    let refused = json!({"couponId": coupons[1], "photoList": [], "text": "", "choice": "KEEP"});
    BTreeSet::from([
        check::<c::RedeemOpen>(owner, outlet::open_body(&coupons[0])).await,
        check::<c::PlayCashier>(owner, scan).await,
        check::<c::ReportRefused>(owner, refused).await,
    ])
}
