//! How an outlet reckons a bill with a voucher. B5, buying 4 "Bill".

use jajan_contract::{
    localised::Localised,
    order::bill::{BillMode, BillRules},
};

use crate::city::details::special::bill_mode;
use crate::city::details::{Topic, dice};
use crate::store::terms::Sold;

/// Most restaurants' service charge.
const SERVICE_PERMILLE: u32 = 50;
/// Jakarta's PB1.
const TAX_PERMILLE: u32 = 100;

#[rustfmt::skip]
static EXCLUDED: [[&str; 3]; 4] = [
    ["Minuman dalam botol", "Bottled drinks", "瓶装饮料"],
    ["Menu promo dan paket", "Promotional menus and sets", "促销菜品和套餐"],
    ["Rokok", "Cigarettes", "香烟"],
    ["Kue ulang tahun", "Birthday cakes", "生日蛋糕"],
];

/// Group coupons are all-in, cash coupons pay like money, unless the dice say otherwise.
pub fn bill_rules(sold: &Sold) -> BillRules {
    if let Some(mode) = bill_mode(sold.store_id.0) {
        return BillRules {
            mode,
            service_permille: SERVICE_PERMILLE,
            tax_permille: TAX_PERMILLE,
            is_service_gross: false,
            min_spend: 0,
            excluded_list: match mode {
                BillMode::AllIn => Vec::new(),
                _ => vec![Localised::from(EXCLUDED[0])],
            },
        };
    }
    let mut dice = dice(Topic::Bill, sold.product_id.0);
    let mode = match (sold.is_cash, dice.below(100)) {
        (false, 0..92) => BillMode::AllIn,
        (true, 80..) => BillMode::Discount,
        _ => BillMode::Tender,
    };
    let service_permille = *dice.pick(&[SERVICE_PERMILLE, SERVICE_PERMILLE, 75, 100, 0]);
    let is_service_gross = mode == BillMode::Discount && dice.percent(30);
    let has_least = sold.is_cash && dice.percent(35);
    let times = *dice.pick(&[10, 15, 20]);
    let first = dice.below(EXCLUDED.len());
    let excluded = match (sold.is_cash, dice.below(100)) {
        (true, 0..30) => 1,
        (true, 30..45) => 2,
        _ => 0,
    };
    BillRules {
        mode,
        service_permille,
        tax_permille: TAX_PERMILLE,
        is_service_gross,
        min_spend: if has_least {
            sold.original_price / 10 * times
        } else {
            0
        },
        excluded_list: (0..excluded)
            .map(|index| Localised::from(EXCLUDED[(first + index) % EXCLUDED.len()]))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::row;

    #[test]
    fn rules_fit_the_kind_of_voucher() {
        let rules = |product_id, is_cash| {
            bill_rules(&Sold {
                product_id: row::Product(product_id),
                store_id: row::Store(5),
                sort: 0,
                is_cash,
                original_price: 50_000,
            })
        };
        let share = |is_cash, mode| {
            let ids = 1..1000;
            ids.filter(|id| rules(*id, is_cash).mode == mode).count()
        };
        assert!(share(false, BillMode::AllIn) > 850);
        assert!(share(true, BillMode::Tender) > 700);
        assert!(share(true, BillMode::Discount) > 100);
        assert_eq!(share(true, BillMode::AllIn), 0);
        for id in 1..1000 {
            let cash = rules(id, true);
            assert!(cash.min_spend == 0 || cash.min_spend >= 50_000);
            assert!(!cash.is_service_gross || cash.mode == BillMode::Discount);
            assert_eq!(rules(id, false).min_spend, 0);
        }
    }
}
