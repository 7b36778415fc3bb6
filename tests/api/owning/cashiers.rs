//! Cashiers: many at once, old codes, guesses, other outlets, late decisions. Buying 6, 10.

use jajan_contract::{
    Call, calls as c, codes,
    order::{redeem::RedeemVia, redeem::RedemptionStatus, states::CouponState},
};
use jajan_sandbox::store::Sql;
use serde_json::json;

use crate::{
    buying::buyer::right_books,
    owning::{
        gifts::{bought, given},
        outlet::{OUTLET, Phone, act, detail, opened, scan, scan_body, scanned, used},
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const OWNER: &str = "81255500110";
/// Of the outlet.
const POI: &str = "P9000015";
const STEP_MS: u64 = 30_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

async fn state(owner: &Visitor<'_>, coupon_id: &str) -> CouponState {
    detail(owner, coupon_id).await.coupon.state
}

/// An owner with an open voucher.
async fn open_voucher(owner: &Visitor<'_>) -> Phone {
    let coupon_id = bought(owner, 1).await.remove(0);
    opened(owner, &coupon_id).await;
    Phone::of(owner, &coupon_id).await
}

#[tokio::test]
async fn of_200_cashiers_at_once_one_has_the_voucher_and_all_others_are_told_why() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(OWNER).await;
    for is_opened in [true, false] {
        let coupon_id = bought(&owner, 1).await.remove(0);
        if is_opened {
            opened(&owner, &coupon_id).await;
        }
        let phone = Phone::of(&owner, &coupon_id).await;
        let now_ms = sandbox.app.clock.now_ms();
        let codes_of = [
            phone.code(now_ms),
            phone.code(now_ms - STEP_MS),
            phone.short(now_ms),
        ];
        let cashiers: Vec<_> = (0..200).map(|_| sandbox.visitor()).collect();
        let drafts = cashiers.iter().enumerate().map(|(index, cashier)| {
            let body = scan_body(OUTLET, &codes_of[index % 3]);
            cashier.draft(c::PlayCashier::PATH, body)
        });
        let answers = sandbox.send_at_once(drafts).await;
        let (won, lost): (Vec<_>, Vec<_>) = answers
            .iter()
            .partition(|answer| answer.json()["success"] == true);
        assert_eq!((won.len(), lost.len()), (1, 199));
        for answer in lost {
            let (code, message) = answer.refusal();
            // Many guesses at once of a short code are also too many guesses.
            let is_told = code == codes::COUPON_USED || code == codes::RATE_LIMITED;
            assert!(is_told && !message.is_empty(), "{code}");
        }
        let id = won[0].data::<c::PlayCashier>().redemption.redemption_id;
        let confirming = cashiers.iter().map(|cashier| {
            let body = json!({"storeId": OUTLET, "act": "CONFIRM", "redemptionId": id});
            cashier.draft(c::PlayCashier::PATH, body)
        });
        for answer in sandbox.send_at_once(confirming).await {
            let done = answer.data::<c::PlayCashier>().redemption;
            assert_eq!(done.status, RedemptionStatus::Confirmed);
        }
        assert_eq!(state(&owner, &coupon_id).await, CouponState::Used);
        right_books(&sandbox).await;
        sandbox.move_clock(2 * MINUTE_MS);
    }
    let visits = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT count(*) FROM redemptions WHERE status = 'CONFIRMED'";
        connection.value::<i64>(sql, [])
    });
    assert_eq!(visits.unwrap(), 2);
}

#[tokio::test]
async fn a_code_is_good_for_a_step_around_now_and_once() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let now_ms = sandbox.app.clock.now_ms();
    for at_ms in [
        now_ms - 2 * STEP_MS,
        now_ms + 2 * STEP_MS,
        now_ms - DAY_MS,
        now_ms + DAY_MS,
    ] {
        let answer = scan(&sandbox, &phone.code(at_ms)).await;
        assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_STALE);
    }
    for at_ms in [now_ms - STEP_MS, now_ms + STEP_MS, now_ms] {
        let code = phone.code(at_ms);
        let ticket = scan(&sandbox, &code).await.data::<c::PlayCashier>();
        let id = ticket.redemption.redemption_id;
        act(&sandbox, &id, "REJECT").await.data::<c::PlayCashier>();
        let again = scan(&sandbox, &code).await;
        assert_eq!(again.refusal().0, codes::VOUCHER_CODE_STALE);
    }
    // The short code of the same step is spent with it.
    let short = scan(&sandbox, &phone.short(now_ms)).await;
    assert_eq!(short.refusal().0, codes::VOUCHER_CODE_STALE);
    let trail = detail(&owner, &phone.coupon_id).await;
    let rejected = trail.redemption.unwrap();
    assert_eq!(rejected.status, RedemptionStatus::Rejected);
    assert!(rejected.reject_reason.is_some());
    assert_eq!(trail.coupon.state, CouponState::Valid);
}

#[tokio::test]
async fn what_no_voucher_says_is_no_code() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let right = phone.code(sandbox.app.clock.now_ms());
    let mut forged = right.clone();
    forged.replace_range(right.len() - 3.., "AAA");
    let other_id = right.replace(&phone.coupon_id, "W999999");
    let huge = "9".repeat(500);
    for code in [
        forged.as_str(),
        other_id.as_str(),
        "J1.W1.0.x",
        "J1...",
        "J1.WB1.1.x",
    ] {
        let answer = scan(&sandbox, code).await;
        assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_WRONG, "{code}");
    }
    for code in ["", "12345", "https://jajan.example/", huge.as_str()] {
        let answer = scan(&sandbox, code).await;
        assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_WRONG, "{code}");
    }
    scan(&sandbox, &right).await.data::<c::PlayCashier>();
}

#[tokio::test]
async fn after_five_wrong_short_codes_in_a_minute_the_outlet_waits() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    for _ in 0..5 {
        let answer = scan(&sandbox, "0000000000").await;
        assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_WRONG);
    }
    let right = phone.short(sandbox.app.clock.now_ms());
    scan(&sandbox, &right)
        .await
        .assert_refused(429, codes::RATE_LIMITED);
    // A camera cannot guess, and another outlet did not.
    let elsewhere = sandbox.visitor();
    let body = scan_body("S1", &right);
    let answer = elsewhere.try_call::<c::PlayCashier>(body).await;
    assert_eq!(answer.refusal().0, codes::OUTLET_WRONG);
    sandbox.move_clock(MINUTE_MS);
    let now = phone.short(sandbox.app.clock.now_ms());
    let spaced = format!("{} {} {}", &now[..4], &now[4..7], &now[7..]);
    let ticket = scan(&sandbox, &spaced).await.data::<c::PlayCashier>();
    assert_eq!(ticket.redemption.via, Some(RedeemVia::Short));
}

#[tokio::test]
async fn a_phone_without_a_network_is_scanned_in_one_and_its_codes_replayed_in_vain() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    let phone = Phone::of(&owner, &coupons[0]).await;
    let now_ms = sandbox.app.clock.now_ms();
    for late_ms in [5 * STEP_MS, DAY_MS] {
        for at_ms in [now_ms - late_ms, now_ms + late_ms] {
            let answer = scan(&sandbox, &phone.code(at_ms)).await;
            assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_STALE);
        }
    }
    let code = phone.code(now_ms - 4 * STEP_MS);
    let ticket = scan(&sandbox, &code).await.data::<c::PlayCashier>();
    assert_eq!(ticket.redemption.via, Some(RedeemVia::Offline));
    let id = ticket.redemption.redemption_id;
    act(&sandbox, &id, "CONFIRM").await.data::<c::PlayCashier>();
    // The other phone of the same owner has the same codes.
    for at_ms in [
        now_ms - 4 * STEP_MS,
        now_ms - STEP_MS,
        now_ms,
        now_ms + STEP_MS,
    ] {
        for code in [phone.code(at_ms), phone.short(at_ms)] {
            let (code, message) = scan(&sandbox, &code).await.refusal();
            assert_eq!(code, codes::COUPON_USED);
            assert!(message.contains('('), "where and when: {message}");
        }
    }
    // Also on the next day, and on the day before.
    for offset_ms in [DAY_MS as i64, -(DAY_MS as i64)] {
        sandbox.app.clock.set_offset_ms(offset_ms);
        let code = phone.code(sandbox.app.clock.now_ms());
        assert_eq!(scan(&sandbox, &code).await.refusal().0, codes::COUPON_USED);
    }
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_clock_that_is_moved_takes_no_code_twice() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let phone = Phone::of(&owner, &coupon_id).await;
    let code = phone.code(sandbox.app.clock.now_ms());
    let ticket = scan(&sandbox, &code).await.data::<c::PlayCashier>();
    let id = ticket.redemption.redemption_id;
    // A day later the cashier's time is over, and nothing is lost.
    sandbox.app.clock.set_offset_ms(DAY_MS as i64);
    let late = act(&sandbox, &id, "CONFIRM").await;
    assert_eq!(late.refusal().0, codes::VOUCHER_CODE_STALE);
    let tomorrow = sandbox.shopper(OWNER).await;
    assert_eq!(state(&tomorrow, &coupon_id).await, CouponState::Valid);
    sandbox.app.clock.set_offset_ms(0);
    assert_eq!(
        scan(&sandbox, &code).await.refusal().0,
        codes::VOUCHER_CODE_STALE
    );
    sandbox.move_clock(STEP_MS);
    let today = sandbox.shopper(OWNER).await;
    assert_eq!(state(&today, &coupon_id).await, CouponState::Valid);
    scanned(&sandbox, &phone).await;
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_outlet_that_does_not_take_it_and_a_second_one_are_refused() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let cashier = sandbox.visitor();
    let code = phone.code(sandbox.app.clock.now_ms());
    let elsewhere = cashier
        .try_call::<c::PlayCashier>(scan_body("S1", &code))
        .await;
    assert_eq!(elsewhere.refusal().0, codes::OUTLET_WRONG);
    let ticket = scan(&sandbox, &code).await.data::<c::PlayCashier>();
    let next = phone.code(sandbox.app.clock.now_ms() + STEP_MS);
    let second = cashier
        .try_call::<c::PlayCashier>(scan_body("S1", &next))
        .await;
    let (code, message) = second.refusal();
    assert_eq!(code, codes::COUPON_USED);
    assert!(message.contains(&ticket.redemption.store_name), "{message}");
    // Nobody else decides.
    for act in ["CONFIRM", "REJECT", "UNDO"] {
        let id = &ticket.redemption.redemption_id;
        let body = json!({"storeId": "S1", "act": act, "redemptionId": id});
        let answer = cashier.try_call::<c::PlayCashier>(body).await;
        assert_eq!(answer.refusal().0, codes::OUTLET_WRONG, "{act}");
    }
}

#[tokio::test]
async fn a_voucher_of_a_brand_is_taken_at_its_other_outlets() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE stores SET brand_id = (SELECT min(brand_id) FROM stores)
                   WHERE id IN (2, 9000015)";
        transaction.execute(sql, [])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
    let code = phone.code(sandbox.app.clock.now_ms());
    let cashier = sandbox.visitor();
    let ticket = cashier.call::<c::PlayCashier>(scan_body("S2", &code)).await;
    assert_eq!(ticket.redemption.store_id, "S2");
    let id = &ticket.redemption.redemption_id;
    let confirm = json!({"storeId": "S2", "act": "CONFIRM", "redemptionId": id});
    cashier.call::<c::PlayCashier>(confirm).await;
    let seen = detail(&owner, &phone.coupon_id).await.redemption.unwrap();
    assert_eq!(seen.store_id, "S2");
}

#[tokio::test]
async fn a_cashier_who_does_not_decide_in_time_loses_nothing() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let id = scanned(&sandbox, &phone).await.redemption.redemption_id;
    sandbox.move_clock(120_000 - 1);
    assert_eq!(state(&owner, &phone.coupon_id).await, CouponState::Locked);
    sandbox.move_clock(1);
    let seen = detail(&owner, &phone.coupon_id).await;
    assert_eq!(seen.coupon.state, CouponState::Valid);
    assert!(seen.redemption.unwrap().timed_out_time.is_some());
    for late in ["CONFIRM", "REJECT"] {
        let answer = act(&sandbox, &id, late).await;
        assert_eq!(answer.refusal().0, codes::VOUCHER_CODE_STALE, "{late}");
    }
    let again = scanned(&sandbox, &phone).await.redemption;
    assert_eq!(again.redemption_id, id);
    act(&sandbox, &id, "CONFIRM").await.data::<c::PlayCashier>();
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_confirmation_can_be_taken_back_for_an_hour() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    let first = used(&sandbox, &owner, &coupons[0]).await;
    let more = detail(&owner, &coupons[0]).await.bought.unwrap().more_list;
    assert_eq!(more, coupons[1..]);
    let before = right_books(&sandbox).await;
    for _ in 0..2 {
        let undone = act(&sandbox, &first, "UNDO").await.data::<c::PlayCashier>();
        assert_eq!(undone.redemption.status, RedemptionStatus::Undone);
    }
    let seen = detail(&owner, &coupons[0]).await;
    assert_eq!(seen.coupon.state, CouponState::NotDelivery);
    let tried = seen.redemption.unwrap();
    assert_eq!(
        (tried.poi_id.as_str(), tried.undone_time),
        (POI, Some(sandbox.app.clock.now_ms()))
    );
    let after = right_books(&sandbox).await;
    assert_ne!(before.entry_count, after.entry_count);
    // It can be used again, and that is the second use that counts.
    sandbox.move_clock(STEP_MS);
    let second = used(&sandbox, &owner, &coupons[0]).await;
    assert_ne!(first, second);
    assert_eq!(
        act(&sandbox, &first, "CONFIRM").await.refusal().0,
        codes::COUPON_STATE
    );
    sandbox.move_clock(60 * MINUTE_MS);
    let late = act(&sandbox, &second, "UNDO").await;
    assert_eq!(late.refusal().0, codes::VOUCHER_CODE_STALE);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_cashier_is_told_why_a_voucher_is_no_use_now() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let phone = open_voucher(&owner).await;
    let why = async || {
        let code = phone.code(sandbox.app.clock.now_ms());
        let (code, message) = scan(&sandbox, &code).await.refusal();
        assert_eq!(code, codes::COUPON_STATE);
        message
    };
    let become_of = |state: &'static str| {
        let writing = move |transaction: &rusqlite::Transaction<'_>| {
            transaction.execute("UPDATE vouchers SET state = ?1", [state])?;
            Ok(())
        };
        sandbox.app.database.write_now(writing).unwrap();
    };
    for (state, words) in [
        ("refunding", "refunding"),
        ("return", "refunded"),
        ("expired", "expired since 2"),
    ] {
        become_of(state);
        let message = why().await;
        assert!(message.contains(words), "{state}: {message}");
    }
    become_of("valid");
    let report = json!({"couponId": phone.coupon_id, "photoList": [], "text": ""});
    let case = owner.call::<c::ReportRefused>(report).await.outlet_case;
    let message = why().await;
    assert!(
        message.contains(&format!("case {}", case.case_no)),
        "{message}"
    );
}

#[tokio::test]
async fn a_cashier_is_told_that_a_voucher_is_being_given_away() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let phone = Phone::of(&owner, &coupon_id).await;
    given(&owner, &coupon_id).await;
    let answer = scan(&sandbox, &phone.code(sandbox.app.clock.now_ms())).await;
    let (code, message) = answer.refusal();
    assert_eq!(code, codes::COUPON_STATE);
    assert!(message.contains("being given away"), "{message}");
}
