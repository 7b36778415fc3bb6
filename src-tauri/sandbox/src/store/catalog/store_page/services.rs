//! The services of a store. Merchant 2 "Service types".

use jajan_contract::store_page::StoreChannel;

use crate::ids::{self, row};

pub const DELIVERY: u8 = 1;
pub const PICK_UP: u8 = 2;
pub const DINE_IN: u8 = 3;

/// The bits of `stores.services` that stand for one service.
pub fn bits(order_food_type: u8, has_code: bool) -> i64 {
    (1 | i64::from(has_code) << 1) << (2 * (order_food_type - 1))
}

/// The services that `stores.services` offers, in the order in which they are shown.
pub fn channels(store_id: row::Store, services: i64) -> Vec<StoreChannel> {
    let has = |bits| services & bits == bits;
    let offered = [DINE_IN, DELIVERY, PICK_UP].into_iter();
    offered
        .filter(|food_type| has(bits(*food_type, false)))
        .map(|order_food_type| StoreChannel {
            order_food_type,
            qr_code_id: has(bits(order_food_type, true))
                .then(|| ids::qr_code(store_id, order_food_type)),
        })
        .collect()
}
