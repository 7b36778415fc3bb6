//! A claimed coupon at its store's counter: used once, by a bill that is large enough. Buying 6
//! "valid_coupon".

use jajan_contract::ids::RedemptionId;
use jajan_contract::{
    Call, calls as c, codes,
    order::{
        redeem::{RedeemVia, RedemptionStatus, RejectReason},
        states::CouponState,
        voucher_code::{rotating_code, short_code, step_at},
    },
    text::from_hex,
};
use jajan_sandbox::store::Sql;
use serde_json::{Value, json};

use crate::{
    buying::{buyer::right_books, wallet::claimed},
    owning::outlet::{detail, scan_body},
    support::{Answer, MINUTE_MS, Sandbox, Visitor},
};

const PHONE: &str = "81255500140";
/// Gives Rp10.000 off Rp50.000.
pub const STORE: &str = "S1";
const STEP_MS: u64 = 30_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

/// What the guest's phone shows at a time.
pub async fn code(guest: &Visitor<'_>, coupon_id: &str, at_ms: u64) -> String {
    let seed = from_hex(&detail(guest, coupon_id).await.seed.unwrap()).unwrap();
    rotating_code(&seed, coupon_id, step_at(at_ms))
}

async fn cashier(sandbox: &Sandbox, body: Value) -> Answer {
    sandbox.visitor().try_call::<c::PlayCashier>(body).await
}

pub async fn scanned(sandbox: &Sandbox, guest: &Visitor<'_>, coupon_id: &str) -> RedemptionId {
    let code = code(guest, coupon_id, sandbox.app.clock.now_ms()).await;
    let answer = cashier(sandbox, scan_body(STORE, &code)).await;
    answer.data::<c::PlayCashier>().redemption.redemption_id
}

pub fn confirm_body(redemption_id: &str, bill: u32) -> Value {
    json!({"storeId": STORE, "act": "CONFIRM", "redemptionId": redemption_id, "billAmount": bill})
}

fn act_body(redemption_id: &str, act: &str) -> Value {
    json!({"storeId": STORE, "act": act, "redemptionId": redemption_id})
}

async fn can_review(guest: &Visitor<'_>) -> bool {
    let body = json!({"storeId": STORE});
    guest
        .call::<c::CheckReviewEligibility>(body)
        .await
        .is_eligible
}

#[tokio::test]
async fn a_claimed_coupon_takes_its_discount_off_the_bill_and_makes_a_visit() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    let before = detail(&guest, &coupon_id).await;
    assert!(before.offline_until.is_some() && before.redemption.is_none());
    assert!(!can_review(&guest).await);

    let seed = from_hex(&before.seed.unwrap()).unwrap();
    let number = coupon_id.trim_start_matches("WB").parse().unwrap();
    let now_ms = sandbox.app.clock.now_ms();
    // As a voucher's that was not opened: the phone's clock may be off.
    let short = short_code(&seed, number, step_at(now_ms - 3 * STEP_MS));
    let ticket = cashier(&sandbox, scan_body(STORE, &short)).await;
    let ticket = ticket.data::<c::PlayCashier>();
    assert_eq!(
        (ticket.face_value, ticket.least_bill),
        (10_000, Some(50_000))
    );
    assert_eq!(ticket.redemption.via, Some(RedeemVia::Short));
    let looked_at = detail(&guest, &coupon_id).await;
    assert_eq!(looked_at.coupon.state, CouponState::ValidCoupon);
    assert!(looked_at.redemption.unwrap().locked_until.is_some());

    let id = ticket.redemption.redemption_id;
    let mut body = confirm_body(&id, 60_000);
    body["excludedAmount"] = json!(5_000);
    let done = cashier(&sandbox, body.clone())
        .await
        .data::<c::PlayCashier>();
    assert_eq!(done.redemption.bill_amount, Some(65_000));
    assert_eq!(done.redemption.counter_amount, Some(55_000));
    // A double tap.
    let again = cashier(&sandbox, body).await.data::<c::PlayCashier>();
    assert_eq!(again.redemption.confirm_time, done.redemption.confirm_time);

    let used = detail(&guest, &coupon_id).await;
    assert_eq!(used.coupon.state, CouponState::Used);
    assert!(used.coupon.used_time.is_some() && used.seed.is_none());
    assert!(can_review(&guest).await);
    right_books(&sandbox).await;

    let undone = cashier(&sandbox, act_body(&id, "UNDO")).await;
    let undone = undone.data::<c::PlayCashier>().redemption;
    assert_eq!(undone.status, RedemptionStatus::Undone);
    let back = detail(&guest, &coupon_id).await;
    assert_eq!(back.coupon.state, CouponState::ValidCoupon);
    assert!(back.seed.is_some() && !can_review(&guest).await);
}

#[tokio::test]
async fn of_many_cashiers_at_once_one_has_the_coupon_and_it_is_used_once() {
    let sandbox = Sandbox::for_many_calls();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    let now_ms = sandbox.app.clock.now_ms();
    let codes_of = [
        code(&guest, &coupon_id, now_ms).await,
        code(&guest, &coupon_id, now_ms - STEP_MS).await,
    ];
    let cashiers: Vec<_> = (0..40).map(|_| sandbox.visitor()).collect();
    let drafts = cashiers.iter().enumerate().map(|(index, cashier)| {
        let body = scan_body(STORE, &codes_of[index % 2]);
        cashier.draft(c::PlayCashier::PATH, body)
    });
    let answers = sandbox.send_at_once(drafts).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers
        .iter()
        .partition(|answer| answer.json()["success"] == true);
    assert_eq!((won.len(), lost.len()), (1, 39));
    for answer in lost {
        answer.assert_refused(200, codes::COUPON_USED);
    }
    let id = won[0].data::<c::PlayCashier>().redemption.redemption_id;
    let drafts = cashiers
        .iter()
        .map(|cashier| cashier.draft(c::PlayCashier::PATH, confirm_body(&id, 50_000)));
    for answer in sandbox.send_at_once(drafts).await {
        let done = answer.data::<c::PlayCashier>().redemption;
        assert_eq!(done.status, RedemptionStatus::Confirmed);
    }
    let later = sandbox.app.clock.now_ms() + STEP_MS;
    let seed_code = codes_of[0].clone();
    for code in [seed_code, rotated(&sandbox, &coupon_id, later)] {
        let refused = cashier(&sandbox, scan_body(STORE, &code)).await;
        refused.assert_refused(200, codes::COUPON_USED);
    }
    let uses = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT count(*), count(DISTINCT visit_id) FROM claimed_uses
                   WHERE status = 'CONFIRMED'";
        connection.row::<(i64, i64)>(sql, [])
    });
    assert_eq!(uses.unwrap(), (1, 1));
}

/// A code of a coupon whose page tells none any more.
fn rotated(sandbox: &Sandbox, coupon_id: &str, at_ms: u64) -> String {
    let seed = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT seed FROM claimed_codes ORDER BY coupon_id DESC LIMIT 1";
        connection.value::<Vec<u8>>(sql, [])
    });
    rotating_code(&seed.unwrap(), coupon_id, step_at(at_ms))
}

#[tokio::test]
async fn a_bill_below_the_least_is_refused_and_the_coupon_stays() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    let id = scanned(&sandbox, &guest, &coupon_id).await;
    let mut excluded = confirm_body(&id, 49_999);
    excluded["excludedAmount"] = json!(900_000);
    for body in [excluded, act_body(&id, "CONFIRM")] {
        let (code, message) = cashier(&sandbox, body).await.refusal();
        assert_eq!(code, codes::BILL_BELOW);
        assert!(!message.is_empty());
    }
    let state = detail(&guest, &coupon_id).await.coupon.state;
    assert_eq!(state, CouponState::ValidCoupon);
    let done = cashier(&sandbox, confirm_body(&id, 50_000)).await;
    let counter = done.data::<c::PlayCashier>().redemption.counter_amount;
    assert_eq!(counter, Some(40_000));
}

#[tokio::test]
async fn foreign_stores_old_codes_and_late_cashiers_are_refused() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    let now_ms = sandbox.app.clock.now_ms();
    let now = code(&guest, &coupon_id, now_ms).await;
    let foreign = cashier(&sandbox, scan_body("S2", &now)).await;
    foreign.assert_refused(200, codes::OUTLET_WRONG);
    let old = code(&guest, &coupon_id, now_ms - 5 * MINUTE_MS).await;
    let stale = cashier(&sandbox, scan_body(STORE, &old)).await;
    stale.assert_refused(200, codes::VOUCHER_CODE_STALE);
    let forged = now.replace(&*coupon_id, "WB9999");
    let wrong = cashier(&sandbox, scan_body(STORE, &forged)).await;
    wrong.assert_refused(200, codes::VOUCHER_CODE_WRONG);

    let id = scanned(&sandbox, &guest, &coupon_id).await;
    let mut elsewhere = confirm_body(&id, 50_000);
    elsewhere["storeId"] = json!("S2");
    let elsewhere = cashier(&sandbox, elsewhere).await;
    elsewhere.assert_refused(200, codes::OUTLET_WRONG);
    sandbox.move_clock(2 * MINUTE_MS);
    let late = cashier(&sandbox, confirm_body(&id, 50_000)).await;
    late.assert_refused(200, codes::VOUCHER_CODE_STALE);
    // Each code once, also of a try that lapsed.
    let seen = cashier(&sandbox, scan_body(STORE, &now)).await;
    seen.assert_refused(200, codes::VOUCHER_CODE_STALE);

    let id = scanned(&sandbox, &guest, &coupon_id).await;
    let mut body = act_body(&id, "REJECT");
    body["rejectReason"] = json!("CLOSING");
    cashier(&sandbox, body).await.data::<c::PlayCashier>();
    let rejected = detail(&guest, &coupon_id).await;
    assert_eq!(rejected.coupon.state, CouponState::ValidCoupon);
    let reason = rejected.redemption.unwrap().reject_reason;
    assert_eq!(reason, Some(RejectReason::Closing));
}

#[tokio::test]
async fn an_expired_coupon_is_refused() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    sandbox.move_clock(120 * DAY_MS);
    let now_ms = sandbox.app.clock.now_ms();
    let refused = cashier(
        &sandbox,
        scan_body(STORE, &rotated(&sandbox, &coupon_id, now_ms)),
    )
    .await;
    refused.assert_refused(200, codes::COUPON_STATE);
}

#[tokio::test]
async fn a_device_keeps_the_code_of_a_claimed_coupon() {
    let sandbox = Sandbox::new();
    let guest = sandbox.shopper(PHONE).await;
    let coupon_id = claimed(&guest).await;
    let kept = guest.call::<c::OfflineWallet>(json!({})).await;
    let kept = &kept.voucher_list[0];
    assert_eq!(kept.detail.coupon.coupon_id.as_ref(), Some(&coupon_id));
    assert_eq!(kept.detail.seed, detail(&guest, &coupon_id).await.seed);
    assert_eq!(kept.store_list.len(), 1);
    assert_eq!(kept.store_list[0].store_id, STORE);
}
