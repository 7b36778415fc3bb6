//! A place in a rush, `queueToken` of the contract. Discovery 3 "Burst".
//!
//! Invariant: it names device, voucher, arrival and turn under a secret, so that it serves nobody else and
//! cannot be made.

use std::fmt;

use jajan_contract::text::hex;

use crate::chance::{self, Hash, Pepper};

/// What an order waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    pub ms: u64,
    /// Absent: no places are given out.
    pub ticket: Option<Ticket>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ticket {
    arrival_s: u64,
    /// To the millisecond: a random place in its second.
    turn_ms: u64,
    proof: Hash,
}

/// Whose it is, and what for.
#[derive(Debug, Clone, Copy)]
pub struct Holder<'a> {
    /// The number of the voucher.
    pub product: i64,
    pub device_id: &'a str,
}

impl Ticket {
    pub fn new(secret: &Pepper, holder: Holder<'_>, arrival_s: u64, turn_ms: u64) -> Self {
        let Holder { product, device_id } = holder;
        // The device comes last: it is the only part whose text is the caller's.
        let named = format!("{product}\n{arrival_s}\n{turn_ms}\n{device_id}");
        Self {
            arrival_s,
            turn_ms,
            proof: secret.hash(&named),
        }
    }

    /// Absent: it is none of this holder's.
    pub fn read(secret: &Pepper, holder: Holder<'_>, token: &str) -> Option<Self> {
        let mut parts = token.splitn(3, '-');
        let (arrival, turn, proof) = (parts.next()?, parts.next()?, parts.next()?);
        let ticket = Self::new(secret, holder, arrival.parse().ok()?, turn.parse().ok()?);
        // Compared as hashes: how many letters are right is not told by the time it takes.
        let is_right = chance::hash(&hex(&ticket.proof)) == chance::hash(proof);
        is_right.then_some(ticket)
    }

    pub fn turn_ms(&self) -> u64 {
        self.turn_ms
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}-{}-{}",
            self.arrival_s,
            self.turn_ms,
            hex(&self.proof)
        )
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_of_its_device_and_voucher_and_cannot_be_made() {
        let secret = Pepper::new();
        let holder = |device_id, product| Holder { product, device_id };
        let ticket = Ticket::new(&secret, holder("d1", 7), 5, 6_250);
        let token = ticket.to_string();
        assert_eq!(Ticket::read(&secret, holder("d1", 7), &token), Some(ticket));
        assert_eq!(Ticket::read(&secret, holder("d2", 7), &token), None);
        assert_eq!(Ticket::read(&secret, holder("d1", 8), &token), None);
        assert_eq!(Ticket::read(&Pepper::new(), holder("d1", 7), &token), None);
        let earlier = token.replacen("6250", "5000", 1);
        for wrong in [
            "",
            "5",
            "5-6250",
            "5-6250-",
            "a-b-c",
            "-1-2-3",
            earlier.as_str(),
        ] {
            assert_eq!(
                Ticket::read(&secret, holder("d1", 7), wrong),
                None,
                "{wrong}"
            );
        }
    }
}
