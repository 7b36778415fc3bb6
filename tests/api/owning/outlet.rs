//! What an owner and a cashier do, step by step.

use jajan_contract::ids::RedemptionId;
use jajan_contract::{
    calls as c,
    order::{
        redeem::{PlayCashierData, RedeemOpenData},
        voucher_code::{rotating_code, short_code, step_at},
        wallet::CouponDetailData,
    },
    text::from_hex,
};
use serde_json::{Value, json};

use crate::support::{Answer, Sandbox, Visitor};

/// The store of `buying::buyer::VOUCHERS`, which belongs to no brand.
pub const OUTLET: &str = "S9000015";
/// On a table of it.
pub const TABLE: &str = "Q9000015T3";

pub async fn detail(owner: &Visitor<'_>, coupon_id: &str) -> CouponDetailData {
    let body = json!({"couponId": coupon_id});
    owner.call::<c::CouponDetail>(body).await
}

pub fn open_body(coupon_id: &str) -> Value {
    json!({"couponId": coupon_id, "qrCodeId": TABLE})
}

pub async fn opened(owner: &Visitor<'_>, coupon_id: &str) -> RedeemOpenData {
    owner.call::<c::RedeemOpen>(open_body(coupon_id)).await
}

/// What the owner's phone knows of a voucher's codes.
#[derive(Debug, Clone)]
pub struct Phone {
    pub seed: Vec<u8>,
    pub coupon_id: String,
}

impl Phone {
    pub async fn of(owner: &Visitor<'_>, coupon_id: &str) -> Self {
        let seed = detail(owner, coupon_id).await.seed.unwrap();
        Self {
            seed: from_hex(&seed).unwrap(),
            coupon_id: coupon_id.to_owned(),
        }
    }

    pub fn code(&self, at_ms: u64) -> String {
        rotating_code(&self.seed, &self.coupon_id, step_at(at_ms))
    }

    pub fn short(&self, at_ms: u64) -> String {
        let number = self.coupon_id[1..].parse().unwrap();
        short_code(&self.seed, number, step_at(at_ms))
    }
}

pub fn scan_body(store_id: &str, code: &str) -> Value {
    json!({"storeId": store_id, "act": "SCAN", "code": code})
}

pub async fn scan(sandbox: &Sandbox, code: &str) -> Answer {
    let body = scan_body(OUTLET, code);
    sandbox.visitor().try_call::<c::PlayCashier>(body).await
}

pub async fn act(sandbox: &Sandbox, redemption_id: &str, act: &str) -> Answer {
    let body = act_body(OUTLET, redemption_id, act);
    sandbox.visitor().try_call::<c::PlayCashier>(body).await
}

pub fn act_body(store_id: &str, redemption_id: &str, act: &str) -> Value {
    json!({"storeId": store_id, "act": act, "redemptionId": redemption_id})
}

pub async fn scanned(sandbox: &Sandbox, phone: &Phone) -> PlayCashierData {
    let code = phone.code(sandbox.app.clock.now_ms());
    scan(sandbox, &code).await.data::<c::PlayCashier>()
}

/// Opened, scanned and confirmed; the id of the redemption.
pub async fn used(sandbox: &Sandbox, owner: &Visitor<'_>, coupon_id: &str) -> RedemptionId {
    used_at(sandbox, owner, coupon_id, OUTLET).await
}

/// As [`used`], at any store that takes it.
pub async fn used_at(
    sandbox: &Sandbox,
    owner: &Visitor<'_>,
    coupon_id: &str,
    store_id: &str,
) -> RedemptionId {
    let table = format!("Q{}T3", &store_id[1..]);
    let body = json!({"couponId": coupon_id, "qrCodeId": table});
    owner.call::<c::RedeemOpen>(body).await;
    let phone = Phone::of(owner, coupon_id).await;
    let cashier = sandbox.visitor();
    let scan = scan_body(store_id, &phone.code(sandbox.app.clock.now_ms()));
    let scanned = cashier.call::<c::PlayCashier>(scan).await;
    let id = scanned.redemption.redemption_id;
    let confirm = act_body(store_id, &id, "CONFIRM");
    cashier.call::<c::PlayCashier>(confirm).await;
    id
}
