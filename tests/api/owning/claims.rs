//! A refund that its owner's word alone does not give: of a voucher that an outlet confirmed, and of a
//! partner's code that was told. Who decides, by when, by which words, at whose cost, how often.

use jajan_contract::ids::CouponId;
use jajan_contract::{Call, calls as c, codes, order::states::CouponState, product::VoucherKind};
use serde_json::{Value, json};

use crate::{
    buying::{
        buyer::{balance, right_books},
        wallet::all,
    },
    owning::{
        gifts::bought,
        outlet::{detail, opened, used},
        partners::foreign,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
    world::console::{assert_sent_back, send_form, show},
};

const OWNER: &str = "81255500170";
const CLAIMS: &str = "/console/claims";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

fn body(coupon_id: &str, choice: Option<&str>) -> Value {
    let mut body = json!({"couponId": coupon_id, "photoList": [], "text": ""});
    if let Some(choice) = choice {
        body["choice"] = json!(choice);
    }
    body
}

/// The case after a call that the server took.
async fn report(owner: &Visitor<'_>, coupon_id: &str, choice: Option<&str>) -> Value {
    let told = owner
        .try_call::<c::ReportRefused>(body(coupon_id, choice))
        .await;
    told.data::<c::ReportRefused>();
    told.json()["data"]["outletCase"].clone()
}

async fn seen(owner: &Visitor<'_>, coupon_id: &str) -> Value {
    let body = json!({"couponId": coupon_id});
    owner.try_call::<c::CouponDetail>(body).await.json()["data"].clone()
}

async fn state(owner: &Visitor<'_>, coupon_id: &str) -> CouponState {
    detail(owner, coupon_id).await.coupon.state
}

/// A voucher that was used, and is said to be refused: its case.
async fn disputed(sandbox: &Sandbox, owner: &Visitor<'_>) -> (CouponId, Value) {
    let coupon_id = bought(owner, 1).await.remove(0);
    sandbox.move_clock(30_000);
    used(sandbox, owner, &coupon_id).await;
    let case = report(owner, &coupon_id, Some("REFUND")).await;
    (coupon_id, case)
}

async fn decide(sandbox: &Sandbox, coupon_id: &str, by: &str, act: &str) {
    let form = format!("voucher={coupon_id}&by={by}&do={act}&words=Karena+begitu.");
    assert_sent_back(&send_form(sandbox, CLAIMS, &form).await, CLAIMS);
}

#[tokio::test]
async fn a_confirmed_voucher_is_refunded_once_its_outlet_agrees_and_the_outlet_pays() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let (coupon_id, case) = disputed(&sandbox, &owner).await;
    // The owner's word moves nothing.
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Used);
    let claim = &case["claim"];
    assert_eq!(
        (&claim["status"], &claim["kind"]),
        (&json!("OUTLET"), &json!("CONFIRMED"))
    );
    let asked_ms = claim["askedTime"].as_u64().unwrap();
    assert_eq!(claim["outletUntil"], json!(asked_ms + 2 * DAY_MS));
    assert_eq!(case["choice"], Value::Null);
    let before = right_books(&sandbox).await;
    // Asked again it is the same claim; customer service has to wait for the outlet.
    report(&owner, &coupon_id, Some("REFUND")).await;
    for wrong in [
        "by=SERVICE&do=grant&words=Ya",
        "by=MERCHANT&do=grant&words=+",
        "by=MERCHANT&words=Ya",
    ] {
        let form = format!("voucher={coupon_id}&{wrong}");
        assert_eq!(
            send_form(&sandbox, CLAIMS, &form).await.status,
            422,
            "{wrong}"
        );
    }
    decide(&sandbox, &coupon_id, "MERCHANT", "grant").await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Refunding);
    let after = right_books(&sandbox).await;
    assert!(balance(&after, "MERCHANT") < balance(&before, "MERCHANT"));
    assert_eq!(balance(&after, "HELD"), balance(&before, "HELD"));
    let case = seen(&owner, &coupon_id).await["outletCase"].clone();
    assert_eq!(
        (&case["claim"]["status"], &case["choice"]),
        (&json!("GRANTED"), &json!("REFUND"))
    );
    let words = &case["messageList"].as_array().unwrap().last().unwrap()["text"];
    assert_eq!(words, "Karena begitu.");
    let page = show(&sandbox, CLAIMS).await;
    let trail = [
        "asked by its owner",
        "granted by the outlet",
        "Karena begitu.",
        "paid by the outlet",
    ];
    assert!(trail.iter().all(|words| page.contains(words)), "{page}");
    // It is over.
    let form = format!("voucher={coupon_id}&by=MERCHANT&do=grant&words=Ya");
    assert_eq!(send_form(&sandbox, CLAIMS, &form).await.status, 422);
}

#[tokio::test]
async fn an_outlet_that_says_no_or_nothing_leaves_it_to_customer_service() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let (denied, _) = disputed(&sandbox, &owner).await;
    decide(&sandbox, &denied, "MERCHANT", "deny").await;
    assert_eq!(
        seen(&owner, &denied).await["outletCase"]["claim"]["status"],
        "SERVICE"
    );
    assert_eq!(state(&owner, &denied).await, CouponState::Used);
    decide(&sandbox, &denied, "SERVICE", "deny").await;
    let ended = seen(&owner, &denied).await;
    assert_eq!(ended["outletCase"]["claim"]["status"], "DENIED");
    assert_eq!(state(&owner, &denied).await, CouponState::Used);
    // What was decided is not asked again.
    assert_eq!(ended["canReport"], json!(false));
    let again = owner
        .try_call::<c::ReportRefused>(body(&denied, None))
        .await;
    again.assert_refused(200, codes::COUPON_STATE);

    let (silent, _) = disputed(&sandbox, &owner).await;
    sandbox.move_clock(2 * DAY_MS - 1);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(
        seen(&owner, &silent).await["outletCase"]["claim"]["status"],
        "OUTLET"
    );
    sandbox.move_clock(1);
    assert_eq!(
        seen(&owner, &silent).await["outletCase"]["claim"]["status"],
        "SERVICE"
    );
    assert_eq!(state(&owner, &silent).await, CouponState::Used);
    decide(&sandbox, &silent, "SERVICE", "grant").await;
    assert_eq!(state(&owner, &silent).await, CouponState::Refunding);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn who_does_not_choose_in_a_day_asks_the_outlet_and_may_take_it_back() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    used(&sandbox, &owner, &coupon_id).await;
    report(&owner, &coupon_id, None).await;
    sandbox.move_clock(DAY_MS);
    let owner = sandbox.shopper(OWNER).await;
    assert_eq!(state(&owner, &coupon_id).await, CouponState::Used);
    assert_eq!(
        seen(&owner, &coupon_id).await["outletCase"]["claim"]["status"],
        "OUTLET"
    );
    let kept = report(&owner, &coupon_id, Some("KEEP")).await;
    assert_eq!(
        (&kept["claim"]["status"], &kept["choice"]),
        (&json!("WITHDRAWN"), &json!("KEEP"))
    );
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_told_code_is_refunded_by_customer_service_only_whoever_chooses() {
    let sandbox = Sandbox::new();
    for choice in [Some("REFUND"), None] {
        let owner = sandbox.shopper(OWNER).await;
        let coupon_id = foreign(&owner, VoucherKind::UltraCode).await;
        let told = json!({"couponId": coupon_id});
        let end_ms = owner
            .call::<c::PartnerCodeOpen>(told)
            .await
            .coupon
            .valid_end;
        assert_eq!(seen(&owner, &coupon_id).await["reportRule"], "SERVICE");
        report(&owner, &coupon_id, choice).await;
        sandbox.move_clock(DAY_MS);
        let owner = sandbox.shopper(OWNER).await;
        let case = seen(&owner, &coupon_id).await["outletCase"].clone();
        assert_eq!(
            (&case["claim"]["status"], &case["claim"]["kind"]),
            (&json!("SERVICE"), &json!("TOLD"))
        );
        assert_eq!(state(&owner, &coupon_id).await, CouponState::Locked);
        // Its ticket names nothing that is left to choose.
        let tickets = all(&owner, json!({"states": ["locked"]})).await;
        let frozen = tickets[0].frozen.as_ref().unwrap();
        assert_eq!(
            (frozen.case_no.as_str(), frozen.choose_until),
            (case["caseNo"].as_str().unwrap(), None)
        );
        // Past its end it waits for the decision; denied, it counts as used.
        sandbox.move_clock(end_ms + 1 - sandbox.app.clock.now_ms());
        let owner = sandbox.shopper(OWNER).await;
        assert_eq!(state(&owner, &coupon_id).await, CouponState::Locked);
        decide(
            &sandbox,
            &coupon_id,
            "SERVICE",
            if choice.is_some() { "deny" } else { "grant" },
        )
        .await;
        let ended = if choice.is_some() {
            CouponState::Used
        } else {
            CouponState::Refunding
        };
        assert_eq!(state(&owner, &coupon_id).await, ended);
        right_books(&sandbox).await;
    }
}

#[tokio::test]
async fn a_choice_is_answered_again_after_a_restart_though_its_case_has_ended() {
    let sandbox = Sandbox::new();
    for (choice, ended) in [
        ("REFUND", CouponState::Refunding),
        ("KEEP", CouponState::NotDelivery),
    ] {
        let owner = sandbox.shopper(OWNER).await;
        let coupon_id = bought(&owner, 1).await.remove(0);
        opened(&owner, &coupon_id).await;
        report(&owner, &coupon_id, None).await;
        let chosen = body(&coupon_id, Some(choice));
        let key = format!("choice-{choice}");
        let draft = || {
            owner
                .draft(c::ReportRefused::PATH, chosen.clone())
                .key(&key)
        };
        let first = owner.send(draft()).await;
        let again = sandbox.restarted();
        let retry = again.send(draft().request()).await;
        assert_eq!(
            first.json()["data"]["outletCase"],
            retry.json()["data"]["outletCase"],
            "{choice}"
        );
        assert_eq!(state(&owner, &coupon_id).await, ended);
        if ended == CouponState::Refunding {
            // Another key is another choice, for which it is too late.
            let late = owner.try_call::<c::ReportRefused>(chosen).await;
            late.assert_refused(200, codes::COUPON_STATE);
        }
    }
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_person_has_two_claims_at_once_and_five_in_ninety_days() {
    let sandbox = Sandbox::new();
    // Each at another visit.
    let next = async || {
        sandbox.move_clock(4 * 60 * MINUTE_MS);
        let owner = sandbox.shopper(OWNER).await;
        let coupon_id = bought(&owner, 1).await.remove(0);
        used(&sandbox, &owner, &coupon_id).await;
        (owner, coupon_id)
    };
    let claimed = async || {
        let (owner, coupon_id) = next().await;
        report(&owner, &coupon_id, Some("REFUND")).await;
        coupon_id
    };
    let refused = async || {
        let (owner, coupon_id) = next().await;
        let shown = seen(&owner, &coupon_id).await;
        assert_eq!(
            (&shown["reportRule"], &shown["canReport"]),
            (&json!("LIMIT"), &json!(false))
        );
        let more = body(&coupon_id, Some("REFUND"));
        let more = owner.try_call::<c::ReportRefused>(more).await;
        more.assert_refused(200, codes::CLAIM_LIMIT);
        assert_eq!(state(&owner, &coupon_id).await, CouponState::Used);
    };
    let (first, second) = (claimed().await, claimed().await);
    refused().await;
    for coupon_id in [first, second] {
        decide(&sandbox, &coupon_id, "MERCHANT", "grant").await;
    }
    for _ in 0..3 {
        decide(&sandbox, &claimed().await, "MERCHANT", "grant").await;
    }
    refused().await;
    // One that was not used is its payer's own money.
    let owner = sandbox.shopper(OWNER).await;
    let unused = bought(&owner, 1).await.remove(0);
    opened(&owner, &unused).await;
    report(&owner, &unused, Some("REFUND")).await;
    assert_eq!(state(&owner, &unused).await, CouponState::Refunding);
    sandbox.move_clock(90 * DAY_MS);
    claimed().await;
    right_books(&sandbox).await;
}
