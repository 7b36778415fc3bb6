//! Which red envelope an order takes, and why not the others. Buying 4 "Envelope", B7.

use crate::ids::row;
use std::cmp::Reverse;

use jajan_contract::order::checkout::EnvelopeFit;

/// A red envelope as an order sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    pub id: row::RedPacket,
    /// Face value, rupiah.
    pub discount_rp: u32,
    /// Least total of the order, rupiah.
    pub threshold_rp: u32,
    pub expires_ms: u64,
    /// Numbers of the vouchers that it is for; empty: all.
    pub products: Vec<row::Product>,
    pub is_app_only: bool,
    pub is_locked: bool,
}

/// What the envelope is to pay a part of.
#[derive(Debug, Clone, Copy)]
pub struct Cart {
    pub product_id: row::Product,
    /// Rupiah.
    pub total_rp: u32,
    pub is_app: bool,
    pub now_ms: u64,
}

impl Envelope {
    /// The first reason why it does not fit is the one that is said: what nobody can change comes
    /// before what the buyer can.
    pub fn fit(&self, cart: Cart) -> EnvelopeFit {
        if self.expires_ms < cart.now_ms {
            EnvelopeFit::Expired
        } else if !self.products.is_empty() && !self.products.contains(&cart.product_id) {
            EnvelopeFit::OtherProduct
        } else if self.is_locked {
            EnvelopeFit::InUse
        } else if self.is_app_only && !cart.is_app {
            EnvelopeFit::AppOnly
        } else if cart.total_rp < self.threshold_rp || cart.total_rp == 0 {
            // Nothing can be taken off nothing: the envelope would be used up for no rupiah.
            EnvelopeFit::Below
        } else {
            EnvelopeFit::Fits
        }
    }

    /// Rupiah off the order, if it fits.
    pub fn saved(&self, cart: Cart) -> u32 {
        match self.fit(cart) {
            EnvelopeFit::Fits => self.discount_rp.min(cart.total_rp),
            _ => 0,
        }
    }

    /// Smaller is better: largest discount, least face value, earliest expiry, id.
    fn rank(&self, cart: Cart) -> (Reverse<u32>, u32, u64, row::RedPacket) {
        let Self {
            discount_rp,
            expires_ms,
            id,
            ..
        } = *self;
        (Reverse(self.saved(cart)), discount_rp, expires_ms, id)
    }
}

/// The best first: those that fit, then those that nearly do.
pub fn ranked(mut envelopes: Vec<Envelope>, cart: Cart) -> Vec<Envelope> {
    envelopes.sort_by_key(|envelope| (group(envelope.fit(cart)), envelope.rank(cart)));
    envelopes
}

/// The one that an order takes by itself.
pub fn best(envelopes: &[Envelope], cart: Cart) -> Option<&Envelope> {
    let fitting = envelopes
        .iter()
        .filter(|envelope| envelope.fit(cart) == EnvelopeFit::Fits);
    fitting.min_by_key(|envelope| envelope.rank(cart))
}

fn group(fit: EnvelopeFit) -> u8 {
    match fit {
        EnvelopeFit::Fits => 0,
        EnvelopeFit::Below => 1,
        EnvelopeFit::InUse => 2,
        EnvelopeFit::AppOnly => 3,
        EnvelopeFit::OtherProduct => 4,
        EnvelopeFit::Expired => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    const NOW_MS: u64 = 1_000_000;

    fn envelope(dice: &mut Dice, id: row::RedPacket) -> Envelope {
        Envelope {
            id,
            discount_rp: dice.between(1, 6) as u32 * 5_000,
            threshold_rp: dice.between(0, 6) as u32 * 20_000,
            expires_ms: NOW_MS.saturating_add_signed(dice.between(-3, 6)),
            products: (0..dice.between(0, 2))
                .map(|_| row::Product(dice.between(1, 3)))
                .collect(),
            is_app_only: dice.percent(20),
            is_locked: dice.percent(20),
        }
    }

    /// buying 4 word by word: tries each envelope, compares what the buyer would pay.
    fn oracle(envelopes: &[Envelope], cart: Cart) -> Option<row::RedPacket> {
        let usable = |e: &&Envelope| {
            let is_for_it = e.products.is_empty() || e.products.contains(&cart.product_id);
            let is_for_the_host = cart.is_app || !e.is_app_only;
            let is_good = e.expires_ms >= cart.now_ms && !e.is_locked;
            is_for_it && is_for_the_host && is_good && cart.total_rp >= e.threshold_rp
        };
        let mut winner: Option<&Envelope> = None;
        for each in envelopes.iter().filter(usable) {
            let Some(held) = winner else {
                winner = Some(each);
                continue;
            };
            let pays = |e: &Envelope| cart.total_rp - e.discount_rp.min(cart.total_rp);
            let is_better = if pays(each) != pays(held) {
                pays(each) < pays(held)
            } else if each.discount_rp != held.discount_rp {
                each.discount_rp < held.discount_rp
            } else if each.expires_ms != held.expires_ms {
                each.expires_ms < held.expires_ms
            } else {
                each.id < held.id
            };
            if is_better {
                winner = Some(each);
            }
        }
        winner.map(|envelope| envelope.id)
    }

    #[test]
    fn the_best_is_the_oracles_on_ten_thousand_carts() {
        let mut dice = Dice::new(7, 0);
        let mut found = 0;
        for _ in 0..10_000 {
            let count = dice.between(0, 8);
            let envelopes: Vec<_> = (1..=count)
                .map(|id| envelope(&mut dice, row::RedPacket(id)))
                .collect();
            let cart = Cart {
                product_id: row::Product(dice.between(1, 3)),
                total_rp: dice.between(1, 30) as u32 * 5_000,
                is_app: dice.percent(50),
                now_ms: NOW_MS,
            };
            let chosen = best(&envelopes, cart).map(|envelope| envelope.id);
            assert_eq!(chosen, oracle(&envelopes, cart), "{envelopes:?} {cart:?}");
            let first = ranked(envelopes, cart).into_iter().next();
            if let Some(id) = chosen {
                assert_eq!(first.map(|envelope| envelope.id), Some(id));
                found += 1;
            }
        }
        assert!(
            (2_000..9_900).contains(&found),
            "{found}: both outcomes come"
        );
    }

    #[test]
    fn each_reason_is_said() {
        let cart = Cart {
            product_id: row::Product(1),
            total_rp: 50_000,
            is_app: false,
            now_ms: NOW_MS,
        };
        let good = Envelope {
            id: row::RedPacket(1),
            discount_rp: 10_000,
            threshold_rp: 50_000,
            expires_ms: NOW_MS,
            products: vec![],
            is_app_only: false,
            is_locked: false,
        };
        let with = |change: fn(&mut Envelope)| {
            let mut changed = good.clone();
            change(&mut changed);
            changed.fit(cart)
        };
        assert_eq!(good.fit(cart), EnvelopeFit::Fits, "at its last millisecond");
        assert_eq!(with(|e| e.expires_ms -= 1), EnvelopeFit::Expired);
        assert_eq!(
            with(|e| e.products = vec![row::Product(2)]),
            EnvelopeFit::OtherProduct
        );
        assert_eq!(with(|e| e.is_locked = true), EnvelopeFit::InUse);
        assert_eq!(with(|e| e.is_app_only = true), EnvelopeFit::AppOnly);
        assert_eq!(with(|e| e.threshold_rp += 1), EnvelopeFit::Below);
        let small = Cart {
            total_rp: 4_000,
            ..cart
        };
        let free = Envelope {
            threshold_rp: 0,
            ..good
        };
        assert_eq!(free.saved(small), 4_000, "never more than the order costs");
        let nothing = Cart {
            total_rp: 0,
            ..cart
        };
        assert_eq!(
            free.fit(nothing),
            EnvelopeFit::Below,
            "it stays for another"
        );
    }
}
