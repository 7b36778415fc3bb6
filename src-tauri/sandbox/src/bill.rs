//! What will be paid at the outlet. Buying 4 "Bill", B5.
//!
//! Invariant: pure, whole rupiah; service and tax are each rounded half up to Rp1, as a till does.

use jajan_contract::order::bill::{Bill, BillMode, BillRules};

/// A meal that vouchers are used for. Rupiah.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meal {
    /// Food that the vouchers may pay for.
    pub eligible: u32,
    /// Food that they may not.
    pub excluded: u32,
    /// Of all vouchers together.
    pub face: u32,
}

/// What a till makes of a meal. Rupiah.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Till {
    pub service: u32,
    pub tax: u32,
    /// What the vouchers pay.
    pub voucher: u32,
    /// What is left to pay.
    pub counter: u32,
    /// What the vouchers could have paid on a dearer meal: there is no change.
    pub lost: u32,
}

/// The meal by the outlet's rules.
pub fn till(rules: &BillRules, meal: Meal) -> Till {
    // Only eligible food counts for the minimum.
    let voucher = match meal.eligible < rules.min_spend {
        true => 0,
        false => meal.face.min(meal.eligible),
    };
    let food = u64::from(meal.eligible) + u64::from(meal.excluded);
    let net = food - u64::from(voucher);
    let (service_base, taxed_food) = match (rules.mode, rules.is_service_gross) {
        (BillMode::AllIn, _) => (0, 0),
        (BillMode::Tender, _) => (food, food),
        (BillMode::Discount, true) => (food, net),
        (BillMode::Discount, false) => (net, net),
    };
    let service = permille(service_base, rules.service_permille);
    let tax = permille(taxed_food + service, rules.tax_permille);
    Till {
        service: whole(service),
        tax: whole(tax),
        voucher,
        counter: whole(net + service + tax),
        lost: meal.face - voucher,
    }
}

/// The worked example of an order: food that its vouchers just cover, or the least that they can be
/// used for. `pay_amount` is what is paid here.
pub fn bill(rules: &BillRules, face_value: u32, quantity: u32, pay_amount: u32) -> Bill {
    let face = face_value.saturating_mul(quantity);
    let food = face.max(rules.min_spend);
    let till = till(
        rules,
        Meal {
            eligible: food,
            excluded: 0,
            face,
        },
    );
    Bill {
        rules: rules.clone(),
        food_amount: food,
        service_amount: till.service,
        tax_amount: till.tax,
        voucher_amount: till.voucher,
        counter_amount: till.counter,
        pay_amount,
        all_in_amount: pay_amount.saturating_add(till.counter),
    }
}

/// Half up.
fn permille(amount: u64, permille: u32) -> u64 {
    (amount * u64::from(permille) + 500) / 1000
}

/// No bill is over four thousand million rupiah.
fn whole(amount: u64) -> u32 {
    u32::try_from(amount).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(mode: BillMode, is_service_gross: bool) -> BillRules {
        BillRules {
            mode,
            service_permille: 50,
            tax_permille: 100,
            is_service_gross,
            min_spend: 0,
            excluded_list: Vec::new(),
        }
    }

    #[test]
    fn a_till_reckons_to_the_rupiah() {
        use BillMode::{AllIn, Discount, Tender};
        // Buying 4 "Bill": both modes, a voucher that is not used up, Jakarta's published case by net
        // and by gross, and halves.
        for (mode, gross, (eligible, excluded, face), (service, tax, counter, lost)) in [
            (
                Tender,
                false,
                (148_000, 30_000, 100_000),
                (8_900, 18_690, 105_590, 0),
            ),
            (
                Discount,
                false,
                (148_000, 30_000, 100_000),
                (3_900, 8_190, 90_090, 0),
            ),
            (
                Tender,
                false,
                (85_000, 0, 100_000),
                (4_250, 8_925, 13_175, 15_000),
            ),
            (
                Discount,
                false,
                (100_000, 0, 20_000),
                (4_000, 8_400, 92_400, 0),
            ),
            (
                Discount,
                true,
                (100_000, 0, 20_000),
                (5_000, 8_500, 93_500, 0),
            ),
            (AllIn, false, (40_000, 0, 40_000), (0, 0, 0, 0)),
            (Tender, false, (10, 0, 0), (1, 1, 12, 0)),
            (Tender, false, (9, 0, 0), (0, 1, 10, 0)),
        ] {
            let meal = Meal {
                eligible,
                excluded,
                face,
            };
            let till = till(&rules(mode, gross), meal);
            assert_eq!(
                (till.service, till.tax, till.counter, till.lost),
                (service, tax, counter, lost),
                "{mode:?} {meal:?}"
            );
        }
    }

    #[test]
    fn an_order_shows_the_meal_that_its_vouchers_just_cover() {
        let two = bill(&rules(BillMode::Tender, false), 100_000, 2, 150_000);
        assert_eq!((two.food_amount, two.voucher_amount), (200_000, 200_000));
        assert_eq!((two.service_amount, two.tax_amount), (10_000, 21_000));
        assert_eq!((two.counter_amount, two.all_in_amount), (31_000, 181_000));
        let all_in = bill(&rules(BillMode::AllIn, false), 56_000, 2, 80_000);
        assert_eq!((all_in.counter_amount, all_in.all_in_amount), (0, 80_000));
        let rules = BillRules {
            min_spend: 150_000,
            ..rules(BillMode::Tender, false)
        };
        let meal = Meal {
            eligible: 149_999,
            excluded: 50_000,
            face: 100_000,
        };
        assert_eq!(till(&rules, meal).voucher, 0);
        let least = bill(&rules, 100_000, 1, 75_000);
        assert_eq!(
            (least.food_amount, least.voucher_amount),
            (150_000, 100_000)
        );
        assert_eq!(least.counter_amount, 50_000 + 7_500 + 15_750);
    }
}
