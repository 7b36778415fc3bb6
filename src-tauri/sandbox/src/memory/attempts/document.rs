//! docs/security.md says what the code does: its table of limits has a row for each, and its odds are
//! computed from them.

use super::*;
use crate::chance::LINK_BYTES;
use crate::memory::calls::{
    MAX_IDS, MAX_IDS_OF_ONE, MAX_REPLIES, MAX_REPLIES_OF_ONE, MAX_VISITORS_REPLIES,
};
use crate::pictures::GAPS_X;
use crate::store::account::{auth_codes, phone_codes, sliders, uploads};
use crate::store::discovery::favourites;
use crate::store::gifts::create::MOST_A_DAY;
use crate::store::orders::bought::{MOST_UNPAID_ORDERS, MOST_UNPAID_PIECES};
use crate::store::redemptions::{OFFLINE_STEPS, scan::ONLINE_STEPS};
use crate::store::reports::REPORTS_PER_DAY;
use crate::store::reviews::MAX_REPORTS_PER_DAY;
use crate::time::{DAY_MS, MINUTE_MS};
use jajan_contract::order::voucher_code::SIX_DIGITS;

const DOCUMENT: &str = include_str!("../../../../../docs/security.md");

fn bounds(rule: &Rule) -> String {
    let each = rule.bounds.iter().map(|(max, window_ms)| {
        let within = match *window_ms {
            MINUTE_MS => "a minute",
            WINDOW_MS => "in ten minutes",
            HOUR_MS => "an hour",
            DAY_MS => "a day",
            _ => "in another time",
        };
        format!("{max} {within}")
    });
    let each: Vec<_> = each.collect();
    match each.is_empty() {
        true => "only looked at".to_owned(),
        false => each.join(", "),
    }
}

fn full(rule: &Rule) -> &'static str {
    match rule.when_full {
        WhenFull::Shared => "one counter for all new ones",
        WhenFull::Uncounted => "new ones have none",
    }
}

/// The cells that come from the code; the test's name follows.
fn row(attempt: Attempt) -> String {
    let rule = attempt.rule();
    let (what, by) = (rule.what, rule.by);
    format!("| {what} | {by} | {} | {} |", bounds(&rule), full(&rule))
}

fn assert_said(words: &[String]) {
    let missing: Vec<_> = words
        .iter()
        .filter(|words| !DOCUMENT.contains(*words))
        .collect();
    assert!(
        missing.is_empty(),
        "docs/security.md has not:\n{missing:#?}"
    );
}

/// `1 in 5,556`, of so many guesses of which each is right with so many of `all`.
fn odds(guesses: f64, right: f64, all: f64) -> String {
    let digits = format!("{:.0}", all / (guesses * right));
    let mut said = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            said.push(',');
        }
        said.push(digit);
    }
    format!("1 in {said}")
}

fn most(attempt: Attempt, window_ms: u64) -> f64 {
    let bounds = attempt.rule().bounds.iter();
    let mut of_window = bounds.filter(|(_, each)| *each == window_ms);
    of_window
        .next()
        .map_or(f64::INFINITY, |(max, _)| *max as f64)
}

#[test]
fn every_limit_has_its_row_with_the_numbers_of_the_code() {
    assert_said(
        &Attempt::ALL
            .iter()
            .map(|attempt| row(*attempt))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn what_is_counted_in_rows_has_its_row_too() {
    let rows = [
        (
            "tries of a code by SMS",
            "code",
            format!("{}", phone_codes::MAX_WRONG_TRIES),
        ),
        (
            "a code by SMS again",
            "phone and device",
            format!("after {} s", phone_codes::RESEND_MS / 1_000),
        ),
        (
            "answers of a slider",
            "slider",
            format!("{}", sliders::MAX_WRONG_TRIES),
        ),
        (
            "photos sent",
            "account",
            format!("{} a day", uploads::UPLOADS_PER_DAY),
        ),
        (
            "reports of stores",
            "account",
            format!("{REPORTS_PER_DAY} a day"),
        ),
        (
            "reports of reviews",
            "account",
            format!("{MAX_REPORTS_PER_DAY} a day"),
        ),
        ("gifts made", "account", format!("{MOST_A_DAY} a day")),
        ("favourites", "account", format!("{}", favourites::MAX)),
        (
            "unpaid orders of a voucher",
            "account",
            format!("{MOST_UNPAID_ORDERS} with {MOST_UNPAID_PIECES} pieces"),
        ),
    ];
    let rows = rows.into_iter().chain([
        (
            "request ids of checked calls",
            "account, or a visitor's address",
            format!("{MAX_IDS_OF_ONE}, of all {MAX_IDS}"),
        ),
        (
            "replies of keyed calls",
            "account",
            format!("{MAX_REPLIES_OF_ONE}, of all {MAX_REPLIES}"),
        ),
        (
            "replies of logins",
            "all",
            format!("{MAX_VISITORS_REPLIES}"),
        ),
    ]);
    let rows = rows.map(|(what, by, most)| format!("| {what} | {by} | {most} |"));
    assert_said(&rows.collect::<Vec<_>>());
}

/// The best that a program does which looks at nothing: answers that do not overlap.
#[test]
fn the_odds_of_a_blind_slider_are_those_of_the_document() {
    let (answers, around) = (sliders::MAX_WRONG_TRIES, 2 * sliders::TOLERANCE_PX + 1);
    let positions = GAPS_X.count() as f64;
    let right = f64::from(answers * around);
    assert!(right * 6.0 <= positions, "{right} of {positions}");
    let passes = |kind| most(kind, WINDOW_MS) * right / positions;
    let [device, address] = [Attempt::Challenge, Attempt::ChallengeFrom].map(passes);
    assert_said(&[
        format!("{answers} answers of {around} positions each, of {positions}"),
        format!("{} a slider", odds(1.0, right, positions)),
        format!("{device} passes of a device"),
        format!("{address} of an address"),
    ]);
}

#[test]
fn the_odds_of_a_guess_are_those_of_the_document() {
    use Attempt as A;
    let six = f64::from(SIX_DIGITS);
    let (unopened, opened) = (
        (2 * OFFLINE_STEPS + 1) as f64,
        (2 * ONLINE_STEPS + 1) as f64,
    );
    let of_voucher = most(A::ShortCodeOfVoucher, DAY_MS);
    let here = most(A::ShortCodeOfVoucherHere, HOUR_MS);
    let whole = most(A::ShortCode, HOUR_MS);
    let [phone, address] = [A::CodeGuess, A::FailedLoginFrom].map(|kind| most(kind, HOUR_MS));
    let [visitors, account] = [A::WrongCode, A::WrongToken].map(|kind| most(kind, HOUR_MS));
    // Four digits are in front of a short code. The shortest code has four letters or digits.
    let (tails, shortest) = (10_000.0, 36f64.powi(4));
    let said = [
        format!(
            "{of_voucher} guesses a day, {}",
            odds(of_voucher, unopened, six)
        ),
        format!("in 30 days {}", odds(30.0 * of_voucher, unopened, six)),
        format!("{here} guesses an hour, {}", odds(here, opened, six)),
        format!(
            "{whole} guesses an hour, {} for each 10,000 vouchers",
            odds(whole, unopened, six)
        ),
        format!(
            "at 100000 vouchers {}",
            odds(whole * 100_000.0 / tails, unopened, six)
        ),
        format!(
            "{phone} guesses an hour for a phone, {}",
            odds(phone, 1.0, six)
        ),
        format!(
            "{address} an hour for an address, {}",
            odds(address, 1.0, six)
        ),
        format!(
            "an account {account} an hour, {}",
            odds(account, 1.0, shortest)
        ),
        format!(
            "all visitors {visitors} an hour, {}",
            odds(visitors, 1.0, shortest)
        ),
    ];
    assert_said(&said);
    let bits = |bits: usize| format!("{bits} bits");
    assert_said(&[
        format!(
            "links of gifts, envelopes and splits have {}",
            bits(8 * LINK_BYTES)
        ),
        format!(
            "the key of a WhatsApp login has {}",
            bits(5 * auth_codes::KEY_CHARS)
        ),
    ]);
    let codes = most(A::CodeToPhone, HOUR_MS) * f64::from(phone_codes::MAX_WRONG_TRIES);
    assert_eq!(phone, codes, "no more than the codes of an hour take");
}
