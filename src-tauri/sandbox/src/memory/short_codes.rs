//! Guesses of vouchers' short codes, counted before they are looked up. Security A.10.
//!
//! Invariants: a till's own wrong codes stop that till for a minute; what others typed wrong elsewhere
//! never stops the code of a voucher that its owner opened at this outlet, and nothing stops a QR code.

use crate::memory::attempts::{Attempt, Attempts, Counted, WHOLE};

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
        let mut own = vec![
            (A::ShortCodeAtTill, till),
            (A::ShortCodeOfVoucherHere, here),
        ];
        own.extend(address.map(|address| (A::ShortCodeFrom, address.to_owned())));
        let of_all = vec![
            (A::ShortCode, WHOLE.to_owned()),
            (A::ShortCodeAtOutlet, outlet.to_owned()),
            (A::ShortCodeOfVoucher, tail),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::MINUTE_MS;

    #[test]
    fn a_till_of_its_own_is_not_stopped_by_another_one() {
        let attempts = Attempts::default();
        let count = |till: (&str, &str), code: &str| {
            Guess::count(&attempts, (till.0, Some(till.1)), code, 0).map(|guess| guess.wait_ms)
        };
        let (at_till, _) = Attempt::ShortCodeAtTill.rule().bounds[0];
        for number in 0..at_till {
            let code = format!("{number:010}");
            assert_eq!(count(("S1", "203.0.113.7"), &code), Ok(None));
        }
        assert_eq!(count(("S1", "203.0.113.7"), "1111000000"), Err(MINUTE_MS));
        assert_eq!(count(("S1", "203.0.113.8"), "1111000000"), Ok(None));
    }

    #[test]
    fn an_address_cannot_be_a_till_of_every_outlet() {
        let attempts = Attempts::default();
        let (most, _) = Attempt::ShortCodeFrom.rule().bounds[0];
        let counted = (0..10_000).filter(|number| {
            let outlet = format!("S{number}");
            let till = (outlet.as_str(), Some("203.0.113.7"));
            Guess::count(&attempts, till, &format!("{number:010}"), 0).is_ok()
        });
        assert_eq!(counted.count(), most);
    }
}
