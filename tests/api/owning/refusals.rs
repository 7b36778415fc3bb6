//! An outlet refuses a voucher: frozen, evidence, the owner's choice, the clock. B10; buying 6.

use jajan_contract::{
    Call, calls as c, codes,
    order::{
        cases::CaseAuthor,
        redeem::{RedemptionStatus, RedemptionStepKind, RefusedChoice, ReportRefusedData},
        states::CouponState,
    },
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{balance, right_books},
    owning::{
        gifts::bought,
        outlet::{Phone, act, detail, opened, scan, scanned, used},
    },
    reviews::{
        review_lists::{photo, review_body},
        visits::visit,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
    world::console::{assert_sent_back, send_form, show},
};

const OWNER: &str = "81255500120";
const OTHER: &str = "81255500121";
const CASES: &str = "/console/cases";
const CLAIMS: &str = "/console/claims";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

fn body(coupon_id: &str) -> Value {
    json!({"couponId": coupon_id, "photoList": [], "text": ""})
}

fn with(coupon_id: &str, photos: &[String], text: &str, choice: Option<&str>) -> Value {
    let mut body = json!({"couponId": coupon_id, "photoList": photos, "text": text});
    if let Some(choice) = choice {
        body["choice"] = json!(choice);
    }
    body
}

async fn report(owner: &Visitor<'_>, body: Value) -> ReportRefusedData {
    owner.call::<c::ReportRefused>(body).await
}

async fn refused(owner: &Visitor<'_>, body: Value) -> String {
    owner.try_call::<c::ReportRefused>(body).await.refusal().0
}

async fn state(owner: &Visitor<'_>, coupon_id: &str) -> CouponState {
    detail(owner, coupon_id).await.coupon.state
}

/// Whatever was bought until now.
fn promise_nothing(sandbox: &Sandbox) {
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE orders SET frozen = json_set(frozen, '$.item.refund', 'NONE')";
        transaction.execute(sql, [])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn one_tap_freezes_a_voucher_and_its_owner_may_keep_it() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    assert!(!detail(&owner, &coupon_id).await.can_report);
    assert_eq!(refused(&owner, body(&coupon_id)).await, codes::COUPON_STATE);
    opened(&owner, &coupon_id).await;
    let phone = Phone::of(&owner, &coupon_id).await;
    assert!(detail(&owner, &coupon_id).await.can_report);
    let case = report(&owner, body(&coupon_id)).await.outlet_case;
    assert!(case.case_no.starts_with('N') && case.choice.is_none());
    assert_eq!(case.choose_until, case.open_time + DAY_MS);
    let frozen = detail(&owner, &coupon_id).await;
    assert_eq!(frozen.coupon.state, CouponState::Locked);
    assert!(frozen.seed.is_none() && !frozen.can_report);
    assert_eq!(frozen.coupon.frozen.unwrap().case_no, case.case_no);
    let tried = frozen.redemption.unwrap();
    assert_eq!(tried.status, RedemptionStatus::Refused);
    // No cashier takes it meanwhile.
    let answer = scan(&sandbox, &phone.code(sandbox.app.clock.now_ms())).await;
    assert_eq!(answer.refusal().0, codes::COUPON_STATE);
    // An answer takes the choice from nobody.
    let form = format!("case={}&by=MERCHANT&answer=Maaf.&do=end", case.case_no);
    assert_sent_back(&send_form(&sandbox, CASES, &form).await, CASES);
    let answered = detail(&owner, &coupon_id).await.outlet_case.unwrap();
    assert_eq!(answered.answer.unwrap().by, CaseAuthor::Merchant);
    let kept = report(&owner, with(&coupon_id, &[], "", Some("KEEP"))).await;
    assert_eq!(kept.outlet_case.choice, Some(RefusedChoice::Keep));
    assert_eq!(state(&owner, &coupon_id).await, CouponState::NotDelivery);
    right_books(&sandbox).await;
    // And it can be used.
    sandbox.move_clock(30_000);
    used(&sandbox, &owner, &coupon_id).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_refund_is_chosen_whatever_was_promised() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 2).await.remove(0);
    promise_nothing(&sandbox);
    opened(&owner, &coupon_id).await;
    let before = right_books(&sandbox).await;
    let told = report(&owner, with(&coupon_id, &[], "Ditolak", Some("REFUND"))).await;
    assert_eq!(told.outlet_case.choice, Some(RefusedChoice::Refund));
    assert_eq!(told.outlet_case.text, "Ditolak");
    let seen = detail(&owner, &coupon_id).await;
    assert_eq!(seen.coupon.state, CouponState::Refunding);
    let after = right_books(&sandbox).await;
    let money = seen.coupon.money.unwrap();
    assert!(money.expected_date.is_some() && money.reference.is_none());
    assert_eq!(Some(money.amount), seen.coupon.pay_amount);
    let paid = i64::from(money.amount);
    assert_eq!(balance(&after, "REFUND"), balance(&before, "REFUND") + paid);
    // It is over: neither kept nor reported again.
    let again = with(&coupon_id, &[], "", Some("KEEP"));
    assert_eq!(refused(&owner, again).await, codes::COUPON_STATE);
}

#[tokio::test]
async fn whoever_does_not_choose_in_a_day_is_refunded() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    opened(&owner, &coupon_id).await;
    report(&owner, body(&coupon_id)).await;
    sandbox.move_clock(DAY_MS - 1);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Locked);
    sandbox.move_clock(1);
    let seen = detail(&owner, &coupon_id).await;
    assert_eq!(seen.coupon.state, CouponState::Refunding);
    let case = seen.outlet_case.unwrap();
    assert!(case.is_by_clock && case.choice == Some(RefusedChoice::Refund));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_used_voucher_is_reported_for_a_day_and_its_money_comes_from_the_outlet() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    let id = used(&sandbox, &owner, &coupons[0]).await;
    let case = report(&owner, body(&coupons[0])).await.outlet_case;
    assert!(case.was_used);
    assert_eq!(state(&owner, &coupons[0]).await, CouponState::Used);
    // The cashier cannot take back what is in dispute.
    assert_eq!(
        act(&sandbox, &id, "UNDO").await.refusal().0,
        codes::COUPON_STATE
    );
    let before = right_books(&sandbox).await;
    report(&owner, with(&coupons[0], &[], "", Some("REFUND"))).await;
    let granted = format!("voucher={}&by=MERCHANT&do=grant&words=Ya.", coupons[0]);
    assert_sent_back(&send_form(&sandbox, CLAIMS, &granted).await, CLAIMS);
    assert_eq!(state(&owner, &coupons[0]).await, CouponState::Refunding);
    let after = right_books(&sandbox).await;
    assert!(balance(&after, "MERCHANT") < balance(&before, "MERCHANT"));
    assert_eq!(balance(&after, "HELD"), balance(&before, "HELD"));
    let place = json!({"storeId": "S9000015"});
    let review = owner.call::<c::CheckReviewEligibility>(place).await;
    assert!(!review.is_eligible, "a refused visit was none");
    // Later it is too late.
    sandbox.move_clock(30_000);
    used(&sandbox, &owner, &coupons[1]).await;
    sandbox.move_clock(DAY_MS);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(
        refused(&owner, body(&coupons[1])).await,
        codes::COUPON_STATE
    );
}

#[tokio::test]
async fn evidence_is_added_while_the_case_is_open_and_is_its_owners_own() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let other = sandbox.shopper(OTHER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    opened(&owner, &coupon_id).await;
    let phone = Phone::of(&owner, &coupon_id).await;
    // In a cashier's hands it can be reported, too.
    scanned(&sandbox, &phone).await;
    let foreign = photo(&other).await;
    let wrong = with(&coupon_id, &[foreign], "", None);
    assert_eq!(refused(&owner, wrong).await, codes::VALUE_INVALID);
    assert_eq!(
        detail(&owner, &coupon_id).await.redemption.unwrap().status,
        RedemptionStatus::Scanned,
        "a refused report freezes nothing"
    );
    report(&owner, body(&coupon_id)).await;
    let mut photos = Vec::new();
    for _ in 0..6 {
        photos.push(photo(&owner).await);
    }
    let text = "Kasir menolak.";
    let case = report(&owner, with(&coupon_id, &photos[..2], text, None)).await;
    assert_eq!(case.outlet_case.photo_list, photos[..2]);
    let case = report(&owner, with(&coupon_id, &photos[2..], "", None)).await;
    assert_eq!(case.outlet_case.photo_list.len(), 6);
    assert_eq!(case.outlet_case.text, text);
    for more in [photos[0].clone(), photo(&owner).await] {
        let body = with(&coupon_id, &[more], "", None);
        assert_eq!(refused(&owner, body).await, codes::VALUE_INVALID);
    }
    // No review shows it, so that none takes it away with itself.
    visit(&sandbox, &owner, "S6").await;
    let shown = review_body("S6", json!({"medias": photos[..1]}));
    let answer = owner.try_call::<c::SaveReview>(shown).await;
    assert_eq!(answer.refusal().0, codes::REVIEW_INVALID);
    let kinds: Vec<_> = case
        .outlet_case
        .step_list
        .iter()
        .map(|step| step.kind)
        .collect();
    use RedemptionStepKind as K;
    assert_eq!(
        kinds,
        [K::Opened, K::Scanned, K::Refused, K::Evidence, K::Evidence]
    );
    let console = show(&sandbox, "/console/cashier").await;
    let steps = [
        "opened by the guest",
        "scanned",
        "reported as refused",
        "evidence added",
    ];
    assert!(
        steps.iter().all(|words| console.contains(words)),
        "{console}"
    );
    assert_eq!(
        refused(&other, body(&coupon_id)).await,
        codes::COUPON_ABSENT
    );
    // Photos of a case are kept, unlike those of a review that was never handed in.
    sandbox.move_clock(60 * DAY_MS);
    let owner = sandbox.shopper(OWNER).await;
    photo(&owner).await;
    assert_eq!(sandbox.get(&photos[0]).await.status, 200);
}

#[tokio::test]
async fn one_key_is_one_case() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    opened(&owner, &coupon_id).await;
    let send = async || {
        let draft = owner.draft(c::ReportRefused::PATH, body(&coupon_id));
        owner.send(draft.key("one-case")).await
    };
    let first = send().await.data::<c::ReportRefused>();
    report(&owner, with(&coupon_id, &[], "", Some("KEEP"))).await;
    sandbox.move_clock(11 * MINUTE_MS);
    let later = send().await.data::<c::ReportRefused>();
    assert_eq!(first.outlet_case.case_no, later.outlet_case.case_no);
    assert_eq!(state(&owner, &coupon_id).await, CouponState::NotDelivery);
}

#[tokio::test]
async fn past_its_end_a_refused_voucher_is_not_kept_and_its_money_is_not_lost() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    promise_nothing(&sandbox);
    let end = detail(&owner, &coupon_id).await.coupon.valid_end;
    sandbox.move_clock(end - MINUTE_MS - sandbox.app.clock.now_ms());
    let owner = sandbox.shopper(OWNER).await;
    opened(&owner, &coupon_id).await;
    report(&owner, body(&coupon_id)).await;
    sandbox.move_clock(2 * MINUTE_MS);
    let keep = with(&coupon_id, &[], "Terlambat", Some("KEEP"));
    assert_eq!(refused(&owner, keep).await, codes::COUPON_STATE);
    let frozen = detail(&owner, &coupon_id).await;
    assert_eq!(frozen.coupon.state, CouponState::Locked);
    assert_eq!(
        frozen.outlet_case.unwrap().text,
        "",
        "what is refused writes nothing"
    );
    report(&owner, with(&coupon_id, &[], "", Some("REFUND"))).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Refunding);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn past_its_end_a_used_voucher_can_still_be_left_as_it_is() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let end = detail(&owner, &coupon_id).await.coupon.valid_end;
    sandbox.move_clock(end - MINUTE_MS - sandbox.app.clock.now_ms());
    let owner = sandbox.shopper(OWNER).await;
    used(&sandbox, &owner, &coupon_id).await;
    report(&owner, body(&coupon_id)).await;
    sandbox.move_clock(2 * MINUTE_MS);
    report(&owner, with(&coupon_id, &[], "", Some("KEEP"))).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Used);
    right_books(&sandbox).await;
}
