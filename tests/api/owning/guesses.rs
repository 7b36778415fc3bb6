//! Guesses of short codes, of envelopes' codes and of login codes: what a client chooses freely bounds
//! nothing. Security A.10.

use jajan_contract::{Call, calls as c, codes};
use jajan_sandbox::memory::attempts::Attempt;
use serde_json::json;

use crate::{
    owning::{
        gifts::{bought, given},
        outlet::{OUTLET, Phone, opened, scan, scan_body},
    },
    support::{Answer, MINUTE_MS, Sandbox},
    world::console::show,
};

const OWNER: &str = "81255500160";
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// Of the first bound of a kind.
fn most(attempt: Attempt) -> usize {
    attempt.rule().bounds[0].0
}

/// Another six digits behind the same four.
fn wrong(right: &str, by: u32) -> String {
    let six: u32 = right[4..].parse().unwrap();
    format!("{}{:06}", &right[..4], (six + 1_000 + by) % 1_000_000)
}

/// Of a till of this outlet with its own address.
async fn typed(sandbox: &Sandbox, outlet: &str, till: u32, code: &str) -> Answer {
    let device = sandbox.visitor();
    let draft = device.draft(c::PlayCashier::PATH, scan_body(outlet, code));
    let address = format!("198.{}.{}.{}", till >> 16, (till >> 8) & 255, till & 255);
    device.send(draft.address(&address)).await
}

/// Looked at, and none.
fn is_none(answer: &Answer) -> bool {
    let code = answer.refusal().0;
    assert!(
        [codes::VOUCHER_CODE_WRONG, codes::RATE_LIMITED].contains(&code.as_str()),
        "{code}"
    );
    code == codes::VOUCHER_CODE_WRONG
}

#[tokio::test]
async fn guesses_of_one_voucher_are_bounded_over_all_outlets() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let phone = Phone::of(&owner, &coupon_id).await;
    let right = phone.short(sandbox.app.clock.now_ms());
    let mut looked = 0;
    for number in 1..=300 {
        let guess = wrong(&right, number);
        looked += usize::from(is_none(
            &typed(&sandbox, &format!("S{number}"), number, &guess).await,
        ));
    }
    assert_eq!(looked, most(Attempt::ShortCodeOfVoucher));
    // A right one would be a hit as well, on whatever clean till.
    let limited = typed(&sandbox, OUTLET, 999, &right).await;
    limited.assert_refused(429, codes::RATE_LIMITED);
    assert!(
        limited.refusal().1.contains("scan the QR code"),
        "{:?}",
        limited.refusal()
    );
    // What a camera reads nobody guesses, and who opened it is there.
    let second = bought(&owner, 1).await.remove(0);
    let camera = Phone::of(&owner, &second)
        .await
        .code(sandbox.app.clock.now_ms());
    scan(&sandbox, &camera).await.data::<c::PlayCashier>();
    opened(&owner, &coupon_id).await;
    typed(&sandbox, OUTLET, 999, &right)
        .await
        .data::<c::PlayCashier>();
}

#[tokio::test]
async fn wrong_codes_of_others_stop_no_right_one_of_what_was_opened_here() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(OWNER).await;
    let coupons = bought(&owner, 2).await;
    opened(&owner, &coupons[0]).await;
    let (open, closed) = (
        Phone::of(&owner, &coupons[0]).await,
        Phone::of(&owner, &coupons[1]).await,
    );
    let now_ms = sandbox.app.clock.now_ms();
    let tails = [&open.short(now_ms)[..4], &closed.short(now_ms)[..4]].map(str::to_owned);
    for path in ["/console", "/console/cashier"] {
        assert!(
            !show(&sandbox, path).await.contains("wrong short codes"),
            "{path}"
        );
    }
    let mut looked = 0;
    for number in 1..=1_000_u32 {
        let guess = format!("{:04}{number:06}", 5_000 + number);
        assert!(tails.iter().all(|tail| !guess.starts_with(tail)));
        // At the guest's outlet too, from other places.
        let outlet = format!("S{}", 1 + number % 290);
        let outlet = if number % 20 == 0 { OUTLET } else { &outlet };
        looked += usize::from(is_none(&typed(&sandbox, outlet, number, &guess).await));
        if looked == most(Attempt::ShortCode) / 2 - 1 {
            assert!(
                !show(&sandbox, "/console")
                    .await
                    .contains("wrong short codes")
            );
        }
    }
    assert_eq!(looked, most(Attempt::ShortCode));
    for path in ["/console", "/console/cashier"] {
        let page = show(&sandbox, path).await;
        let alarm = format!("{looked} wrong short codes");
        assert!(
            page.contains("role=\"alert\"") && page.contains(&alarm),
            "{path}"
        );
    }
    let unopened = typed(&sandbox, OUTLET, 77_777, &closed.short(now_ms)).await;
    unopened.assert_refused(429, codes::RATE_LIMITED);
    let ticket = typed(&sandbox, OUTLET, 77_777, &open.short(now_ms)).await;
    let taken = ticket.data::<c::PlayCashier>().redemption.coupon_id;
    assert_eq!(taken, coupons[0]);
    sandbox.move_clock(HOUR_MS);
    let later = closed.short(sandbox.app.clock.now_ms());
    typed(&sandbox, OUTLET, 77_777, &later)
        .await
        .data::<c::PlayCashier>();
    assert!(
        !show(&sandbox, "/console")
            .await
            .contains("wrong short codes")
    );
}

#[tokio::test]
async fn an_outlet_and_a_voucher_that_is_open_there_have_a_bound_whatever_the_till() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    opened(&owner, &coupon_id).await;
    let right = Phone::of(&owner, &coupon_id)
        .await
        .short(sandbox.app.clock.now_ms());
    let mut looked = 0;
    for number in 1..=100 {
        looked += usize::from(is_none(
            &typed(&sandbox, OUTLET, number, &wrong(&right, number)).await,
        ));
    }
    assert_eq!(looked, most(Attempt::ShortCodeOfVoucherHere));
    let mut looked = 0;
    for number in 1..=100 {
        let guess = format!("{:04}000000", 6_000 + number);
        looked += usize::from(is_none(
            &typed(&sandbox, OUTLET, 1_000 + number, &guess).await,
        ));
    }
    assert_eq!(
        looked,
        most(Attempt::ShortCodeAtOutlet) - most(Attempt::ShortCodeOfVoucherHere)
    );
}

#[tokio::test]
async fn right_ones_and_what_was_not_looked_at_use_up_nothing() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    let phone = Phone::of(&owner, &coupon_id).await;
    opened(&owner, &coupon_id).await;
    // Of another outlet: right, and of no use there.
    for _ in 0..50 {
        let right = phone.short(sandbox.app.clock.now_ms());
        let answer = typed(&sandbox, "S1", 1, &right).await;
        assert_eq!(answer.refusal().0, codes::OUTLET_WRONG);
    }
    typed(
        &sandbox,
        OUTLET,
        1,
        &phone.short(sandbox.app.clock.now_ms()),
    )
    .await
    .data::<c::PlayCashier>();
}

#[tokio::test]
async fn many_guesses_of_a_voucher_at_once_are_no_way_around_its_bound() {
    let sandbox = Sandbox::for_many_calls();
    let drafts = (0..60).map(|number| {
        let body = scan_body(&format!("S{}", number + 1), &format!("1234{number:06}"));
        sandbox.visitor().draft(c::PlayCashier::PATH, body)
    });
    let answers = sandbox.send_at_once(drafts).await;
    assert_eq!(
        answers.iter().filter(|answer| is_none(answer)).count(),
        most(Attempt::ShortCodeOfVoucher)
    );
}

#[tokio::test]
async fn a_new_device_id_for_each_guess_is_no_way_around_the_limit_of_an_address() {
    let sandbox = Sandbox::for_many_calls();
    let mut looked = 0;
    for number in 0..300 {
        let device = sandbox.visitor();
        let draft = device.draft(
            c::TokenView::PATH,
            json!({"code": format!("TEBAK{number}")}),
        );
        let answer = device.send(draft.address("203.0.113.7")).await;
        looked += usize::from(answer.refusal().0 == codes::TOKEN_ABSENT);
    }
    assert_eq!(looked, 30);
    let device = sandbox.visitor();
    let right = || device.draft(c::TokenView::PATH, json!({"code": "JAJAN10"}));
    let here = device.send(right().address("203.0.113.7")).await;
    here.assert_refused(429, codes::TOKEN_TRIES_SPENT);
    // A link is nothing to guess, an account has its own bound, and so has another address.
    let shopper = sandbox.shopper(OWNER).await;
    let coupon_id = bought(&shopper, 1).await.remove(0);
    let link = json!({"token": given(&shopper, &coupon_id).await.token});
    let link = device
        .draft(c::TokenView::PATH, link)
        .address("203.0.113.7");
    device.send(link).await.data::<c::TokenView>();
    let mine = shopper
        .draft(c::TokenView::PATH, json!({"code": "JAJAN10"}))
        .address("203.0.113.7");
    shopper.send(mine).await.data::<c::TokenView>();
    let elsewhere = device.send(right().address("203.0.113.8")).await;
    elsewhere.data::<c::TokenView>();
    sandbox.move_clock(10 * MINUTE_MS);
    let later = device.send(right().address("203.0.113.7")).await;
    later.data::<c::TokenView>();
}

#[tokio::test]
async fn codes_of_envelopes_have_a_bound_for_all_visitors_and_members_are_not_stopped_by_it() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper(OWNER).await;
    let mut looked = 0;
    for number in 0..700_u32 {
        let device = sandbox.visitor();
        let draft = device.draft(
            c::TokenView::PATH,
            json!({"code": format!("TEBAK{number}")}),
        );
        let address = format!("198.51.{}.{}", number / 250, number % 250);
        let answer = device.send(draft.address(&address)).await;
        looked += usize::from(answer.refusal().0 == codes::TOKEN_ABSENT);
    }
    assert_eq!(looked, 600);
    let code = json!({"code": "JAJAN10"});
    let visitor = sandbox
        .visitor()
        .try_call::<c::TokenView>(code.clone())
        .await;
    visitor.assert_refused(429, codes::TOKEN_TRIES_SPENT);
    shopper.call::<c::TokenView>(code).await;
}

#[tokio::test]
async fn an_account_has_a_bound_an_hour_on_whatever_device() {
    let sandbox = Sandbox::for_many_calls();
    let shopper = sandbox.shopper(OWNER).await;
    let token = &shopper.tokens().access_token;
    let mut looked = 0;
    for number in 0..90 {
        let device = sandbox.visitor();
        let code = json!({"code": format!("TEBAK{number}")});
        let draft = device.draft(c::TokenView::PATH, code).token(token);
        let answer = device.send(draft).await;
        looked += usize::from(answer.refusal().0 == codes::TOKEN_ABSENT);
        sandbox.move_clock(MINUTE_MS / 5);
    }
    assert_eq!(looked, 60);
}

#[tokio::test]
async fn logins_are_bounded_for_an_address_whatever_device_and_phone_and_need_a_slider_first() {
    let sandbox = Sandbox::for_many_calls();
    let from = "198.51.100.9";
    let guess = async |number: u32| {
        let device = sandbox.visitor();
        let body = device.code_login(&format!("812557{:05}", number % 300), "000000");
        let draft = device.draft(c::Login::PATH, body).address(from);
        device.send(draft).await
    };
    let mut looked = 0;
    while guess(looked).await.refusal().0 != codes::SLIDER_REQUIRED {
        looked += 1;
    }
    assert_eq!(looked, 20);
    sandbox.never_slide().await;
    let mut looked = 20;
    for number in 0..300 {
        looked += usize::from(guess(number).await.status == 200);
    }
    assert_eq!(looked, 200);
    let elsewhere = sandbox.visitor();
    let body = elsewhere.right_login(OWNER).await;
    elsewhere.call::<c::Login>(body).await;
}
