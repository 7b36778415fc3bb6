//! The gate in front of a flash sale. Discovery 3 "Burst": over so many orders a second of one
//! voucher the rest is told when to come again, and nobody waits in a queue of connections.

use crate::ids::row;
use std::collections::HashMap;

use parking_lot::Mutex;

const SECOND_MS: u64 = 1_000;
/// Vouchers whose rush is remembered; a second later it is forgotten.
const MAX_PRODUCTS: usize = 10_000;

#[derive(Default)]
pub struct Rush {
    by_product: Mutex<HashMap<row::Product, Window>>,
}

#[derive(Clone, Copy)]
struct Window {
    since_ms: u64,
    orders: u64,
}

impl Rush {
    /// Counts an order; how long its buyer has to wait, if at all: longer, the more came before, and
    /// never longer than it takes to sell `stock`. Who comes back then gets a piece or is told that
    /// nothing is left.
    pub fn wait_ms(
        &self,
        product_id: row::Product,
        per_second: u64,
        stock: u64,
        now_ms: u64,
    ) -> Option<u64> {
        let mut by_product = self.by_product.lock();
        if by_product.len() > MAX_PRODUCTS {
            by_product.retain(|_, window| now_ms.abs_diff(window.since_ms) < SECOND_MS);
        }
        let window = by_product.entry(product_id).or_insert(Window {
            since_ms: now_ms,
            orders: 0,
        });
        if now_ms.abs_diff(window.since_ms) >= SECOND_MS {
            *window = Window {
                since_ms: now_ms,
                orders: 0,
            };
        }
        window.orders += 1;
        let over = window
            .orders
            .checked_sub(per_second)
            .filter(|over| *over > 0)?;
        let per_second = per_second.max(1);
        Some(over.min(stock.max(1)).div_ceil(per_second) * SECOND_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_too_late_waits_longer_and_the_next_second_is_free() {
        let rush = Rush::default();
        let waits: Vec<_> = (0..7)
            .map(|_| rush.wait_ms(row::Product(1), 2, 40, 5_000))
            .collect();
        let [second, two, three] = [Some(1_000), Some(2_000), Some(3_000)];
        assert_eq!(waits, [None, None, second, second, two, two, three]);
        assert_eq!(
            rush.wait_ms(row::Product(2), 2, 40, 5_000),
            None,
            "another voucher"
        );
        assert_eq!(
            rush.wait_ms(row::Product(1), 2, 40, 6_000),
            None,
            "the next second"
        );
        assert_eq!(
            rush.wait_ms(row::Product(3), 0, 40, 6_000),
            Some(1_000),
            "nobody is let in"
        );
    }

    #[test]
    fn a_wait_ends_when_the_stock_can_be_sold() {
        let rush = Rush::default();
        let longest = (0..2_000)
            .filter_map(|_| rush.wait_ms(row::Product(1), 5, 40, 5_000))
            .max();
        assert_eq!(longest, Some(8_000), "40 pieces at 5 a second");
    }
}
