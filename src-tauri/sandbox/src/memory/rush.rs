//! The gate in front of a flash sale. Discovery 3 "Burst": so many orders a second of one voucher are let
//! in, the others are told when to come again, and nobody waits in a queue of connections.
//!
//! Invariants: nobody waits in a table: a ticket says whose turn is when. A buyer has one turn at a time,
//! however often and from however many devices it asks, or one that repeats its call would take the places
//! of all others. One whose turn has come is let in beside the count: it was counted when it was given
//! out. A restart forgets the places, and everybody gets a new one.

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

/// Turns that are remembered of one voucher before those that are over are forgotten: more than twice as
/// many as can be given out ahead.
const MAX_TURNS: usize = 300_000;

/// The second in which the last place is, and how many places of it are given out.
struct Places {
    second: u64,
    given: u64,
    /// Of those who were told to wait, by buyer: second of arrival, and turn in milliseconds.
    turns: HashMap<i64, (u64, u64)>,
    /// When the last one came: a clock that was set back begins anew.
    seen_s: u64,
}

/// One order before the gate.
#[derive(Debug, Clone, Copy)]
pub struct Coming<'a> {
    pub holder: Holder<'a>,
    /// The number of the user.
    pub buyer: i64,
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
            buyer,
            token,
            now_ms,
        } = coming;
        let held = token.and_then(|token| Ticket::read(&self.secret, holder, token));
        let ticket = match held.filter(|held| is_good(held.turn_ms(), now_ms)) {
            Some(held) => held,
            None => match self.place(holder.product, buyer, per_second, now_ms) {
                Place::Now => return None,
                Place::TooFar => {
                    return Some(without_place(latest_ms.min(LAST_PLACE_S * SECOND_MS)));
                }
                Place::Later { arrival_s, turn_ms } => {
                    Ticket::new(&self.secret, holder, arrival_s, turn_ms)
                }
            },
        };
        let wait_ms = ticket.turn_ms().saturating_sub(now_ms);
        (wait_ms > 0).then(|| Wait {
            ms: wait_ms.min(latest_ms),
            ticket: Some(ticket),
        })
    }

    /// The buyer's turn, else the next place that is free, which is now counted.
    fn place(&self, product: i64, buyer: i64, per_second: u64, now_ms: u64) -> Place {
        let now_s = now_ms / SECOND_MS;
        let mut by_product = self.by_product.lock();
        if by_product.len() > MAX_PRODUCTS {
            by_product.retain(|_, places| places.second >= now_s);
        }
        let fresh = || Places {
            second: now_s,
            given: 0,
            turns: HashMap::new(),
            seen_s: now_s,
        };
        let places = by_product.entry(product).or_insert_with(fresh);
        if now_s + 1 < places.seen_s {
            *places = fresh();
        }
        if places.second < now_s {
            (places.second, places.given) = (now_s, 0);
        }
        places.seen_s = now_s;
        if let Some((arrival_s, turn_ms)) = places.turns.get(&buyer).copied()
            && is_good(turn_ms, now_ms)
        {
            return Place::Later { arrival_s, turn_ms };
        }
        let is_full = places.given >= per_second;
        let second = places.second + u64::from(is_full);
        if second > now_s + LAST_PLACE_S {
            return Place::TooFar;
        }
        places.second = second;
        places.given = if is_full { 1 } else { places.given + 1 };
        if second == now_s {
            return Place::Now;
        }
        let turn_ms = second * SECOND_MS + random_ms();
        if places.turns.len() >= MAX_TURNS {
            places
                .turns
                .retain(|_, (_, turn_ms)| is_good(*turn_ms, now_ms));
        }
        if places.turns.len() < MAX_TURNS {
            places.turns.insert(buyer, (now_s, turn_ms));
        }
        Place::Later {
            arrival_s: now_s,
            turn_ms,
        }
    }
}

/// What an order without a ticket gets.
enum Place {
    Now,
    /// No place is given out so far ahead.
    TooFar,
    Later {
        arrival_s: u64,
        turn_ms: u64,
    },
}

/// Whether a turn is still to come, or came a minute ago at most.
fn is_good(turn_ms: u64, now_ms: u64) -> bool {
    now_ms < turn_ms.saturating_add(TICKET_MS)
}

/// Within a second, so that those of one second do not come back in one moment.
fn random_ms() -> u64 {
    u64::from(chance::below(SECOND_MS as u32))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod burst;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
