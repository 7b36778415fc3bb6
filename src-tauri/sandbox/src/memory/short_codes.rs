//! Guesses of vouchers' short codes, counted before they are looked up. Security A.10.
//!
//! Invariants: a till's own wrong codes stop that till for a minute; what others typed wrong elsewhere
//! never stops the code of a voucher that its owner opened at this outlet, and nothing stops a QR code.

use crate::memory::attempts::{Attempt, Attempts, Counted};
use crate::time::{DAY_MS, MINUTE_MS};

const HOUR_MS: u64 = 60 * MINUTE_MS;
const WHOLE: &str = "all";
/// Buying 6: then this till waits, also with a right one.
pub const GUESSES_AT_TILL: (usize, u64) = (5, MINUTE_MS);
/// Of the same four digits in front, at one outlet: typing errors of a guest who stands there.
pub const GUESSES_OF_VOUCHER_HERE: (usize, u64) = (10, HOUR_MS);
/// Of the same four digits in front, at all outlets.
pub const GUESSES_OF_VOUCHER: (usize, u64) = (20, DAY_MS);
pub const GUESSES_AT_OUTLET: (usize, u64) = (30, HOUR_MS);
/// Of everything, everywhere.
pub const GUESSES_OF_WHOLE: (usize, u64) = (200, HOUR_MS);
/// From so many on the console shows an alarm.
pub const ALARMING: usize = GUESSES_OF_WHOLE.0 / 2;

/// A short code that counts as wrong until it was right.
pub struct Guess {
    counted: [Counted; 2],
    /// Milliseconds until vouchers that were not opened here can be looked for again.
    pub wait_ms: Option<u64>,
    now_ms: u64,
}

impl Guess {
    /// `till` is an outlet and where it calls from. Err: the milliseconds that this till, or this voucher
    /// at this outlet, has to wait.
    pub fn count(
        attempts: &Attempts,
        (outlet, address): (&str, Option<&str>),
        code: &str,
        now_ms: u64,
    ) -> Result<Self, u64> {
        use Attempt as A;
        let tail: String = code.chars().take(4).collect();
        let till = format!("{outlet} {}", address.unwrap_or_default());
        let here = format!("{outlet} {tail}");
        let own = vec![
            (A::ShortCodeAtTill, till, GUESSES_AT_TILL),
            (A::ShortCodeOfVoucherHere, here, GUESSES_OF_VOUCHER_HERE),
        ];
        let of_all = vec![
            (A::ShortCode, WHOLE.to_owned(), GUESSES_OF_WHOLE),
            (A::ShortCodeAtOutlet, outlet.to_owned(), GUESSES_AT_OUTLET),
            (A::ShortCodeOfVoucher, tail, GUESSES_OF_VOUCHER),
        ];
        let own = attempts.admit_all(own, now_ms)?;
        let of_all = attempts.admit_all(of_all, now_ms);
        let wait_ms = of_all.as_ref().err().copied();
        Ok(Self {
            counted: [own, of_all.unwrap_or_default()],
            wait_ms,
            now_ms,
        })
    }

    /// It was right, or was not looked at.
    pub fn was_none(self, attempts: &Attempts) {
        for counted in self.counted {
            attempts.uncount_all(counted, self.now_ms);
        }
    }
}

/// How many wrong short codes were typed within the hour, once that is alarming.
pub fn alarm(attempts: &Attempts, now_ms: u64) -> Option<usize> {
    let (_, window_ms) = GUESSES_OF_WHOLE;
    let count = attempts.count(Attempt::ShortCode, WHOLE, window_ms, now_ms);
    (count >= ALARMING).then_some(count)
}

#[cfg(test)]
mod tests {
    use jajan_contract::order::voucher_code::SIX_DIGITS;

    use super::*;
    use crate::store::redemptions::{OFFLINE_STEPS, scan::ONLINE_STEPS};

    const DOCUMENT: &str = include_str!("../../../../docs/security.md");
    /// Four digits in front of a short code.
    const TAILS: f64 = 10_000.0;

    /// `1 in 5,556`, of so many guesses of which each is right with so many of all codes.
    fn odds(guesses: f64, right: u64) -> String {
        let one_in = (f64::from(SIX_DIGITS) / (guesses * right as f64)).round() as u64;
        let digits = one_in.to_string();
        match digits.split_at_checked(digits.len().saturating_sub(3)) {
            Some((thousands, rest)) if !thousands.is_empty() => format!("1 in {thousands},{rest}"),
            _ => format!("1 in {digits}"),
        }
    }

    #[test]
    fn the_odds_of_a_hit_are_those_of_the_document() {
        let (unopened, opened) = (2 * OFFLINE_STEPS + 1, 2 * ONLINE_STEPS + 1);
        let (of_voucher, of_whole) = (GUESSES_OF_VOUCHER.0 as f64, GUESSES_OF_WHOLE.0 as f64);
        let here = GUESSES_OF_VOUCHER_HERE.0 as f64;
        let vouchers = 100_000.0;
        for (guesses, words) in [
            (
                of_voucher,
                format!("{of_voucher} guesses a day, {}", odds(of_voucher, unopened)),
            ),
            (
                30.0 * of_voucher,
                format!("in 30 days {}", odds(30.0 * of_voucher, unopened)),
            ),
            (
                here,
                format!("{here} guesses an hour, {}", odds(here, opened)),
            ),
            (
                of_whole,
                format!(
                    "{of_whole} guesses an hour, {} for each 10,000 vouchers",
                    odds(of_whole * 10_000.0 / TAILS, unopened)
                ),
            ),
            (
                vouchers,
                format!(
                    "at {vouchers} vouchers {}",
                    odds(of_whole * vouchers / TAILS, unopened)
                ),
            ),
        ] {
            assert!(DOCUMENT.contains(&words), "{guesses}: {words}");
        }
        let windows = [
            GUESSES_OF_VOUCHER.1,
            GUESSES_OF_VOUCHER_HERE.1,
            GUESSES_OF_WHOLE.1,
        ];
        assert_eq!(windows, [DAY_MS, HOUR_MS, HOUR_MS]);
    }

    #[test]
    fn a_till_of_its_own_is_not_stopped_by_another_one() {
        let attempts = Attempts::default();
        let count = |till: (&str, &str), code: &str| {
            Guess::count(&attempts, (till.0, Some(till.1)), code, 0).map(|guess| guess.wait_ms)
        };
        for number in 0..GUESSES_AT_TILL.0 {
            assert_eq!(
                count(("S1", "203.0.113.7"), &format!("{number:010}")),
                Ok(None)
            );
        }
        assert_eq!(count(("S1", "203.0.113.7"), "1111000000"), Err(MINUTE_MS));
        assert_eq!(count(("S1", "203.0.113.8"), "1111000000"), Ok(None));
    }
}
