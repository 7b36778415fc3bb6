//! What is in a group coupon, by its name: `Paket 2 orang: soto + es teh` is two of each, and one of
//! what two people share. Its prices add up to the original price.

use jajan_contract::{
    localised::{Locale, Localised},
    product::VoucherContent,
};

use crate::city::roles;
use crate::store::catalog::store_page::rows::PricedDish;
use crate::text::uncapitalised;

/// What comes with a dish that costs less than its set is worth.
const SIDE: [&str; 3] = ["Es teh manis", "Sweet iced tea", "甜冰茶"];
const SIDE_PRICES: std::ops::RangeInclusive<u32> = 3_000..=15_000;
const VALUE_SET: &str = "Paket hemat: ";
/// As sets were called that databases of older seeds still sell.
const OLD_VALUE_SET: &str = "Paket hemat ";

/// The contents of a set that is called `name` and worth `original_price`. A name that tells nothing
/// is its one content.
pub fn contents(name: &Localised, original_price: u32, menu: &[PricedDish]) -> Vec<VoucherContent> {
    let text = Locale::IdId.pick(name);
    let found = match text.strip_prefix(OLD_VALUE_SET) {
        Some(dish) => find(menu, dish).and_then(|dish| value_set(dish, original_price)),
        None => set(text, menu).and_then(|(people, dishes)| list(people, &dishes, original_price)),
    };
    found.unwrap_or_else(|| vec![content(name.clone(), 1, original_price)])
}

/// `Paket 2 orang: soto + es teh`: for how many, and what.
fn set<'a>(name: &str, menu: &'a [PricedDish]) -> Option<(u32, Vec<&'a PricedDish>)> {
    let (people, dishes) = match name.strip_prefix(VALUE_SET) {
        Some(dishes) => (1, dishes),
        None => {
            let (people, dishes) = name.strip_prefix("Paket ")?.split_once(" orang: ")?;
            (people.parse().ok()?, dishes)
        }
    };
    let dishes = dishes.split(" + ").map(|dish| find(menu, dish));
    Some((people, dishes.collect::<Option<_>>()?))
}

fn find<'a>(menu: &'a [PricedDish], dish: &str) -> Option<&'a PricedDish> {
    menu.iter()
        .find(|item| uncapitalised(Locale::IdId.pick(&item.name)) == dish)
}

/// A dish, and tea where that makes the sum; else the dish alone.
fn value_set(dish: &PricedDish, worth: u32) -> Option<Vec<VoucherContent>> {
    let rest = worth.saturating_sub(dish.price_rp);
    if SIDE_PRICES.contains(&rest) {
        let side = content(Localised::from(SIDE), 1, rest);
        return Some(vec![content(dish.name.clone(), 1, dish.price_rp), side]);
    }
    Some(vec![content(dish.name.clone(), 1, worth)])
}

/// At the menu's prices; where they do not add up, the first dish makes up for it.
fn list(people: u32, dishes: &[&PricedDish], worth: u32) -> Option<Vec<VoucherContent>> {
    let mut list: Vec<_> = dishes
        .iter()
        .map(|dish| {
            let role = roles::role(Locale::IdId.pick(&dish.name));
            let quantity = roles::quantity(role, i64::from(people));
            content(
                dish.name.clone(),
                u32::try_from(quantity).unwrap_or(people),
                dish.price_rp,
            )
        })
        .collect();
    let others: u32 = list
        .iter()
        .skip(1)
        .map(|dish| dish.quantity * dish.price)
        .sum();
    let first = list.first_mut()?;
    let rest = worth.checked_sub(others)?;
    first.price = rest.checked_div(first.quantity)?;
    (first.price > 0 && first.price * first.quantity == rest).then_some(list)
}

fn content(name: Localised, quantity: u32, price: u32) -> VoucherContent {
    VoucherContent {
        name,
        quantity,
        price,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Vec<PricedDish> {
        [
            ("Soto Betawi", 30_000),
            ("Es teh", 8_000),
            ("Kepiting saus padang", 100_000),
        ]
        .map(|(name, price_rp)| PricedDish {
            name: Localised::same(name),
            price_rp,
            art: String::new(),
        })
        .to_vec()
    }

    #[test]
    fn contents_are_what_the_name_says_and_add_up() {
        for (name, worth, wanted) in [
            (
                "Paket 2 orang: soto Betawi + es teh",
                76_000,
                &[("Soto Betawi", 2, 30_000), ("Es teh", 2, 8_000)][..],
            ),
            // The menu has changed since.
            (
                "Paket 2 orang: soto Betawi + es teh",
                80_000,
                &[("Soto Betawi", 2, 32_000), ("Es teh", 2, 8_000)],
            ),
            (
                "Paket hemat soto Betawi",
                36_000,
                &[("Soto Betawi", 1, 30_000), ("Es teh manis", 1, 6_000)],
            ),
            (
                "Paket hemat soto Betawi",
                24_000,
                &[("Soto Betawi", 1, 24_000)],
            ),
            (
                "Paket hemat: soto Betawi + es teh",
                38_000,
                &[("Soto Betawi", 1, 30_000), ("Es teh", 1, 8_000)],
            ),
            // Two people share a crab.
            (
                "Paket 2 orang: kepiting saus padang + es teh",
                116_000,
                &[("Kepiting saus padang", 1, 100_000), ("Es teh", 2, 8_000)],
            ),
            (
                "Paket 2 orang: rendang + es teh",
                76_000,
                &[("Paket 2 orang: rendang + es teh", 1, 76_000)],
            ),
            (
                "Paket 3 orang: es teh + soto Betawi",
                100_000,
                &[("Paket 3 orang: es teh + soto Betawi", 1, 100_000)],
            ),
        ] {
            let found = contents(&Localised::same(name), worth, &menu());
            let found: Vec<_> = found
                .iter()
                .map(|item| (Locale::IdId.pick(&item.name), item.quantity, item.price))
                .collect();
            assert_eq!(found, wanted, "{name}");
            let sum: u32 = found.iter().map(|(_, count, price)| count * price).sum();
            assert_eq!(sum, worth, "{name}");
        }
    }
}
