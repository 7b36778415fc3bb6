//! The gate in front of a flash sale. Discovery 3 "Burst": so many orders a second of one voucher are let
//! in, the others are told when to come again, and nobody waits in a queue of connections.
//!
//! Invariants: there is no table of who waits, only the place that was last given out; a ticket says whose
//! it is. One whose turn has come is let in beside the count: it was counted when it was given out. A
//! restart forgets the places, and everybody gets a new one.

use crate::chance::ticket::{Holder, Ticket, Wait};
use crate::chance::{self, Pepper};
use std::collections::HashMap;

use parking_lot::Mutex;

const SECOND_MS: u64 = 1_000;
/// Vouchers whose rush is remembered; a second after its last place it is forgotten.
const MAX_PRODUCTS: usize = 10_000;
/// Longer than any sensible rush: who would wait longer gets no place, and asks again.
const LAST_PLACE_S: u64 = 600;
/// How long after its turn a ticket is good: a client adds up to a tenth, and networks are slow.
const TICKET_MS: u64 = 60 * SECOND_MS;

#[derive(Default)]
pub struct Rush {
    secret: Pepper,
    /// By number.
    by_product: Mutex<HashMap<i64, Places>>,
}

/// The second in which the last place is, and how many places of it are given out.
#[derive(Clone, Copy)]
struct Places {
    second: u64,
    given: u64,
    /// When the last one came: a clock that was set back begins anew.
    seen_s: u64,
}

/// One order before the gate.
#[derive(Debug, Clone, Copy)]
pub struct Coming<'a> {
    pub holder: Holder<'a>,
    /// As the caller sent it; what is no ticket of the holder's counts as none.
    pub token: Option<&'a str>,
    pub now_ms: u64,
}

impl Rush {
    /// Lets an order in, or says how long its buyer has to wait: until its turn, and never longer than it
    /// takes to sell `stock`. Who comes back then gets a piece, is told that nothing is left, or waits on.
    pub fn enter(&self, coming: Coming<'_>, per_second: u64, stock: u64) -> Option<Wait> {
        let without_place = |ms: u64| Wait { ms, ticket: None };
        if per_second == 0 {
            return Some(without_place(SECOND_MS));
        }
        // A second and a tenth more than the sale takes: so late its last buyer may come back.
        let sale_ms = stock.div_ceil(per_second).saturating_add(1) * SECOND_MS;
        let latest_ms = sale_ms + sale_ms / 10 + random_ms();
        let Coming {
            holder,
            token,
            now_ms,
        } = coming;
        let held = token.and_then(|token| Ticket::read(&self.secret, holder, token));
        let is_good = |held: &Ticket| now_ms < held.turn_ms().saturating_add(TICKET_MS);
        let ticket = match held.filter(is_good) {
            Some(held) => held,
            None => {
                let now_s = now_ms / SECOND_MS;
                let Some(second) = self.place(holder.product, per_second, now_s) else {
                    return Some(without_place(latest_ms.min(LAST_PLACE_S * SECOND_MS)));
                };
                if second == now_s {
                    return None;
                }
                let turn_ms = second * SECOND_MS + random_ms();
                Ticket::new(&self.secret, holder, now_s, turn_ms)
            }
        };
        let wait_ms = ticket.turn_ms().saturating_sub(now_ms);
        (wait_ms > 0).then(|| Wait {
            ms: wait_ms.min(latest_ms),
            ticket: Some(ticket),
        })
    }

    /// The second of the next place that is free, which is now counted; absent: too far ahead.
    fn place(&self, product: i64, per_second: u64, now_s: u64) -> Option<u64> {
        let mut by_product = self.by_product.lock();
        if by_product.len() > MAX_PRODUCTS {
            by_product.retain(|_, places| places.second >= now_s);
        }
        let fresh = Places {
            second: now_s,
            given: 0,
            seen_s: now_s,
        };
        let places = by_product.entry(product).or_insert(fresh);
        if places.second < now_s || now_s + 1 < places.seen_s {
            *places = fresh;
        }
        places.seen_s = now_s;
        let is_full = places.given >= per_second;
        let second = places.second + u64::from(is_full);
        if second > now_s + LAST_PLACE_S {
            return None;
        }
        places.second = second;
        places.given = if is_full { 1 } else { places.given + 1 };
        Some(second)
    }
}

/// Within a second, so that those of one second do not come back in one moment.
fn random_ms() -> u64 {
    u64::from(chance::below(SECOND_MS as u32))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
