//! What a voucher is: its kind, where it is taken, from when it counts, whether the web sells it.
//! Merchant 3 "Voucher", home 6.

use jajan_contract::product::VoucherKind;

use crate::city::details::special::{
    CASH_STORE, Edge, FLASH_APP_ONLY, edge, is_any_hour, is_special,
};
use crate::city::details::{Topic, dice};
use crate::ids::FIRST_UNLISTED;
use crate::store::terms::Sold;

const DELIVERY: u8 = 1;
/// So many of a store's vouchers are on its card of a list, or a little more: none of them is sold in
/// the app only, but for one flash deal.
const ON_CARDS: i64 = 4;

impl Sold {
    pub fn edge(&self) -> Option<Edge> {
        edge(self.store_id.0, self.sort)
    }
}

pub fn kind(sold: &Sold) -> VoucherKind {
    match sold.edge() {
        Some(Edge::UltraCode) => return VoucherKind::UltraCode,
        Some(Edge::CombinedCode) => return VoucherKind::CombinedCode,
        Some(Edge::OtherLink) => return VoucherKind::OtherLink,
        Some(Edge::Paper) => return VoucherKind::Paper,
        _ if is_any_hour(sold.store_id.0) => return VoucherKind::Standard,
        _ => {}
    }
    match dice(Topic::Kind, sold.product_id.0).below(100) {
        0..95 => VoucherKind::Standard,
        95..97 => VoucherKind::UltraCode,
        97 => VoucherKind::CombinedCode,
        98 => VoucherKind::OtherLink,
        _ => VoucherKind::Paper,
    }
}

/// Whether a delivery app takes it, beside the store's own delivery.
pub fn takes_delivery_app(sold: &Sold, order_food_types: &[u8]) -> bool {
    order_food_types.contains(&DELIVERY) && dice(Topic::Kind, -sold.product_id.0).percent(40)
}

pub fn app_only(sold: &Sold) -> bool {
    if is_special(sold.store_id.0) {
        return sold.edge() == Some(Edge::AppOnly);
    }
    if (sold.store_id.0, sold.sort) == FLASH_APP_ONLY {
        return true;
    }
    // Stores to know show one state each.
    sold.store_id.0 < FIRST_UNLISTED
        && sold.sort >= ON_CARDS
        && dice(Topic::Kind, sold.product_id.0 + (1 << 40)).percent(15)
}

/// After how many days, at midnight in Jakarta, what is bought today counts; absent: at once.
pub fn valid_after_days(sold: &Sold) -> Option<i64> {
    if is_any_hour(sold.store_id.0) {
        return (sold.edge() == Some(Edge::NotYetEffective)).then_some(7);
    }
    match dice(Topic::Kind, sold.product_id.0 + (2 << 40)).below(100) {
        0..5 => Some(1),
        5 => Some(3),
        _ => None,
    }
}

/// Whether the outlet takes cash for vouchers that are bought here.
pub fn takes_cash(store_id: i64) -> bool {
    if is_special(store_id) {
        return store_id == CASH_STORE;
    }
    dice(Topic::Cash, store_id).percent(10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::row;

    fn sold(product_id: i64, sort: i64) -> Sold {
        Sold {
            product_id: row::Product(product_id),
            store_id: row::Store(5),
            sort,
            is_cash: true,
            original_price: 100_000,
        }
    }

    #[test]
    fn every_fact_comes_up_and_most_vouchers_are_plain() {
        let all: Vec<_> = (1..1000).map(|id| sold(id, id % 8)).collect();
        let share = |is: &dyn Fn(&Sold) -> bool| all.iter().filter(|sold| is(sold)).count();
        assert!((900..990).contains(&share(&|sold| kind(sold) == VoucherKind::Standard)));
        assert!(share(&|sold| kind(sold) == VoucherKind::Paper) > 0);
        assert!((20..150).contains(&share(&app_only)));
        assert!((20..120).contains(&share(&|sold| valid_after_days(sold).is_some())));
        assert!(share(&|sold| takes_delivery_app(sold, &[3, 1])) > 100);
        assert_eq!(share(&|sold| takes_delivery_app(sold, &[3])), 0);
        let cash = (1..1000).filter(|id| takes_cash(*id)).count();
        assert!((60..140).contains(&cash), "{cash}");
    }

    #[test]
    fn what_stands_on_cards_is_sold_everywhere() {
        assert!((1..2000).all(|id| !app_only(&sold(id, id % ON_CARDS))));
    }
}
